#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what is missing, builds Muster and opens its window; without a display it shows the command line at
# work on the sample armies.
set -eu
CDPATH='' cd -- "$(dirname "$0")/.."

sh installer/packages.sh build manual
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

echo
echo "== Their sheets"
for samples in armylists/*/samples; do
    "$muster" sheet "$samples" --format pdf -o "build/release/sheets/$(basename "$(dirname "$samples")")"
done

set -- armylists/into-glory-ride/samples/*.muster
echo
echo "== One of them as text: $1"
"$muster" sheet "$1"

echo
echo "The programs are $PWD/build/release/bin/muster and $PWD/$muster; try them with --help."
