#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs every fuzzer of a build, all at once, from the inputs in tests/fuzz/corpus:
# sh tests/fuzz/run.sh BUILD-DIRECTORY SECONDS
# An input that breaks one is left in BUILD-DIRECTORY/found, and the exit status is 1.
set -eu
CDPATH='' cd -- "$(dirname "$0")/../.."
build=$1
seconds=$2

scratch=$(mktemp -d)
pids=''
trap 'kill $pids 2>/dev/null || true; rm -rf "$scratch"' EXIT
mkdir -p "$build/found"
LSAN_OPTIONS="suppressions=$PWD/tests/library_leaks.txt:print_suppressions=0"
UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1
export LSAN_OPTIONS UBSAN_OPTIONS

# Of formats that are no text the first inputs are made by the program itself.
army=$(find armylists/phalanx/samples -name '*.muster' | sort | head -n 1)
first_inputs() { # INPUT
    case $1 in
    pdf) "$build/bin/muster-cli" sheet "$army" -o "$scratch/pdf/sheet.pdf" >/dev/null ;;
    library | zip)
        [ -f "$scratch/one.db" ] || "$build/bin/muster-cli" library --library "$scratch/one.db" add "$army" >/dev/null
        case $1 in
        library) cp "$scratch/one.db" "$scratch/library/" ;;
        zip) "$build/bin/muster-cli" library --library "$scratch/one.db" export -o "$scratch/zip/one.zip" >/dev/null ;;
        esac
        ;;
    esac
}
# In bytes: of formats that pack, and of mails, faults begin where small inputs do not reach.
longest() { # INPUT
    case $1 in
    pdf | library | zip) echo 300000 ;;
    ruleset) echo 60000 ;;
    mail) echo 6000 ;; # longer ones take seconds each under the sanitizers
    *) echo 20000 ;;
    esac
}
for fuzzer in "$build"/tests/fuzz/fuzz_*; do
    input=${fuzzer##*/fuzz_}
    mkdir "$scratch/$input"
    [ ! -d "tests/fuzz/corpus/$input" ] || cp -R "tests/fuzz/corpus/$input/." "$scratch/$input"
    first_inputs "$input"
    {
        status=0
        "$fuzzer" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len="$(longest "$input")" -print_final_stats=1 \
            -artifact_prefix="$build/found/$input-" "$scratch/$input" >"$scratch/$input.log" 2>&1 || status=$?
        echo "$status" >"$scratch/$input.status"
    } &
    pids="$pids $!"
done
wait

failed=0
for status in "$scratch"/*.status; do
    input=$(basename "$status" .status)
    if [ "$(cat "$status")" -eq 0 ]; then
        echo "fuzz_$input: nothing found"
        grep '^stat::number_of_executed_units' "$scratch/$input.log"
    else
        echo "fuzz_$input failed; the input is in $build/found" >&2
        tail -n 60 "$scratch/$input.log" >&2
        failed=1
    fi
done
exit "$failed"
