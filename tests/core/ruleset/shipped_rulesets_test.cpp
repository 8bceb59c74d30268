// SPDX-License-Identifier: MIT
// The rule sets that are shipped, and how rule sets are found.
#include "base/input_error.h"
#include "base/text.h"
#include "shipped_data.h"
#include "small_ruleset.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <set>

namespace muster::tests {

namespace {

using Ids = std::vector<std::string>;

const Ruleset& shipped(const std::string& id) {
    const Ruleset* ruleset = shipped_rulesets().find(id);
    BOOST_REQUIRE_MESSAGE(ruleset != nullptr, id);
    return *ruleset;
}

std::string small_ruleset_called(std::string_view id) {
    std::string text = small_ruleset();
    const std::string_view own = "id=\"small\"";
    text.replace(text.find(own), own.size(), "id=\"" + std::string(id) + "\"");
    return text;
}

} // namespace

BOOST_AUTO_TEST_SUITE(shipped_rulesets_)

BOOST_AUTO_TEST_CASE(the_five_load) {
    BOOST_CHECK(shipped_ruleset_ids() ==
                (Ids{"ancient-1969", "into-glory-ride", "phalanx", "phalanx-ii", "undying-lands"}));
    for (const std::string& id : shipped_ruleset_ids()) {
        const Ruleset& ruleset = shipped(id);
        BOOST_CHECK_EQUAL(ruleset.id, id);
        BOOST_CHECK(!is_blank(ruleset.title));
        BOOST_CHECK(!is_blank(ruleset.about));
        BOOST_CHECK(!ruleset.notation.empty());
        BOOST_CHECK(!ruleset.charts.empty());
        for (const Level level : all_levels)
            BOOST_CHECK_MESSAGE(!ruleset.numbers_of(level).empty(), id << " " << level_name(level));
    }
}

BOOST_AUTO_TEST_CASE(every_reading_says_what_was_read) {
    std::size_t signs = 0;
    for (const std::string& id : shipped_ruleset_ids()) {
        const Ruleset& ruleset = shipped(id);
        BOOST_CHECK(!ruleset.readings.empty());
        const auto require_reading = [&](Provenance provenance, ReadingIndex reading,
                                         const std::string& what) {
            BOOST_CHECK_MESSAGE(provenance != Provenance::reading || reading != no_reading,
                                id << ": " << what << " is a reading and does not say which");
            signs += provenance == Provenance::reading ? 1 : 0;
        };
        for (const Level level : all_levels)
            for (const Number& number : ruleset.numbers_of(level))
                for (const NumberCase& number_case : number.cases)
                    for (const Step& step : number_case.steps)
                        for (const TableRow& row : step.table.rows)
                            require_reading(row.provenance, row.reading, number.id);
        for (const Chart& chart : ruleset.charts)
            for (const ChartRow& row : chart.rows)
                require_reading(row.provenance, row.reading, chart.id + " " + row.label);
    }
    BOOST_CHECK_GE(signs, 30U);
}

BOOST_AUTO_TEST_CASE(every_rule_has_its_prefix_and_its_section) {
    std::size_t count = 0;
    std::set<std::string> ids;
    for (const std::string& id : shipped_ruleset_ids()) {
        const Ruleset& ruleset = shipped(id);
        for (const Rule& rule : ruleset.rules) {
            BOOST_CHECK_MESSAGE(!is_blank(rule.cite), rule.id << " cites nothing");
            BOOST_CHECK_MESSAGE(!rule.cases.empty(), rule.id);
            if (rule.id == "data.revision")
                continue;
            ++count;
            BOOST_CHECK_MESSAGE(rule.id.starts_with(ruleset.prefix + "."), rule.id);
            BOOST_CHECK_MESSAGE(ids.insert(rule.id).second, rule.id << " is in two rule sets");
        }
        BOOST_CHECK_EQUAL(ruleset.rules.back().id, "data.revision");
    }
    BOOST_CHECK_EQUAL(count, 127U);
}

BOOST_AUTO_TEST_CASE(every_set_has_the_rules_of_all_sets) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Ruleset& ruleset = shipped(id);
        std::set<std::string> known;
        for (const Rule& rule : ruleset.rules)
            known.insert(rule.id);
        BOOST_CHECK_MESSAGE(known.contains(ruleset.prefix + ".unit-empty"), id);
        const bool of_twelve = id == "into-glory-ride" || id == "phalanx" || id == "phalanx-ii";
        for (const std::string_view rule : {".link-single", ".part-twice"})
            BOOST_CHECK_MESSAGE(known.contains(ruleset.prefix + std::string(rule)) == of_twelve, id << rule);
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(rulesets_in_folders)

BOOST_AUTO_TEST_CASE(the_first_folder_that_has_an_id_wins) {
    const TemporaryFolder first;
    const TemporaryFolder second;
    first.write("small/ruleset.xml", small_ruleset());
    first.write("broken/ruleset.xml", "<ruleset>");
    first.write("no-rules/readme.txt", "nothing here");
    second.write("small/ruleset.xml", "broken, but not looked at");
    second.write("other/ruleset.xml", small_ruleset_called("other"));
    const Rulesets rulesets({first.path() / "missing", first.path(), second.path()});
    BOOST_CHECK(rulesets.ids() == (Ids{"broken", "other", "small"}));
    const Ruleset* small = rulesets.find("small");
    BOOST_REQUIRE(small != nullptr);
    BOOST_CHECK_EQUAL(rulesets.find("small"), small); // loaded once
    BOOST_CHECK(rulesets.find("other") != nullptr);
    BOOST_CHECK(rulesets.find("no-rules") == nullptr);
    BOOST_CHECK_EQUAL(rulesets.file_of("small"), first.path() / "small" / "ruleset.xml");
    BOOST_CHECK_EQUAL(rulesets.file_of("nowhere"), "");
    BOOST_CHECK_EXCEPTION((void)rulesets.find("broken"), InputError, [&](const InputError& error) {
        return error.file() == (first.path() / "broken" / "ruleset.xml").string();
    });
}

// An id comes from an army file that somebody sent.
BOOST_AUTO_TEST_CASE(an_id_leads_out_of_no_folder) {
    const TemporaryFolder folder;
    folder.write("outside/ruleset.xml", small_ruleset_called("outside"));
    folder.write("inside/small/ruleset.xml", small_ruleset());
    const Rulesets rulesets({folder.path() / "inside"});
    BOOST_REQUIRE(rulesets.find("small") != nullptr);
    const std::string absolute = (folder.path() / "outside").string();
    for (const std::string& id :
         {std::string("../outside"), std::string("small/../../outside"), std::string(".."), std::string("."),
          std::string(), absolute, std::string("small/"), std::string("sm\0all", 6), std::string(5000, 'a')})
        BOOST_CHECK_MESSAGE(rulesets.find(id) == nullptr, id);
}

BOOST_AUTO_TEST_CASE(a_rule_set_is_called_like_its_folder) {
    const TemporaryFolder folder;
    folder.write("tiny/ruleset.xml", small_ruleset());
    const Rulesets rulesets({folder.path()});
    BOOST_CHECK_EXCEPTION((void)rulesets.find("tiny"), InputError, [](const InputError& error) {
        return error.message().find("calls itself 'small'") != std::string::npos;
    });
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
