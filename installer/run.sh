#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what is missing, builds Muster and shows it at work on the sample armies.
set -eu
CDPATH='' cd -- "$(dirname "$0")/.."

sh installer/packages.sh build
cmake --preset release
cmake --build --preset release --target muster-cli

muster=build/release/bin/muster-cli

echo
echo "This version of Muster has no window yet; here is its command line at work."
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
echo "The program is $PWD/$muster; try it with --help."
