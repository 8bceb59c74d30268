#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds what can be built of Muster for Windows, on Debian, and runs its tests under Wine:
#   sh installer/windows.sh [JOBS]     JOBS is how many compilers run at a time (default: one per processor)
# That is the preset "windows": the rooms base, ruleset, army, check, lists, house and odds with their tests, and
# muster-cli with check, show, convert, rules and lists. It is no part of what a change must pass (.ci/run).
# All tests passed under Wine, also those of files and folders whose names have other than English letters. A real
# Windows has not been seen.
#
# From Debian's sources: fmt and pugixml. From its packages the headers of Boost (Boost.Test is built from them), CLI11
# and nlohmann-json, which are nothing but headers. What GLib does elsewhere, SHA-256 and letters, Windows does itself.
# Not built, nor tried, and what is missing without it:
#   gettext        every text stays English; installer/windows/libintl.h stands in
#   GMime          with GLib, GObject and GIO beneath it: no e-mails in convert
#   libxml2        would be of use for HTML in e-mails and on its own: no HTML in convert
#   SQLite         the room database stands on locks of Linux (database/detail/lasting_locks.h): no library and no
#                  tournaments before there are such locks for Windows
#   libzip         only the library and tournaments have archives
#   cairo, pango, gdk-pixbuf, zbar, qrencode, qpdf, wxWidgets: with all that they need themselves: neither sheets nor
#                  the window
set -eu
CDPATH='' cd -- "$(dirname "$0")/.."
sh installer/packages.sh build windows

jobs=${1:-$(nproc)}
work=$PWD/build/windows-libraries
sources=$work/sources
libraries=$work/installed
mkdir -p "$sources" "$work/apt/lists/partial" "$libraries/include"

heading() {
    printf '\n== %s\n' "$1"
}

# apt with the sources of this release, and nothing else of this machine's settings for them.
source_apt() {
    apt-get -qq -o Dir::Etc::sourcelist="$work/apt/sources.list" -o Dir::Etc::sourceparts=- \
        -o Dir::State::lists="$work/apt/lists" -o APT::Sandbox::User=root "$@"
}

# fetch PACKAGE: its source, as Debian has patched it, in the folder of its name.
fetch() {
    [ ! -d "$sources/$1" ] || return 0
    if [ ! -s "$work/apt/sources.list" ]; then
        (. /etc/os-release && echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] \
http://deb.debian.org/debian $VERSION_CODENAME main") >"$work/apt/sources.list"
        source_apt update
    fi
    (cd "$sources" && source_apt source --download-only "$1" && dpkg-source -x "$1"_*.dsc "$1.unpacked" >/dev/null)
    mv "$sources/$1.unpacked" "$sources/$1"
}

# build PACKAGE OPTION...: one with CMake, as a static library.
build() {
    package=$1
    shift
    [ ! -f "$work/$package.done" ] || return 0
    echo "$package"
    fetch "$package"
    log=$work/$package.log
    {
        cmake -S "$sources/$package" -B "$work/$package" -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=OFF \
            -DCMAKE_TOOLCHAIN_FILE="$PWD/installer/windows/toolchain.cmake" -DCMAKE_INSTALL_LIBDIR=lib \
            -DMUSTER_WINDOWS_LIBRARIES="$libraries" -DCMAKE_INSTALL_PREFIX="$libraries" -DBUILD_TESTING=OFF "$@" &&
            cmake --build "$work/$package" -j "$jobs" && cmake --install "$work/$package"
    } >"$log" 2>&1 || {
        tail -n 30 "$log" >&2
        echo "windows.sh: $package could not be built; see $log" >&2
        exit 1
    }
    touch "$work/$package.done"
}

# What is headers alone is used as Debian has it.
link_headers() {
    for name in boost CLI nlohmann; do
        ln -sfn "/usr/include/$name" "$libraries/include/$name"
    done
    mkdir -p "$libraries/lib/cmake"
    ln -sfn /usr/share/cmake/nlohmann_json "$libraries/lib/cmake/nlohmann_json"
    ln -sfn /usr/share/cmake/CLI11 "$libraries/lib/cmake/CLI11"
}

# Texts stay English: installer/windows/libintl.h.
build_own() {
    cp installer/windows/libintl.h "$libraries/include/"
    x86_64-w64-mingw32-gcc-posix -O2 -c installer/windows/libintl.c -o "$work/libintl.o"
    x86_64-w64-mingw32-ar rcs "$libraries/lib/libintl.a" "$work/libintl.o"
    [ -f "$libraries/lib/libboost_unit_test_framework.a" ] && return 0
    x86_64-w64-mingw32-g++-posix -std=c++20 -w -Wa,-mbig-obj -I "$libraries/include" -c installer/windows/boost_test.cpp \
        -o "$work/boost_test.o"
    x86_64-w64-mingw32-ar rcs "$libraries/lib/libboost_unit_test_framework.a" "$work/boost_test.o"
}

heading "Libraries"
link_headers
build_own
build fmtlib -DFMT_TEST=OFF -DFMT_DOC=OFF
build pugixml

heading "Muster"
cmake --preset windows
cmake --build --preset windows -j "$jobs"

heading "Tests under Wine"
export WINEPREFIX="$work/wine" WINEDEBUG=-all LC_ALL=C.UTF-8
ctest --preset windows

heading "Seen"
echo "The tests above passed under Wine. No real Windows was involved, and the rest was not built: see the beginning of"
echo "installer/windows.sh. The program is build/windows/bin/muster-cli.exe."
