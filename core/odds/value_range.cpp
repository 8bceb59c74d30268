// SPDX-License-Identifier: MIT
#include "odds/value_range.h"

#include "base/translation.h"
#include "odds/odds_error.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

std::int64_t quotient(std::int32_t value, std::int32_t over, std::int32_t under, Rounding rounding) {
    const std::int64_t product = std::int64_t{value} * over;
    if (under == 1)
        return product;
    std::int64_t quotient = product / under;
    const std::int64_t rest = product % under;
    if (rounding == Rounding::up && rest > 0)
        ++quotient;
    if (rounding == Rounding::down && rest < 0)
        --quotient;
    return quotient;
}

ValueRange within_any_value(std::int64_t least, std::int64_t most) {
    if (least > any_value.most || most < any_value.least)
        return any_value;
    return {static_cast<std::int32_t>(std::max<std::int64_t>(least, any_value.least)),
            static_cast<std::int32_t>(std::min<std::int64_t>(most, any_value.most))};
}

} // namespace

void refuse_value() {
    throw OddsError(
        OddsTrouble::not_computable,
        fmt::format("not computable: a value of the fight goes beyond {}; write smaller figures",
                    any_value.most),
        translate_format("This cannot be worked out: a value of the fight goes beyond {}.", any_value.most));
}

std::int32_t scaled(std::int32_t value, std::int32_t over, std::int32_t under, Rounding rounding) {
    return kept(quotient(value, over, under, rounding));
}

ValueRange joined(const ValueRange& a, const ValueRange& b) {
    return {std::min(a.least, b.least), std::max(a.most, b.most)};
}

ValueRange scaled(const ValueRange& value, const CombatStep& step) {
    const std::int64_t a = quotient(value.least, step.over, step.under, step.rounding);
    const std::int64_t b = quotient(value.most, step.over, step.under, step.rounding);
    return within_any_value(std::min(a, b), std::max(a, b));
}

ValueRange combined(CombatOperation operation, const ValueRange& so_far, const ValueRange& value) {
    const std::int64_t least = so_far.least;
    const std::int64_t most = so_far.most;
    switch (operation) {
    case CombatOperation::plus: return within_any_value(least + value.least, most + value.most);
    case CombatOperation::minus: return within_any_value(least - value.most, most - value.least);
    case CombatOperation::times: {
        const auto [low, high] =
            std::minmax({least * value.least, least * value.most, most * value.least, most * value.most});
        return within_any_value(low, high);
    }
    case CombatOperation::at_least:
        return {std::max(so_far.least, value.least), std::max(so_far.most, value.most)};
    case CombatOperation::at_most:
        return {std::min(so_far.least, value.least), std::min(so_far.most, value.most)};
    default: break;
    }
    return value;
}

std::optional<bool> decided(CombatComparison comparison, const ValueRange& left, const ValueRange& right) {
    const bool at_ends = compares(comparison, left.least, right.most);
    const bool at_other_ends = compares(comparison, left.most, right.least);
    if (comparison == CombatComparison::equal) {
        if (left.is_known() && left == right)
            return true;
        return left.most < right.least || left.least > right.most ? std::optional(false) : std::nullopt;
    }
    // The others rise or fall with the distance of the two.
    return at_ends == at_other_ends ? std::optional(at_ends) : std::nullopt;
}

std::optional<bool> is_among(std::uint64_t words, const ValueRange& value) {
    constexpr std::int32_t most_words = 64;
    if (value.least < 0 || value.most >= most_words)
        return std::nullopt;
    std::size_t held_by = 0;
    for (std::int32_t word = value.least; word <= value.most; ++word)
        held_by += (words >> static_cast<unsigned>(word)) & 1U;
    if (held_by == 0)
        return false;
    return held_by == static_cast<std::size_t>(value.most - value.least) + 1 ? std::optional(true)
                                                                             : std::nullopt;
}

} // namespace muster
