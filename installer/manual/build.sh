#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes the manual of its chapters: sh installer/manual/build.sh html|pdf FOLDER
#   html  a page for each chapter, with its pictures, for F1 and a browser
#   pdf   all chapters as manual.pdf
# Needs pandoc, for the PDF weasyprint too: sh installer/packages.sh manual
set -eu
CDPATH='' cd -- "$(dirname "$0")"
# So that the same chapters give the same bytes.
export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-0}" PYTHONHASHSEED=0
kind=$1
folder=$2

# In the order of the table of contents; then the pages of other folders that the chapters refer to.
chapters=$(grep -oE '\]\([a-z0-9-]+\.md\)' index.md | sed -e 's/^](//' -e 's/\.md)$//')
more='formats lists-made'

file_of() {
    case $1 in
    formats) echo ../../schemas/README.md ;;
    lists-made) echo ../../armylists/README.md ;;
    *) echo "$1.md" ;;
    esac
}

convert() { # CHAPTER ARGUMENT...
    chapter=$1
    shift
    pandoc --from gfm --to html5 --no-highlight --wrap=preserve --lua-filter links.lua "$@" "$(file_of "$chapter")"
}

case $kind in
html)
    mkdir -p "$folder/pictures"
    cp style.css "$folder"
    cp pictures/*.png "$folder/pictures"
    echo '<nav><a href="index.html">The Muster manual</a></nav>' >"$folder/nav.part"
    for chapter in index $chapters $more; do
        convert "$chapter" --standalone --metadata lang=en --css style.css --include-before-body "$folder/nav.part" \
            --output "$folder/$chapter.html"
    done
    rm "$folder/nav.part"
    ;;
pdf)
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    {
        echo '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>The Muster manual</title>'
        echo '<link rel="stylesheet" href="style.css"></head><body>'
        for chapter in index $chapters $more; do
            echo "<section id=\"$chapter\">"
            convert "$chapter" --metadata book=yes --id-prefix="$chapter--"
            echo '</section>'
        done
        echo '</body></html>'
    } >"$work/book.html"
    mkdir -p "$folder"
    weasyprint --base-url "$PWD/" --quiet "$work/book.html" "$folder/manual.pdf"
    ;;
*)
    echo "build.sh: html or pdf, not '$kind'" >&2
    exit 2
    ;;
esac
