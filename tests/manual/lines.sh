#!/bin/sh
# SPDX-License-Identifier: MIT
# The lines of code in the manual fit on its pages: sh tests/manual/lines.sh
set -eu
export LC_ALL=C.UTF-8
CDPATH='' cd -- "$(dirname "$0")/../.."
most=99
wrong=0
for page in installer/manual/*.md schemas/README.md armylists/README.md; do
    awk '/^```/ { code = !code; next } code' "$page" | grep -E ".{$((most + 1)),}" || continue
    echo "$page has lines of code of more than $most characters" >&2
    wrong=1
done
exit "$wrong"
