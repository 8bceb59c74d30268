#!/bin/sh
# SPDX-License-Identifier: MIT
# Takes the pictures of the manual, one of each scene, on a display of its own: sh installer/screenshots.sh [FOLDER [SCENE...]]
# FOLDER is where muster and muster-cli lie (default: build/release/bin). Without a SCENE it takes all of them.
# With MUSTER_PICTURES it puts the English ones into that folder, and leaves those of the manual alone.
set -eu
CDPATH='' cd -- "$(dirname "$0")/.."
sh installer/packages.sh build tests

folder=${1:-build/release/bin}
[ $# -eq 0 ] || shift
scenes=" $* "
program=$folder/muster
[ -x "$program" ] || {
    echo "screenshots.sh: there is no $program; build it first: sh installer/run.sh" >&2
    exit 1
}
home=$(mktemp -d)
armies=armylists
spartans=$armies/phalanx/armies/spartan.muster
trap 'rm -rf "$home"' EXIT
export XDG_CONFIG_HOME="$home/config" XDG_STATE_HOME="$home/state" XDG_DATA_HOME="$home/data"
export program

# Whether the scene is asked for, and has not all been asked for.
wanted() {
    case $scenes in
    "  " | *" $1 "*) return 0 ;;
    *) return 1 ;;
    esac
}

# take SCENE TITLE ACTS [ARGUMENT...]: a part of the window's title, by which it is known that the right thing is shown,
# and xdotool commands.
take() {
    wanted "$1" || return 0
    picture=$pictures/$1.png
    title=$2
    acts=$3
    shift 3
    export picture title acts # for the shell on that display
    sh tests/gui/under_xvfb.sh sh -euc '
        "$program" "$@" 2>/dev/null &
        window=$!
        trap "kill $window" EXIT
        id=
        for _ in $(seq 40); do
            sleep 0.25
            id=$(xdotool search --onlyvisible --name "$title" 2>/dev/null | tail -n 1) || true
            [ -z "$id" ] || break
        done
        [ -n "$id" ] || {
            echo "screenshots.sh: no window is called “$title”" >&2
            exit 1
        }
        xdotool windowmove "$id" 0 0 windowsize "$id" 1280 778
        sleep 1
        eval "$acts"
        sleep 1.5
        import -window root -strip -define png:exclude-chunks=date,time "$picture"' sh "$@"
    rm -rf "$XDG_STATE_HOME" # the window was killed, and would offer its unsaved work in the next scene
    echo "$picture"
}

away='xdotool mousemove 640 790'

# The sample tournament. What is no mail has no time of its own.
take_event() {
    wanted event || return 0
    sample=tests/data/events/autumn-open
    event=$home/autumn-open.muster-event
    rm -rf "$event" "$event"-* # the window was killed, and left its journal
    "$folder"/muster-cli event new "$event" --pack "$sample/pack.xml" >/dev/null
    "$folder"/muster-cli event roll "$event" "$sample/players.csv" >/dev/null
    for submission in "$sample"/submissions/*; do
        case $submission in
        *.eml) set -- ;;
        *) set -- --at 2026-11-21T09:15:00+00:00 ;;
        esac
        "$folder"/muster-cli event take "$event" "$submission" "$@" >/dev/null || true # 3: a line is open
    done
    take event 'Autumn Open 2026' "sleep 1; xdotool mousemove 200 262 click 1; $away" "$event"
}

take_scenes() {
    take start Muster "$away"
    take new Muster 'xdotool key ctrl+n'
    take army 'King Agis at Mantinea' "xdotool mousemove 400 243 click 1; $away" "$spartans"
    GTK_THEME=Adwaita:dark take findings 'Host of the Broken Fang' \
        "xdotool mousemove 400 243 click 1; sleep 0.5; xdotool key Delete; $away" \
        "$armies/undying-lands/samples/orc-host.muster"
    take lists 'King Agis at Mantinea' 'xdotool key ctrl+alt+l; sleep 1; xdotool type spartan' "$spartans"
    take sheet 'King Agis at Mantinea' 'xdotool key ctrl+6' "$spartans"
    take odds 'King Agis at Mantinea' 'xdotool key ctrl+shift+o' "$spartans"
    take text Muster 'xdotool key ctrl+shift+v; sleep 1
        for line in "1 x (HIS-V-RA) Spartiates, General" "4 x (HIS-III-RA) Perioikoi" "3 x HIS Hoplites of the league" \
            "1 x (HSC-II-IF) Lacedaemonian horse" "1 x (VLI-II-IF) Helots, off the main line"; do
            xdotool type --delay 2 "$line"
            xdotool key Return
        done'
    take_event
    # Last, because the library is empty in all scenes before: the window then opens with its start page.
    "$folder"/muster-cli library add "$armies"/*/samples >/dev/null
    take library Muster "$away"
}

# The German pictures lie in a folder of their own.
languages='en de'
[ -z "${MUSTER_PICTURES:-}" ] || languages=en
for language in $languages; do
    export LANGUAGE="$language"
    pictures=${MUSTER_PICTURES:-installer/manual/pictures}
    [ "$language" = en ] || pictures=$pictures/$language
    mkdir -p "$pictures"
    rm -rf "$XDG_DATA_HOME"
    take_scenes
done
