#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what is missing, builds everything with warnings as errors and runs all tests.
set -eu
CDPATH='' cd -- "$(dirname "$0")/.."

sh installer/packages.sh build manual tests
cmake --preset tests
cmake --build --preset tests
exec ctest --preset tests
