#!/bin/sh
# SPDX-License-Identifier: MIT
# The English and the German of the manual, and the English of the other pages for readers, by hunspell. Names and terms that
# it does not know stand in words.txt and words-de.txt; a word that no page uses is taken out again: sh tests/manual/spelling.sh
set -eu
export LC_ALL=C.UTF-8
CDPATH='' cd -- "$(dirname "$0")/../.."
command -v hunspell >/dev/null || {
    echo "spelling.sh: hunspell is missing: sh installer/packages.sh tests" >&2
    exit 1
}
command -v po4a-translate >/dev/null || {
    echo "spelling.sh: po4a is missing: sh installer/packages.sh manual" >&2
    exit 1
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The words of pages, without code and the targets of links, one a line and without "'s" and "d'": how hunspell 1.7 cuts
# longer lines into words differs from run to run.
words_of() {
    for page; do
        awk '/^ *```/ { code = !code; next } !code' "$page" |
            sed -zE -e 's/`[^`]*`//g' -e 's/\]\([^)]*\)/]/g' -e 's/<[^>]*>//g' -e "s/’/'/g" |
            grep -oE "[[:alpha:]][[:alnum:]]*('[[:alpha:]]+)?" | sed -E -e "s/'s$//" -e "s/^d'//"
    done
}

# check DICTIONARY WORD-OF-IT WORDS PAGE...: whether the dictionary or the list has all words of the pages
check() {
    dictionary=$1 known=$2 words=$3
    shift 3
    # hunspell passes over what it cannot find, so ask whether it has its dictionary.
    echo "$known" | hunspell -d "$dictionary" -i UTF-8 -l >"$work/none" 2>"$work/err" && [ ! -s "$work/none" ] || {
        cat "$work/err" >&2
        echo "spelling.sh: there is no dictionary $dictionary: sh installer/packages.sh tests" >&2
        exit 1
    }
    words_of "$@" | sort -u >"$work/each"
    hunspell -d "$dictionary" -i UTF-8 -l "$work/each" | sort -u >"$work/unknown"
    # Not as a personal dictionary: that would pass over what is not needed any more.
    sed '/^#/d' "$words" | sort -u >"$work/words"
    if comm -23 "$work/unknown" "$work/words" | grep . >"$work/new"; then
        echo "Not known to the dictionary. Correct them, or add them to $words:" >&2
        cat "$work/new" >&2
        wrong=1
    fi
    if comm -13 "$work/unknown" "$work/words" | grep . >"$work/old"; then
        echo "No page needs these any more. Take them out of $words:" >&2
        cat "$work/old" >&2
        wrong=1
    fi
}

wrong=0
check en_GB colour tests/manual/words.txt README.md CHANGELOG.md CONTRIBUTING.md armylists/README.md schemas/README.md \
    installer/manual/*.md
for chapter in installer/manual/*.md; do
    po4a-translate -f text -o markdown -o neverwrap -M UTF-8 -L UTF-8 -k 0 -m "$chapter" -p installer/manual/de.po \
        -l "$work/$(basename "$chapter")" >/dev/null
done
# What the program prints is English in the German pages too.
check de_DE,en_GB Rüstung tests/manual/words-de.txt "$work"/*.md
exit "$wrong"
