// SPDX-License-Identifier: MIT
// ListEditor: an army list that is being edited: the draft with its history, its parts, and what the reader
// of army lists makes of it after every change. It decides nothing about lists itself.
#pragma once

#include "army/history.h"
#include "house/draft_edits.h"
#include "house/draft_reading.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class ListEditor {
public:
    // A saved list keeps its id and those of its parts, because armies refer to them. Throws InputError if
    // its rule set is missing or cannot be read.
    ListEditor(const Rulesets& rulesets, ListDraft draft, bool saved);

    [[nodiscard]] const ListDraft& draft() const { return history_.value(); }
    [[nodiscard]] const ListDraft& first_draft() const { return history_.first(); }
    // Nothing in it: the list was never saved.
    [[nodiscard]] const ListDraft& saved_draft() const { return saved_draft_; }
    // The published rule set that the list is for.
    [[nodiscard]] const Ruleset& published() const { return *published_; }
    [[nodiscard]] std::string text() const { return write_list_draft(draft()); }
    [[nodiscard]] const DraftReading& reading() const { return reading_; }

    [[nodiscard]] bool was_saved() const { return saved_; }
    [[nodiscard]] bool modified() const { return draft() != saved_draft_; }
    // Raises the revision by one, if it is a number, when a saved list has changed.
    void before_save();
    void mark_saved();

    [[nodiscard]] std::vector<ListPartRow> parts() const { return part_rows(draft()); }
    [[nodiscard]] std::vector<ListField> fields(const ListPartRow& part) const;

    // Each edit is a step that can be undone; setting the same field again continues the step.
    void replace(ListDraft draft) { add_step(std::move(draft)); }
    void set(const ListPartRow& part, const FieldKey& key, const std::string& value);
    // Returns the new part's path.
    DraftPath add(ListPartKind kind, const ListPartRow& selected);
    void add_troop(const ListPartRow& entry);
    void remove_troop(const ListPartRow& entry);
    void remove(const ListPartRow& part);
    // Returns the part's path afterwards.
    DraftPath move(const ListPartRow& part, int by);

    [[nodiscard]] bool can_undo() const { return history_.can_undo(); }
    [[nodiscard]] bool can_redo() const { return history_.can_redo(); }
    void undo();
    void redo();

private:
    void add_step(ListDraft draft, std::string_view join_key = {});
    void read() { reading_.update(draft(), *published_, rulesets_); }

    const Rulesets& rulesets_;
    const Ruleset* published_;
    History<ListDraft> history_;
    ListDraft saved_draft_;
    bool saved_;
    std::set<std::string> saved_ids_; // of the list and its parts
    DraftReading reading_;
};

} // namespace muster
