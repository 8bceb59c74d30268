#!/bin/sh
# SPDX-License-Identifier: MIT
# How long Muster's window takes from its start until it is painted with a sample army, against an empty frame
# with the same kinds of control, in turns on one display. The ratio is the median of those of single turns, so
# that a machine that is now quicker and now slower treats both alike:
# sh tests/bench/window_bench.sh MUSTER EMPTY_FRAME ARMY [RUNS]
set -eu
muster=$1
empty=$2
army=$3
runs=${4:-25}
XDG_CONFIG_HOME=$(mktemp -d)
XDG_STATE_HOME=$XDG_CONFIG_HOME
XDG_DATA_HOME=$XDG_CONFIG_HOME
export XDG_CONFIG_HOME XDG_STATE_HOME XDG_DATA_HOME muster empty army runs
trap 'rm -rf "$XDG_CONFIG_HOME"' EXIT

sh "$(dirname "$0")/../gui/under_xvfb.sh" bash -c '
    now() { date +%s%N; }
    one() {
        local begin end
        begin=$(now)
        "$@" >/dev/null 2>&1
        end=$(now)
        echo $(((end - begin) / 10000))
    }
    median() { sort -n | awk "{ v[NR] = \$1 } END { print v[int((NR + 1) / 2)] / 100 }"; }
    one "$muster" --until-painted "$army" >/dev/null # the first run reads the files
    one "$empty" >/dev/null
    for ((i = 0; i < runs; ++i)); do
        one "$empty" >>"$XDG_CONFIG_HOME/empty.times"
        one "$muster" --until-painted "$army" >>"$XDG_CONFIG_HOME/muster.times"
    done
    a=$(median <"$XDG_CONFIG_HOME/muster.times")
    b=$(median <"$XDG_CONFIG_HOME/empty.times")
    times=$(paste "$XDG_CONFIG_HOME/muster.times" "$XDG_CONFIG_HOME/empty.times" |
        awk "{ print \$1 * 100 / \$2 }" | median)
    awk -v a="$a" -v b="$b" -v times="$times" -v n="$runs" "BEGIN {
        printf \"window painted: Muster %.1f ms, empty frame %.1f ms: %.2f times (medians of %d; target: at most 1.5)\\n\", a, b, times, n }"'
