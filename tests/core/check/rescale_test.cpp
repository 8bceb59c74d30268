// SPDX-License-Identifier: MIT
// Larger and smaller armies in the proportions that they had.
#include "check/rescale.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "case_files.h"
#include "check/checker.h"
#include "ruleset/ruleset_reader.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <numeric>

namespace muster::tests {

namespace {

const std::filesystem::path project_folder = MUSTER_SOURCE_DIR;

std::vector<Army> sample_armies() {
    std::vector<Army> armies;
    for (const std::string& id : shipped_rulesets().ids())
        for (const auto& entry :
             std::filesystem::directory_iterator(project_folder / "armylists" / id / "samples"))
            armies.push_back(read_army(read_file(entry.path()), entry.path().string(), shipped_rulesets()));
    return armies;
}

struct Fixture {
    Rulesets rulesets{{project_folder / "tests" / "data"}};
    const Ruleset& ruleset = *rulesets.find("skirmish");

    // A leader, and squads of these counts; morale makes a spearman worth 4, 6 or 8.
    [[nodiscard]] Army army(const std::vector<int>& counts, const std::string& unit = "") const {
        std::string text = R"(<army xmlns="urn:muster:army:1" ruleset="skirmish" name="Band">
            <body name="Party" rating="3"><unit name="Lead"><troop class="spear" leader="yes"/></unit>)";
        for (std::size_t i = 0; i < counts.size(); ++i)
            text += fmt::format(
                R"(<unit name="Squad {}"{}><troop name="Men {}" class="spear" count="{}"/></unit>)", i + 1,
                unit, i + 1, counts[i]);
        return read_army(text + "</body></army>", "test", rulesets);
    }
    [[nodiscard]] static std::vector<int> counts(const Army& army) {
        std::vector<int> found;
        for (const Body& body : army.bodies)
            for (const Unit& unit : body.units)
                for (const Troop& troop : unit.troops)
                    found.push_back(troop.count);
        return found;
    }
    [[nodiscard]] std::int64_t worth(const Army& army) const {
        return check(army, ruleset).number({}, *ruleset.number(Level::army, "worth")).over();
    }
};

using Counts = std::vector<int>;

} // namespace

BOOST_FIXTURE_TEST_SUITE(rescaling, Fixture)

BOOST_AUTO_TEST_CASE(counts_grow_in_proportion_and_what_is_single_does_not) {
    const Army small = army({2, 4, 6});
    const std::int64_t before = worth(small);
    const std::int64_t man = worth(army({2})) - worth(army({1}));
    const Rescaled large = rescaled(small, ruleset, static_cast<std::int32_t>(before + 12 * man));
    BOOST_TEST(counts(large.army) == (Counts{1, 4, 8, 12}), boost::test_tools::per_element());
    BOOST_TEST(large.before.over() == before);
    BOOST_TEST(large.reached.over() == before + 12 * man);
    BOOST_TEST(large.to_choose.at(0).find("Kept as they were: Party › Lead") == 0U);
    // And back again.
    const Rescaled back = rescaled(large.army, ruleset, static_cast<std::int32_t>(before));
    BOOST_TEST(counts(back.army) == (Counts{1, 2, 4, 6}), boost::test_tools::per_element());
    BOOST_TEST((back.army == small));
}

BOOST_AUTO_TEST_CASE(the_largest_remainder_gets_the_rest_and_the_size_is_not_passed) {
    const Army small = army({3, 3, 1});
    const std::int64_t man = worth(army({2})) - worth(army({1}));
    const auto wanted = static_cast<std::int32_t>(worth(small) + 3 * man + man - 1); // ten men and a bit
    const Rescaled large = rescaled(small, ruleset, wanted);
    const Counts found = counts(large.army);
    BOOST_TEST(std::accumulate(found.begin() + 1, found.end(), 0) == 10);
    BOOST_TEST(found == (Counts{1, 5, 4, 1}), boost::test_tools::per_element());
    BOOST_TEST(large.reached.over() <= wanted);
    BOOST_TEST(large.to_choose.at(0) ==
               fmt::format("Worth: {} of {}, {} left to spend.", worth(large.army), wanted, man - 1));
}

