#!/bin/sh
# SPDX-License-Identifier: MIT
# The pictures of the manual can be taken, and show what they are called: sh pictures.sh FOLDER, where the programs lie.
# Each scene is taken anew. Of the manual's pictures, its own must be the one that it is most like, however letters and
# figures may have changed since.
set -eu
programs=$1
CDPATH='' cd -- "$(dirname "$0")/../.."
pictures=installer/manual/pictures
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
wrong=0
complain() {
    echo "$1" >&2
    wrong=1
}

# Where things are, without their letters.
outline() {
    convert "$1" -colorspace Gray -resize 160x100! "$2"
}

# How far two outlines are apart.
distance() {
    compare -metric RMSE "$1" "$2" null: 2>&1 | sed 's/ .*//' || true
}

mkdir "$work/taken" "$work/shown"
MUSTER_PICTURES=$work/taken sh installer/screenshots.sh "$programs" >/dev/null
for picture in "$pictures"/*.png; do
    outline "$picture" "$work/shown/${picture##*/}"
    [ -e "$pictures/de/${picture##*/}" ] || complain "${picture##*/} has no German picture"
done
for picture in "$pictures"/*.png "$pictures"/de/*.png "$work"/taken/*.png; do
    size=$(identify -format '%wx%h' "$picture")
    [ "$size" = 1280x800 ] || complain "$picture has $size"
done

count=0
for picture in "$work"/taken/*.png; do
    scene=${picture##*/}
    count=$((count + 1))
    outline "$picture" "$work/outline.png"
    likest=$(for shown in "$work"/shown/*.png; do
        echo "$(distance "$work/outline.png" "$shown") ${shown##*/}"
    done | sort -g | sed -n '1s/.* //p')
    [ "$likest" = "$scene" ] || complain "$scene shows what $likest of the manual does"
done
[ "$count" -eq "$(ls "$pictures"/*.png | wc -l)" ] || complain "$count scenes are taken, not those of the manual"
exit "$wrong"
