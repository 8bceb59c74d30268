// SPDX-License-Identifier: MIT
#include "lists/lists.h"

#include "base/file.h"
#include "base/text.h"
#include "ruleset/data_folders.h"
#include "ruleset/house_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <system_error>

namespace muster {

namespace {

// An id comes from an army file: it must not lead out of the folder, nor to the rule set itself.
bool may_be_id(std::string_view id) {
    constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyz0123456789-";
    return !id.empty() && id.size() <= 100 && id != "ruleset" &&
           id.find_first_not_of(allowed) == std::string_view::npos;
}

// Of house rules also those of the rules they change.
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
            std::filesystem::path file = folder / name / below;
            if (std::filesystem::is_regular_file(file, ignored))
                return file;
        }
    return {};
}

void require_id(std::string_view found, std::string_view wanted, const std::string& file) {
    if (found != wanted)
        throw InputError(
            file, {1, 1},
            fmt::format("the list calls itself '{}'; under this name it must be '{}'", found, wanted));
}

// As it must be to be found under this path. Throws InputError.
ListHeading heading_of(const std::filesystem::path& file, std::string_view ruleset, std::string_view id) {
    const std::string name = file.string();
    ListHeading heading = read_list_heading(read_file(file), name);
    require_id(heading.id, id, name);
    if (heading.ruleset != ruleset)
        throw InputError(
            name, {1, 1},
            fmt::format("the list is for '{}', but lies among those of '{}'", heading.ruleset, ruleset));
    return heading;
}

} // namespace

std::filesystem::path Lists::file_of(std::string_view ruleset, std::string_view id) const {
    if (!may_be_ruleset(ruleset) || !may_be_id(id))
        return {};
    return first_existing(rulesets_, ruleset, std::string(id) + ".xml");
}

std::filesystem::path Lists::army_file_of(std::string_view ruleset, std::string_view id) const {
    if (!may_be_id(ruleset) || !may_be_id(id)) // an example is for the published rules
        return {};
    return first_existing(rulesets_, ruleset,
                          std::filesystem::path("armies") / (std::string(id) + ".muster"));
}

std::vector<ListHeading> Lists::headings(std::string_view ruleset, std::vector<InputError>* problems) const {
    std::map<std::string, ListHeading> found;
    const auto tell = [&](const InputError& problem) {
        if (problems != nullptr)
            problems->push_back(problem);
    };
    const auto look = [&](const std::filesystem::path& folder, std::string_view name) {
        std::error_code error;
        std::filesystem::directory_iterator files(folder / name, error);
        for (; !error && files != std::filesystem::directory_iterator(); files.increment(error)) {
            const std::filesystem::path& file = files->path();
            const std::string id = file.stem().string();
            if (file.extension() != ".xml" || !may_be_id(id))
                continue;
            if (found.contains(id)) {
                if (folder == house_folder())
                    tell({file.string(),
                          {1, 1},
                          fmt::format("there is another list '{}', which comes first; give this one, and its "
                                      "file, an id of its own",
                                      id)});
                continue;
            }
            try {
                const auto added = found.emplace(id, heading_of(file, name, id));
                added.first->second.ruleset = ruleset;
            } catch (const InputError& problem) {
                tell(problem);
            }
        }
    };
    for (const std::string_view name : folders_of_lists(ruleset))
        for (const std::filesystem::path& folder : rulesets_.folders())
            look(folder, name);
    std::vector<ListHeading> result;
    result.reserve(found.size());
    for (auto& [id, heading] : found)
        result.push_back(std::move(heading));
    return result;
}

FileStamp Lists::stamp_of(const Key& key) const {
    return stamp_of_file(file_of(key.first, key.second));
}

