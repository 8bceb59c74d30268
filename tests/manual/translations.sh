#!/bin/sh
# SPDX-License-Identifier: MIT
# Every language of the manual has all of its texts, and none that is gone; code stays as it is: sh translations.sh
set -eu
CDPATH='' cd -- "$(dirname "$0")/../../installer/manual"
command -v po4a-updatepo >/dev/null || {
    echo "translations.sh: po4a is missing: sh installer/packages.sh manual" >&2
    exit 1
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
set --
for chapter in *.md; do
    set -- "$@" -m "$chapter"
done
po4a-updatepo -f text -o markdown -o neverwrap -M UTF-8 "$@" -p "$work/all.pot" >/dev/null 2>&1
msggrep --invert-match --extracted-comment --regexp 'Fenced code block' -o "$work/manual.pot" "$work/all.pot"
wrong=0
for catalogue in *.po; do
    msgfmt --check-format -o /dev/null "$catalogue"
    msgmerge --quiet --no-fuzzy-matching -o "$work/merged.po" "$catalogue" "$work/manual.pot"
    msgattrib --no-obsolete --untranslated "$work/merged.po" >"$work/wrong.po"
    msgattrib --no-obsolete --only-fuzzy "$work/merged.po" >>"$work/wrong.po"
    msgattrib --only-obsolete "$work/merged.po" >>"$work/wrong.po"
    if [ -s "$work/wrong.po" ]; then
        echo "$catalogue is not complete or has texts that are gone:" >&2
        cat "$work/wrong.po" >&2
        wrong=1
    fi
done
exit "$wrong"
