// SPDX-License-Identifier: MIT
#include "browse/version_page.h"

#include "base/input_error.h"
#include "ruleset/data_folders.h"
#include "ruleset/rulesets.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <cairo.h>
#include <fmt/format.h>
#include <glib.h>
#include <pango/pango.h>

#include <vector>

namespace muster {

namespace {

std::string revision_of(const Rulesets& rulesets, const std::string& id) {
    try {
        return rulesets.find(id)->revision;
    } catch (const InputError&) {
        return "?";
    }
}

std::string dotted(unsigned major, unsigned minor, unsigned patch) {
    return fmt::format("{}.{}.{}", major, minor, patch);
}

} // namespace

std::string version_page(std::string_view program, const std::vector<std::string>& more_libraries) {
    const Rulesets rulesets(standard_data_folders());
    std::vector<std::string> data;
    for (const std::string& id : rulesets.ids())
        data.push_back(fmt::format("{} {}", id, revision_of(rulesets, id)));
    std::vector<std::string> libraries{
        fmt::format("cairo {}", cairo_version_string()),
        fmt::format("fmt {}", dotted(FMT_VERSION / 10000, FMT_VERSION / 100 % 100, FMT_VERSION % 100)),
        fmt::format("GLib {}", dotted(glib_major_version, glib_minor_version, glib_micro_version)),
        fmt::format("pango {}", pango_version_string()),
        fmt::format("SQLite {}", SQLite::getLibVersion()),
    };
    libraries.insert(libraries.end(), more_libraries.begin(), more_libraries.end());
    return fmt::format("{} {}\nrules data: {}\nlibraries: {}", program, MUSTER_VERSION, fmt::join(data, ", "),
                       fmt::join(libraries, ", "));
}

} // namespace muster
