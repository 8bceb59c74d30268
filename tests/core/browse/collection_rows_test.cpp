// SPDX-License-Identifier: MIT
// The collection as a table: what an army needs of it comes first, and a row can be changed in place.
#include "browse/collection_rows.h"

#include "browse/army_rescaling.h"
#include "starting_armies.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(collection_rows_of)

BOOST_AUTO_TEST_CASE(needed_kinds_come_first_and_show_the_need_once) {
    const Ruleset& ruleset = *shipped_rulesets().find("into-glory-ride");
    const std::vector<FigureTrait> traits = figure_traits(ruleset);
    BOOST_REQUIRE_EQUAL(traits.size(), 2U);
    BOOST_REQUIRE_GE(traits[0].values.size(), 3U);
    const auto kind = [&](std::size_t value) {
        return FigureKinds(ruleset).checked(traits[0].id + "=" + traits[0].values[value].id + " " +
                                            traits[1].id + "=" + traits[1].values[0].id);
    };
    const std::vector<Owned> owned{{ruleset.id, kind(0), "", 40},
                                   {ruleset.id, kind(1), "Normans", 2},
                                   {ruleset.id, kind(1), "Saxons", 3},
                                   {"phalanx", "class=x army=y", "", 9}};
    const std::vector<CollectionRow> rows = collection_rows(owned, ruleset, {{kind(1), 8}, {kind(2), 4}});
    BOOST_REQUIRE_EQUAL(rows.size(), 4U);
    std::int64_t missing = 0;
    std::int64_t needed = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        BOOST_CHECK(rows[i].kind != kind(0));
        missing += rows[i].missing;
        needed += rows[i].needed.value_or(0);
    }
    BOOST_CHECK_EQUAL(missing, 3 + 4);
    BOOST_CHECK_EQUAL(needed, 8 + 4);
    BOOST_CHECK_EQUAL(rows[3].kind, kind(0));
    BOOST_CHECK(!rows[3].needed);
    BOOST_CHECK(!rows[3].name.empty());
    BOOST_CHECK(collection_rows(owned, ruleset).size() == 3U);
}

BOOST_AUTO_TEST_CASE(a_repainted_row_joins_an_existing_one) {
    const TemporaryFolder folder;
    Library library(folder.path() / "library.db");
    const Ruleset& ruleset = *shipped_rulesets().find("phalanx");
    const FigureCounts needed = FigureKinds(ruleset).needed(Case("phalanx").army);
    BOOST_REQUIRE(!needed.empty());
    const std::string kind = needed.begin()->first;
    CollectionTable table(library);
    const Owned normans{ruleset.id, kind, "Normans", 4};
    table.set(normans);
    table.set({ruleset.id, kind, "Saxons", 5});
    change_owned(library, normans, {ruleset.id, kind, "Normans", 7});
    BOOST_CHECK_EQUAL(table.rows().size(), 2U);
    BOOST_CHECK_EQUAL(table.counts(ruleset.id)[kind], 12);
    change_owned(library, {ruleset.id, kind, "Normans", 7}, {ruleset.id, kind, "Saxons", 7});
    BOOST_REQUIRE_EQUAL(table.rows().size(), 1U);
    BOOST_CHECK_EQUAL(table.rows().front().count, 12);
    change_owned(library, {ruleset.id, kind, "Saxons", 12}, {ruleset.id, kind, "Saxons", 0});
    BOOST_CHECK(table.rows().empty());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(army_rescalings)

BOOST_AUTO_TEST_CASE(a_copy_is_compared_with_the_army_it_is_made_of) {
    Case start("phalanx");
    start.army.name = "Host (12)";
    BOOST_CHECK_EQUAL(rescaled_name("Host", 24), "Host (24)");
    BOOST_CHECK_EQUAL(rescaled_name("Host (of iron)", 24), "Host (of iron) (24)");
    const std::int32_t size = suggested_size(start.army, shipped_rulesets());
    BOOST_CHECK_GT(size, 1);
    const ArmyRescaling rescaling = army_rescaling(start.army, shipped_rulesets(), size);
    BOOST_CHECK_EQUAL(rescaling.result.army.name, "Host (" + std::to_string(size) + ")");
    BOOST_CHECK_EQUAL(rescaling.verdict.errors,
                      static_cast<std::int32_t>(errors_of(rescaling.result.army, start.ruleset)));
    BOOST_CHECK(!rescaling.measure.empty());
    BOOST_CHECK(!rescaling.rows.empty());
    BOOST_CHECK_THROW((void)army_rescaling(start.army, shipped_rulesets(), -1), RescaleError);
}

// Armies of Phalanx are exactly twelve vignettes.
BOOST_AUTO_TEST_CASE(a_size_that_a_rule_forbids_names_the_rule) {
    const Case start("phalanx");
    const auto names_the_size = [&](std::int32_t size) {
        const std::vector<std::string> obstacles =
            army_rescaling(start.army, shipped_rulesets(), size).obstacles;
        return std::any_of(obstacles.begin(), obstacles.end(), [](const std::string& line) {
            return line.find("ph.army-size") != std::string::npos &&
                   line.find("House rules") != std::string::npos;
        });
    };
    BOOST_CHECK(names_the_size(24));
    BOOST_CHECK(!names_the_size(12));
}

// 992 points of an agreed 1,000 make an army for 2,000, not for 1,984.
BOOST_AUTO_TEST_CASE(twice_the_agreed_size_is_suggested) {
    const Case points("ancient-1969");
    const Exact total = points.report.number({}, points.ruleset.size->number);
    const std::int32_t agreed = points.army.values[*points.ruleset.size->slot];
    BOOST_REQUIRE(total < Exact(agreed));
    BOOST_CHECK_EQUAL(suggested_size(points.army, shipped_rulesets()), 2 * agreed);
    // Phalanx armies declare no size.
    const Case counted("phalanx");
    BOOST_CHECK(Exact(suggested_size(counted.army, shipped_rulesets())) ==
                counted.report.number({}, counted.ruleset.size->number) * Exact(2));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
