// SPDX-License-Identifier: MIT
// Completion: legal armies that an unfinished one can become by additions alone. Every element that was
// chosen stays as it is, except that counts may grow and that flags which nobody has set may be set where a
// rule asks for it. The search is a pure function of the army, the rule set and the seed.
#pragma once

#include "army/army.h"
#include "base/budget.h"
#include "base/exact.h"
#include "check/report.h"
#include "library/collection.h"
#include "ruleset/ruleset.h"
#include "ruleset/rulesets.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace muster {

struct CompletionOrder {
    std::uint32_t seed = 0;           // another one gives other armies
    std::size_t most_proposals = 5;   // at least 1
    std::size_t most_trials = 20'000; // armies checked; ends the search. An optimised build needs under 0.5 s
    // To reach where the rules let an army declare none, in their measure of it; none: any size is enough.
    std::optional<Exact> size;
    // Only figures that the player has may be added; none: any.
    std::optional<FigureCounts> owned;
    // Armies whose kinds are common (of common_examples()): those of the first are added before others where
    // the army's own kinds and its list lead nowhere. An army without troops and list becomes one like each
    // of them, in turn.
    std::vector<Army> examples;
    // Called now and then with the number of armies checked so far; false ends the search.
    std::function<bool(std::size_t trials)> progress;
};

struct Proposal {
    Army army; // legal
    Report report;
    std::int64_t added = 0; // troops, each counted as often as its count grew
};

// The rule set's starting army and its samples, which show what is common; without those that cannot be read.
[[nodiscard]] std::vector<Army> common_examples(const Rulesets& rulesets, const Ruleset& ruleset);

// What the proposal adds to the army, in a line: "2 Spearmen, 1 Archers".
[[nodiscard]] std::string additions_text(const Army& before, const Proposal& proposal,
                                         const Ruleset& ruleset);

// The best first: near the declared size, then with the fewest additions. Empty if none was found. An army
// that is legal and as large as it declares is its only proposal. `ruleset` is the one that the army is
// checked by.
[[nodiscard]] std::vector<Proposal> completions(const Army& army, const Ruleset& ruleset,
                                                const CompletionOrder& order);
// Stops early when the budget is spent: others may be missing.
[[nodiscard]] std::vector<Proposal> completions(const Army& army, const Ruleset& ruleset,
                                                const CompletionOrder& order, Budget& budget);

} // namespace muster
