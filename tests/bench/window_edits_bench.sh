#!/bin/sh
# SPDX-License-Identifier: MIT
# How long an edit in an army of 36 vignettes takes until it is painted, and what memory the window takes beyond
# an empty frame with the same kinds of control:
# sh tests/bench/window_edits_bench.sh MUSTER EMPTY_FRAME ARMY_OF_12 [EDITS]
set -eu
muster=$1
empty=$2
army=$3
edits=${4:-60}
command -v xdotool >/dev/null || {
    echo "window_edits_bench.sh: xdotool is missing: sh installer/packages.sh tests" >&2
    exit 1
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
XDG_CONFIG_HOME=$work
XDG_STATE_HOME=$work
XDG_DATA_HOME=$work
export XDG_CONFIG_HOME XDG_STATE_HOME XDG_DATA_HOME LANGUAGE=en muster empty army edits work

# Everything in it three times.
awk '
    /<army / { sub(/<army /, "<army size=\"36\" ") }
    /<body/ { inside = 1 }
    inside { bodies = bodies $0 "\n" }
    /<\/army>/ { printf "%s%s%s", bodies, bodies, bodies }
    !inside { print }
    /<\/body>/ { inside = 0 }' "$army" >"$work/large.muster"

sh "$(dirname "$0")/../gui/under_xvfb.sh" bash -c '
    window_of() {
        local id=
        until id=$(xdotool search --onlyvisible --pid "$1" 2>/dev/null | tail -n 1) && [ -n "$id" ]; do sleep 0.1; done
        echo "$id"
    }
    # Resident memory of a process in kB, and what of it no other program shares.
    resident() { awk "/^Rss/ { r = \$2 } /^Private/ { p += \$2 } END { print r, p }" "/proc/$1/smaps_rollup"; }

    "$empty" --stay 2>/dev/null &
    frame=$!
    window_of "$frame" >/dev/null
    "$muster" "$army" 2>/dev/null &
    whole=$!
    window_of "$whole" >/dev/null
    before=
    until now=$(resident "$whole")$(resident "$frame") && [ "$now" = "$before" ]; do
        before=$now
        sleep 2
    done
    echo "$(resident "$whole") $(resident "$frame")" | awk "{
        printf \"memory with 12 vignettes: %.1f MB beyond the empty frame (%.1f and %.1f MB resident; target: under 20)\\n\",
            (\$1 - \$3) / 1024, \$1 / 1024, \$3 / 1024
        printf \"of that private: %.1f MB beyond the empty frame (%.1f and %.1f MB)\\n\",
            (\$2 - \$4) / 1024, \$2 / 1024, \$4 / 1024 }"
    kill "$whole" "$frame"
    wait "$whole" "$frame" 2>/dev/null

    "$muster" --trace-latency "$work/large.muster" 2>"$work/trace" &
    whole=$!
    id=$(window_of "$whole")
    sleep 3
    xdotool windowfocus "$id" key --delay 200 Home Down Down Down
    sleep 1
    # Alt is held: pressing it paints the menus once, which is no part of an edit.
    xdotool keydown alt
    sleep 0.5
    : >"$work/trace"
    for ((i = 0; i < edits; ++i)); do
        if ((i % 2)); then xdotool key Left; else xdotool key Right; fi
        sleep 0.2
    done
    xdotool keyup alt
    sleep 0.5
    kill "$whole"
    sed -n "s/^edit: \([0-9.]*\) ms until known, \([0-9.]*\) ms until painted, \([0-9.]*\) ms at work.*/\2 \1 \3/p" "$work/trace" |
        sort -n |
        awk "{ painted[NR] = \$1; known[NR] = \$2; if (\$2 > most) most = \$2; worked += \$2 + \$3 }
            END {
                if (NR == 0) { print \"no edit was traced\"; exit 1 }
                middle = int((NR + 1) / 2); late = int(NR * 0.95); if (late < 1) late = 1
                printf \"edit with 36 vignettes painted: median %.1f ms, 95%% within %.1f ms, worst %.1f ms of %d (target: 16)\\n\",
                    painted[middle], painted[late], painted[NR], NR
                printf \"of that until all panels know it: at most %.1f ms\\n\", most
                printf \"known, and then at work without waiting for the next frame: mean %.1f ms\\n\", worked / NR }"'
