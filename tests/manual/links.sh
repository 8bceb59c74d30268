#!/bin/sh
# SPDX-License-Identifier: MIT
# Every link of the pages for readers leads to a file or a heading that is there, and every chapter of the manual is
# reached from its index: sh tests/manual/links.sh
set -eu
export LC_ALL=C.UTF-8
CDPATH='' cd -- "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
wrong=0

complain() {
    echo "$1" >&2
    wrong=1
}

# links_of PAGE: what it links to, one a line; code is left out.
links_of() {
    awk '/^ *```/ { code = !code; next } !code' "$1" | sed 's/`[^`]*`//g' | grep -oE '\]\([^)]+\)' |
        sed -e 's/^](//' -e 's/)$//' -e 's/ ".*"$//' || true
}

# anchors_of PAGE: the names of its headings, as GitHub and pandoc form them.
anchors_of() {
    awk '/^ *```/ { code = !code; next } !code && /^#+ /' "$1" | sed -E -e 's/^#+ +//' -e 's/ +$//' |
        tr '[:upper:]' '[:lower:]' | sed -E -e 's/[^a-z0-9 _-]//g' -e 's/ /-/g'
}

git ls-files '*.md' >"$work/pages" 2>/dev/null || find . -name '*.md' -not -path './build/*' >"$work/pages"
count=0
while IFS= read -r page; do
    links_of "$page" >"$work/links"
    while IFS= read -r link; do
        count=$((count + 1))
        case $link in
        http://* | https://* | mailto:*) continue ;;
        esac
        file=${link%%#*}
        target=$page
        [ -z "$file" ] || target=$(dirname "$page")/$file
        [ -e "$target" ] || {
            complain "$page: $link leads nowhere"
            continue
        }
        case $link in
        *.md#* | \#*) anchors_of "$target" | grep -qx -- "${link#*#}" || complain "$page: $link: there is no such heading" ;;
        esac
    done <"$work/links"
done <"$work/pages"
[ "$count" -gt 50 ] || complain "only $count links were found: are they written in another way now?"

links_of installer/manual/index.md | sed 's/#.*//' | sort -u >"$work/reached"
for chapter in installer/manual/*.md; do
    chapter=${chapter##*/}
    [ "$chapter" = index.md ] || grep -qx "$chapter" "$work/reached" || complain "index.md does not lead to $chapter"
done
for page in ../../schemas/README.md ../../armylists/README.md; do
    grep -qxF "$page" "$work/reached" || complain "index.md does not lead to $page"
done
# A picture that no chapter shows is dead weight.
for picture in installer/manual/pictures/*.png; do
    [ -e "$picture" ] || continue
    grep -q "pictures/${picture##*/}" installer/manual/*.md README.md installer/linux/*.xml ||
        complain "$picture is shown nowhere"
done
echo "$count links"
exit "$wrong"
