// SPDX-License-Identifier: MIT
#include "house/list_editor.h"

#include "base/input_error.h"
#include "base/text.h"
#include "house/house_lists.h"

#include <fmt/format.h>

#include <utility>

namespace muster {

ListEditor::ListEditor(const Rulesets& rulesets, ListDraft draft, bool saved)
    : rulesets_(rulesets), published_(rulesets.find(draft.get("ruleset"))), history_(std::move(draft)),
      saved_(saved) {
    const ListDraft& list = history_.value();
    if (published_ == nullptr)
        throw InputError(list.get("id"), {1, 1},
                         fmt::format("the list is for the rule set {}, which is not installed",
                                     muster::quoted(list.get("ruleset"))));
    if (saved) {
        saved_draft_ = list;
        saved_ids_ = ids_in(list);
    } else {
        history_.forget_saved();
    }
    read();
}

void ListEditor::add_step(ListDraft draft, std::string_view join_key) {
    if (draft == this->draft())
        return;
    history_.add({}, std::move(draft), join_key);
    read();
}

void ListEditor::undo() {
    if (can_undo())
        history_.undo();
    read();
}

void ListEditor::redo() {
    if (can_redo())
        history_.redo();
    read();
}

void ListEditor::before_save() {
    const auto revision = whole_number(draft().get("revision"));
    if (saved_ && modified() && revision) {
        ListDraft next = draft();
        next.set("revision", std::to_string(*revision + 1));
        add_step(std::move(next));
    }
}

void ListEditor::mark_saved() {
    saved_ = true;
    saved_draft_ = draft();
    saved_ids_ = ids_in(draft());
    history_.mark_saved();
}

std::vector<ListField> ListEditor::fields(const ListPartRow& part) const {
    return fields_of(draft(), part.path, part.kind, *published_, rulesets_);
}

void ListEditor::set(const ListPartRow& part, const FieldKey& key, const std::string& value) {
    ListDraft next = draft();
    // No army refers to a list that was never saved, so that its id can follow its title.
    if (part.kind == ListPartKind::list && key == FieldKey{{}, 0, "title"} && !saved_)
        next.set("id", free_list_id(rulesets_, published_->id, id_of_name(value)));
    next = with_field(std::move(next), part.path, key, value, saved_ids_);
    add_step(std::move(next),
             fmt::format("{}/{}/{}/{}", fmt::join(part.path, "."), key.child, key.nth, key.attribute));
}

DraftPath ListEditor::add(ListPartKind kind, const ListPartRow& selected) {
    DraftEdit edit = with_new_part(draft(), kind, selected);
    add_step(std::move(edit.draft));
    return std::move(edit.path);
}

void ListEditor::add_troop(const ListPartRow& entry) {
    add_step(with_new_troop(draft(), entry.path));
}

void ListEditor::remove_troop(const ListPartRow& entry) {
    add_step(without_last_troop(draft(), entry.path));
}

void ListEditor::remove(const ListPartRow& part) {
    add_step(without_part(draft(), part.path));
}

DraftPath ListEditor::move(const ListPartRow& part, int by) {
    DraftEdit edit = with_part_moved(draft(), part.path, by);
    add_step(std::move(edit.draft));
    return std::move(edit.path);
}

} // namespace muster
