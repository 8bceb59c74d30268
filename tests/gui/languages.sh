#!/bin/sh
# SPDX-License-Identifier: MIT
# Every catalogue has all texts of the window, none doubtful: sh tests/gui/languages.sh
set -eu
CDPATH='' cd -- "$(dirname "$0")/../../app/gui"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
find . ../../core -name '*.cpp' -o -name '*.h' | sort >"$work/sources"
xgettext --from-code=UTF-8 -k_ -kwxTRANSLATE -kwxPLURAL:1,2 -ktranslate -ktranslate_format -kmark_for_translation -o "$work/muster.pot" \
    -f "$work/sources"
# Of army lists, only what is said again and again: where they are from.
find ../../armylists -mindepth 2 -maxdepth 2 -name '*.xml' ! -name ruleset.xml |
    xgettext --its=languages/armylist.its --from-code=UTF-8 -f - -o "$work/lists.pot"
msgcat --use-first -o "$work/window.pot" "$work/muster.pot" "$work/lists.pot"
printf '%s\n' ../../armylists/*/ruleset.xml |
    xgettext --its=languages/rules/ruleset.its --from-code=UTF-8 -f - -o "$work/rules.pot"
for catalogue in languages/*.po languages/rules/*.po; do
    template=$work/window.pot
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
    # A language with one half only would speak two.
    [ -f "languages/${catalogue##*/}" ] && [ -f "languages/rules/${catalogue##*/}" ] || {
        echo "$catalogue: the words of the window and those of the rules belong together" >&2
        exit 1
    }
    # {} and {name} are filled in: a translation has the same ones.
    msgcat --no-wrap "$catalogue" | awk -v file="$catalogue" '
        function places(text,  found) {
            while (match(text, /\{[^}]*\}/)) {
                found[substr(text, RSTART, RLENGTH)]++
                text = substr(text, RSTART + RLENGTH)
            }
            return count_of(found)
        }
        function count_of(found,  key, n) { for (key in found) n += found[key]; return n + 0 }
        /^msgid / { text = $0 }
        /^msgstr / && text != "msgid \"\"" && places(text) != places($0) {
            print file ": not as many places to fill in:\n" text "\n" $0
            wrong = 1
        }
        END { exit wrong }' >&2
    msgfmt --check-format --statistics -o /dev/null "$catalogue"
done
