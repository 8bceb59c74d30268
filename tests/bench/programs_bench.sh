#!/bin/sh
# SPDX-License-Identifier: MIT
# Whole programs side by side: programs_bench.sh MUSTER-CLI FLOOR FOLDER-WRITER
# They are run many times in turn. A ratio is the median of those of single rounds: what stands in one round ran
# within a second, so that a machine that is now quicker and now slower treats both alike.
set -eu
muster=$1 floor=$2 writer=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$writer" "$folder/armies" 20000
"$writer" "$folder/one" 1
# The same armies in two folders of 10,000: what two programs side by side can do on this machine.
mkdir "$folder/first" "$folder/second"
find "$folder/armies" -name '*[02468].muster' -exec ln -t "$folder/first" {} +
find "$folder/armies" -name '*[13579].muster' -exec ln -t "$folder/second" {} +

# seconds of the processor (user and system), then of the clock, of one run; exit 1 is "some army has errors"
measure() {
    TIMEFORMAT='%U %S %R' bash -c 'time "$@" >/dev/null 2>&1 || [ $? -le 1 ]' measure "$@" 2>&1 |
        awk '{print $1 + $2, $3}'
}

# the median of column $1 of the file $2
median() {
    cut -d ' ' -f "$1" "$2" | sort -g | awk '{value[NR] = $1} END {print value[int((NR + 1) / 2)]}'
}

# the median of the ratios, round by round, of column $1 of the file $2 to that of the file $3
median_ratio() {
    cut -d ' ' -f "$1" "$2" >"$folder/above"
    cut -d ' ' -f "$1" "$3" | paste -d ' ' "$folder/above" - | awk '{print $1 / $2}' >"$folder/ratios"
    median 1 "$folder/ratios"
}

ratio() {
    awk -v what="$1" -v ratio="$2" -v aim="$3" -v more="${4:-}" 'BEGIN {
        met = more ? ratio >= aim : ratio <= aim
        printf "%-64s %8.2f   aim: at %s %.2f  %s\n", what, ratio, more ? "least" : "most", aim, met ? "met" : "MISSED"
    }'
}

for _ in $(seq 40); do
    measure "$floor" "$folder/armies" >>"$folder/floor"
    measure "$muster" check --jobs 1 "$folder/armies" >>"$folder/one-job"
    measure "$muster" check --jobs 2 "$folder/armies" >>"$folder/two-jobs"
    measure sh -c '"$0" check --jobs 1 "$1" & "$0" check --jobs 1 "$2"; wait' "$muster" \
        "$folder/first" "$folder/second" >>"$folder/two-programs"
done
one=$folder/one/army-00000.muster
repeated() {
    TIMEFORMAT='%R'
    bash -c 'TIMEFORMAT=%R; time for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do "$@" >/dev/null 2>&1; done' \
        repeated "$@" 2>&1
}
for _ in 1 2 3 4 5; do
    repeated xmllint --noout "$one" >>"$folder/xmllint"
    repeated "$muster" check "$one" >>"$folder/one-file"
done
"$writer" "$folder/hundred" 100
for _ in 1 2 3 4 5; do
    for jobs in 1 2; do
        rm -rf "$folder/sheets"
        measure "$muster" sheet --jobs "$jobs" -o "$folder/sheets" "$folder/hundred" >>"$folder/sheets-$jobs"
        # A program that makes nothing is quick.
        [ "$(find "$folder/sheets" -name '*.pdf' | wc -l)" -eq 100 ]
    done
done

echo
echo "20,000 armies in a folder, seconds of the processor: floor $(median 1 "$folder/floor")," \
    "one job $(median 1 "$folder/one-job"); of the clock: one job $(median 2 "$folder/one-job")," \
    "two jobs $(median 2 "$folder/two-jobs")"
ratio "check --jobs 1 / reading and pugixml's parse, processor" "$(median_ratio 1 "$folder/one-job" "$folder/floor")" 2.5
ratio "two programs with half the folder each / check --jobs 2, clock" \
    "$(median_ratio 2 "$folder/two-programs" "$folder/two-jobs")" 0.95 more
ratio "check of one file / xmllint --noout, clock, whole process" \
    "$(median_ratio 1 "$folder/one-file" "$folder/xmllint")" 8.0
ratio "100 sheets as PDF, --jobs 1 / --jobs 2, clock" "$(median_ratio 2 "$folder/sheets-1" "$folder/sheets-2")" 1.5 more
