// SPDX-License-Identifier: MIT
#include "browse/army_balance.h"

#include "base/input_error.h"
#include "base/translation.h"
#include "browse/loaded_army.h"

#include <algorithm>
#include <map>
#include <optional>
#include <stdexcept>

namespace muster {

namespace {

LoadedArmy loaded(const ComparedText& text, const Rulesets& rulesets) {
    try {
        return load_army(text.text, text.name, rulesets, Detail::report);
    } catch (const std::overflow_error&) {
        throw InputError(text.name, {},
                         "the army's numbers are too large to be compared; lower its counts and values");
    }
}

// Exact figures are compared as such; a bar need not be exact.
double as_length(Exact value) {
    return value.known() ? static_cast<double>(value.over()) / static_cast<double>(value.under()) : 0;
}

BalanceRow row_of(std::string name, Exact before, Exact after) {
    const double left = std::max(as_length(before), 0.0);
    const double right = std::max(as_length(after), 0.0);
    const double most = std::max(left, right);
    return {std::move(name), before.readable(), after.readable(), most > 0 ? left / most : 0,
            most > 0 ? right / most : 0};
}

// How many there are of each value of the trait.
std::map<std::int32_t, std::int64_t> counts_by(const Trait& trait, const Army& army) {
    std::map<std::int32_t, std::int64_t> counts;
    for (const Body& body : army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                counts[troop.values[trait.slot]] += troop.count;
    return counts;
}

} // namespace

ArmyBalance balance_of(const ComparedText& before, const ComparedText& after, const Rulesets& rulesets) {
    const LoadedArmy first = loaded(before, rulesets);
    const LoadedArmy second = loaded(after, rulesets);
    if (first.ruleset->id != second.ruleset->id)
        throw InputError(after.name, {},
                         translate_format("an army of {} cannot be compared with {}, one of {}",
                                          second.ruleset->title, before.name, first.ruleset->title));
    ArmyBalance balance;
    const std::vector<Number>& numbers = first.ruleset->numbers_of(Level::army);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const Exact left = first.report.number({}, i);
        const Exact right = second.report.number({}, i);
        if (numbers[i].scope == Scope::report && (left.known() || right.known()))
            balance.numbers.push_back(row_of(numbers[i].name, left, right));
    }
    const Trait* kind = first.ruleset->kind_of_troops();
    if (kind == nullptr)
        return balance;
    balance.kind = kind->name;
    std::map<std::int32_t, std::int64_t> left = counts_by(*kind, first.army);
    std::map<std::int32_t, std::int64_t> right = counts_by(*kind, second.army);
    for (std::int32_t value = 0; value < static_cast<std::int32_t>(kind->values.size()); ++value)
        if (left[value] != 0 || right[value] != 0)
            balance.troops.push_back(row_of(kind->value_name(value), left[value], right[value]));
    return balance;
}

} // namespace muster
