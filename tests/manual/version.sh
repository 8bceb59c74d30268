#!/bin/sh
# SPDX-License-Identifier: MIT
# The version is the same wherever it stands: version.sh VERSION PROGRAM MANUAL
# VERSION is that of the project, PROGRAM answers --version, MANUAL holds a folder for each language of the manual.
set -eu
export LC_ALL=C.UTF-8
version=$1
program=$2
manual=$(CDPATH='' cd -- "$3" && pwd)
CDPATH='' cd -- "$(dirname "$0")/../.."
wrong=0

# same WHERE FOUND
same() {
    [ "$2" = "$version" ] || {
        echo "$1 says '$2', the project '$version'; CONTRIBUTING.md says what a release changes" >&2
        wrong=1
    }
}

same CMakeLists.txt "$(sed -n 's/^project(muster VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)"
same "$(basename "$program") --version" "$("$program" --version | sed -n '1s/^muster[a-z-]* //p')"
same CHANGELOG.md "$(sed -n 's/^## \([0-9.]*\).*/\1/p' CHANGELOG.md | head -n 1)"
same installer/debian/changelog "$(sed -n '1s/^muster (\(.*\)) .*/\1/p' installer/debian/changelog)"
for file in installer/linux/*.metainfo.xml; do
    same "$file" "$(sed -n 's/.*<release version="\([^"]*\)".*/\1/p' "$file" | head -n 1)"
done
for folder in "$manual"/*/; do
    same "$folder" "$(sed -n 's/^<nav>.*<small>\(.*\)<\/small><\/nav>$/\1/p' "$folder/index.html")"
    same "$folder/manual.pdf" "$(pdftotext -l 1 "$folder/manual.pdf" - | sed -n 's/^Muster \([0-9.]*\)$/\1/p' | head -n 1)"
done
# A version comes out on one day.
day=$(sed -n "s/^## $version, //p" CHANGELOG.md)
released=$(sed -n "s/.*<release version=\"$version\" date=\"\([^\"]*\)\".*/\1/p" installer/linux/*.metainfo.xml)
packaged=$(date -u -d "$(sed -n 's/^ -- .*>  //p' installer/debian/changelog | head -n 1)" +%F)
[ "$day" = "$released" ] && [ "$day" = "$packaged" ] || {
    echo "the day of $version is $day in CHANGELOG.md, $released in the metainfo, $packaged in installer/debian/changelog" >&2
    wrong=1
}
exit "$wrong"
