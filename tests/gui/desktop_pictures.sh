#!/bin/sh
# SPDX-License-Identifier: MIT
# The pictures that a desktop shows of Muster: sh desktop_pictures.sh PROGRAM. Icons in every size, pictures of the window
# in light and in dark colours for software centres, and who made it, for old and new ones.
set -eu
program=$1
id=io.github.musterbuilder.muster
icons=$(CDPATH='' cd -- "$(dirname "$program")/../share/icons/hicolor" && pwd)
CDPATH='' cd -- "$(dirname "$0")/../.."
metainfo=installer/linux/$id.metainfo.xml
wrong=0
complain() {
    echo "$1" >&2
    wrong=1
}

# value XPATH: of the description.
value() {
    xmllint --xpath "string($1)" "$metainfo"
}

for drawing in "apps/$id" mimetypes/application-x-muster mimetypes/application-x-muster-event; do
    [ -s "$icons/scalable/$drawing.svg" ] || complain "there is no drawing $drawing"
    for size in 16 22 24 32 48 64 128 256 512; do
        icon=$icons/${size}x$size/$drawing.png
        [ -s "$icon" ] || { complain "there is no $icon" && continue; }
        # Its size, and how much it differs within: an empty one does not.
        found=$(identify -format '%m %wx%h %[fx:standard_deviation>0.05]' "$icon")
        [ "$found" = "PNG ${size}x$size 1" ] || complain "$icon is $found"
    done
done

light=0
dark=0
count=$(value 'count(//screenshots/screenshot)')
for number in $(seq "$count"); do
    one="//screenshots/screenshot[$number]"
    picture=installer/manual/pictures/$(basename "$(value "$one/image")")
    [ -s "$picture" ] || { complain "there is no $picture" && continue; }
    [ -n "$(value "$one/caption[not(@xml:lang)]")" ] && [ -n "$(value "$one/caption[@xml:lang='de']")" ] ||
        complain "$picture lacks a caption"
    brightness=$(identify -format '%[fx:floor(100*mean)]' "$picture") # per cent
    colours=neither
    [ "$brightness" -lt 75 ] || colours=light
    [ "$brightness" -gt 35 ] || colours=dark
    case $(value "$one/@environment") in
    *:dark) wanted=dark dark=$((dark + 1)) ;;
    *) wanted=light light=$((light + 1)) ;;
    esac
    [ "$colours" = "$wanted" ] || complain "$picture is $colours, not $wanted"
done
[ "$light" -gt 0 ] && [ "$dark" -gt 0 ] || complain "$light light and $dark dark pictures"

# AppStream 1.0 reads <developer>, what is older <developer_name>.
[ -n "$(value '//developer[@id]/name')" ] || complain "the description names no developer"
[ "$(value '//developer/name')" = "$(value '//developer_name')" ] || complain "the two names of the developers differ"
exit "$wrong"
