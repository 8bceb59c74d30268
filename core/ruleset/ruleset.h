// SPDX-License-Identifier: MIT
// Ruleset: a published set of rules as data: traits, numbers, rules, notation and charts as their author
// wrote them in one ruleset.xml, with every name resolved to an index. `compiled` holds the tables that a
// check works with. Only read_ruleset() makes a Ruleset, and only a consistent one.
#pragma once

#include "ruleset/combat.h"
#include "ruleset/compiled_rules.h"
#include "ruleset/conversion.h"
#include "ruleset/number.h"
#include "ruleset/rule.h"
#include "ruleset/sheet.h"
#include "ruleset/size.h"
#include "ruleset/source_reading.h"
#include "ruleset/trait.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct NotationPart {
    Selection selection; // of the troop itself
    TextTemplate text;
};

struct ChartRow {
    Selection selection;
    std::string label;
    std::vector<std::string> cells;
    Provenance provenance = Provenance::printed;
    ReadingIndex reading = no_reading;
};

// A table of words and figures that a sheet prints and nothing is computed from.
struct Chart {
    std::string id;
    std::string name;
    std::string cite;
    std::optional<Level> level;       // none: for reference
    bool every = false;               // all matching rows, not only the first
    bool reminder = false;            // of what is easily forgotten: shown beside the selected elements, too
    std::vector<std::string> columns; // empty: one cell without a heading
    std::vector<ChartRow> rows;
};

struct LevelTraits {
    std::vector<std::size_t> traits; // as declared; indices among the rule set's traits
    WordTable words;                 // their ids, index i is traits[i]
    std::uint64_t required = 0;      // bit i: traits[i] must be given
    TraitValues defaults{};
    std::size_t texts = 0; // how many of them are texts
};

// An army trait that an army list decides: `value` holds where the army leaves it as it usually is.
struct FixedValue {
    std::size_t slot = 0;
    std::int32_t usual = 0;
    std::int32_t value = 0;
};

class AddedRules; // check/added_rules.h

struct Ruleset {
    std::string id;
    std::string title;
    std::string edition;
    std::string prefix;
    std::string revision;
    std::string about;
    std::array<std::string, level_count> level_words; // what this rule set calls army, body, unit, troop
    std::size_t steps = 0;      // that a report takes for each element of an army, about
    std::string several_troops; // what it calls several of its troops within a sentence; empty: "troops"

    std::vector<Trait> traits;
    std::vector<ValueGroup> groups;
    std::vector<SourceReading> readings;
    std::array<LevelTraits, level_count> levels;
    std::array<std::vector<Number>, level_count> numbers; // in the order they are computed
    std::vector<Rule> rules;                              // the last is data.revision
    std::vector<NotationPart> notation;
    std::vector<Chart> charts;
    Conversion conversion;
    SheetDescription sheet;
    std::optional<SizeDescription> size;
    std::optional<FigureDescription> figures;
    std::vector<CombatMode> combat; // how fights are worked out; empty: not described
    std::string start;              // the army that a new one begins as, as XML

    CompiledRules compiled; // the numbers and rules above, for the checker

    // A rule set with an army list in force: what the list fixes and the rules that it adds, which stand
    // behind the published ones. Null and empty in a rule set as it is published.
    std::shared_ptr<const AddedRules> added;
    std::vector<FixedValue> fixed;

    [[nodiscard]] const LevelTraits& at(Level level) const { return levels[index_of(level)]; }
    [[nodiscard]] const std::vector<Number>& numbers_of(Level level) const {
        return numbers[index_of(level)];
    }
    // Null if there is none; a trait of this level only.
    [[nodiscard]] const Trait* trait(Level level, std::string_view trait_id) const;
    // What tells troops apart first, such as their class: the first choice that every troop must make. Null
    // if there is none.
    [[nodiscard]] const Trait* kind_of_troops() const;
    [[nodiscard]] std::optional<std::size_t> number(Level level, std::string_view number_id) const;
    [[nodiscard]] const Chart* chart(std::string_view chart_id) const;
    // "Undying Lands, Weapon classes"
    [[nodiscard]] std::string citation(std::string_view section) const;
    // Of an army list's rule: "Spartans and their league, Helots"
    [[nodiscard]] std::string citation(const Rule& rule) const;
};

} // namespace muster
