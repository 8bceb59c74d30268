// SPDX-License-Identifier: MIT
#include "lists/lists.h"

#include "base/file.h"
#include "base/limits.h"
#include "base/text.h"
#include "base/utf8_path.h"
#include "ruleset/data_folders.h"
#include "ruleset/house_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <system_error>

namespace muster {

namespace {

// An id may come from an army file: it must not lead out of the folder, or to the rule set itself.
bool may_be_id(std::string_view id) {
    constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyz0123456789-";
    return !id.empty() && id.size() <= 100 && id != "ruleset" &&
           id.find_first_not_of(allowed) == std::string_view::npos;
}

// House rules use the lists of the rule set that they change.
bool may_be_ruleset(std::string_view id) {
    const std::string_view base = base_of_house_rules(id);
    return base.empty()
               ? may_be_id(id)
               : may_be_id(base) && id.find_first_of("/\\") == std::string_view::npos && id.front() != '.';
}

std::vector<std::string_view> folders_of_lists(std::string_view ruleset) {
    const std::string_view base = base_of_house_rules(ruleset);
    return base.empty() ? std::vector{ruleset} : std::vector{ruleset, base};
}

std::filesystem::path first_existing(const Rulesets& rulesets, std::string_view ruleset,
                                     const std::filesystem::path& below) {
    std::error_code ignored;
    for (const std::string_view name : folders_of_lists(ruleset))
        for (const std::filesystem::path& folder : rulesets.folders()) {
            std::filesystem::path file = folder / path_of(name) / below;
            if (std::filesystem::is_regular_file(file, ignored))
                return file;
        }
    return {};
}

void require_id(std::string_view found, std::string_view wanted, const std::string& file) {
    if (found != wanted)
        throw InputError(file, {1, 1},
                         fmt::format("the id of the list is '{}', but in a file of this name it must be '{}'",
                                     found, wanted));
}

// Throws InputError if the heading does not match the path.
ListHeading heading_of(const std::filesystem::path& file, const std::string& name, std::string_view ruleset,
                       std::string_view id, const ArmyHistories& histories) {
    ListHeading heading = read_list_heading(read_file(file), name, histories);
    require_id(heading.id, id, name);
    if (heading.ruleset != ruleset)
        throw InputError(name, {1, 1},
                         fmt::format("the list is for '{}', but its file is in the folder of '{}'",
                                     heading.ruleset, ruleset));
    return heading;
}

} // namespace

std::filesystem::path Lists::file_of(std::string_view ruleset, std::string_view id) const {
    if (!may_be_ruleset(ruleset) || !may_be_id(id))
        return {};
    return first_existing(rulesets_, ruleset, path_of(std::string(id) + ".xml"));
}

std::filesystem::path Lists::army_file_of(std::string_view ruleset, std::string_view id) const {
    if (!may_be_id(ruleset) || !may_be_id(id)) // an example is for the published rules
        return {};
    return first_existing(rulesets_, ruleset,
                          std::filesystem::path("armies") / path_of(std::string(id) + ".muster"));
}

std::vector<ListHeading> Lists::headings(std::string_view ruleset, std::vector<InputError>* problems) const {
    std::map<std::string, ListHeading> found;
    const auto report = [&](const InputError& problem) {
        if (problems != nullptr)
            problems->push_back(problem);
    };
    std::uintmax_t bytes = 0;
    const auto read_folder = [&](const std::filesystem::path& folder, std::string_view name) {
        std::error_code error;
        std::filesystem::directory_iterator files(folder / path_of(name), error);
        for (; !error && files != std::filesystem::directory_iterator(); files.increment(error)) {
            const std::filesystem::path& file = files->path();
            const std::string id = path_text(file.stem());
            if (file.extension() != ".xml" || !may_be_id(id))
                continue;
            std::error_code unknown_size;
            const std::uintmax_t size = files->file_size(unknown_size);
            bytes += unknown_size ? 0 : size;
            if (found.size() > most_lists || bytes > largest_lists_bytes)
                throw InputError(
                    rulesets_.name_of(folder / path_of(name)), {},
                    fmt::format(
                        "more than {0} army lists or {1} MB of them for one rule set, and at most {0} "
                        "and {1} MB are read. Move some to another folder",
                        most_lists, largest_lists_bytes >> 20U));
            if (found.contains(id)) {
                if (folder == house_folder())
                    report({path_text(file),
                            {1, 1},
                            fmt::format(
                                "another list has the id '{}'; give this list and its file another id", id)});
                continue;
            }
            try {
                const auto added =
                    found.emplace(id, heading_of(file, rulesets_.name_of(file), name, id, histories_));
                added.first->second.ruleset = ruleset;
            } catch (const InputError& problem) {
                report(problem);
            }
        }
    };
    for (const std::string_view name : folders_of_lists(ruleset))
        for (const std::filesystem::path& folder : rulesets_.folders())
            read_folder(folder, name);
    std::vector<ListHeading> result;
    result.reserve(found.size());
    for (auto& [id, heading] : found)
        result.push_back(std::move(heading));
    return result;
}

std::string Lists::title_of(std::string_view ruleset, std::string_view id) const {
    const std::lock_guard lock(reading_titles_);
    const auto [known, is_new] = titles_.try_emplace({std::string(ruleset), std::string(id)}, id);
    if (!is_new)
        return known->second;
    try {
        if (const std::filesystem::path file = file_of(ruleset, id); !file.empty())
            known->second = heading_of(file, rulesets_.name_of(file),
                                       path_text(file.parent_path().filename()), id, histories_)
                                .title;
    } catch (const InputError&) { // NOLINT(bugprone-empty-catch) the id stands for it
    }
    return known->second;
}

FileStamp Lists::stamp_of(const Key& key) const {
    return stamp_of_file(file_of(key.first, key.second));
}

const ArmyList* Lists::find_locked(const Key& key) const {
    if (const auto known = lists_.find(key); known != lists_.end())
        return known->second.list.get();
    CachedList cached{stamp_of(key), nullptr, nullptr};
    const std::filesystem::path& file = cached.stamp.file;
    const Ruleset* ruleset = file.empty() ? nullptr : rulesets_.find(key.first);
    if (ruleset != nullptr) {
        auto list = std::make_unique<const ArmyList>(
            read_army_list(read_file(file), rulesets_.name_of(file), *ruleset, histories_));
        require_id(list->id, key.second, rulesets_.name_of(file));
        cached.ruleset = ruleset;
        cached.list = std::move(list);
    }
    return (lists_[key] = std::move(cached)).list.get();
}

const ArmyList* Lists::find(std::string_view ruleset, std::string_view id) const {
    const std::lock_guard lock(loading_);
    return find_locked({std::string(ruleset), std::string(id)});
}

std::vector<const ArmyList*> Lists::ally_lists_of(const ArmyList& list, const std::string& file) const {
    std::vector<const ArmyList*> ally_lists;
    for (const ListAlly& ally : list.allies) {
        const ArmyList* ally_list = find_locked({list.ruleset, ally.list});
        if (ally_list == nullptr)
            throw InputError(file, ally.list_position,
                             fmt::format("there is no list {} for {}; create it, or name another list",
                                         muster::quoted(ally.list), list.ruleset));
        for (const std::string& entry : ally.entries) {
            if (ally_list->entry(entry) != nullptr)
                continue;
            std::vector<std::string_view> known;
            for (const ListEntry& known_entry : ally_list->entries)
                known.emplace_back(known_entry.id);
            throw InputError(file, ally.entries_position,
                             fmt::format("{} is not an entry of {}{}", muster::quoted(entry), ally_list->id,
                                         suggestion(entry, known)));
        }
        ally_lists.push_back(ally_list);
    }
    return ally_lists;
}

const Ruleset* Lists::in_force(std::string_view ruleset, std::string_view id) const {
    const Key key(ruleset, id);
    const std::lock_guard lock(loading_);
    if (const auto known = in_force_.find(key); known != in_force_.end())
        return known->second.get();
    std::unique_ptr<const Ruleset> made = put_in_force_locked(key);
    return made == nullptr ? nullptr : (in_force_[key] = std::move(made)).get();
}

std::unique_ptr<const Ruleset> Lists::put_in_force_locked(const Key& key) const {
    const ArmyList* list = find_locked(key);
    return list == nullptr ? nullptr
                           : with_list(*rulesets_.find(key.first), *list,
                                       ally_lists_of(*list, rulesets_.name_of(lists_[key].stamp.file)));
}

std::unique_ptr<const Ruleset> Lists::put_in_force(std::string_view ruleset, std::string_view id) const {
    const std::lock_guard lock(loading_);
    return put_in_force_locked({std::string(ruleset), std::string(id)});
}

std::unique_ptr<const Ruleset> Lists::put_in_force(const ArmyList& list, const std::string& file) const {
    const std::lock_guard lock(loading_);
    return with_list(*rulesets_.find(list.ruleset), list, ally_lists_of(list, file));
}

bool Lists::refresh() const {
    {
        const std::lock_guard lock(reading_titles_);
        titles_.clear();
    }
    const std::lock_guard lock(loading_);
    const std::vector<std::string> told_anew = histories_.refresh();
    const auto has_changed_history = [&](const ArmyList* list) {
        return list != nullptr &&
               std::find(told_anew.begin(), told_anew.end(), list->history) != told_anew.end();
    };
    std::set<Key> changed;
    for (auto& [key, cached] : lists_)
        if (stamp_of(key) != cached.stamp || has_changed_history(cached.list.get()) ||
            (cached.ruleset != nullptr && cached.ruleset != rulesets_.find(key.first))) {
            changed.insert(key);
            old_lists_.push_back(std::move(cached.list));
        }
    for (const Key& key : changed)
        lists_.erase(key);
    const auto depends_on_changed = [&](const Ruleset& ruleset) {
        const ArmyList& list = list_in_force(ruleset)->list();
        return changed.contains({list.ruleset, list.id}) ||
               std::any_of(list.allies.begin(), list.allies.end(), [&](const ListAlly& ally) {
                   return changed.contains({list.ruleset, ally.list});
               });
    };
    for (auto known = in_force_.begin(); known != in_force_.end();) {
        const bool old = depends_on_changed(*known->second);
        if (old)
            old_in_force_.push_back(std::move(known->second));
        known = old ? in_force_.erase(known) : std::next(known);
    }
    return !changed.empty() || !told_anew.empty();
}

const Lists& lists_of(const Rulesets& rulesets) {
    return static_cast<const Lists&>(
        rulesets.companion([](const Rulesets& owner) -> std::unique_ptr<Rulesets::Companion> {
            return std::make_unique<Lists>(owner);
        }));
}

const Ruleset& ruleset_of(const Army& army, const Rulesets& rulesets) {
    if (!army.list.empty())
        if (const Ruleset* found = lists_of(rulesets).in_force(army.ruleset, army.list))
            return *found;
    return *rulesets.find(army.ruleset);
}

} // namespace muster
