#!/bin/sh
# Prints the path of a Chromium for the browser tests; as root, installs Debian's if there is none.
set -eu
. "$(dirname "$0")/needed.sh"

# The shell without windows comes first: it draws the same pages with a quarter less work.
look() {
    for browser in "${CHROMIUM:-}" chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
        if [ -n "$browser" ] && command -v "$browser"; then
            return
        fi
    done
    return 1
}

needed Chromium CHROMIUM=/path/to/chromium chromium-headless-shell fonts-dejavu-core
