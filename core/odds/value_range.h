// SPDX-License-Identifier: MIT
// ValueRange: what a value of a fight may be, as far as that is known before the dice are thrown; and the
// arithmetic of values, for one and for ranges.
#pragma once

#include "ruleset/combat.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace muster {

// Both ends included.
struct ValueRange {
    std::int32_t least = 0;
    std::int32_t most = 0;
    [[nodiscard]] bool is_known() const { return least == most; }
    friend bool operator==(const ValueRange&, const ValueRange&) = default;
};
constexpr ValueRange any_value{INT32_MIN, INT32_MAX};
using ValueRanges = std::vector<ValueRange>; // by register

[[noreturn]] void refuse_value();
// What the registers of a running fight hold is within any_value. Throws OddsError for what is not.
[[nodiscard]] inline std::int32_t kept(std::int64_t value) {
    if (value < any_value.least || value > any_value.most)
        refuse_value();
    return static_cast<std::int32_t>(value);
}

[[nodiscard]] inline bool compares(CombatComparison comparison, std::int32_t left, std::int32_t right) {
    switch (comparison) {
    case CombatComparison::below: return left < right;
    case CombatComparison::above: return left > right;
    case CombatComparison::most: return left <= right;
    case CombatComparison::least: return left >= right;
    default: break;
    }
    return left == right;
}
// value × over / under. Throws OddsError if that is beyond any_value.
[[nodiscard]] std::int32_t scaled(std::int32_t value, std::int32_t over, std::int32_t under,
                                  Rounding rounding);

[[nodiscard]] ValueRange joined(const ValueRange& a, const ValueRange& b);
// Of ranges: what lies beyond any_value is left out, as whoever works it out is told; if all does, any value
// may come.
[[nodiscard]] ValueRange scaled(const ValueRange& value, const CombatStep& step);
// What an operation other than `missing` makes of two values.
[[nodiscard]] ValueRange combined(CombatOperation operation, const ValueRange& so_far,
                                  const ValueRange& value);
// Whether a test holds whatever the two values are; nothing if that depends on them.
[[nodiscard]] std::optional<bool> decided(CombatComparison comparison, const ValueRange& left,
                                          const ValueRange& right);
[[nodiscard]] std::optional<bool> is_among(std::uint64_t words, const ValueRange& value);

} // namespace muster