BOOST_AUTO_TEST_CASE(units_are_multiplied_together) {
    const Army small = army({2, 2}, R"( guard="yes")");
    const std::int64_t squads = worth(small) - worth(army({}));
    const Rescaled large = rescaled(small, ruleset, static_cast<std::int32_t>(worth(small) + squads));
    BOOST_TEST(counts(large.army) == (Counts{1, 2, 2, 2, 2}), boost::test_tools::per_element());
    std::vector<std::string> names;
    for (const Unit& unit : large.army.bodies[0].units)
        names.push_back(unit.name);
    BOOST_TEST(names == (std::vector<std::string>{"Lead", "Squad 1", "Squad 1 2", "Squad 2", "Squad 2 2"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_falls_to_nothing_is_left_out_and_told) {
    const Army large = army({9, 1, 1});
    const std::int64_t man = worth(army({2})) - worth(army({1}));
    const Rescaled small = rescaled(large, ruleset, static_cast<std::int32_t>(worth(large) - 8 * man));
    const Counts found = counts(small.army);
    BOOST_TEST(found.front() == 1);
    BOOST_TEST(std::accumulate(found.begin() + 1, found.end(), 0) == 3);
    BOOST_TEST(small.army.bodies[0].units.size() == found.size()); // no empty unit is left
    BOOST_TEST(found.size() < 4U);
    BOOST_TEST(std::any_of(small.to_choose.begin(), small.to_choose.end(), [](const std::string& line) {
        return line.find("Left out: Party › Squad") == 0;
    }));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_is_said) {
    BOOST_CHECK_THROW((void)rescaled(army({2}), ruleset, 0), RescaleError);
    BOOST_CHECK_THROW((void)rescaled(army({}), ruleset, 100), RescaleError); // only a leader
    BOOST_CHECK_THROW((void)rescaled(army({2}), ruleset, 1), RescaleError);  // less than the leader
    const Rescaled huge = rescaled(army({999}), ruleset, 1'000'000);
    BOOST_TEST(counts(huge.army).back() == 999); // no more fit into one troop
    BOOST_TEST(huge.reached.over() < 1'000'000);
}

BOOST_AUTO_TEST_CASE(every_sample_doubles) {
    for (const Army& small : sample_armies()) {
        const Ruleset& rules = *shipped_rulesets().find(small.ruleset);
        BOOST_TEST_REQUIRE(rules.size.has_value(), rules.id);
        const std::int64_t size = check(small, rules).number({}, rules.size->number).over();
        const Rescaled large = rescaled(small, rules, static_cast<std::int32_t>(2 * size));
        BOOST_TEST(large.reached.over() <= 2 * size, small.name);
        BOOST_TEST(large.reached.over() * 10 >= 2 * size * 9, small.name);
        if (rules.size->slot)
            BOOST_TEST(large.army.values[*rules.size->slot] == 2 * size);
        // The same size again changes no count where every point is spent.
        if (rules.size->slot && small.values[*rules.size->slot] == size)
            BOOST_TEST((rescaled(small, rules, static_cast<std::int32_t>(size)).army == small), small.name);
    }
}

BOOST_AUTO_TEST_CASE(a_rule_set_that_says_nothing_of_it_refuses) {
    std::string text = read_file(project_folder / "tests" / "data" / "skirmish" / "ruleset.xml");
    const std::size_t begin = text.find("<size number");
    const std::size_t end = text.find("</size>") + 7;
    const Ruleset without = read_ruleset(text.substr(0, begin) + text.substr(end), "test");
    BOOST_CHECK_THROW((void)rescaled(army({2}), without, 100), RescaleError);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
