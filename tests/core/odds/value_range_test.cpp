// SPDX-License-Identifier: MIT
// What is known of values before the dice are thrown holds for every value within their ranges.
#include "odds/value_range.h"

#include "odds/odds_error.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

// Every range from -3 to 3.
std::vector<ValueRange> small_ranges() {
    std::vector<ValueRange> ranges;
    for (std::int32_t least = -3; least <= 3; ++least)
        for (std::int32_t most = least; most <= 3; ++most)
            ranges.push_back({least, most});
    return ranges;
}

std::int32_t made(CombatOperation operation, std::int32_t so_far, std::int32_t value) {
    const ValueRange result = combined(operation, {so_far, so_far}, {value, value});
    BOOST_TEST(result.is_known());
    return result.least;
}

// What single values come to, all of those in the ranges.
template <typename Of>
void each_pair(const ValueRange& a, const ValueRange& b, const Of& of) {
    for (std::int32_t x = a.least; x <= a.most; ++x)
        for (std::int32_t y = b.least; y <= b.most; ++y)
            of(x, y);
}

} // namespace

BOOST_AUTO_TEST_SUITE(value_range)

BOOST_AUTO_TEST_CASE(single_values_are_reckoned_as_numbers) {
    BOOST_TEST(made(CombatOperation::plus, 2, 3) == 5);
    BOOST_TEST(made(CombatOperation::minus, 2, 3) == -1);
    BOOST_TEST(made(CombatOperation::times, 2, -3) == -6);
    BOOST_TEST(made(CombatOperation::set, 2, 3) == 3);
    BOOST_TEST(made(CombatOperation::at_least, 2, 3) == 3);
    BOOST_TEST(made(CombatOperation::at_most, 2, 3) == 2);
    BOOST_TEST(scaled(-3, 1, 2, Rounding::down) == -2);
    BOOST_TEST(scaled(3, 1, 2, Rounding::up) == 2);
}

BOOST_AUTO_TEST_CASE(a_value_that_cannot_be_kept_is_refused) {
    BOOST_TEST(kept(2'147'483'647) == 2'147'483'647);
    BOOST_TEST(scaled(1'000'000'000, 4, 2, Rounding::down) == 2'000'000'000);
    BOOST_CHECK_THROW((void)kept(2'147'483'648), OddsError);
    BOOST_CHECK_THROW((void)kept(-2'147'483'649), OddsError);
    BOOST_CHECK_THROW((void)scaled(1'000'000'000, 3, 1, Rounding::down), OddsError);
}

BOOST_AUTO_TEST_CASE(a_range_of_which_no_value_can_be_kept_says_nothing) {
    const ValueRange large{2'000'000'000, 2'000'000'001};
    BOOST_TEST((combined(CombatOperation::plus, large, large) == any_value));
    BOOST_TEST((combined(CombatOperation::plus, {0, 2'000'000'000}, large) ==
                ValueRange{2'000'000'000, any_value.most}));
}

BOOST_AUTO_TEST_CASE(a_range_is_just_wide_enough_for_what_its_values_come_to) {
    for (const CombatOperation operation :
         {CombatOperation::plus, CombatOperation::minus, CombatOperation::times, CombatOperation::set,
          CombatOperation::at_least, CombatOperation::at_most})
        for (const ValueRange& a : small_ranges())
            for (const ValueRange& b : small_ranges()) {
                ValueRange met{made(operation, a.least, b.least), made(operation, a.least, b.least)};
                each_pair(a, b, [&](std::int32_t x, std::int32_t y) {
                    met = joined(met, {made(operation, x, y), made(operation, x, y)});
                });
                BOOST_TEST((combined(operation, a, b) == met));
            }
}

BOOST_AUTO_TEST_CASE(what_is_decided_holds_for_all_values_and_what_is_open_for_some) {
    for (const CombatComparison comparison :
         {CombatComparison::below, CombatComparison::above, CombatComparison::most, CombatComparison::least,
          CombatComparison::equal})
        for (const ValueRange& a : small_ranges())
            for (const ValueRange& b : small_ranges()) {
                bool can_hold = false;
                bool can_fail = false;
                each_pair(a, b, [&](std::int32_t x, std::int32_t y) {
                    (compares(comparison, x, y) ? can_hold : can_fail) = true;
                });
                const std::optional<bool> found = decided(comparison, a, b);
                BOOST_TEST(found.has_value() == (can_hold != can_fail));
                if (found)
                    BOOST_TEST(*found == can_hold);
            }
}

BOOST_AUTO_TEST_CASE(words_are_decided_where_all_or_none_are_meant) {
    const std::uint64_t second_and_third = 0b0110;
    BOOST_TEST((is_among(second_and_third, {1, 2}) == std::optional(true)));
    BOOST_TEST((is_among(second_and_third, {3, 9}) == std::optional(false)));
    BOOST_TEST(!is_among(second_and_third, {0, 1}).has_value());
    BOOST_TEST(!is_among(second_and_third, any_value).has_value());
}

BOOST_AUTO_TEST_CASE(what_is_beyond_all_values_stays_within_them) {
    BOOST_TEST((combined(CombatOperation::plus, any_value, {1, 1}) == ValueRange{INT32_MIN + 1, INT32_MAX}));
    BOOST_TEST((combined(CombatOperation::times, any_value, any_value) == any_value));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
