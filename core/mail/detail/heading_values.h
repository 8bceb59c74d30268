// SPDX-License-Identifier: MIT
// What the words of a heading say of the body or the unit that it begins: "Left wing (sub-commander rating
// 3)", "Foot Companions (link, in line)".
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/vocabulary.h"

#include <string_view>

namespace muster {

// Adds the choices and numbers of a body, and what the heading says of its troops.
void read_body_words(std::string_view heading, const Vocabulary& vocabulary, BodyDraft& body);

// "Regulars (RA)": nothing but what troops are, so that it is no name.
[[nodiscard]] bool says_values_alone(std::string_view heading, const Vocabulary& vocabulary);

// Adds the choices of a unit, of which a later one goes before an earlier one, and whether it is a link.
void read_unit_words(std::string_view heading, const Vocabulary& vocabulary, UnitDraft& unit);

// The words before a bracket, or those between quotation marks.
[[nodiscard]] std::string_view unit_name_in(std::string_view heading);

// "Its second unit" says which one, and is no name.
// "hold the hill" of "Legio XX (orders: hold the hill)", where units have a text of that name; "" if none.
[[nodiscard]] std::string orders_in(std::string_view heading, const Ruleset& ruleset);
[[nodiscard]] bool is_position(std::string_view name, const Vocabulary& vocabulary);

} // namespace muster
