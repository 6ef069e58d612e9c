# Read by chromium.sh and postgres.sh, which say what they look for in `look`.

# needed NAME HINT PACKAGE...: prints what `look` finds; as root, installs Debian's packages if it finds nothing.
needed() {
    name=$1 hint=$2
    shift 2
    look && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing $name for the tests ..." >&2
        log=$(mktemp)
        export DEBIAN_FRONTEND=noninteractive
        { apt-get update -q && apt-get install -q -y --no-install-recommends "$@"; } >"$log" 2>&1 || tail -n 5 "$log" >&2
        rm -f "$log"
        look && return
    fi
    echo "The tests need $name: install the package '$1', or set $hint." >&2
    return 1
}
