// SPDX-License-Identifier: MIT
// ListEditor: what an editor of army lists works with: the draft with its past, the parts of it, and what the
// reader of army lists says of it after every change. It decides nothing about lists itself.
#pragma once

#include "army/history.h"
#include "base/input_error.h"
#include "house/list_fields.h"
#include "lists/list_description.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace muster {

struct ListPartRow {
    ListPartKind kind = ListPartKind::list;
    DraftPath path;
    std::string name;
    int depth = 0; // 1: an entry of an option
};

class ListEditor {
public:
    // Of a saved list `saved` is true: then its id, and those of its parts, stay as they are, for armies name
    // them. Throws InputError if its rule set cannot be read.
    ListEditor(const Rulesets& rulesets, ListDraft draft, bool saved);

    [[nodiscard]] const ListDraft& draft() const { return history_.value(); }
    [[nodiscard]] const Ruleset& published() const { return *published_; }
    [[nodiscard]] std::string text() const { return write_list_draft(draft()); }
    // Since it was saved last.
    [[nodiscard]] bool modified() const { return draft() != saved_draft_; }
    [[nodiscard]] bool was_saved() const { return saved_; }
    // The state of now is the saved one; its revision goes up by one if it is a number and was saved before.
    void before_save();
    void mark_saved();

    [[nodiscard]] const ListDraft& saved_draft() const { return saved_draft_; } // nothing in it: never
    [[nodiscard]] const ListDraft& first_draft() const { return history_.first(); }
    // All of it as one step: unfinished work, or what was saved.
    void go_on_with(ListDraft draft) { take(std::move(draft)); }

    [[nodiscard]] std::vector<ListPartRow> parts() const;
    [[nodiscard]] std::vector<ListField> fields(const ListPartRow& part) const;

    void set(const ListPartRow& part, const FieldKey& key, const std::string& value);
    // Behind the part that is chosen, an entry inside its option if that is one. The new one's path.
    DraftPath add(ListPartKind kind, const ListPartRow& chosen);
    // Another way for the troops of an entry to be, and one less.
    void add_troop(const ListPartRow& entry);
    void remove_troop(const ListPartRow& entry);
    // With all that other parts say of it. The part list and army stay.
    void remove(const ListPartRow& part);
    // Up or down among its kind; its new path.
    DraftPath move(const ListPartRow& part, int by);

    [[nodiscard]] bool can_undo() const { return history_.can_undo(); }
    [[nodiscard]] bool can_redo() const { return history_.can_redo(); }
    void undo();
    void redo();

    // What is wrong with it, in the reader's words, and the part that it is about; nothing: it can be used.
    [[nodiscard]] const std::optional<InputError>& problem() const { return problem_; }
    [[nodiscard]] const DraftPath& problem_at() const { return problem_at_; }
    // The rule set with this list in force; null while there is a problem.
    [[nodiscard]] const Ruleset* in_force() const { return in_force_.get(); }
    // As it will be read; while there is a problem as it was before.
    [[nodiscard]] const std::vector<ListLine>& lines() const { return lines_; }

private:
    void take(ListDraft draft, std::string_view join_key = {});
    void judge();
    [[nodiscard]] std::string free_part_id(const ListDraft& draft, const std::string& name) const;

    const Rulesets& rulesets_;
    const Ruleset* published_;
    History<ListDraft> history_;
    ListDraft saved_draft_;
    bool saved_;
    std::set<std::string> saved_ids_; // of parts, and of the list
    std::optional<InputError> problem_;
    DraftPath problem_at_;
    std::unique_ptr<const Ruleset> in_force_;
    std::vector<ListLine> lines_;
};

} // namespace muster
