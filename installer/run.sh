#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what is missing, builds Muster and opens its window; without a display it shows the command line at
# work on the sample armies.
set -eu
CDPATH='' cd -- "$(dirname "$0")/.."

sh installer/packages.sh build
cmake --preset release
cmake --build --preset release --target muster muster-cli

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec build/release/bin/muster "$@"
fi

muster=build/release/bin/muster-cli

echo
echo "There is no display for the window, so here is Muster's command line at work."
echo
echo "== The sample armies, checked"
"$muster" check armylists/*/samples

for samples in armylists/*/samples; do
    set -- "$samples"/*.muster
    echo
    echo "== $1"
    "$muster" show "$1"
done

echo
echo "The programs are $PWD/build/release/bin/muster and $PWD/$muster; try them with --help."
