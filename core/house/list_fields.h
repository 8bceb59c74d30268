// SPDX-License-Identifier: MIT
// The fields of a form for each part of an army list that is being edited: labels, values and choices. The
// form does not know the format: it sets values by FieldKey.
#pragma once

#include "lists/list_draft.h"
#include "lists/lists.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

enum class ListFieldKind : std::uint8_t {
    heading, // of the fields below it
    line,
    paragraph,
    lines,   // one text on each line
    check,   // on or off
    one,     // one of the choices
    several, // any of the choices, in the order in which they were chosen; a new troop has the first
};

// An attribute of a part or of one of its children, or the text of a child.
struct FieldKey {
    std::string child;     // the name of the child; "": the part itself
    std::size_t nth = 0;   // of the children with this name
    std::string attribute; // "": the text

    friend bool operator==(const FieldKey&, const FieldKey&) = default;
};

// Whether the field is a year, which people write as "480 BC" and a file as "-480".
[[nodiscard]] bool is_year_field(const FieldKey& key);

struct FieldChoice {
    std::string id;
    std::string name;
};

struct ListField {
    ListFieldKind kind = ListFieldKind::line;
    FieldKey key;
    std::string label;
    std::string value; // as the file has it, but a year as people write it
    std::vector<FieldChoice> choices;
    std::string hint;        // an example, where the field is empty
    std::string on = "army"; // the value of a check that is on
};

// The kinds of parts that a player can edit, in the order of the file.
enum class ListPartKind : std::uint8_t { list, army, entry, option, ally, limit, permit };
[[nodiscard]] ListPartKind kind_of_part(const DraftElement& element);

// For a field of several choices, whose value "any" stands for all of them: whether one is chosen, the value
// with it toggled, the value with it in front, and the chosen ones in words ("" if there are none).
[[nodiscard]] bool has_choice(const ListField& field, std::string_view id);
[[nodiscard]] std::string with_choice_toggled(const ListField& field, std::string_view id);
[[nodiscard]] std::string with_choice_first(const ListField& field, std::string_view id);
[[nodiscard]] std::string choices_in_words(const ListField& field);

[[nodiscard]] std::vector<ListField> fields_of(const ListDraft& draft, const DraftPath& path,
                                               ListPartKind kind, const Ruleset& ruleset,
                                               const Rulesets& rulesets);

} // namespace muster
