// SPDX-License-Identifier: MIT
// Rule: a condition with an id, a severity and a citation; see schemas/README.md, "Rules".
#pragma once

#include "ruleset/condition.h"
#include "ruleset/source_reading.h"

#include <array>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace muster {

enum class Severity : std::uint8_t { error, query, note };
constexpr std::array<Severity, 3> all_severities{Severity::error, Severity::query, Severity::note};
[[nodiscard]] std::string_view severity_name(Severity severity);

// A text with places for values: "of at least {least}, this one has {vignettes}".
struct TextTemplate {
    struct Name {}; // {name}: the element's own
    struct TraitPlace {
        std::size_t trait;
    }; // index among the rule set's traits
    struct NumberPlace {
        Level level;
        std::size_t number;
    };
    struct CountedWords {
        NumberPlace number;
        std::string one;
        std::string several;
    };                   // {x|one|several}: the words for x things
    struct Revisions {}; // the army's and the rule set's data revision
    struct Added {};     // the message of an added rule
    // On a sheet only:
    struct Notation {}; // {notation}: the troop's
    struct ShortPlace {
        std::size_t trait;
    }; // {short x}: as in the notation
    struct SignedPlace {
        Level level;
        std::size_t number;
    }; // {signed x}: with a plus if it is above 0
    struct ChartPlace {
        std::size_t chart;
        bool labels; // of its rows, not their cells
    };               // {chart x}, {labels x}: the rows that apply
    using Piece = std::variant<std::string, Name, TraitPlace, NumberPlace, CountedWords, Revisions, Added,
                               Notation, ShortPlace, SignedPlace, ChartPlace>;
    std::vector<Piece> pieces;
};

struct RuleCase {
    Severity severity = Severity::error;
    std::vector<Condition> whens;
    std::vector<Condition> nevers; // broken if one holds
    std::vector<Condition> needs;  // broken if one does not
    TextTemplate say;
};

struct Rule {
    std::string id;
    Level level = Level::troop;
    std::string cite;                  // the section; findings print "title, section"
    ReadingIndex reading = no_reading; // that the rule rests on
    std::string source; // the title of the army list that it comes from; empty for the rule set's own
    bool applies_when_empty = false; // also tested on a unit without troops
    std::vector<RuleCase> cases;

    [[nodiscard]] bool is_added() const { return !source.empty(); }
    // The most severe finding that the rule can make.
    [[nodiscard]] Severity severity() const;
};

} // namespace muster
