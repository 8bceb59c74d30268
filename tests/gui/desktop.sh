#!/bin/sh
# SPDX-License-Identifier: MIT
# What the desktop is told of Muster: desktop.sh PROGRAM. The entry in the menu, the description for software centres,
# the file types and the man page are valid, name the same id, and name what exists.
set -eu
program=$1
id=io.github.musterbuilder.muster
CDPATH='' cd -- "$(dirname "$0")/../.."
linux=installer/linux

desktop-file-validate "$linux/$id.desktop"
appstreamcli validate --no-net --pedantic "$linux/$id.metainfo.xml"
for file in "$linux"/*.xml "$linux"/*.svg; do
    xmllint --noout "$file"
done

fail() {
    echo "desktop.sh: $1" >&2
    exit 1
}

grep -qx "Icon=$id" "$linux/$id.desktop" || fail "the entry's icon is not $id"
grep -qx "StartupWMClass=$id" "$linux/$id.desktop" || fail "the entry's windows are not of class $id"
grep -q "SetClassName(\"$id\")" app/gui/shell/application.cpp || fail "the program's windows are not of class $id"
grep -q "<id>$id</id>" "$linux/$id.metainfo.xml" || fail "the description has another id"

# Every file type that the entry opens is declared, has an icon, and is promised by the description.
types=$(sed -n 's/^MimeType=//p' "$linux/$id.desktop" | tr ';' ' ')
[ -n "$types" ] || fail "the entry opens no file type"
for type in $types; do
    grep -q "<mime-type type=\"$type\">" "$linux/$id.mime.xml" || fail "$type is not declared"
    [ -s "$linux/$(echo "$type" | tr '/' '-').svg" ] || fail "$type has no icon"
    grep -q "<mediatype>$type</mediatype>" "$linux/$id.metainfo.xml" || fail "the description does not promise $type"
done

version=$("$program" --version | sed 's/^muster //')
grep -q "<release version=\"$version\"" "$linux/$id.metainfo.xml" || fail "no release $version in the description"
sed -n 1p installer/debian/changelog | grep -q "^muster ($version) " || fail "the package's changelog is not at $version"

# The man page and --help have the same options.
options() {
    grep -oE -- '--[a-z][a-z-]*' | sort -u
}
help=$("$program" --help | options)
page=$(sed 's/\\-/-/g' installer/man/muster.1 | options)
[ "$help" = "$page" ] || fail "muster.1 and --help differ: $(printf '%s\n%s\n' "$help" "$page" | sort | uniq -u | tr '\n' ' ')"
