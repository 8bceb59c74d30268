#!/bin/sh
# SPDX-License-Identifier: MIT
# Every catalogue has all texts of the window, none doubtful: sh tests/gui/languages.sh
set -eu
CDPATH='' cd -- "$(dirname "$0")/../../app/gui"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
xgettext --from-code=UTF-8 -k_ -kwxTRANSLATE -kwxPLURAL:1,2 -o "$work/muster.pot" ./*.cpp
for catalogue in languages/*.po; do
    msgmerge --quiet --no-fuzzy-matching -o "$work/merged.po" "$catalogue" "$work/muster.pot"
    msgattrib --no-obsolete --untranslated "$work/merged.po" >"$work/missing.po"
    msgattrib --no-obsolete --only-fuzzy "$work/merged.po" >>"$work/missing.po"
    msgattrib --only-obsolete "$work/merged.po" >>"$work/missing.po"
    if [ -s "$work/missing.po" ]; then
        echo "$catalogue is not complete or has texts that are gone:" >&2
        cat "$work/missing.po" >&2
        exit 1
    fi
    msgfmt --check-format --statistics -o /dev/null "$catalogue"
done
