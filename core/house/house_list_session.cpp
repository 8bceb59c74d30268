// SPDX-License-Identifier: MIT
#include "house/house_list_session.h"

#include "base/file.h"
#include "house/draft_problem.h"
#include "lists/list_fit.h"

#include <utility>

namespace muster {

void HouseListSession::open(ListDraft draft, bool saved) {
    autosave();
    const std::string id = draft.get("id");
    std::optional<ListDraft> unfinished = lists_.unsaved(draft.get("ruleset"), id);
    editor_ = std::make_unique<ListEditor>(rulesets_, std::move(draft), saved);
    if (unfinished)
        editor_->replace(std::move(*unfinished));
    autosaved_id_ = id;
    autosaved_ = editor_->draft();
}

bool HouseListSession::can_save() const {
    return !editor_->reading().problem && (editor_->modified() || !editor_->was_saved());
}

void HouseListSession::autosave() {
    if (!editor_ || autosaved_ == editor_->draft())
        return;
    const std::string& id = editor_->draft().get("id");
    const std::string& ruleset = editor_->published().id;
    autosaved_ = editor_->draft();
    // A new list without any change is not stored.
    const bool is_work =
        editor_->draft() != editor_->first_draft() || lists_.unsaved(ruleset, autosaved_id_).has_value();
    if (editor_->modified() && is_work)
        lists_.store_unsaved(editor_->draft());
    else if (!editor_->modified())
        lists_.discard_unsaved(ruleset, id);
    if (autosaved_id_ != id)
        lists_.discard_unsaved(ruleset, autosaved_id_);
    autosaved_id_ = id;
}

void HouseListSession::save() {
    editor_->before_save();
    lists_.save(editor_->draft());
    const std::string& id = editor_->draft().get("id");
    if (autosaved_id_ != id)
        lists_.discard_unsaved(editor_->published().id, autosaved_id_);
    autosaved_id_ = id;
    editor_->mark_saved();
}

void HouseListSession::export_to(const std::filesystem::path& file) const {
    write_file(file, editor_->text());
}

std::optional<std::vector<std::string>> HouseListSession::findings_of(const Army& army) const {
    if (editor_->reading().problem || army.ruleset != editor_->published().id)
        return std::nullopt;
    return list_errors_in(army, *editor_->reading().in_force);
}

std::size_t HouseListSession::part_with_problem() const {
    return part_of_element(editor_->draft(), editor_->reading().problem_at);
}

} // namespace muster
