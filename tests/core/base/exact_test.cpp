// SPDX-License-Identifier: MIT
#include "base/exact.h"

#include <boost/test/unit_test.hpp>

#include <array>
#include <cstdint>
#include <limits>
#include <stdexcept>

namespace muster::tests {

namespace {

constexpr std::int64_t largest = std::int64_t{1} << 62;

Exact part(std::int64_t over, std::int64_t under) {
    return Exact::fraction(over, under);
}

struct Parsed {
    std::string_view text;
    std::string_view plain; // "" if it is refused
};
constexpr std::array<Parsed, 27> parse_table{{
    {"0", "0"},
    {"-0", "0"},
    {"12", "12"},
    {"007", "7"},
    {"-3", "-3"},
    {"1/3", "1/3"},
    {"-1/3", "-1/3"},
    {"4/2", "2"},
    {"6/4", "3/2"},
    {"0/5", "0"},
    {"1/1000", "1/1000"},
    {"1000000000", "1000000000"},
    {"-1000000000", "-1000000000"},
    {"", ""},
    {"-", ""},
    {"+3", ""},
    {" 3", ""},
    {"3 ", ""},
    {"1.5", ""},
    {"1e3", ""},
    {"٣", ""},
    {"1/0", ""},
    {"1/-2", ""},
    {"1/1001", ""},
    {"1/2/3", ""},
    {"1000000001", ""},
    {"99999999999999999999", ""},
}};

struct Shown {
    Exact value;
    std::string_view plain;
    std::string_view readable;
    std::string_view decimal;
};

std::vector<Shown> shown_table() {
    return {
        {0, "0", "0", "0"},
        {12, "12", "12", "12"},
        {-2, "-2", "−2", "-2"},
        {part(1, 2), "1/2", "½", "0.5"},
        {part(3, 2), "3/2", "1½", "1.5"},
        {part(-3, 2), "-3/2", "−1½", "-1.5"},
        {part(1, 3), "1/3", "⅓", "0.333333333"},
        {part(8, 3), "8/3", "2⅔", "2.666666667"},
        {part(-1, 4), "-1/4", "−¼", "-0.25"},
        {part(3, 4), "3/4", "¾", "0.75"},
        {part(9, 8), "9/8", "1⅛", "1.125"},
        {part(7, 12), "7/12", "7/12", "0.583333333"},
        {part(-29, 12), "-29/12", "−29/12", "-2.416666667"},
        {part(1, 1'000'000), "1/1000000", "1/1000000", "0.000001"},
        {part(999'999, 1'000'000), "999999/1000000", "999999/1000000", "0.999999"},
        // More digits than floating point has.
        {part(largest - 1, 2), "4611686018427387903/2", "2305843009213693951½", "2305843009213693951.5"},
        {largest, "4611686018427387904", "4611686018427387904", "4611686018427387904"},
        {Exact(), "-", "—", "null"},
    };
}

} // namespace

BOOST_AUTO_TEST_SUITE(exact)

BOOST_AUTO_TEST_CASE(parses_whole_numbers_and_fractions_only) {
    for (const Parsed& row : parse_table) {
        const auto value = Exact::parse(row.text);
        BOOST_CHECK_MESSAGE(value.has_value() == !row.plain.empty(), "'" << row.text << "'");
        if (value)
            BOOST_CHECK_EQUAL(value->text(), row.plain);
    }
}

BOOST_AUTO_TEST_CASE(is_shown_in_three_ways) {
    for (const Shown& row : shown_table()) {
        BOOST_CHECK_EQUAL(row.value.text(), row.plain);
        BOOST_CHECK_EQUAL(row.value.readable(), row.readable);
        BOOST_CHECK_EQUAL(row.value.decimal(), row.decimal);
    }
}

BOOST_AUTO_TEST_CASE(fractions_are_reduced) {
    BOOST_CHECK(part(4, 6) == part(2, 3));
    BOOST_CHECK(part(1, -2) == part(-1, 2));
    BOOST_CHECK(part(-6, -3) == Exact(2));
    BOOST_CHECK(part(6, 3).is_whole());
    BOOST_CHECK(!part(2, 3).is_whole());
    BOOST_CHECK_EQUAL(part(-4, 6).over(), -2);
    BOOST_CHECK_EQUAL(part(-4, 6).under(), 3);
}

BOOST_AUTO_TEST_CASE(adds_subtracts_multiplies) {
    BOOST_CHECK(Exact(2) + Exact(-5) == Exact(-3));
    BOOST_CHECK(Exact(2) - Exact(-5) == Exact(7));
    BOOST_CHECK(Exact(2) * Exact(-5) == Exact(-10));
    BOOST_CHECK(part(1, 2) + part(1, 3) == part(5, 6));
    BOOST_CHECK(part(1, 2) - part(1, 2) == Exact(0));
    BOOST_CHECK((part(1, 2) + part(1, 2)).is_whole());
    BOOST_CHECK(part(2, 3) * part(3, 2) == Exact(1));
    BOOST_CHECK(Exact(12) * part(1, 3) == Exact(4));
    BOOST_CHECK(part(-1, 3) * Exact(2) == part(-2, 3));
    // Sums that floating point gets wrong.
    BOOST_CHECK(part(1, 10) + part(2, 10) == part(3, 10));
    BOOST_CHECK(part(1, 3) + part(1, 3) + part(1, 3) == Exact(1));
}

BOOST_AUTO_TEST_CASE(what_is_computed_from_an_absent_figure_is_absent) {
    const Exact absent;
    BOOST_CHECK(!absent.known());
    BOOST_CHECK(!absent.is_whole());
    BOOST_CHECK(!(absent + Exact(1)).known());
    BOOST_CHECK(!(Exact(1) + absent).known());
    BOOST_CHECK(!(absent - part(1, 2)).known());
    BOOST_CHECK(!(Exact(0) * absent).known());
    BOOST_CHECK(!absent.rounded_up().known());
    BOOST_CHECK(!absent.rounded_down().known());
    BOOST_CHECK(absent == Exact());
    BOOST_CHECK(!(absent == Exact(0)));
}

BOOST_AUTO_TEST_CASE(rounds_towards_the_named_side) {
    struct Rounded {
        Exact value;
        std::int64_t down;
        std::int64_t up;
        std::int64_t nearest; // a half goes up
    };
    for (const Rounded& row : std::initializer_list<Rounded>{{part(7, 2), 3, 4, 4},
                                                             {part(-7, 2), -4, -3, -3},
                                                             {part(349, 100), 3, 4, 3},
                                                             {part(1, 1000), 0, 1, 0},
                                                             {part(-1, 1000), -1, 0, 0},
                                                             {part(-3, 3), -1, -1, -1},
                                                             {5, 5, 5, 5},
                                                             {-5, -5, -5, -5},
                                                             {0, 0, 0, 0}}) {
        BOOST_CHECK_MESSAGE(row.value.rounded_down() == Exact(row.down), row.value.text() << " down");
        BOOST_CHECK_MESSAGE(row.value.rounded_up() == Exact(row.up), row.value.text() << " up");
        BOOST_CHECK_MESSAGE(row.value.rounded_to_nearest() == Exact(row.nearest), row.value.text()
                                                                                      << " to the nearest");
    }
}

BOOST_AUTO_TEST_CASE(powers_are_exact) {
    BOOST_CHECK(part(5, 6).to_the_power(0) == Exact(1));
    BOOST_CHECK(part(5, 6).to_the_power(1) == part(5, 6));
    BOOST_CHECK(part(-2, 3).to_the_power(3) == part(-8, 27));
    BOOST_CHECK(part(5, 6).to_the_power(12) == part(244'140'625, 2'176'782'336));
    BOOST_CHECK(Exact(0).to_the_power(1000) == Exact(0));
    BOOST_CHECK(!Exact().to_the_power(2).known());
    BOOST_CHECK_THROW((void)part(5, 6).to_the_power(13), std::overflow_error);
    BOOST_CHECK_THROW((void)Exact(2).to_the_power(-1), std::domain_error);
}

BOOST_AUTO_TEST_CASE(compares_exactly) {
    BOOST_CHECK(part(1, 3) < part(1, 2));
    BOOST_CHECK(!(part(1, 2) < part(1, 3)));
    BOOST_CHECK(part(-1, 2) < part(-1, 3));
    BOOST_CHECK(Exact(-1) < Exact(0));
    BOOST_CHECK(!(Exact(3) < Exact(3)));
    // These two are one number in floating point.
    BOOST_CHECK(part(largest - 1, 2) < Exact(largest / 2));
    BOOST_CHECK(!(Exact(largest / 2) < part(largest - 1, 2)));
}

BOOST_AUTO_TEST_CASE(says_when_a_number_grows_too_large) {
    const Exact large(largest);
    BOOST_CHECK_THROW((void)(large + large), std::overflow_error);
    BOOST_CHECK_THROW((void)(large * Exact(2)), std::overflow_error);
    BOOST_CHECK_THROW((void)(large * Exact(-4)), std::overflow_error);
    BOOST_CHECK_THROW((void)(large + part(1, 2)), std::overflow_error);
    BOOST_CHECK_THROW((void)(part(1, 1'000'000) * part(1, 5'000)), std::overflow_error);
    BOOST_CHECK_THROW((void)part(1, 4'294'967'297), std::overflow_error);
    BOOST_CHECK_THROW((void)part(std::numeric_limits<std::int64_t>::min(), 1), std::overflow_error);
    BOOST_CHECK(large - large == Exact(0));
    BOOST_CHECK(large * part(1, 2) == Exact(largest / 2));
}

BOOST_AUTO_TEST_CASE(shows_the_smallest_number_that_fits) {
    BOOST_CHECK_EQUAL(Exact(std::numeric_limits<std::int64_t>::min()).readable(), "−9223372036854775808");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
