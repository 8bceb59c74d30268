// SPDX-License-Identifier: MIT
// Cells of a table that hold remarks about the troops of their row.
#pragma once

#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// Of remarks only what is a mark of the troop or its unit for sure: "General", "Great King, General".
// `is_name`: the rest names the troop.
// `opens`: the first words too may be a value before a name ("field defences war wagons").
void read_remarks(const std::string& text, bool is_name, const Vocabulary& vocabulary, TroopReading& troop,
                  bool opens = false);
// "four-horse chariots", "heavy guns", "levy with javelins": values that a name tells of traits which are
// still open and not among those `told` in columns of their own.
void take_values_of_name(const std::string& name, const std::vector<std::size_t>& told,
                         const Vocabulary& vocabulary, TroopReading& troop);
// "General Lee's brigade" in a cell may mark the General, or be a name.
void ask_of_general(const std::string& cell, const Vocabulary& vocabulary, TroopReading& troop);
// Whether the question is such a one about a cell that holds nothing but the leader of the row, by his
// `name`, and values: "commander-in-chief, reg".
[[nodiscard]] bool asks_of_leader_himself(const std::string& question, const std::string& name,
                                          const TroopReading& leader, const Vocabulary& vocabulary);
// What the phrases of a cell say beside each other: "bow, two-handed axe" in a column of weapons. False if
// one of them says something else than what is said already.
[[nodiscard]] bool take_values_of_cell(const Phrases& phrases, std::size_t column_trait, TroopReading& troop);
// A value that a cell of its own says: it goes before what only the name of a kind says ("Skeleton bows" with
// a code for other bows beside it). What the words say otherwise is asked.
void add_said(const ValueOf& value, const Ruleset& ruleset, TroopReading& troop);
// "Archers", "Old Guards": a class of troops by a name, and no value beside it.
[[nodiscard]] bool names_class_only(std::string_view cell, const Vocabulary& vocabulary);
// "-" may be a value, or no value.
void ask_of_sign(const std::string& cell, const Vocabulary& vocabulary, TroopReading& troop);

// "Immortals", and "Immortals (led by the C-in-C)" in the next row: one unit. "Cohort (2)" is another than
// "Cohort".
[[nodiscard]] bool names_same_unit(std::string_view one, std::string_view other);

} // namespace muster
