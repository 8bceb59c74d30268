// SPDX-License-Identifier: MIT
// What can be said of each part of an army list in the making, as a form has it: labels, values, what may be
// chosen. The form knows nothing of the format; what it sets is addressed by FieldKey.
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
    lines,   // one text a line
    check,   // on or off
    one,     // of the choices
    several, // of the choices, in the order they were chosen; the first is what a new troop begins with
};

// An attribute of a part, of its nth child of a name, or the child's text.
struct FieldKey {
    std::string child; // "": of the part itself
    std::size_t nth = 0;
    std::string attribute; // "": the text

    friend bool operator==(const FieldKey&, const FieldKey&) = default;
};

struct FieldChoice {
    std::string id;
    std::string name;
};

struct ListField {
    ListFieldKind kind = ListFieldKind::line;
    FieldKey key;
    std::string label;
    std::string value; // as the file has it
    std::vector<FieldChoice> choices;
    std::string hint; // an example, where the field is empty
};

// The kinds of parts that a player can work on, in the order of the file.
enum class ListPartKind : std::uint8_t { list, army, entry, option, ally, limit, permit };
[[nodiscard]] ListPartKind kind_of_part(const DraftElement& element);

// What a check stands for when it is on.
constexpr std::string_view check_on = "army"; // of `per`, the only one

// Of a field of several choices: whether one is chosen, the value with it chosen or no more, the value with
// it in front, and the whole in words, "" if nothing is chosen. "any" is all of them.
[[nodiscard]] bool has_choice(const ListField& field, std::string_view id);
[[nodiscard]] std::string with_choice_toggled(const ListField& field, std::string_view id);
[[nodiscard]] std::string with_choice_first(const ListField& field, std::string_view id);
[[nodiscard]] std::string choices_in_words(const ListField& field);

[[nodiscard]] std::vector<ListField> fields_of(const ListDraft& draft, const DraftPath& path,
                                               ListPartKind kind, const Ruleset& ruleset,
                                               const Rulesets& rulesets);

} // namespace muster
