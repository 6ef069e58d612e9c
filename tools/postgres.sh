#!/bin/sh
# Prints the folder of PostgreSQL's programs for the tests; as root, installs Debian's if there is none.
set -eu

find_postgres() {
    for folder in "${POSTGRES:-}" /usr/lib/postgresql/*/bin "$(dirname "$(command -v initdb || echo /none/initdb)")"; do
        if [ -x "$folder/initdb" ]; then
            echo "$folder"
            return 0
        fi
    done
    return 1
}

if find_postgres; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing PostgreSQL for the tests ..." >&2
    export DEBIAN_FRONTEND=noninteractive
    {
        apt-get update -q && apt-get install -q -y --no-install-recommends postgresql
    } >/tmp/postgres-install.$$ 2>&1 || { tail -n 5 /tmp/postgres-install.$$ >&2; }
    rm -f /tmp/postgres-install.$$
    if find_postgres; then
        exit 0
    fi
fi
echo "The tests need PostgreSQL: install the package 'postgresql', or set POSTGRES=/folder/of/initdb." >&2
exit 1
