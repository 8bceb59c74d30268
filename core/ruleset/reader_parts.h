// SPDX-License-Identifier: MIT
// The parts of the reader of rule sets, each of which fills its share of a Ruleset. Internal, but for what
// the reader of army lists shares.
#pragma once

#include "ruleset/element_reader.h"
#include "ruleset/ruleset.h"

#include <functional>
#include <set>
#include <string>

namespace muster {

struct RulesetReading {
    Ruleset& ruleset;
    SourceText source;
};

// trait_reader.cpp
void read_traits(RulesetReading& reading, const XmlElement& element);
void read_groups(RulesetReading& reading, const XmlElement& element);
// Throws InputError unless the id is lower-case letters, digits, hyphens (a value: also capitals and dots).
void check_id(const ElementReader& reader, const XmlAttribute& attribute);
// Throws InputError if two of the words are too alike for a word table.
[[nodiscard]] WordTable make_word_table(const ElementReader& reader, std::vector<std::string> ids);
// Whether patterns and conditions use the word, so that neither a trait nor a number may be called so.
bool is_pattern_word(std::string_view word);

// pattern_reader.cpp
// The trait that `name` means in a pattern read at `level`: of that level or the nearest above. Null if none.
const Trait* visible_trait(const Ruleset& ruleset, Level level, std::string_view name);
// The values that a word of a choice's or flag's attribute means: one, or those of a group ("@foot").
std::uint64_t mask_of_word(const Ruleset& ruleset, const ElementReader& reader, const Trait& trait,
                           const XmlAttribute& attribute, std::string_view word);
// "4", "4..6", "4..", "..6"
std::vector<Range> read_ranges(const ElementReader& reader, const XmlAttribute& attribute,
                               const std::vector<std::string_view>& words);
// What is left of the reader's attributes, as a pattern on elements of `level`.
Pattern read_pattern(const RulesetReading& reading, ElementReader& reader, Level level);
// A pattern with perhaps any, all, none or vignette, in a condition on elements of `level`.
Selection read_selection(const RulesetReading& reading, ElementReader& reader, Level level);
// The index of the number that the attribute names, among those of the level read so far.
std::size_t read_number_name(const RulesetReading& reading, const ElementReader& reader, Level level,
                             const XmlAttribute& attribute);

// condition_reader.cpp
Condition read_condition(const RulesetReading& reading, const XmlElement& element, Level level);
std::vector<Condition> read_conditions(const RulesetReading& reading, const XmlElement& parent,
                                       std::string_view name, Level level);

// source_reading_reader.cpp
void read_readings(RulesetReading& reading, const XmlElement& element);
// The reading that the attribute "reading" names, or the usual one without it.
ReadingIndex read_reading_name(const RulesetReading& reading, ElementReader& reader, ReadingIndex usual);

// number_reader.cpp
void read_numbers(RulesetReading& reading, const XmlElement& element);
Provenance read_provenance(ElementReader& reader, Provenance usual);

// rule_reader.cpp
void read_rules(RulesetReading& reading, const XmlElement& element);
TextTemplate read_template(const RulesetReading& reading, const XmlElement& element, Level level);
// What a name in braces stands for; throws InputError if it stands for nothing.
using PlaceReader = std::function<TextTemplate::Piece(std::string_view)>;
// A text that stands at `where` in the file.
TextTemplate read_template(const RulesetReading& reading, std::string_view where, std::string_view text,
                           const PlaceReader& read_place_in_text);

// presentation_reader.cpp
void read_notation(RulesetReading& reading, const XmlElement& element);
void read_charts(RulesetReading& reading, const XmlElement& element);

// conversion_reader.cpp
void read_conversion(RulesetReading& reading, const XmlElement& element);

// sheet_reader.cpp
void read_sheet(RulesetReading& reading, const XmlElement& element);
// For a rule set that describes none: the notation and every number of the report.
SheetDescription usual_sheet(const Ruleset& ruleset);

// size_reader.cpp
void read_size(RulesetReading& reading, const XmlElement& element);
void read_figures(RulesetReading& reading, const XmlElement& element);

// combat_reader.cpp
void read_combat(RulesetReading& reading, const XmlElement& element);

// ruleset_effort.cpp
// Throws InputError if a report would take more steps than most_steps for each element of an army.
void check_effort(RulesetReading& reading, const XmlElement& root);

// number_compiler.cpp
void compile_numbers(Ruleset& ruleset);

// rule_triggers.cpp
void compile_triggers(Ruleset& ruleset);

} // namespace muster
