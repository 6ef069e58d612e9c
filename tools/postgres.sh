#!/bin/sh
# Prints the folder of PostgreSQL's programs for the tests; as root, installs Debian's if there is none.
set -eu
. "$(dirname "$0")/needed.sh"

look() {
    for folder in "${POSTGRES:-}" /usr/lib/postgresql/*/bin "$(dirname "$(command -v initdb || echo /none/initdb)")"; do
        if [ -x "$folder/initdb" ]; then
            echo "$folder"
            return
        fi
    done
    return 1
}

needed PostgreSQL POSTGRES=/folder/of/initdb postgresql
