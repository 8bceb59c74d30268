#!/bin/sh
# SPDX-License-Identifier: MIT
# The German manual gives each command the key that the English one does, whose keys the tests of the window compare with
# those of the program: sh tests/manual/keys.sh
set -eu
export LC_ALL=C.UTF-8
CDPATH='' cd -- "$(dirname "$0")/../../installer/manual"
command -v po4a-translate >/dev/null || {
    echo "keys.sh: po4a is missing: sh installer/packages.sh manual" >&2
    exit 1
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# keys_of CHAPTER: the key of each command, one a line
keys_of() {
    awk -F ' *[|] *' '/^[|] [*][*]/ { print $3 }' "$1"
}

po4a-translate -f text -o markdown -o neverwrap -M UTF-8 -L UTF-8 -k 0 -m window.md -p de.po -l "$work/de.md" >/dev/null
keys_of window.md | sed -e 's/Ctrl/Strg/; s/Shift/Umschalt/; s/Delete/Entf/; s/Home/Pos1/' \
    -e 's/Up$/Auf/; s/Down$/Ab/; s/Right$/Rechts/; s/Left$/Links/' >"$work/wanted"
keys_of "$work/de.md" >"$work/keys"
[ "$(wc -l <"$work/keys")" -gt 70 ] || {
    echo "keys.sh: only $(wc -l <"$work/keys") keys were found: are they written in another way now?" >&2
    exit 1
}
diff "$work/wanted" "$work/keys"
