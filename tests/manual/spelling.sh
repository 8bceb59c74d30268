#!/bin/sh
# SPDX-License-Identifier: MIT
# The English of the manual and of the other pages for readers, by hunspell. Names and terms that it does not know
# stand in words.txt; a word that no page uses is taken out again: sh tests/manual/spelling.sh
set -eu
export LC_ALL=C.UTF-8
CDPATH='' cd -- "$(dirname "$0")/../.."
command -v hunspell >/dev/null || {
    echo "spelling.sh: hunspell is missing: sh installer/packages.sh tests" >&2
    exit 1
}
words=tests/manual/words.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# hunspell passes over what it cannot find, so ask whether it has its dictionary.
echo colour | hunspell -d en_GB -l >"$work/none" 2>"$work/err" && [ ! -s "$work/none" ] || {
    cat "$work/err" >&2
    echo "spelling.sh: there is no dictionary en_GB: sh installer/packages.sh tests" >&2
    exit 1
}
sed '/^#/d' "$words" >"$work/words"

# The words of all pages, without code and the targets of links, one a line and without "'s" and "d'": how hunspell 1.7 cuts
# longer lines into words differs from run to run.
for page in README.md CHANGELOG.md CONTRIBUTING.md armylists/README.md schemas/README.md installer/manual/*.md; do
    awk '/^ *```/ { code = !code; next } !code' "$page" |
        sed -zE -e 's/`[^`]*`//g' -e 's/\]\([^)]*\)/]/g' -e 's/<[^>]*>//g' -e "s/’/'/g" |
        grep -oE "[[:alpha:]][[:alnum:]]*('[[:alpha:]]+)?" | sed -E -e "s/'s$//" -e "s/^d'//" >>"$work/all"
done
sort -u "$work/all" >"$work/each"
hunspell -d en_GB -i UTF-8 -l "$work/each" >"$work/unknown"
sort -u "$work/unknown" >"$work/unknown-once"
# Not as a personal dictionary: that would pass over what is not needed any more.
sort -u "$work/words" >"$work/words-once"
wrong=0
if comm -23 "$work/unknown-once" "$work/words-once" | grep . >"$work/new"; then
    echo "Not known to the dictionary. Correct them, or add them to $words:" >&2
    cat "$work/new" >&2
    wrong=1
fi
if comm -13 "$work/unknown-once" "$work/words-once" | grep . >"$work/old"; then
    echo "No page needs these any more. Take them out of $words:" >&2
    cat "$work/old" >&2
    wrong=1
fi
exit "$wrong"
