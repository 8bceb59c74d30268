// SPDX-License-Identifier: MIT
#include "event/event_rules.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/text.h"
#include "base/utf8_path.h"
#include "lists/lists.h"
#include "ruleset/house_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <set>

namespace muster {

namespace fs = std::filesystem;

namespace {

const fs::path& written_to(const fs::path& folder, const std::vector<DataFile>& data,
                           const std::string& event) {
    if (data.empty())
        throw InputError(event, {},
                         "the tournament has lost the rules that it was made with; restore a backup");
    for (const DataFile& file : data) {
        if (!is_data_path(file.path))
            throw InputError(event, {},
                             fmt::format("the tournament carries a file called {}, as none of a rule set is; "
                                         "restore a backup",
                                         muster::quoted(file.path)));
        const fs::path path = folder / path_of(file.path);
        fs::create_directories(path.parent_path());
        std::ofstream stream(path, std::ios::binary);
        stream << file.text;
        if (!stream.flush())
            throw InputError(path_text(path), {}, "cannot be written; make room for temporary files");
    }
    return folder;
}

void add_file(std::vector<DataFile>& data, const std::string& folder, const fs::path& file) {
    data.push_back({folder + "/" + path_text(file.filename()), read_file(file)});
}

} // namespace

bool is_data_path(std::string_view path) {
    constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.";
    const std::vector<std::string_view> parts = parts_of(path, '/');
    return parts.size() == 2 && parts[1].ends_with(".xml") &&
           std::all_of(parts.begin(), parts.end(), [&](std::string_view part) {
               return !part.empty() && part.front() != '.' && part.size() <= 120 &&
                      part.find_first_not_of(allowed) == std::string_view::npos;
           });
}

void require_installed(const EventPack& pack, const Rulesets& installed) {
    for (const std::string& id : pack.permitted_rulesets())
        if (installed.find(id) == nullptr)
            throw InputError(id, {},
                             "the pack names these house rules, but they are not installed; save them "
                             "first, or correct the pack");
}

std::vector<DataFile> data_for_event(const EventPack& pack, const Rulesets& installed) {
    require_installed(pack, installed);
    std::vector<DataFile> data;
    std::set<std::string> wanted{pack.ruleset};
    for (const std::string& id : pack.permitted_rulesets())
        wanted.insert(id);
    for (const std::string& id : wanted) {
        add_file(data, id, installed.file_of(id));
    }
    for (const std::string& id : installed.ids())
        if (!wanted.contains(id) && base_of_house_rules(id).empty())
            add_file(data, id, installed.file_of(id));
    const Lists& lists = lists_of(installed);
    std::set<std::string> histories;
    for (const ListHeading& heading : lists.headings(pack.ruleset)) {
        add_file(data, pack.ruleset, lists.file_of(pack.ruleset, heading.id));
        if (!heading.history.empty())
            histories.insert(heading.history);
    }
    for (const std::string& id : histories)
        add_file(data, "history", lists.histories().file_of(id));
    return data;
}

EventRules::EventRules(const std::vector<DataFile>& data, const fs::path& event, Translate translate)
    : folder_(std::make_unique<TemporaryDirectory>()),
      rulesets_(std::make_unique<Rulesets>(std::vector{written_to(folder_->path(), data, path_text(event))},
                                           std::move(translate), path_text(event))) {}

} // namespace muster
