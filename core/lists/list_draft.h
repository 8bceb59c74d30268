// SPDX-License-Identifier: MIT
// ListDraft: an army list as a player edits it: the elements of its file, whether they are right or not.
// read_army_list() finds out whether the written draft is right. Comments are not part of it.
#pragma once

#include "lists/army_history.h"

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

// An element of the file; those that the schema lets hold text have no children.
struct DraftElement {
    std::string name;
    std::vector<std::pair<std::string, std::string>> attributes; // in the order they are written
    std::string text;                                            // with white space folded
    std::vector<DraftElement> children;

    // "" if it is missing.
    [[nodiscard]] const std::string& get(std::string_view attribute) const;
    // "" removes it. A new one is inserted in the order of the format.
    void set(std::string_view attribute, std::string value);
    // Null if there is none.
    [[nodiscard]] const DraftElement* child(std::string_view child_name) const;
    // The text of a child such as <about>; "" removes the child. A new one is inserted in the order of the
    // format.
    [[nodiscard]] const std::string& text_of(std::string_view child_name) const;
    void set_text_of(std::string_view child_name, std::string_view value);
    // Inserts it in the order of the format, after the last one of its kind. Returns its index.
    std::size_t add(DraftElement element);

    friend bool operator==(const DraftElement&, const DraftElement&) = default;
};
using ListDraft = DraftElement;

// The place of an element: the index of a child, then of that child's child, and so on; empty: the root.
using DraftPath = std::vector<std::size_t>;
[[nodiscard]] const DraftElement& element_at(const ListDraft& draft, const DraftPath& path);
[[nodiscard]] DraftElement& element_at(ListDraft& draft, const DraftPath& path);

// A house list with nothing but the attributes of the root.
[[nodiscard]] ListDraft new_list_draft(std::string_view ruleset, std::string_view id, std::string_view title);

// Throws InputError if the text is not well formed or no <armylist>; nothing else is checked.
[[nodiscard]] ListDraft read_list_draft(std::string_view text, std::string_view file);
// The same list, with all that it takes from the history written into it; the draft itself if it refers to
// none. Throws InputError if its history is not there or cannot be read.
[[nodiscard]] ListDraft without_history(ListDraft draft, const ArmyHistories& histories);
// In its canonical form: two spaces a level, an element a line.
[[nodiscard]] std::string write_list_draft(const ListDraft& draft);
// The element that a line of write_list_draft() belongs to, counted from 1.
[[nodiscard]] DraftPath draft_path_of_line(const ListDraft& draft, std::size_t line);

// An id made from a name: small letters, digits and single hyphens; "x" if nothing is left.
[[nodiscard]] std::string id_of_name(std::string_view name);

// The wanted id, or "id-2", "id-3" … : the first that is not taken.
template <typename IsTaken>
[[nodiscard]] std::string free_id(std::string_view wanted, const IsTaken& is_taken) {
    std::string id(wanted);
    for (int n = 2; is_taken(id); ++n)
        id = fmt::format("{}-{}", wanted, n);
    return id;
}

} // namespace muster
