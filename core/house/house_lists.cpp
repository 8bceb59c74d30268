// SPDX-License-Identifier: MIT
#include "house/house_lists.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/text.h"
#include "house/detail/house_files.h"

#include <fmt/format.h>

#include <system_error>
#include <utility>

namespace muster {

namespace fs = std::filesystem;

std::string free_list_id(const Rulesets& rulesets, std::string_view ruleset, std::string_view wanted) {
    return free_id(wanted, [&](const std::string& id) {
        // No list may be called as the file of its rule set.
        return id == "ruleset" || !lists_of(rulesets).file_of(ruleset, id).empty();
    });
}

fs::path HouseLists::file_of(std::string_view ruleset, std::string_view id) const {
    return folder_ / ruleset / (std::string(id) + ".xml");
}

fs::path HouseLists::draft_file_of(std::string_view ruleset, std::string_view id) const {
    return folder_ / ruleset / (std::string(id) + ".draft");
}

bool HouseLists::has(std::string_view ruleset, std::string_view id) const {
    return lists_of(rulesets_).file_of(ruleset, id) == file_of(ruleset, id);
}

fs::path HouseLists::to_trash(const fs::path& file, std::string_view ruleset, std::string_view id) const {
    return copy_to_trash(file, folder_ / "trash" / ruleset, id);
}

void HouseLists::save(const ListDraft& draft) const {
    const std::string& ruleset = draft.get("ruleset");
    const std::string& id = draft.get("id");
    const fs::path file = file_of(ruleset, id);
    write_house_file(
        file, write_list_draft(draft),
        [&](const std::string& old) { return write_list_draft(read_list_draft(old, file.string())); },
        [&] { (void)to_trash(file, ruleset, id); });
    discard_unsaved(ruleset, id);
}

HouseLists::Trashed HouseLists::remove(std::string_view ruleset, std::string_view id) const {
    const fs::path file = file_of(ruleset, id);
    Trashed trashed{std::string(ruleset), std::string(id), to_trash(file, ruleset, id)};
    fs::remove(file);
    return trashed;
}

void HouseLists::restore(const Trashed& trashed) const {
    if (!lists_of(rulesets_).file_of(trashed.ruleset, trashed.id).empty())
        throw std::system_error(std::make_error_code(std::errc::file_exists), trashed.id);
    const fs::path file = file_of(trashed.ruleset, trashed.id);
    bring_back(trashed.file, file);
}

HouseLists::Imported HouseLists::import_file(const fs::path& file) const {
    const std::string text = read_file(file);
    const std::string name = file.string();
    ListDraft draft = read_list_draft(text, name);
    const ListHeading heading = read_list_heading(text, name);
    const Ruleset* ruleset = rulesets_.find(heading.ruleset);
    if (ruleset == nullptr) {
        const std::vector<std::string> ids = rulesets_.ids();
        throw InputError(name, {1, 1},
                         fmt::format("the list is for {}, which is not here{}",
                                     muster::quoted(heading.ruleset),
                                     suggestion(heading.ruleset, {ids.begin(), ids.end()})));
    }
    (void)read_army_list(text, name, *ruleset);
    draft.set("origin", ""); // whoever wrote it: here it is no list that came with Muster
    Imported imported{heading.ruleset, free_list_id(rulesets_, heading.ruleset, heading.id), {}, false};
    if (imported.id != heading.id) {
        const fs::path here = lists_of(rulesets_).file_of(heading.ruleset, heading.id);
        ListDraft known = read_list_draft(read_file(here), here.string());
        known.set("origin", "");
        if (known == draft) {
            imported.id = heading.id;
            imported.was_here = true;
            return imported;
        }
        imported.other_id = heading.id;
        draft.set("id", imported.id);
    }
    save(draft);
    return imported;
}

void HouseLists::keep_unsaved(const ListDraft& draft) const {
    const fs::path file = draft_file_of(draft.get("ruleset"), draft.get("id"));
    fs::create_directories(file.parent_path());
    write_file(file, write_list_draft(draft));
}

void HouseLists::discard_unsaved(std::string_view ruleset, std::string_view id) const {
    std::error_code none; // if it stays it is offered again
    fs::remove(draft_file_of(ruleset, id), none);
}

std::optional<ListDraft> HouseLists::unsaved(std::string_view ruleset, std::string_view id) const {
    const fs::path file = draft_file_of(ruleset, id);
    std::error_code none;
    if (!fs::exists(file, none))
        return std::nullopt;
    try {
        return read_list_draft(read_file(file), file.string());
    } catch (const InputError&) { // nothing to go on with
        return std::nullopt;
    }
}

std::vector<ListHeading> HouseLists::never_saved() const {
    std::vector<ListHeading> found;
    for (const std::string& ruleset : rulesets_.ids()) {
        std::error_code error;
        fs::directory_iterator files(folder_ / ruleset, error);
        for (; !error && files != fs::directory_iterator(); files.increment(error)) {
            const std::string id = files->path().stem().string();
            if (files->path().extension() != ".draft" || !lists_of(rulesets_).file_of(ruleset, id).empty())
                continue;
            if (const auto draft = unsaved(ruleset, id))
                found.push_back({ruleset, id, draft->get("title"), draft->get("region"), {}, false});
        }
    }
    return found;
}

} // namespace muster
