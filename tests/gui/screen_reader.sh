#!/bin/sh
# SPDX-License-Identifier: MIT
# What assistive programs see of the window, on a display and a bus of its own:
# sh tests/gui/screen_reader.sh PROGRAM SUITE
set -eu
program=$1
suite=$2
here=$(cd "$(dirname "$0")" && pwd)
for needed in xvfb-run openbox dbus-run-session xdotool /usr/bin/python3; do
    command -v "$needed" >/dev/null || {
        echo "screen_reader.sh: $needed is missing: sh installer/packages.sh tests" >&2
        exit 1
    }
done
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
unset NO_AT_BRIDGE XDG_DATA_HOME XDG_CONFIG_HOME XDG_STATE_HOME XDG_CACHE_HOME
HOME=$home LC_ALL=C.UTF-8 xvfb-run -a -s '-screen 0 1280x800x24' dbus-run-session -- sh -c '
    openbox >/dev/null 2>&1 &
    manager=$!
    status=0
    /usr/bin/python3 "$@" || status=$?
    kill "$manager" 2>/dev/null || true
    exit "$status"' sh "$here/screen_reader.py" "$program" "$suite"
