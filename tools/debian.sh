#!/bin/sh
# What only Debian can give: installed when we are root, otherwise named in one line.
#   tools/debian.sh venv       Python 3.11 or newer that can make virtual environments (a must)
#   tools/debian.sh headers    what compiling the rules needs besides a compiler
#   tools/debian.sh chromium   what the browser tests drive
set -eu
python=${PYTHON:-python3}

get() { # get PACKAGE WHY
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "$2: installing Debian's $1"
        { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq -y install "$1"; } >/dev/null 2>&1 && return
    fi
    echo "$2. To get it: sudo apt install $1" >&2
    return 1
}

case $1 in
venv)
    command -v "$python" >/dev/null || get python3-venv "Quartier needs Python 3.11 or newer"
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
        echo "Quartier needs Python 3.11 or newer; here is $("$python" --version)" >&2
        exit 1
    }
    "$python" -c 'import ensurepip, venv' 2>/dev/null || get python3-venv "This Python makes no virtual environments"
    ;;
headers)
    command -v cc >/dev/null || exit 0
    "$python" -c 'from pathlib import Path; from sysconfig import get_path
raise SystemExit(not (Path(get_path("include")) / "Python.h").exists())' ||
        get python3-dev "This Python has no headers to compile the rules with" || true
    ;;
chromium)
    command -v chromium >/dev/null || get chromium "The browser tests need Chromium" || true
    ;;
esac
