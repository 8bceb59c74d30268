// SPDX-License-Identifier: MIT
#include "browse/army_comparison.h"

#include "army/army_reader.h"
#include "base/input_error.h"
#include "base/translation.h"
#include "check/army_differences.h"
#include "check/checker.h"
#include "check/wording.h"
#include "lists/lists.h"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace muster {

namespace {

struct ComparedArmy {
    Army army;
    const Ruleset* ruleset = nullptr;
    Report report;
};

ComparedArmy compared_army(Army army, const std::string& name, const Rulesets& rulesets) {
    ComparedArmy side;
    side.army = std::move(army);
    side.ruleset = &ruleset_of(side.army, rulesets);
    try {
        side.report = check(side.army, *side.ruleset);
    } catch (const std::overflow_error&) {
        throw InputError(name, {},
                         "the army's numbers are too large to be compared; lower its counts and values");
    }
    return side;
}

// "Left wing › Spears, 4 of (HIM)I"
std::string words_for(const Place& place, const Wording& side) {
    std::string words = place_name(place, side.army(), side.ruleset());
    if (place.troop == 0)
        return words;
    words += fmt::format(", {}", troop_at(side.army(), place).count);
    if (const std::string code = side.notation(place); !code.empty())
        words += " × " + code;
    return words;
}

ComparisonRow row_of(const Difference& difference, const Wording& before, const Wording& after) {
    ComparisonRow row;
    constexpr std::array<ComparisonKind, 4> kinds{ComparisonKind::added, ComparisonKind::removed,
                                                  ComparisonKind::changed, ComparisonKind::moved};
    row.kind = kinds.at(static_cast<std::size_t>(difference.kind));
    if (difference.kind != DifferenceKind::added)
        row.before = words_for(difference.before, before);
    if (difference.kind != DifferenceKind::removed)
        row.after = words_for(difference.after, after);
    row.changes = difference.changes;
    return row;
}

// "A rule is broken. — Left wing"
std::string words_for(const Finding& finding, const ComparedArmy& side) {
    return fmt::format("{} — {}", message_of(finding, side.army, *side.ruleset, side.report),
                       place_name(finding.place, side.army, *side.ruleset));
}

std::vector<ComparisonRow> rows_of(const ComparedArmy& first, const ComparedArmy& second) {
    const ArmyDifferences found =
        compare(first.army, first.report, *first.ruleset, second.army, second.report, *second.ruleset);
    const Wording before(first.army, *first.ruleset, first.report);
    const Wording after(second.army, *second.ruleset, second.report);
    std::vector<ComparisonRow> rows;
    for (const Difference& difference : found.differences)
        rows.push_back(row_of(difference, before, after));
    for (const NumberChange& change : found.numbers)
        rows.push_back({ComparisonKind::number,
                        second.ruleset->numbers_of(Level::army)[change.number].name,
                        change.before.readable(),
                        change.after.readable(),
                        {},
                        std::nullopt});
    for (const Finding& finding : found.lost)
        rows.push_back({ComparisonKind::lost, {}, words_for(finding, first), {}, {}, finding.severity});
    for (const Finding& finding : found.gained)
        rows.push_back({ComparisonKind::gained, {}, {}, words_for(finding, second), {}, finding.severity});
    return rows;
}

} // namespace

std::vector<ComparisonRow> comparison_of(const ComparedText& before, const ComparedText& after,
                                         const Rulesets& rulesets) {
    const ComparedArmy first =
        compared_army(read_army(before.text, before.name, rulesets), before.name, rulesets);
    const ComparedArmy second =
        compared_army(read_army(after.text, after.name, rulesets), after.name, rulesets);
    if (first.ruleset->id != second.ruleset->id)
        throw InputError(after.name, {},
                         translate_format("an army of {} cannot be compared with {}, one of {}",
                                          second.ruleset->title, before.name, first.ruleset->title));
    return rows_of(first, second);
}

std::vector<ComparisonRow> comparison_of(const Army& before, const Army& after, const Rulesets& rulesets) {
    return rows_of(compared_army(before, before.name, rulesets), compared_army(after, after.name, rulesets));
}

} // namespace muster
