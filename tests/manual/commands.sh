#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs every command of a chapter of the manual, in a folder of its own: sh commands.sh MUSTER-CLI CHAPTER.md
# In a chapter
#   ```sh            holds commands, one a line, each of which must end as its remark says ("exit status 1"), else with 0
#   ```console       holds such commands behind "$ ", and below each what it prints; a line "…" stands for any lines
#   ```LANGUAGE FILE is a file that the commands after it read
# Other blocks are not looked at.
set -eu
program=$1
chapter=$2

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin" "$work/steps" "$work/play"
ln -s "$program" "$work/bin/muster-cli"

# Cuts the chapter into steps/0001.file with its name in 0001.name, or 0002.command with 0002.expected.
awk -v steps="$work/steps" '
    function next_step() { step = sprintf("%s/%04d", steps, ++count) }
    /^```$/ && inside { inside = ""; next }
    /^```/ && !inside {
        inside = substr($1, 4)
        if (inside == "") inside = "other"
        if (NF > 1) { inside = "file"; next_step(); print $2 >(step ".name"); printf "" >(step ".file") }
        next
    }
    inside == "file" { print >(step ".file") }
    inside == "sh" && NF { next_step(); print >(step ".command") }
    inside == "console" && /^\$ / { next_step(); print substr($0, 3) >(step ".command"); printf "" >(step ".expected"); next }
    inside == "console" { print >(step ".expected") }
' "$chapter"

# matches EXPECTED ACTUAL
matches() {
    awk -v expected="$1" '
        BEGIN { while ((getline line <expected) > 0) want[++n] = line }
        { got[++m] = $0 }
        END {
            j = 1
            for (i = 1; i <= n; i++) {
                if (want[i] == "…") { free = 1; continue }
                while (free && j <= m && got[j] != want[i]) j++
                if (j > m || got[j] != want[i]) exit 1
                j++
                free = 0
            }
            exit !(free || j > m)
        }' "$2"
}

cd "$work/play"
export HOME="$work/play/home" PATH="$work/bin:$PATH" NO_COLOR=1
unset XDG_DATA_HOME XDG_CONFIG_HOME XDG_STATE_HOME MUSTER_DATA
mkdir home
wrong=0
run=0
for step in "$work"/steps/*; do
    case $step in
    *.name)
        name=$(cat "$step")
        mkdir -p "$(dirname "$name")"
        cp "${step%.name}.file" "$name"
        ;;
    *.command)
        command=$(cat "$step")
        wanted=$(printf '%s\n' "$command" | sed -n 's/.*#.*exit status \([0-9]\).*/\1/p')
        status=0
        sh -c "$command" >"$work/out" 2>"$work/err" || status=$?
        run=$((run + 1))
        if [ "$status" -ne "${wanted:-0}" ]; then
            echo "$chapter: '$command' exits with $status, not ${wanted:-0}:" >&2
            cat "$work/out" "$work/err" >&2
            wrong=1
        elif [ -f "${step%.command}.expected" ] && ! matches "${step%.command}.expected" "$work/out"; then
            echo "$chapter: '$command' prints something else:" >&2
            cat "$work/out" >&2
            wrong=1
        fi
        ;;
    esac
done
echo "$run commands of $(basename "$chapter")"
exit "$wrong"
