#!/bin/sh
# SPDX-License-Identifier: MIT
# What `cmake --install` puts below DESTDIR and a prefix works from there without the build, and nothing lands
# elsewhere: installed.sh BUILD
set -eu
build=$1
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
unset MUSTER_DATA XDG_DATA_HOME XDG_CONFIG_HOME XDG_STATE_HOME XDG_CACHE_HOME
HOME=$root/home
mkdir "$HOME"
export HOME

fail() {
    echo "installed.sh: $1" >&2
    exit 1
}

DESTDIR=$root cmake --install "$build" --prefix /opt/muster >/dev/null
[ "$(cd "$root" && find . -mindepth 1 -maxdepth 2 | sort | xargs)" = "./home ./opt ./opt/muster" ] ||
    fail "something was installed outside the prefix"
prefix=$root/opt/muster
found=$(find "$prefix" -type l -lname '/*')
[ -z "$found" ] || fail "these lead out of the prefix: $found"
cli=$prefix/bin/muster-cli
"$cli" --version | grep -q '^rules data: .*phalanx-ii 20' || fail "the installed program finds no rule sets"
army=$prefix/share/muster/armylists/phalanx/armies/spartan.muster
"$cli" check "$army" | grep -q '^LEGAL' || fail "the installed program does not check a sample"
"$cli" sheet "$army" -o "$root/sheet.pdf" >/dev/null
"$cli" check "$root/sheet.pdf" | grep -q '^LEGAL' || fail "the sheet's PDF does not hold its army"
for file in share/man/man1/muster-cli.1 share/muster/schemas/army-1.xsd; do
    [ -s "$prefix/$file" ] || fail "$file is missing"
done
[ -z "$(ls -A "$HOME")" ] || fail "the program left files behind in the account: $(ls -A "$HOME")"
