// SPDX-License-Identifier: MIT
#include "check/detail/condition_test.h"

#include "base/text.h"

#include <algorithm>

namespace muster {

namespace {

bool in_ranges(const std::vector<Range>& ranges, std::int64_t value) {
    return std::any_of(ranges.begin(), ranges.end(),
                       [&](const Range& range) { return range.least <= value && value <= range.most; });
}

// Nearly all numbers compared are whole.
bool is_less(Exact a, Exact b) {
    return a.is_whole() && b.is_whole() ? a.over() < b.over() : a < b;
}

bool is_multiple(Exact value, Exact of) {
    if (of.over() == 0)
        return false;
    // a/b is a multiple of c/d if (a·d) divides evenly by (b·c); the products need more than 64 bits.
    __extension__ using Wide = __int128;
    return (Wide{value.over()} * of.under()) % (Wide{value.under()} * of.over()) == 0;
}

} // namespace

bool ConditionTest::matches_beyond_values(const Pattern& pattern, const Subject& subject) const {
    for (const WholeTest& test : pattern.wholes) {
        const std::int32_t value = subject.values().at(test.level, test.slot);
        if (value == no_value || in_ranges(test.ranges, value) == test.inverted)
            return false;
    }
    for (const NumberTest& test : pattern.numbers) {
        const Exact value = subject.numbers[test.number];
        if (!value.known())
            return false;
        const bool inside = value.is_whole() && in_ranges(test.ranges, value.over());
        if (inside == test.inverted)
            return false;
    }
    return true;
}

bool ConditionTest::matches(const Pattern& pattern, const Subject& subject) const {
    for (const ValueTest& test : pattern.values)
        if (!test.holds(subject.values()))
            return false;
    return pattern.is_plain() || matches_beyond_values(pattern, subject);
}

std::uint32_t ConditionTest::vignette(const Selection& selection, const Subject& unit) const {
    const IndexRange troops = unit.node.troops;
    std::int64_t last = 0;
    for (std::uint32_t i = troops.begin; i != troops.end; ++i) {
        last += view_.count_of(i);
        if (last >= selection.vignette)
            return i;
    }
    return troops.end;
}

bool ConditionTest::holds_one_by_one(const Selection& selection, const Subject& own) const {
    if (selection.quantifier == Quantifier::self)
        return matches(selection.pattern, own);
    if (selection.quantifier == Quantifier::vignette) {
        const std::uint32_t troop = vignette(selection, own);
        return troop != own.node.troops.end && matches(selection.pattern, subject(Level::troop, troop));
    }
    const IndexRange range = view_.inside(own.level, own.index, selection.level);
    const bool wanted =
        selection.quantifier != Quantifier::all; // the first match, or the first mismatch, decides
    for (std::uint32_t i = range.begin; i != range.end; ++i)
        if (matches(selection.pattern, subject(selection.level, i)) == wanted)
            return selection.quantifier == Quantifier::any;
    return selection.quantifier != Quantifier::any;
}

Truth ConditionTest::compare(const NumberComparison& comparison, const Subject& own) const {
    const Exact left = own.numbers[comparison.number];
    Exact right = comparison.other ? own.numbers[*comparison.other] : comparison.literal;
    if (!left.known() || !right.known())
        return Truth::undecided;
    if (comparison.times != Exact(1))
        right = right * comparison.times;
    bool result = false;
    switch (comparison.comparison) {
    case Comparison::least: result = !is_less(left, right); break;
    case Comparison::most: result = !is_less(right, left); break;
    case Comparison::above: result = is_less(right, left); break;
    case Comparison::below: result = is_less(left, right); break;
    case Comparison::equal: result = left == right; break;
    case Comparison::multiple: result = is_multiple(left, right); break;
    }
    return result ? Truth::yes : Truth::no;
}

bool ConditionTest::present(const Presence& presence, const Subject& own) const {
    const auto as_wanted = [&](bool given) { return given == presence.wanted_given; };
    if (presence.list && !as_wanted(!view_.army().list.empty()))
        return false;
    for (const auto& [level, slot] : presence.wholes)
        if (!as_wanted(own.values().at(level, slot) != no_value))
            return false;
    for (const auto& [level, slot] : presence.texts) {
        const std::uint32_t index = view_.around(own.level, own.index, level);
        const std::vector<std::string>& texts = view_.element(level, index).texts;
        if (!as_wanted(slot < texts.size() && !is_blank(texts[slot])))
            return false;
    }
    return true;
}

bool ConditionTest::same(const Likeness& likeness, std::uint32_t a, std::uint32_t b) const {
    const TraitValues& values_a = view_.element(likeness.among, a).values;
    const TraitValues& values_b = view_.element(likeness.among, b).values;
    return std::all_of(likeness.slots.begin(), likeness.slots.end(),
                       [&](std::size_t slot) { return values_a[slot] == values_b[slot]; });
}

bool ConditionTest::is_compared(const Likeness& likeness, std::uint32_t index) const {
    const std::int8_t bit = likeness.pattern.troop_test;
    if (bit < 0)
        return likeness.pattern.empty() || matches(likeness.pattern, subject(likeness.among, index));
    return ((view_.node(Level::troop, index).troop_bits.any >> static_cast<unsigned>(bit)) & 1U) != 0;
}

// In any order of their values.
bool ConditionTest::precedes(const Likeness& likeness, std::uint32_t a, std::uint32_t b) const {
    const TraitValues& values_a = view_.element(likeness.among, a).values;
    const TraitValues& values_b = view_.element(likeness.among, b).values;
    for (const std::size_t slot : likeness.slots)
        if (values_a[slot] != values_b[slot])
            return values_a[slot] < values_b[slot];
    return false;
}

std::vector<std::uint32_t> ConditionTest::twins(const Likeness& likeness, const Subject& own) const {
    const IndexRange range = view_.inside(own.level, own.index, likeness.among);
    std::vector<std::uint32_t> compared;
    for (std::uint32_t i = range.begin; i != range.end; ++i)
        if (is_compared(likeness, i))
            compared.push_back(i);
    // Those that are alike come to stand side by side.
    std::sort(compared.begin(), compared.end(),
              [&](std::uint32_t a, std::uint32_t b) { return precedes(likeness, a, b); });
    std::vector<std::uint32_t> twins;
    for (std::size_t i = 0; i < compared.size(); ++i)
        if ((i > 0 && same(likeness, compared[i - 1], compared[i])) ||
            (i + 1 < compared.size() && same(likeness, compared[i], compared[i + 1])))
            twins.push_back(compared[i]);
    std::sort(twins.begin(), twins.end());
    return twins;
}

bool ConditionTest::holds(const Likeness& likeness, const Subject& own) const {
    constexpr std::uint32_t few = 32; // of which each is sooner compared with each than sorted
    const IndexRange range = view_.inside(own.level, own.index, likeness.among);
    if (likeness.distinct && range.end - range.begin > few)
        return twins(likeness, own).empty();
    for (std::uint32_t first = range.begin; first != range.end; ++first) {
        if (!is_compared(likeness, first))
            continue;
        for (std::uint32_t i = first + 1; i != range.end; ++i)
            if (is_compared(likeness, i) && same(likeness, i, first) == likeness.distinct)
                return false;
        if (!likeness.distinct)
            break; // all are like the first
    }
    return true;
}

Truth ConditionTest::truth(const Condition& condition, const Subject& own) const {
    const auto as_truth = [](bool value) { return value ? Truth::yes : Truth::no; };
    switch (condition.kind) {
    case ConditionKind::selection: return as_truth(holds(condition.selection, own));
    case ConditionKind::comparison: return compare(condition.comparison, own);
    case ConditionKind::presence: return as_truth(present(condition.presence, own));
    case ConditionKind::likeness: return as_truth(holds(condition.likeness, own));
    case ConditionKind::other_revision: break;
    }
    const std::string& data = view_.army().data;
    return as_truth(!data.empty() && data != revision_);
}

bool ConditionTest::all_hold(const std::vector<WantedCondition>& wanted, const Subject& own) const {
    for (const WantedCondition& one : wanted) // no algorithm: its unrolled loop costs more than one or two
        if (truth(one.condition, own) != one.truth)
            return false;
    return true;
}

bool ConditionTest::holds(const Guard& guard, const Subject& own) const {
    if (!guard.possible || !guard.troops.hold(own.node.troop_bits))
        return false;
    for (const ValueTest& test : guard.values)
        if (!test.holds(own.values()))
            return false;
    return all_hold(guard.rest, own);
}

} // namespace muster
