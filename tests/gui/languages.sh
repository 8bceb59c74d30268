#!/bin/sh
# SPDX-License-Identifier: MIT
# Every catalogue has all texts of the window, or of the rule sets, none doubtful: sh tests/gui/languages.sh
set -eu
CDPATH='' cd -- "$(dirname "$0")/../../app/gui"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
xgettext --from-code=UTF-8 -k_ -kwxTRANSLATE -kwxPLURAL:1,2 -o "$work/muster.pot" ./*.cpp
printf '%s\n' ../../armylists/*/ruleset.xml |
    xgettext --its=languages/rules/ruleset.its --from-code=UTF-8 -f - -o "$work/rules.pot"
for catalogue in languages/*.po languages/rules/*.po; do
    template=$work/muster.pot
    case $catalogue in */rules/*) template=$work/rules.pot ;; esac
    msgmerge --quiet --no-fuzzy-matching -o "$work/merged.po" "$catalogue" "$template"
    msgattrib --no-obsolete --untranslated "$work/merged.po" >"$work/missing.po"
    msgattrib --no-obsolete --only-fuzzy "$work/merged.po" >>"$work/missing.po"
    msgattrib --only-obsolete "$work/merged.po" >>"$work/missing.po"
    if [ -s "$work/missing.po" ]; then
        echo "$catalogue is not complete or has texts that are gone:" >&2
        cat "$work/missing.po" >&2
        exit 1
    fi
    # A language without its other half would speak two.
    [ -f "languages/${catalogue##*/}" ] && [ -f "languages/rules/${catalogue##*/}" ] || {
        echo "$catalogue: the words of the window and of the rules belong together" >&2
        exit 1
    }
    msgfmt --check-format --statistics -o /dev/null "$catalogue"
done
