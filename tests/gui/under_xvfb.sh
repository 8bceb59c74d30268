#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs a program on a display of its own, with a window manager so that focus and menus behave:
# sh tests/gui/under_xvfb.sh PROGRAM [ARGUMENT...]
set -eu
for needed in xvfb-run openbox; do
    command -v "$needed" >/dev/null || {
        echo "under_xvfb.sh: $needed is missing: sh installer/packages.sh tests" >&2
        exit 1
    }
done
NO_AT_BRIDGE=1
export NO_AT_BRIDGE
exec xvfb-run -a -s '-screen 0 1280x800x24' sh -c '
    openbox >/dev/null 2>&1 &
    manager=$!
    sleep 0.5
    status=0
    "$@" || status=$?
    kill "$manager" 2>/dev/null || true
    exit "$status"' sh "$@"
