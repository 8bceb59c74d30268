#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs the missing packages of the named groups of packages.txt: sh installer/packages.sh build tests
# Where nothing is missing it neither calls apt nor needs root.
set -eu

list=$(dirname "$0")/packages.txt

groups() {
    sed -n 's/^# \([a-z]*\)$/\1/p' "$list" | paste -s -d ' '
}

packages_of() {
    awk -v group="$1" '/^# [a-z]+$/ { inside = ($2 == group); next } inside && NF && !/^#/ { print $1 }' "$list"
}

installed() {
    dpkg-query -W -f '${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed
}

if [ $# -eq 0 ]; then
    echo "Usage: sh installer/packages.sh GROUP... (groups: $(groups))" >&2
    exit 2
fi

wanted=
for group in "$@"; do
    packages=$(packages_of "$group")
    if [ -z "$packages" ]; then
        echo "packages.sh: no group '$group' in packages.txt; there are: $(groups)" >&2
        exit 2
    fi
    wanted="$wanted $packages"
done

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    echo "This is not a Debian system, so its packages cannot be installed from here." >&2
    echo "Muster is set up on Debian 12. Elsewhere, install what corresponds to these packages by hand:" >&2
    # shellcheck disable=SC2086 # a list of words
    echo " " $wanted >&2
    exit 1
fi

missing=
for package in $wanted; do
    installed "$package" || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" -eq 0 ]; then
    as_root=
elif command -v sudo >/dev/null; then
    as_root=sudo
else
    echo "These packages are missing, and installing them needs root. Run this as root, then try again:" >&2
    echo "  apt-get update && apt-get install -y --no-install-recommends$missing" >&2
    exit 1
fi

echo "Installing:$missing"
# A source that cannot be reached need not matter here: the install itself says so if it does.
$as_root env DEBIAN_FRONTEND=noninteractive apt-get update ||
    echo "packages.sh: the package lists could not all be refreshed; trying with those at hand." >&2
# shellcheck disable=SC2086 # a list of words
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing
