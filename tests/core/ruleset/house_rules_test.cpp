// SPDX-License-Identifier: MIT
// House rules: what is changed of a rule set, what stays, and that errors are told where they stand.
#include "ruleset/house_rules.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "base/input_error.h"
#include "base/limits.h"
#include "check/wording.h"
#include "shipped_data.h"
#include "skirmish.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

// Its first line is the start tag.
std::string house_text(std::string_view changes, std::string_view id = "club.skirmish") {
    return fmt::format(
        "<ruleset xmlns='urn:muster:ruleset:1' id='{}' base='skirmish' title='Club' revision='3'>\n"
        "{}\n</ruleset>\n",
        id, changes);
}

Ruleset read_house(std::string_view changes) {
    static const std::string base = read_file(skirmish_rulesets().file_of("skirmish"));
    return read_house_rules({"house.xml", house_text(changes)}, {"base.xml", base});
}

// Of an army with a shield on a bowman and another with the size 120.
std::vector<std::string> findings_by(const Ruleset& ruleset) {
    const CheckedArmy army(skirmish_army("name='A' size='4'",
                                         "<body rating='3'><unit><troop class='bow' shield='yes'/>"
                                         "<troop class='spear' count='3'/></unit></body>"));
    const Report report = check(army.army, ruleset);
    std::vector<std::string> lines;
    for (const Finding& finding : report.findings())
        lines.push_back(
            fmt::format("{} {}", severity_name(finding.severity), ruleset.rules[finding.rule].id));
    return lines;
}

bool has(const std::vector<std::string>& lines, const std::string& line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

void check_told(std::string_view changes, std::string_view start, std::string_view part) {
    BOOST_TEST_CONTEXT(changes) {
        try {
            (void)read_house(changes);
            BOOST_ERROR("is read");
        } catch (const InputError& error) {
            const std::string_view what = error.what();
            BOOST_TEST(what.starts_with(start), what);
            BOOST_TEST(what.find(part) != std::string_view::npos, what);
        }
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(house_rules)

BOOST_AUTO_TEST_CASE(the_name_tells_that_they_are_no_published_rules) {
    const Ruleset house = read_house("<about>Ours.</about>");
    BOOST_TEST(house.id == "club.skirmish");
    BOOST_TEST(house.title == "Club (house rules, after Skirmish)");
    BOOST_TEST(house.about == "Ours.");
    BOOST_TEST(house.revision == "3 on 2026.11");
    BOOST_TEST(house.citation("Men").starts_with("Club (house rules, after Skirmish)"));
    BOOST_TEST(house.rules.size() == skirmish().rules.size());
    BOOST_TEST(house.start.find("ruleset=\"club.skirmish\"") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(rules_go_change_and_come) {
    BOOST_TEST_REQUIRE(has(findings_by(skirmish()), "error sk.bow-shield"));
    BOOST_TEST(!has(findings_by(read_house("<off rule='sk.bow-shield'/>")), "error sk.bow-shield"));
    BOOST_TEST(
        has(findings_by(read_house("<severity rule='sk.bow-shield' is='query'/>")), "query sk.bow-shield"));
    const std::string rule =
        "<rule id='sk.{}' of='army' cite='Club'><need number='men' least='99'/><say>More!</say></rule>";
    BOOST_TEST(has(findings_by(read_house(fmt::format(fmt::runtime(rule), "club"))), "error sk.club"));
    const std::vector<std::string> other =
        findings_by(read_house(fmt::format(fmt::runtime(rule), "bow-shield")));
    BOOST_TEST(has(other, "error sk.bow-shield")); // another one of that id
    const Ruleset house = read_house(fmt::format(fmt::runtime(rule), "bow-shield"));
    BOOST_TEST(house.rules.size() == skirmish().rules.size());
}

BOOST_AUTO_TEST_CASE(a_number_is_worked_out_another_way) {
    const Ruleset house = read_house("<number id='worth' of='troop' name='Worth'><plus value='7'/></number>");
    const CheckedArmy army(
        skirmish_army("name='A'", "<body rating='3'><unit><troop class='bow'/></unit></body>"));
    const Report report = check(army.army, house);
    const auto worth = house.number(Level::troop, "worth");
    BOOST_TEST_REQUIRE(worth.has_value());
    BOOST_TEST(report.number({1, 1, 1}, *worth).text() == "7");
    BOOST_TEST(army.number({1, 1, 1}, "worth") == "5");
}

// Of a rule set that has no rule, or none of these levels, and no number.
BOOST_AUTO_TEST_CASE(the_first_rules_and_numbers_of_a_level_may_come) {
    const std::string base =
        "<ruleset xmlns='urn:muster:ruleset:1' id='skirmish' title='S' prefix='sk' revision='1'><words/>"
        "<traits><choice id='class' of='troop' name='Class'><value id='spear'/><value "
        "id='bow'/></choice></traits>"
        "<numbers/>{}<start><army xmlns='urn:muster:army:1' ruleset='skirmish'/></start></ruleset>";
    const std::string rule =
        "<rule id='sk.{0}' of='{0}' cite='C'><need number='n' least='9'/><say>More!</say></rule>";
    for (const char* rules :
         {"<rules/>", "<rules></rules>",
          "<rules><rule id='sk.a' of='troop' cite='C'><never class='spear'/><say>S</say></rule></rules>"}) {
        std::string changes;
        for (const char* level : {"unit", "body", "army"})
            changes += fmt::format("<number id='n' of='{0}' name='N'><plus value='1'/></number>", level) +
                       fmt::format(fmt::runtime(rule), level);
        const Ruleset house = read_house_rules({"house.xml", house_text(changes)},
                                               {"base.xml", fmt::format(fmt::runtime(base), rules)});
        for (const Level level : {Level::unit, Level::body, Level::army})
            BOOST_TEST(house.number(level, "n").has_value());
        BOOST_TEST(house.rules.size() >= 3U);
    }
}

BOOST_AUTO_TEST_CASE(what_is_wrong_is_told_where_it_stands) {
    check_told("<off rule='sk.bow-sheild'/>", "house.xml:2:12: 'sk.bow-sheild' is no rule of skirmish",
               "did you mean 'sk.bow-shield'?");
    check_told("<off/>", "house.xml:2:2:", "rule");
    check_told("<severity rule='sk.size' is='maybe'/>", "house.xml:2:30:", "error");
    check_told(
        "\n <rule id='sk.club' of='army' cite='X'>\n  <need number='mem' least='1'/><say>S</say></rule>",
        "house.xml:4:17:", "'mem'");
    check_told("<rule id='other.club' of='army' cite='X'><need number='men' least='1'/><say>S</say></rule>",
               "house.xml:2:11:", "starts with 'sk.'");
    check_told("<number id='worth' of='troop' name='Worth'><plus value='ü'/></number>",
               "house.xml:2:57:", "ü");
    check_told("<off rule='sk.size'/><severity rule='sk.size' is='note'/>", "house.xml:2:", "changed twice");
    check_told("<traits/>", "house.xml:2:2:", "traits");
    check_told("<number id='x' of='corps' name='X'/>", "house.xml:2:20:", "no numbers of level 'corps'");
    check_told("<off rule='sk.size'>", "house.xml:3:", "");
}

BOOST_AUTO_TEST_CASE(an_army_is_judged_by_them_only_if_it_says_so) {
    const TemporaryFolder folder;
    folder.write("club.skirmish/ruleset.xml", house_text("<off rule='sk.bow-shield'/>"));
    folder.write("wrong.skirmish/ruleset.xml", house_text("", "club.skirmish"));
    folder.write("a.club.skirmish/ruleset.xml", house_text(""));
    std::vector<std::filesystem::path> folders = skirmish_rulesets().folders();
    folders.push_back(folder.path());
    const Rulesets rulesets(folders);
    const Ruleset* house = rulesets.find("club.skirmish");
    BOOST_TEST_REQUIRE(house != nullptr);
    const auto army_of = [&](const std::string& ruleset) {
        return read_army(
            fmt::format("<army xmlns='urn:muster:army:1' ruleset='{}' name='A'><body rating='3'><unit>"
                        "<troop class='bow' shield='yes'/></unit></body></army>",
                        ruleset),
            "it", rulesets);
    };
    BOOST_TEST(!has(findings_by(*house), "error sk.bow-shield"));
    BOOST_TEST(rulesets.find(army_of("club.skirmish").ruleset) == house);
    BOOST_TEST(has(findings_by(*rulesets.find(army_of("skirmish").ruleset)), "error sk.bow-shield"));
    BOOST_CHECK_THROW((void)rulesets.find("wrong.skirmish"), InputError);
    BOOST_CHECK_THROW((void)rulesets.find("a.club.skirmish"), InputError);
    BOOST_TEST(rulesets.find("club.nothing") == nullptr);
}

// Each takes as much room as its base.
BOOST_AUTO_TEST_CASE(no_more_sets_are_listed_or_loaded_than_there_is_room_for) {
    const TemporaryFolder folder;
    for (std::size_t i = 0; i < most_house_rules + 2; ++i) {
        const std::string id = fmt::format("a{:03}.skirmish", i);
        folder.write(id + "/ruleset.xml", house_text("", id));
    }
    std::vector<std::filesystem::path> folders = skirmish_rulesets().folders();
    folders.push_back(folder.path());
    const Rulesets rulesets(folders);
    const std::vector<std::string> ids = rulesets.ids();
    BOOST_TEST(ids.size() == most_house_rules + skirmish_rulesets().ids().size());
    BOOST_TEST(rulesets.house_rules_left_out() == 2U);
    for (const std::string& id : ids)
        BOOST_TEST(rulesets.find(id) != nullptr, id);
    BOOST_CHECK_EXCEPTION((void)rulesets.find("a201.skirmish"), InputError, [](const InputError& error) {
        return std::string_view(error.what()).find("more than 200 sets of house rules") != std::string::npos;
    });
    BOOST_TEST(rulesets.find(ids.front()) != nullptr);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