const ArmyList* Lists::find_unguarded(const Key& key) const {
    if (const auto known = lists_.find(key); known != lists_.end())
        return known->second.list.get();
    Kept kept{stamp_of(key), nullptr, nullptr};
    const std::filesystem::path& file = kept.stamp.file;
    const Ruleset* ruleset = file.empty() ? nullptr : rulesets_.find(key.first);
    if (ruleset != nullptr) {
        auto list =
            std::make_unique<const ArmyList>(read_army_list(read_file(file), file.string(), *ruleset));
        require_id(list->id, key.second, file.string());
        kept.ruleset = ruleset;
        kept.list = std::move(list);
    }
    return (lists_[key] = std::move(kept)).list.get();
}

const ArmyList* Lists::find(std::string_view ruleset, std::string_view id) const {
    const std::lock_guard lock(loading_);
    return find_unguarded({std::string(ruleset), std::string(id)});
}

std::vector<const ArmyList*> Lists::lenders_of(const ArmyList& list, const std::string& file) const {
    std::vector<const ArmyList*> lenders;
    for (const ListAlly& ally : list.allies) {
        const ArmyList* lender = find_unguarded({list.ruleset, ally.list});
        if (lender == nullptr)
            throw InputError(
                file, ally.list_position,
                fmt::format("there is no list {} for {}", muster::quoted(ally.list), list.ruleset));
        for (const std::string& entry : ally.entries) {
            if (lender->entry(entry) != nullptr)
                continue;
            std::vector<std::string_view> known;
            for (const ListEntry& one : lender->entries)
                known.emplace_back(one.id);
            throw InputError(file, ally.entries_position,
                             fmt::format("{} is no entry of {}{}", muster::quoted(entry), lender->id,
                                         suggestion(entry, known)));
        }
        lenders.push_back(lender);
    }
    return lenders;
}

const Ruleset* Lists::in_force(std::string_view ruleset, std::string_view id) const {
    const Key key(ruleset, id);
    const std::lock_guard lock(loading_);
    if (const auto known = in_force_.find(key); known != in_force_.end())
        return known->second.get();
    const ArmyList* list = find_unguarded(key);
    if (list == nullptr)
        return nullptr;
    return (in_force_[key] = with_list(*rulesets_.find(ruleset), *list,
                                       lenders_of(*list, lists_[key].stamp.file.string())))
        .get();
}

std::unique_ptr<const Ruleset> Lists::with_lenders(const ArmyList& list, const std::string& file) const {
    const std::lock_guard lock(loading_);
    return with_list(*rulesets_.find(list.ruleset), list, lenders_of(list, file));
}

bool Lists::look_again() const {
    const std::lock_guard lock(loading_);
    std::set<Key> changed;
    for (auto& [key, kept] : lists_)
        if (stamp_of(key) != kept.stamp ||
            (kept.ruleset != nullptr && kept.ruleset != rulesets_.find(key.first))) {
            changed.insert(key);
            old_lists_.push_back(std::move(kept.list));
        }
    for (const Key& key : changed)
        lists_.erase(key);
    const auto rests_on_changed = [&](const Ruleset& ruleset) {
        const ArmyList& list = list_in_force(ruleset)->list();
        return changed.contains({list.ruleset, list.id}) ||
               std::any_of(list.allies.begin(), list.allies.end(), [&](const ListAlly& ally) {
                   return changed.contains({list.ruleset, ally.list});
               });
    };
    for (auto known = in_force_.begin(); known != in_force_.end();) {
        const bool old = rests_on_changed(*known->second);
        if (old)
            old_in_force_.push_back(std::move(known->second));
        known = old ? in_force_.erase(known) : std::next(known);
    }
    return !changed.empty();
}

const Lists& lists_of(const Rulesets& rulesets) {
    return static_cast<const Lists&>(
        rulesets.companion([](const Rulesets& beside) -> std::unique_ptr<Rulesets::Companion> {
            return std::make_unique<Lists>(beside);
        }));
}

const Ruleset& ruleset_of(const Army& army, const Rulesets& rulesets) {
    if (!army.list.empty())
        if (const Ruleset* found = lists_of(rulesets).in_force(army.ruleset, army.list))
            return *found;
    return *rulesets.find(army.ruleset);
}

} // namespace muster
