// SPDX-License-Identifier: MIT
#include "army_prefetch.h"

#include "army_files.h"
#include "base/start_tag.h"
#include "base/xml_scanner.h"
#include "lists/lists.h"

#include <algorithm>
#include <exception>
#include <filesystem>
#include <iterator>
#include <system_error>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t most_entries = 64; // of one folder: armies kept together are mostly of a few rule sets

// The rule set and the list that its army names.
Army army_heading(const std::filesystem::path& file) {
    const std::string text = read_start_tag(file, "army");
    const std::string name = file.string();
    XmlScanner scanner(text, name);
    scanner.next();
    Army army;
    for (const XmlAttribute& attribute : scanner.attributes()) {
        if (attribute.name == "ruleset")
            army.ruleset = attribute.value;
        else if (attribute.name == "list")
            army.list = attribute.value;
    }
    return army;
}

} // namespace

ReadAhead::ReadAhead(const std::vector<std::string>& paths, const Rulesets& rulesets) {
    std::error_code ignored;
    std::vector<std::string> folders;
    std::copy_if(paths.begin(), paths.end(), std::back_inserter(folders),
                 [&](const std::string& path) { return std::filesystem::is_directory(path, ignored); });
    if (folders.empty())
        return;
    try {
        reader_ = std::thread([this, folders = std::move(folders), &rulesets] {
            for (const std::string& folder : folders)
                read(folder, rulesets);
        });
    } catch (const std::system_error&) { // NOLINT(bugprone-empty-catch) then it is read when it is needed
    }
}

ReadAhead::~ReadAhead() {
    stop();
    if (reader_.joinable())
        reader_.join();
}

void ReadAhead::read(const std::string& folder, const Rulesets& rulesets) const {
    std::error_code error;
    std::size_t seen = 0;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        if (stopped_ || ++seen > most_entries)
            return;
        if (!is_army_file(entry->path().native()))
            continue;
        try {
            (void)ruleset_of(army_heading(entry->path()), rulesets);
        } catch (const std::exception&) { // NOLINT(bugprone-empty-catch) whoever checks the army tells it
        }
    }
}

} // namespace muster
