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
grep -q "use_desktop_id(\"$id\")" app/gui/shell/application.cpp || fail "the program's windows are not of class $id"
grep -q "<id>$id</id>" "$linux/$id.metainfo.xml" || fail "the description has another id"

# Every file type that the entry opens is declared, has an icon, and is promised by the description.
types=$(sed -n 's/^MimeType=//p' "$linux/$id.desktop" | tr ';' ' ')
[ -n "$types" ] || fail "the entry opens no file type"
for type in $types; do
    grep -q "<mime-type type=\"$type\">" "$linux/$id.mime.xml" || fail "$type is not declared"
    [ -s "$linux/$(echo "$type" | tr '/' '-').svg" ] || fail "$type has no icon"
    grep -q "<mediatype>$type</mediatype>" "$linux/$id.metainfo.xml" || fail "the description does not promise $type"
done

# Files are known by what is in them, whatever they are called.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/mime/packages"
cp "$linux/$id.mime.xml" "$work/mime/packages/"
XDG_DATA_HOME=$work update-mime-database "$work/mime"
cp armylists/phalanx/armies/spartan.muster "$work/army"
{ printf 'SQLite format 3\000' && head -c 52 /dev/zero && printf MsEv && head -c 2000 /dev/zero; } >"$work/event"
for kind in army:application/x-muster event:application/x-muster-event; do
    file=$work/${kind%%:*}
    found=$(XDG_DATA_HOME=$work gio info -a standard::content-type "$file" | sed -n 's/.*content-type: //p')
    [ "$found" = "${kind#*:}" ] || fail "${kind%%:*} is taken for $found, not for ${kind#*:}"
    [ -s "$linux/$(echo "${kind#*:}" | tr '/' '-').svg" ] || fail "${kind#*:} has no icon"
done

# File managers show the battle line of an army: the call that they are given paints it as large as they ask.
thumbnailer=$linux/$id.thumbnailer
grep -qx "MimeType=application/x-muster;" "$thumbnailer" || fail "the thumbnailer is not for armies"
call=$(sed -n 's/^Exec=muster-cli //p' "$thumbnailer" | sed "s|%s|128|; s|%o|$work/picture.png|; s|%i|$work/army|")
# shellcheck disable=SC2086 # words of the call
"$program-cli" $call
width=$(od -An -tu1 -j16 -N4 "$work/picture.png" | tr -s ' ') # as the PNG's header says
[ "$width" = " 0 0 0 128" ] || fail "no picture of 128 pixels came of: muster-cli $call"

version=$("$program" --version | sed -n '1s/^muster //p')
grep -q "<release version=\"$version\"" "$linux/$id.metainfo.xml" || fail "no release $version in the description"

# What a report of a fault must say is said alike by both programs; the window has more libraries.
"$program" --version | grep -q '^libraries: .*SQLite [0-9.]*, wxWidgets [0-9.]*$' || fail "--version names no libraries"
data() {
    "$1" --version | grep '^rules data: .*phalanx-ii 20'
}
[ "$(data "$program")" = "$(data "$program-cli")" ] || fail "--version of the two programs differs on the data"

# The man page and --help have the same options.
options() {
    grep -oE -- '--[a-z][a-z-]*' | sort -u
}
help=$("$program" --help | options)
page=$(sed 's/\\-/-/g' installer/man/muster.1 | options)
[ "$help" = "$page" ] || fail "muster.1 and --help differ: $(printf '%s\n%s\n' "$help" "$page" | sort | uniq -u | tr '\n' ' ')"
