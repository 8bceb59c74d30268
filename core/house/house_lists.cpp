// SPDX-License-Identifier: MIT
#include "house/house_lists.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/utf8_path.h"
#include "house/detail/house_files.h"
#include "lists/list_from_army.h"
#include "ruleset/house_rules.h"

#include <fmt/format.h>

#include <system_error>
#include <utility>

namespace muster {

namespace fs = std::filesystem;

std::string free_list_id(const Rulesets& rulesets, std::string_view ruleset, std::string_view wanted) {
    return free_id(wanted, [&](const std::string& id) {
        // "ruleset.xml" is the file of the rule set.
        return id == "ruleset" || !lists_of(rulesets).file_of(ruleset, id).empty();
    });
}

fs::path HouseLists::file_of(std::string_view ruleset, std::string_view id) const {
    return folder_ / path_of(ruleset) / path_of(std::string(id) + ".xml");
}

fs::path HouseLists::draft_file_of(std::string_view ruleset, std::string_view id) const {
    return folder_ / path_of(ruleset) / path_of(std::string(id) + ".draft");
}

bool HouseLists::has(std::string_view ruleset, std::string_view id) const {
    const fs::path file = lists_of(rulesets_).file_of(ruleset, id);
    return file.empty() ? is_unfinished(ruleset, id) : file == file_of(ruleset, id);
}

bool HouseLists::is_unfinished(std::string_view ruleset, std::string_view id) const {
    std::error_code ignored;
    return lists_of(rulesets_).file_of(ruleset, id).empty() &&
           fs::exists(draft_file_of(ruleset, id), ignored);
}

ListDraft HouseLists::new_draft(std::string_view ruleset) const {
    const std::string_view base = rules_of_lists(ruleset);
    const std::string title = translate("New house list");
    return new_list_draft(base, free_list_id(rulesets_, base, id_of_name(title)), title);
}

ListDraft HouseLists::draft_from_army(const Army& army) const {
    const std::string title = army.name.empty() ? translate("New house list") : army.name;
    const std::string id = free_list_id(rulesets_, rules_of_lists(army.ruleset), id_of_name(title));
    return list_from_army(army, rulesets_, id, title);
}

ListDraft HouseLists::draft_from_copy(const ListHeading& list) const {
    const fs::path file = lists_of(rulesets_).file_of(list.ruleset, list.id);
    // With the history written into it, so that its author can change that too.
    ListDraft draft =
        without_history(read_list_draft(read_file(file), path_text(file)), lists_of(rulesets_).histories());
    draft.set("title", translate_format("{} (house list)", list.title));
    draft.set("id", free_list_id(rulesets_, rules_of_lists(list.ruleset), list.id + "-house"));
    draft.set("origin", "");
    draft.set("revision", "1");
    return draft;
}

HouseLists::Opened HouseLists::open(std::string_view ruleset, std::string_view id) const {
    const bool saved = !is_unfinished(ruleset, id);
    const fs::path file = saved ? file_of(ruleset, id) : draft_file_of(ruleset, id);
    return {read_list_draft(read_file(file), path_text(file)), saved};
}

fs::path HouseLists::copy_to_trash(std::string_view ruleset, std::string_view id) const {
    return muster::copy_to_trash(file_of(ruleset, id), folder_ / "trash" / path_of(ruleset), id);
}

void HouseLists::save(const ListDraft& draft) const {
    const std::string& ruleset = draft.get("ruleset");
    const std::string& id = draft.get("id");
    const fs::path file = file_of(ruleset, id);
    write_house_file(
        file, write_list_draft(draft),
        [&](const std::string& old) { return write_list_draft(read_list_draft(old, path_text(file))); },
        [&] { (void)copy_to_trash(ruleset, id); });
    discard_unsaved(ruleset, id);
}

HouseLists::Removed HouseLists::remove(std::string_view ruleset, std::string_view id) const {
    Removed removed{std::string(ruleset), std::string(id), {}, unsaved(ruleset, id)};
    if (!is_unfinished(ruleset, id)) {
        removed.file = copy_to_trash(ruleset, id);
        fs::remove(file_of(ruleset, id));
    }
    discard_unsaved(ruleset, id);
    return removed;
}

void HouseLists::restore(const Removed& removed) const {
    if (!lists_of(rulesets_).file_of(removed.ruleset, removed.id).empty())
        throw std::system_error(std::make_error_code(std::errc::file_exists), removed.id);
    if (!removed.file.empty())
        restore_from_trash(removed.file, file_of(removed.ruleset, removed.id));
    if (removed.work)
        store_unsaved(*removed.work);
}

HouseLists::Imported HouseLists::import_file(const fs::path& file) const {
    const std::string text = read_file(file);
    const std::string name = path_text(file);
    ListDraft draft = read_list_draft(text, name);
    const ArmyHistories& histories = lists_of(rulesets_).histories();
    const ListHeading heading = read_list_heading(text, name, histories);
    const Ruleset* ruleset = rulesets_.find(heading.ruleset);
    if (ruleset == nullptr) {
        const std::vector<std::string> ids = rulesets_.ids();
        throw InputError(name, {1, 1},
                         fmt::format("the list is for the rule set {}, which is not installed{}",
                                     muster::quoted(heading.ruleset),
                                     suggestion(heading.ruleset, {ids.begin(), ids.end()})));
    }
    (void)read_army_list(text, name, *ruleset, histories);
    draft.set("origin", ""); // only lists that come with Muster have one
    Imported imported{heading.ruleset, free_list_id(rulesets_, heading.ruleset, heading.id), {}, false};
    if (imported.id != heading.id) {
        const fs::path here = lists_of(rulesets_).file_of(heading.ruleset, heading.id);
        ListDraft known = read_list_draft(read_file(here), path_text(here));
        known.set("origin", "");
        if (without_history(std::move(known), histories) == without_history(draft, histories)) {
            imported.id = heading.id;
            imported.was_here = true;
            return imported;
        }
        imported.taken_id = heading.id;
        draft.set("id", imported.id);
    }
    save(draft);
    return imported;
}

void HouseLists::export_list(const ListHeading& list, const fs::path& file) const {
    const fs::path from = lists_of(rulesets_).file_of(list.ruleset, list.id);
    const std::string text = read_file(from);
    const ListDraft draft = read_list_draft(text, path_text(from));
    // Whoever receives it may not have its history.
    write_file(file, draft.get("history").empty()
                         ? text
                         : write_list_draft(without_history(draft, lists_of(rulesets_).histories())));
}

void HouseLists::store_unsaved(const ListDraft& draft) const {
    const fs::path file = draft_file_of(draft.get("ruleset"), draft.get("id"));
    fs::create_directories(file.parent_path());
    write_file(file, write_list_draft(draft));
}

void HouseLists::discard_unsaved(std::string_view ruleset, std::string_view id) const {
    std::error_code ignored; // a draft that stays is offered again
    fs::remove(draft_file_of(ruleset, id), ignored);
}

std::optional<ListDraft> HouseLists::unsaved(std::string_view ruleset, std::string_view id) const {
    const fs::path file = draft_file_of(ruleset, id);
    std::error_code ignored;
    if (!fs::exists(file, ignored))
        return std::nullopt;
    try {
        return read_list_draft(read_file(file), path_text(file));
    } catch (const InputError&) { // it was not written by Muster
        return std::nullopt;
    }
}

std::vector<ListHeading> HouseLists::never_saved() const {
    std::vector<ListHeading> found;
    for (const std::string& ruleset : rulesets_.ids()) {
        std::error_code error;
        fs::directory_iterator files(folder_ / path_of(ruleset), error);
        for (; !error && files != fs::directory_iterator(); files.increment(error)) {
            const std::string id = path_text(files->path().stem());
            if (files->path().extension() != ".draft" || !lists_of(rulesets_).file_of(ruleset, id).empty())
                continue;
            if (const auto draft = unsaved(ruleset, id))
                found.push_back({ruleset, id, draft->get("title"), draft->get("region"), {}, false});
        }
    }
    return found;
}

} // namespace muster
