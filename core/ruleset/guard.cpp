// SPDX-License-Identifier: MIT
#include "ruleset/guard.h"

namespace muster {

namespace {

void want_bit(std::uint64_t& asked, std::uint64_t& wanted, std::int8_t bit, bool value, bool& possible) {
    const std::uint64_t mask = 1ULL << static_cast<unsigned>(bit);
    const std::uint64_t want = value ? mask : 0;
    if ((asked & mask) != 0 && (wanted & mask) != want)
        possible = false;
    asked |= mask;
    wanted |= want;
}

// True if the troops' bits decide the condition.
bool want_of_troops(Guard& guard, const Selection& selection, bool wanted) {
    const std::int8_t bit = selection.pattern.troop_test;
    if (!selection.is_of_troops() || bit < 0)
        return false;
    TroopDemand& troops = guard.troops;
    if (selection.quantifier == Quantifier::all)
        want_bit(troops.asked.all, troops.wanted.all, bit, wanted, guard.possible);
    else
        want_bit(troops.asked.any, troops.wanted.any, bit,
                 wanted == (selection.quantifier == Quantifier::any), guard.possible);
    return true;
}

// True if value tests on the element decide the condition. What they can say they say in any case.
bool want_of_values(Guard& guard, const Selection& selection, bool wanted) {
    const Pattern& pattern = selection.pattern;
    if (selection.quantifier != Quantifier::self)
        return false;
    if (wanted) {
        guard.values.insert(guard.values.end(), pattern.values.begin(), pattern.values.end());
        return pattern.is_plain();
    }
    // The opposite of several tests is no set of tests.
    if (!pattern.is_plain() || pattern.values.size() != 1)
        return false;
    const ValueTest& test = pattern.values.front();
    guard.values.push_back({test.level, test.slot, ~test.mask});
    return true;
}

} // namespace

void Guard::want(const Condition& condition, Truth truth) {
    if (condition.kind == ConditionKind::selection) {
        const bool wanted = truth == Truth::yes;
        if (want_of_troops(*this, condition.selection, wanted) ||
            want_of_values(*this, condition.selection, wanted))
            return;
    }
    rest.push_back({condition, truth});
}

} // namespace muster
