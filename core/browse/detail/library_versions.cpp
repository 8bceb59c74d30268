// SPDX-License-Identifier: MIT
#include "browse/detail/library_versions.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <cairo.h>
#include <fmt/format.h>
#include <glib.h>
#include <pango/pango.h>

namespace muster {

namespace {

std::string dotted(unsigned major, unsigned minor, unsigned patch) {
    return fmt::format("{}.{}.{}", major, minor, patch);
}

} // namespace

std::vector<std::string> library_versions() {
    return {
        fmt::format("cairo {}", cairo_version_string()),
        fmt::format("fmt {}", dotted(FMT_VERSION / 10000, FMT_VERSION / 100 % 100, FMT_VERSION % 100)),
        fmt::format("GLib {}", dotted(glib_major_version, glib_minor_version, glib_micro_version)),
        fmt::format("pango {}", pango_version_string()),
        fmt::format("SQLite {}", SQLite::getLibVersion()),
    };
}

} // namespace muster
