#!/bin/sh
# SPDX-License-Identifier: MIT
# The commands of a reduced build on the shipped armies and the mails of tests/data:
#   sh tests/reduced/commands.sh PROGRAM...     with all that starts it in front, such as wine64
set -eu
CDPATH='' cd -- "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cases=0

fail() {
    echo "commands.sh: $1" >&2
    head -c 2000 "$work/out" "$work/err" >&2
    exit 1
}

# expect STATUS TEXT ARGUMENT...: calls the program (the words of "$program") with the arguments; TEXT stands in what it
# prints. Wine's own messages go the same way as the program's.
expect() {
    wanted=$1
    text=$2
    shift 2
    cases=$((cases + 1))
    status=0
    $program "$@" >"$work/out" 2>"$work/err" </dev/null || status=$?
    [ "$status" -eq "$wanted" ] || fail "$*: ended with $status instead of $wanted"
    cat "$work/out" "$work/err" | tr -d '\r' | grep -qF -- "$text" || fail "$*: does not print “$text”"
}

program=$*
samples=$(ls armylists/*/samples/*.muster)
count=$(printf '%s\n' "$samples" | wc -l)

expect 0 'muster-cli' --version
expect 0 'convert' --help
# shellcheck disable=SC2086 # a list of files
expect 0 "$count armies: $count legal" check $samples
expect 0 "$count armies: $count legal" check --jobs 2 armylists/*/samples
# shellcheck disable=SC2086
expect 0 '{"format":1,' check --json $samples
for sample in $samples; do
    expect 0 "$(sed -n 's/.* name="\([A-Za-z ]*\).*/\1/p' "$sample" | head -n 1)" show "$sample"
done
for ruleset in armylists/*/ruleset.xml; do
    id=$(basename "$(dirname "$ruleset")")
    expect 0 "$id" rules
    expect 0 '' rules "$id"
done
expect 0 'spartan' lists phalanx
expect 2 'cannot be read' check nowhere.muster
expect 2 'is a folder' show armylists
expect 2 'has no library' check @1
printf '%%PDF-1.7\n' >"$work/sheet.pdf"
expect 2 'reads no PDF files' check "$work/sheet.pdf"
# Names with letters that no code page of Windows has together: of files, of folders, and of those in messages.
named="$work/Müller 項羽"
mkdir -p "$named/armies" "$named/data/phalanx"
cp armylists/phalanx/samples/english-agincourt-1415.muster "$named/armies/Müller 項羽.muster"
expect 0 'Breaks at 4' check "$named/armies/Müller 項羽.muster"
expect 0 'Müller 項羽.muster' check --json "$named/armies"
expect 2 'nowhere 項羽.muster' check "$named/nowhere 項羽.muster"
sed 's/<about/<abuot/' armylists/phalanx/samples/english-agincourt-1415.muster >"$named/wrong 項羽.muster"
expect 2 'wrong 項羽.muster:' check "$named/wrong 項羽.muster"
cp tests/data/mails/phalanx-agincourt-tsv.txt "$named/mail 項羽.txt"
expect 0 '' convert "$named/mail 項羽.txt" --to phalanx -o "$named/army 項羽.muster"
[ -s "$named/army 項羽.muster" ] || fail 'convert: wrote another file than it was told to'
sed 's/<rules>/<rulse>/' armylists/phalanx/ruleset.xml >"$named/data/phalanx/ruleset.xml"
expect 2 'Müller 項羽' rules phalanx --data "$named/data"
export MUSTER_DATA="$named/data"
expect 2 'Müller 項羽' rules phalanx
unset MUSTER_DATA
sed 's/<about/<abuot/' armylists/phalanx/samples/english-agincourt-1415.muster >"$work/wrong.muster"
expect 2 'wrong.muster:' check "$work/wrong.muster"

# Every mail without questions becomes its army.
for mail in tests/data/mails/phalanx-*.txt; do
    name=$(basename "$mail" .txt)
    case $name in phalanx-ii-*) ruleset=phalanx-ii ;; *) ruleset=phalanx ;; esac
    [ ! -f "tests/data/mails/$name.open" ] || continue
    case $name in
    *-html)
        expect 2 'reads no HTML' convert "$mail" --to "$ruleset"
        continue
        ;;
    esac
    rm -f "$work/army.muster"
    status=0
    $program convert "$mail" --to "$ruleset" -o "$work/army.muster" >"$work/out" 2>"$work/err" </dev/null || status=$?
    [ "$status" -le 1 ] || fail "convert $mail: ended with $status"
    # What is kept of the mail's words, and the data's revision, stand before the first body.
    sed -n '/<body/,$p' "$work/army.muster" >"$work/bodies"
    sed -n '/<body/,$p' "tests/data/mails/$name.muster" | cmp -s - "$work/bodies" ||
        fail "convert $mail: is not the army of $name.muster"
    cases=$((cases + 1))
done
expect 2 'reads no e-mails' convert tests/data/events/autumn-open/submissions/01-ann.eml --to phalanx
echo "$cases calls of muster-cli did what they should."
