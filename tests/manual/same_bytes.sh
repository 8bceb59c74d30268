#!/bin/sh
# SPDX-License-Identifier: MIT
# The manual of the same chapters is the same bytes, as the package must be: sh tests/manual/same_bytes.sh
set -eu
CDPATH='' cd -- "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for build in first second; do
    sh installer/manual/build.sh html en "$work/$build"
    sh installer/manual/build.sh pdf en "$work/$build"
done
diff -rq "$work/first" "$work/second"
