// SPDX-License-Identifier: MIT
// PatternSet against the plain reading of the same patterns, on random ones (the same at every run).
#include "ruleset/pattern.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <random>

namespace muster::tests {

namespace {

using Tests = std::vector<ValueTest>;
using Random = std::mt19937_64; // its numbers are the same everywhere, unlike those of the distributions

std::size_t below(Random& random, std::size_t bound) {
    return static_cast<std::size_t>(random() % bound);
}

Tests random_pattern(Random& random) {
    Tests tests(below(random, 5));
    for (ValueTest& test : tests) {
        test.level = all_levels[below(random, level_count)];
        test.slot = below(random, 3) == 0 ? below(random, most_traits) : below(random, 2);
        // Dense and sparse masks, empty and full ones among them.
        test.mask = random();
        if (below(random, 2) == 0)
            test.mask |= random() | random();
        if (below(random, 8) == 0)
            test.mask = below(random, 2) == 0 ? 0 : ~0ULL;
    }
    return tests;
}

bool holds(const Tests& tests, const ElementValues& element) {
    return std::all_of(tests.begin(), tests.end(), [&](const ValueTest& test) {
        return ((test.mask >> static_cast<unsigned>(element.at(test.level, test.slot))) & 1U) != 0;
    });
}

std::array<TraitValues, level_count> random_values(Random& random) {
    std::array<TraitValues, level_count> values{};
    for (TraitValues& level : values)
        for (std::int32_t& value : level)
            value = static_cast<std::int32_t>(below(random, most_values));
    return values;
}

} // namespace

BOOST_AUTO_TEST_SUITE(pattern_set)

BOOST_AUTO_TEST_CASE(an_empty_set_matches_nothing) {
    const std::array<TraitValues, level_count> values{};
    const ElementValues element{{values.data(), &values[1], &values[2], &values[3]}};
    BOOST_CHECK_EQUAL(PatternSet().matching(element), 0U);
    PatternSet set;
    set.add({});
    BOOST_CHECK_EQUAL(set.matching(element), 1U); // a pattern without tests matches everything
}

BOOST_AUTO_TEST_CASE(it_agrees_with_the_plain_reading) {
    Random random(1969);
    std::size_t matches = 0;
    std::size_t misses = 0;
    for (int round = 0; round < 200; ++round) {
        std::vector<Tests> patterns(1 + below(random, PatternSet::most_patterns));
        PatternSet set;
        for (Tests& pattern : patterns) {
            pattern = random_pattern(random);
            set.add(pattern);
        }
        BOOST_REQUIRE_EQUAL(set.size(), patterns.size());
        for (int i = 0; i < 20; ++i) {
            const auto values = random_values(random);
            const ElementValues element{{values.data(), &values[1], &values[2], &values[3]}};
            std::uint64_t expected = 0;
            for (std::size_t p = 0; p < patterns.size(); ++p)
                expected |= static_cast<std::uint64_t>(holds(patterns[p], element)) << p;
            BOOST_REQUIRE_EQUAL(set.matching(element), expected);
            matches += expected != 0 ? 1 : 0;
            misses += expected == 0 ? 1 : 0;
        }
    }
    // Both happen often enough that the test says something.
    BOOST_CHECK_GT(matches, 1000U);
    BOOST_CHECK_GT(misses, 0U);
}

// A unit's pattern is held against values down to the unit only.
BOOST_AUTO_TEST_CASE(levels_below_the_element_are_not_looked_at) {
    TraitValues army{};
    TraitValues body{};
    army[3] = 5;
    PatternSet set;
    set.add({{Level::army, 3, 1ULL << 5U}, {Level::body, 0, 1}});
    set.add({{Level::army, 3, 1ULL << 4U}});
    BOOST_CHECK_EQUAL(set.matching({{&army, &body, nullptr, nullptr}}), 1U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
