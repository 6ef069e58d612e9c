#!/bin/sh
# Prints the path of a Chromium for the browser tests; as root, installs Debian's if there is none.
set -eu

find_chromium() {
    for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
        if [ -n "$name" ] && command -v "$name"; then
            return 0
        fi
    done
    return 1
}

if find_chromium; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing Chromium for the browser tests ..." >&2
    export DEBIAN_FRONTEND=noninteractive
    {
        apt-get update -q && apt-get install -q -y --no-install-recommends chromium fonts-dejavu-core
    } >/tmp/chromium-install.$$ 2>&1 || { tail -n 5 /tmp/chromium-install.$$ >&2; }
    rm -f /tmp/chromium-install.$$
    if find_chromium; then
        exit 0
    fi
fi
echo "The browser tests need Chromium: install the package 'chromium', or set CHROMIUM=/path/to/chromium." >&2
exit 1
