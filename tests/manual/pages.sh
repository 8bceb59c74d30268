#!/bin/sh
# SPDX-License-Identifier: MIT
# The manual as it is installed: sh pages.sh FOLDER. Every page is right HTML, and each of its links leads to a page,
# a place on it, or a picture of this folder; the PDF holds every chapter.
set -eu
export LC_ALL=C.UTF-8
[ -f "$1/index.html" ] && [ -f "$1/manual.pdf" ] || {
    echo "pages.sh: there is no manual in $1; it needs pandoc and weasyprint: sh installer/packages.sh manual" >&2
    exit 1
}
cd "$1"
wrong=0
complain() {
    echo "$1" >&2
    wrong=1
}

count=0
for page in *.html; do
    tidy -quiet -errors "$page" || complain "$page is not right HTML"
    for link in $(grep -oE '(href|src)="[^"]*"' "$page" | sed -E 's/^[a-z]+="(.*)"$/\1/'); do
        count=$((count + 1))
        case $link in
        http://* | https://*) complain "$page: $link needs the Internet" && continue ;;
        esac
        file=${link%%#*}
        [ -e "${file:-$page}" ] || { complain "$page: $link leads nowhere" && continue; }
        case $link in
        *'#'*) grep -q "id=\"${link#*#}\"" "${file:-$page}" || complain "$page: there is no place $link" ;;
        esac
    done
done
[ "$count" -gt 50 ] || complain "only $count links were found"

pdftotext manual.pdf - >"${TMPDIR:-/tmp}/manual.$$"
for page in *.html; do
    title=$(sed -n 's/.*<h1[^>]*>\(.*\)<\/h1>.*/\1/p' "$page" | head -n 1)
    grep -qF -- "$title" "${TMPDIR:-/tmp}/manual.$$" || complain "the PDF lacks '$title'"
done
rm "${TMPDIR:-/tmp}/manual.$$"
# Its first page gives the page of each chapter; it has no number where a link leads nowhere.
chapters=$(find . -name '*.html' ! -name index.html | wc -l)
numbers=$(pdftotext -l 1 -layout manual.pdf - | grep -cE '\.\. *[0-9]+$' || true)
[ "$numbers" -eq "$chapters" ] || complain "the contents of the PDF give the pages of $numbers chapters, not of $chapters"
exit "$wrong"
