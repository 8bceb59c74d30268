#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes the manual of its chapters: sh installer/manual/build.sh html|pdf LANGUAGE FOLDER
#   html  a page for each chapter, with its pictures, for F1 and a browser
#   pdf   all chapters as manual.pdf
# LANGUAGE is en, or that of a catalogue LANGUAGE.po. Needs pandoc, for the PDF weasyprint and for other languages po4a:
# sh installer/packages.sh manual
set -eu
kind=$1
language=$2
mkdir -p "$3"
folder=$(CDPATH='' cd -- "$3" && pwd)
CDPATH='' cd -- "$(dirname "$0")"
# So that the same chapters give the same bytes.
export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-0}" PYTHONHASHSEED=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# In the order of the table of contents; then, in English only, the pages of other folders that it names last.
chapters="index $(grep -oE '\]\([a-z0-9-]+\.md\)' index.md | sed -e 's/^](//' -e 's/\.md)$//')"
more='formats lists-made'
[ "$language" = en ] || more=

# Those that begin a page in the book: the first of each part of the table of contents, and the long ones behind the last.
parts=" $(awk '/^## / { heading = 1 } heading && match($0, /\]\([a-z0-9-]+\.md\)/) {
    print substr($0, RSTART + 2, RLENGTH - 6); heading = 0 }' index.md | tr '\n' ' ') $more "

# Where pictures of the language lie; those of the English window otherwise.
pictures=pictures/$language
[ -d "$pictures" ] || pictures=pictures

# convert CHAPTER ARGUMENT...: as HTML, to standard output
convert() {
    chapter=$1
    shift
    case $chapter in
    formats) source=../../schemas/README.md ;;
    lists-made) source=../../armylists/README.md ;;
    *) source=$chapter.md ;;
    esac
    if [ "$language" != en ]; then
        set -- "$@" --metadata "english=$source" --metadata "language=$language"
        po4a-translate -f text -o markdown -o neverwrap -M UTF-8 -L UTF-8 -k 0 \
            -m "$source" -p "$language.po" -l "$work/$chapter.md" >/dev/null
        source=$work/$chapter.md
    fi
    pandoc --from gfm --to html5 --no-highlight --wrap=preserve --lua-filter links.lua "$@" "$source"
}

# The program that the manual is about.
version=$(sed -n 's/^project(muster VERSION \([0-9.]*\).*/\1/p' ../../CMakeLists.txt)
title=$(convert index --to plain | sed -n 1p)
case $kind in
html)
    mkdir -p "$folder/pictures"
    cp style.css "$folder"
    cp "$pictures"/*.png "$folder/pictures"
    echo "<nav><a href=\"index.html\">$title</a> <small>$version</small></nav>" >"$work/nav"
    for name in $chapters $more; do
        convert "$name" --standalone --metadata "lang=$language" --css style.css --include-before-body "$work/nav" \
            --output "$folder/$name.html"
    done
    ;;
pdf)
    {
        echo "<!DOCTYPE html><html lang=\"$language\"><head><meta charset=\"utf-8\"><title>$title</title>"
        echo '<link rel="stylesheet" href="style.css"></head><body>'
        echo "<p class=\"version\">Muster $version</p>"
        for name in $chapters $more; do
            class=chapter
            case $parts in *" $name "*) class=part ;; esac
            echo "<section id=\"$name\" class=\"$class\">"
            convert "$name" --metadata "book=$name"
            echo '</section>'
        done
        echo '</body></html>'
    } | sed "s|src=\"pictures/|src=\"$pictures/|" >"$work/book.html"
    # weasyprint names pictures after their paths, which are not those of a temporary folder.
    # It goes on after an error, such as a link that leads nowhere.
    weasyprint --base-url "$PWD/" "$work/book.html" "$work/manual.pdf" 2>"$work/complaints" &&
        ! grep -q '^ERROR: ' "$work/complaints" || {
        cat "$work/complaints" >&2
        exit 1
    }
    cp "$work/manual.pdf" "$folder"
    ;;
*)
    echo "build.sh: html or pdf, not '$kind'" >&2
    exit 2
    ;;
esac
