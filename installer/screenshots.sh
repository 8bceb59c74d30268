#!/bin/sh
# SPDX-License-Identifier: MIT
# Takes the pictures of the README on a display of its own: sh installer/screenshots.sh [FOLDER]
# FOLDER is where muster lies (default: build/release/bin).
set -eu
CDPATH='' cd -- "$(dirname "$0")/.."
sh installer/packages.sh build tests

program=${1:-build/release/bin}/muster
pictures=installer/linux/screenshots
[ -x "$program" ] || {
    echo "screenshots.sh: there is no $program; build it first: sh installer/run.sh" >&2
    exit 1
}
mkdir -p "$pictures"
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export XDG_CONFIG_HOME="$home/config" XDG_STATE_HOME="$home/state" XDG_DATA_HOME="$home/data" LANGUAGE=en
export program pictures

# take NAME ACTS [ARGUMENT...]: ACTS are xdotool commands.
take() {
    picture=$pictures/$1.png
    acts=$2
    shift 2
    export picture acts
    sh tests/gui/under_xvfb.sh sh -c '
        "$program" "$@" 2>/dev/null &
        window=$!
        sleep 3
        id=$(xdotool search --onlyvisible --name Muster | tail -n 1)
        xdotool windowmove "$id" 0 0 windowsize "$id" 1280 778
        sleep 1
        eval "$acts"
        sleep 1
        import -window root "$picture"
        kill "$window"' sh "$@"
    echo "$picture"
}

armies=armylists
take start 'xdotool mousemove 640 790'
take new 'xdotool key ctrl+n'
take legal 'xdotool mousemove 400 251 click 1 mousemove 640 790' \
    "$armies/into-glory-ride/samples/davout-auerstedt-1806.muster"
GTK_THEME=Adwaita:dark take findings 'xdotool mousemove 400 251 click 1; sleep 0.5; xdotool key Delete; sleep 1' \
    "$armies/undying-lands/samples/orc-host.muster"
