// SPDX-License-Identifier: MIT
#include "browse/version_page.h"

#include "base/input_error.h"
#include "browse/detail/library_versions.h"
#include "ruleset/data_folders.h"
#include "ruleset/rulesets.h"

#include <fmt/format.h>

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

} // namespace

std::string version_page(std::string_view program, const std::vector<std::string>& more_libraries) {
    const Rulesets rulesets(standard_data_folders());
    std::vector<std::string> data;
    for (const std::string& id : rulesets.ids())
        data.push_back(fmt::format("{} {}", id, revision_of(rulesets, id)));
    std::vector<std::string> libraries = library_versions();
    libraries.insert(libraries.end(), more_libraries.begin(), more_libraries.end());
    return fmt::format("{} {}\nrules data: {}\nlibraries: {}", program, MUSTER_VERSION, fmt::join(data, ", "),
                       fmt::join(libraries, ", "));
}

} // namespace muster
