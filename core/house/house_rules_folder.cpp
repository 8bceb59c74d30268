// SPDX-License-Identifier: MIT
#include "house/house_rules_folder.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/utf8_path.h"
#include "house/detail/house_files.h"
#include "lists/list_draft.h"
#include "ruleset/house_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>
#include <tuple>

namespace muster {

namespace fs = std::filesystem;

fs::path HouseRulesFolder::file_of(std::string_view id) const {
    return folder_ / path_of(id) / "ruleset.xml";
}

fs::path HouseRulesFolder::draft_file_of(std::string_view id) const {
    return folder_ / path_of(id) / "ruleset.draft";
}

std::string HouseRulesFolder::free_id_like(std::string_view name, std::string_view base) const {
    const auto whole = [&](const std::string& id) { return fmt::format("{}.{}", id, base); };
    return whole(free_id(name, [&](const std::string& id) {
        std::error_code none;
        return !rulesets_.file_of(whole(id)).empty() || fs::exists(folder_ / path_of(whole(id)), none);
    }));
}

std::vector<HouseRulesFolder::Entry> HouseRulesFolder::entries() const {
    std::vector<Entry> found;
    std::error_code error;
    fs::directory_iterator folders(folder_, error);
    for (; !error && folders != fs::directory_iterator(); folders.increment(error)) {
        const std::string id = path_text(folders->path().filename());
        std::error_code none;
        const bool is_saved = fs::exists(file_of(id), none);
        if (base_of_house_rules(id).empty() || (!is_saved && !fs::exists(draft_file_of(id), none)))
            continue;
        Entry entry{id, id, is_saved};
        try {
            entry.title = open(id).title;
        } catch (const InputError&) { // reported when it is opened
            entry.title = id;
        }
        found.push_back(std::move(entry));
    }
    std::sort(found.begin(), found.end(), [](const Entry& a, const Entry& b) {
        return std::tie(a.title, a.id) < std::tie(b.title, b.id);
    });
    return found;
}

HouseRulesDraft HouseRulesFolder::begin(std::string_view base, std::string_view title) const {
    HouseRulesDraft draft;
    draft.id = free_id_like(id_of_name(title), base);
    draft.base = base;
    draft.title = title;
    return draft;
}

std::optional<HouseRulesDraft> HouseRulesFolder::saved(std::string_view id) const {
    const fs::path file = file_of(id);
    std::error_code none;
    if (!fs::exists(file, none))
        return std::nullopt;
    return read_house_rules_draft(read_file(file), path_text(file));
}

HouseRulesDraft HouseRulesFolder::open(std::string_view id) const {
    const fs::path file = draft_file_of(id);
    std::error_code none;
    if (!fs::exists(file, none))
        return saved(id).value();
    return read_house_rules_draft(read_file(file), path_text(file));
}

std::optional<std::string> HouseRulesFolder::problem_of(const HouseRulesDraft& draft) const {
    if (is_blank(draft.title))
        return translate("The house rules need a name.");
    const fs::path base = rulesets_.file_of(draft.base);
    try {
        (void)read_house_rules({path_text(file_of(draft.id)), write_house_rules_draft(draft)},
                               {path_text(base), read_file(base)});
    } catch (const InputError& error) {
        return error.message();
    }
    return std::nullopt;
}

fs::path HouseRulesFolder::to_trash(const fs::path& file, std::string_view id) const {
    return copy_to_trash(file, folder_ / "trash" / path_of(id), "ruleset");
}

void HouseRulesFolder::save(const HouseRulesDraft& draft) const {
    const fs::path file = file_of(draft.id);
    write_house_file(
        file, write_house_rules_draft(draft),
        [&](const std::string& old) {
            return write_house_rules_draft(read_house_rules_draft(old, path_text(file)));
        },
        [&] { (void)to_trash(file, draft.id); });
    discard_unsaved(draft.id);
}

void HouseRulesFolder::store_unsaved(const HouseRulesDraft& draft) const {
    const fs::path file = draft_file_of(draft.id);
    fs::create_directories(file.parent_path());
    write_file(file, write_house_rules_draft(draft));
}

void HouseRulesFolder::discard_unsaved(std::string_view id) const {
    std::error_code none; // a draft that stays is offered again
    fs::remove(draft_file_of(id), none);
    fs::remove(folder_ / path_of(id), none); // if it is empty
}

HouseRulesFolder::Trashed HouseRulesFolder::remove(std::string_view id) const {
    const fs::path file = file_of(id);
    Trashed trashed{std::string(id), to_trash(file, id)};
    fs::remove(file);
    discard_unsaved(id);
    return trashed;
}

void HouseRulesFolder::restore(const Trashed& trashed) const {
    if (!rulesets_.file_of(trashed.id).empty())
        throw std::system_error(std::make_error_code(std::errc::file_exists), trashed.id);
    const fs::path file = file_of(trashed.id);
    restore_from_trash(trashed.file, file);
}

std::string HouseRulesFolder::import_file(const fs::path& file) const {
    HouseRulesDraft draft = read_house_rules_draft(read_file(file), path_text(file));
    const fs::path base = rulesets_.file_of(draft.base);
    if (base.empty()) {
        const std::vector<std::string> ids = rulesets_.ids();
        throw InputError(path_text(file), {1, 1},
                         fmt::format("the house rules are for the rule set {}, which is not installed{}",
                                     muster::quoted(draft.base),
                                     suggestion(draft.base, {ids.begin(), ids.end()})));
    }
    (void)read_house_rules({path_text(file), read_file(file)}, {path_text(base), read_file(base)});
    const std::string name = draft.id.substr(0, draft.id.size() - draft.base.size() - 1);
    if (!rulesets_.file_of(draft.id).empty()) {
        if (saved(draft.id) == draft)
            return draft.id;
        draft.id = free_id_like(id_of_name(name), draft.base);
    }
    save(draft);
    return draft.id;
}

} // namespace muster
