// SPDX-License-Identifier: MIT
// Ruleset: a published set of rules as data, compiled for checking. Traits, numbers, rules, notation
// and charts of one ruleset.xml, with every name resolved to an index. Made by read_ruleset() only;
// a Ruleset that exists is consistent.
#pragma once

#include "ruleset/conversion.h"
#include "ruleset/number.h"
#include "ruleset/rule.h"
#include "ruleset/sheet.h"
#include "ruleset/size.h"
#include "ruleset/trait.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct NotationPart {
    Pattern pattern;
    TextTemplate text;
};

struct ChartRow {
    Selection selection;
    std::string label;
    std::vector<std::string> cells;
    Provenance provenance = Provenance::printed;
};

// A table of words and figures that a sheet prints and nothing is computed from.
struct Chart {
    std::string id;
    std::string name;
    std::string cite;
    std::optional<Level> level;       // none: for reference
    bool every = false;               // all matching rows, not only the first
    std::vector<std::string> columns; // empty: one cell without a heading
    std::vector<ChartRow> rows;
};

// One way for a rule to be broken: all whens of a case hold, and one never does or one need does not.
// Value tests on the element stand in a PatternSet, value tests on the troops inside it in the bits of
// TroopBits; what neither can say is left as conditions.
struct Trigger {
    std::uint16_t rule = 0; // index among the rule set's rules
    std::uint16_t rule_case = 0;
    TroopDemand troops;
    std::vector<WantedCondition> rest;
};

// The triggers of one level's rules, in the order of rules and cases: of a rule the first that is met
// makes the finding.
struct RuleTriggers {
    struct Word {
        PatternSet patterns; // bit i belongs to triggers[i]
        std::vector<Trigger> triggers;
        std::uint64_t tested_empty = 0; // the bits that also speak of a unit without troops
    };
    std::vector<Word> words;
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

    std::vector<Trait> traits;
    std::vector<ValueGroup> groups;
    std::array<LevelTraits, level_count> levels;
    std::array<std::vector<Number>, level_count> numbers; // in the order they are computed
    std::array<NumberPlan, level_count> plans;            // how they are computed
    std::vector<Rule> rules;                              // the last is data.revision
    std::array<RuleTriggers, level_count> triggers;
    PatternSet troop_tests; // what conditions and counts ask of the troops inside an element
    std::vector<NotationPart> notation;
    std::vector<Chart> charts;
    Conversion conversion;
    SheetDescription sheet;
    std::optional<SizeDescription> size;
    std::optional<FigureDescription> figures;
    std::string start; // the army that a new one begins as, as XML

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
    [[nodiscard]] std::optional<std::size_t> number(Level level, std::string_view number_id) const;
    [[nodiscard]] const Chart* chart(std::string_view chart_id) const;
    // "Undying Lands, Weapon classes"
    [[nodiscard]] std::string citation(std::string_view section) const;
    // Of an army list's rule: "Spartans and their league, Helots"
    [[nodiscard]] std::string citation(const Rule& rule) const;
};

} // namespace muster
