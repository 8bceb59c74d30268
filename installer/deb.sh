#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the Debian package in a clean system, twice, and holds the two against each other; then installs it in a
# second clean system, tries it there, removes it, and looks for anything left behind.
#   sh installer/deb.sh [FOLDER]     FOLDER is where the package is put (default: build/deb)
# The clean systems are made of the package sources of this machine. Needs root, like every tool that makes such systems.
set -eu
CDPATH='' cd -- "$(dirname "$0")/.."

if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || {
        echo "deb.sh: making a clean system needs root. Run this as root." >&2
        exit 1
    }
    exec sudo sh "$0" "$@"
fi
sh installer/packages.sh package checks

out=${1:-build/deb}
mkdir -p "$out"
out=$(cd "$out" && pwd)
version=$(sed -n '1s/^muster (\(.*\)) .*/\1/p' installer/debian/changelog)
project=$(sed -n 's/^project(muster VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
[ "$version" = "$project" ] || {
    echo "deb.sh: installer/debian/changelog says $version, CMakeLists.txt $project; make them the same." >&2
    exit 1
}
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

heading() {
    printf '\n== %s\n' "$1"
}

# packages_of PATTERN: what packages.txt names for a build and for the manual, one a line, where the name matches.
packages_of() {
    awk '/^# [a-z]+$/ { inside = ($2 == "build" || $2 == "manual"); next } inside && NF && !/^#/ { print $1 }' installer/packages.txt |
        grep -E "$1"
}

# The apt sources of this machine, as arguments.
set --
for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do
    [ ! -s "$file" ] || set -- "$@" "$file"
done

source=$work/muster-$version
mkdir "$source"
git ls-files -z | xargs -0 tar -c -- | tar -x -C "$source"
cp -r installer/debian "$source/debian"
# With the fonts, in which the manual's PDF is set.
build_depends=$(packages_of '.' | grep -vx ccache | sed 's/^/, /' | tr -d '\n')
fonts=$(packages_of '^fonts-' | sed 's/^/, /' | tr -d '\n')
sed -e "s/@build-depends@/$build_depends/" -e "s/@fonts@/$fonts/" "$source/debian/control.in" >"$source/debian/control"
rm "$source/debian/control.in"

heading "Building muster $version twice in a clean $suite"
mkdir "$work/built"
export source work version
# shellcheck disable=SC2016 # the hooks expand these
mmdebstrap --mode=root --variant=buildd --format=null \
    --include="debhelper,lintian,$(printf '%s' "$build_depends" | sed -e 's/^, //' -e 's/, /,/g')" \
    --customize-hook='mkdir "$1/build" && cp -r "$source" "$1/build/"' \
    --customize-hook='for build in first second; do
        chroot "$1" env -i PATH="$PATH" LC_ALL=C.UTF-8 DEB_BUILD_OPTIONS=noautodbgsym \
            sh -euc "cd /build/muster-$version && dpkg-buildpackage -b -us -uc >/build/log 2>&1 || { tail -n 60 /build/log; exit 1; }"
        mkdir "$work/built/$build" && mv "$1"/build/muster_* "$work/built/$build/"
    done' \
    --customize-hook='cp -r "$work/built/second" "$1/build/" &&
        chroot "$1" env -i PATH="$PATH" LC_ALL=C.UTF-8 sh -euc "cd /build/second && lintian --allow-root --fail-on error,warning *.changes"' \
    "$suite" /dev/null "$@"

package=$(cd "$work/built/first" && ls muster_*.deb)
if ! cmp "$work/built/first/$package" "$work/built/second/$package"; then
    for build in first second; do
        dpkg-deb -R "$work/built/$build/$package" "$work/built/$build/files"
        mkdir -p "$out/$build"
        cp "$work/built/$build"/* "$out/$build/" 2>/dev/null || true
    done
    echo "deb.sh: the two builds differ; both are in $out. What differs:" >&2
    (cd "$work/built" && diff -rq first/files second/files) >&2 || true
    exit 1
fi
echo "Both builds are the same bytes; lintian found no error and no warning."
cp "$work"/built/first/* "$out/"

# What man has formatted while it was tried belongs to man, which clears its cache itself.
heading "Installing, trying and removing it in another clean $suite"
export package out
# shellcheck disable=SC2016
mmdebstrap --mode=root --variant=apt --format=null \
    --customize-hook='cp "$out/$package" "$1/var/cache/apt/archives/"' \
    --customize-hook='chroot "$1" env DEBIAN_FRONTEND=noninteractive sh -euc "
        apt-get install -y --no-install-recommends /var/cache/apt/archives/$package >/dev/null
        ! dpkg-query -W -f \"\\\${Package} \\\${db:Status-Status}\\n\" | grep -E -- \"-dev (install|unpack)\" ||
            { echo \"a development package came along\" >&2; exit 1; }
        muster-cli --version && muster --version"' \
    --customize-hook='autopkgtest -B "$out/$package" "$source/" -- chroot "$1"' \
    --customize-hook='chroot "$1" env DEBIAN_FRONTEND=noninteractive sh -euc "
        apt-get purge -y --autoremove muster >/dev/null
        rm -f /var/cache/apt/archives/$package
        left=\$(find / -xdev -ipath \"*muster*\" -not -path \"/proc/*\" -not -path \"/tmp/*\" -not -path \"/var/log/*\" \
            -not -path \"/var/lib/apt/*\" -not -path \"/var/cache/man/*\")
        left=\$left\$(grep -rls musterbuilder /etc /usr/share /var/lib --exclude-dir=apt || true)
        [ -z \"\$left\" ] || { echo \"left behind: \$left\" >&2; exit 1; }
        echo \"Removed: nothing of it is left.\""' \
    "$suite" /dev/null "$@"

heading "Done"
echo "$out/$package"
echo "Install it with: sudo apt install $out/$package"
