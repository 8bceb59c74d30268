// SPDX-License-Identifier: MIT
#include "shipped_data.h"

#include "base/file.h"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace muster::tests {

namespace {

std::vector<std::filesystem::path> files_below(const std::filesystem::path& folder,
                                               const std::string& extension) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file() && entry.path().extension() == extension)
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    if (files.empty())
        throw std::runtime_error(fmt::format("no {} below {}", extension, folder.string()));
    return files;
}

std::string short_name(const std::filesystem::path& file) {
    return file.lexically_relative(source_folder()).string();
}

std::vector<NamedText> read_samples() {
    std::vector<NamedText> result;
    for (const auto& file : files_below(source_folder() / "armylists", ".muster"))
        if (file.parent_path().filename() == "samples")
            result.push_back({short_name(file), read_file(file)});
    return result;
}

std::vector<NamedText> read_case_armies() {
    std::vector<NamedText> result;
    for (const auto& file : files_below(source_folder() / "tests" / "cases", ".xml")) {
        pugi::xml_document document;
        if (!document.load_file(file.c_str(), pugi::parse_full))
            throw std::runtime_error(file.string() + " cannot be parsed");
        // In tables.xml an <army> names a starting point and holds the <army> of the army format.
        for (const auto& found : document.select_nodes("//*[@ruleset][self::army]")) {
            std::ostringstream text;
            found.node().print(text, "", pugi::format_raw);
            result.push_back({fmt::format("{} army {}", short_name(file), result.size()), text.str()});
        }
    }
    if (result.empty())
        throw std::runtime_error("no army in tests/cases");
    return result;
}

} // namespace

std::filesystem::path source_folder() {
    return MUSTER_SOURCE_DIR;
}

const Rulesets& shipped_rulesets() {
    static const Rulesets rulesets({source_folder() / "armylists"});
    return rulesets;
}

const std::vector<std::string>& shipped_ruleset_ids() {
    static const std::vector<std::string> ids = shipped_rulesets().ids();
    return ids;
}

const std::vector<NamedText>& samples() {
    static const std::vector<NamedText> texts = read_samples();
    return texts;
}

const std::vector<NamedText>& case_armies() {
    static const std::vector<NamedText> texts = read_case_armies();
    return texts;
}

std::vector<NamedText> all_armies() {
    std::vector<NamedText> texts = samples();
    texts.insert(texts.end(), case_armies().begin(), case_armies().end());
    return texts;
}

} // namespace muster::tests
