// SPDX-License-Identifier: MIT
#include "edit/trait_relevance.h"

#include "check/checker.h"
#include "check/wording.h"
#include "edit/changes.h"
#include "sheet/grid.h"

#include <algorithm>
#include <stdexcept>

namespace muster {

namespace {

// Its row on a full sheet, with its marks and notation.
std::string printed_row(const Army& army, const Ruleset& ruleset, const Report& report, const Place& place) {
    const Wording wording(army, ruleset, report);
    const GridRow row = grid_row(wording, place, GridUse::page);
    std::string text = wording.notation(place);
    for (const GridMark& mark : row.marks)
        text += '\n' + mark.sign;
    for (const std::string& cell : row.cells)
        text += '\n' + cell;
    return text;
}

bool is_error_at(const Finding& finding, const Place& place) {
    return finding.severity == Severity::error && finding.place == place;
}

bool contains(const std::vector<Finding>& findings, const Finding& wanted) {
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) {
        return finding.rule == wanted.rule && finding.place == wanted.place;
    });
}

// Of the place and of all around it.
bool same_numbers(const Ruleset& ruleset, const Report& a, const Report& b, const Place& place) {
    for (const Level level : all_levels) {
        const Place around = up_to(place, level);
        for (std::size_t i = 0; i < ruleset.numbers_of(level).size(); ++i) {
            const Exact one = a.number(around, i);
            const Exact other = b.number(around, i);
            if (one.known() != other.known() || (one.known() && one != other))
                return false;
        }
    }
    return true;
}

} // namespace

TraitRelevance::TraitRelevance(const Army& army, const Ruleset& ruleset, const Place& troop)
    : army_(army), ruleset_(ruleset), troop_(troop), report_(check(army, ruleset, Detail::sheet)),
      printed_(printed_row(army, ruleset, report_, troop)) {}

TraitRelevance::Effect TraitRelevance::effect_of(const Trait& trait, std::int32_t value) const {
    const Army after = with_value(army_, {troop_}, trait, value).army;
    Report report;
    try {
        report = check(after, ruleset_, Detail::sheet);
    } catch (const std::overflow_error&) {
        return Effect::some;
    }
    for (const Finding& finding : report.findings())
        if (is_error_at(finding, troop_) && !contains(report_.findings(), finding))
            return Effect::forbidden;
    const bool is_same = report.findings() == report_.findings() &&
                         same_numbers(ruleset_, report, report_, troop_) &&
                         printed_row(after, ruleset_, report, troop_) == printed_;
    return is_same ? Effect::none : Effect::some;
}

bool TraitRelevance::matters(const Trait& trait) const {
    const std::int32_t present = troop_at(army_, troop_).values[trait.slot];
    if (!trait.has_words() || trait.required || present != trait.default_value)
        return true;
    for (std::size_t value = 0; value < trait.values.size(); ++value)
        if (static_cast<std::int32_t>(value) != present &&
            effect_of(trait, static_cast<std::int32_t>(value)) == Effect::some)
            return true;
    return false;
}

} // namespace muster
