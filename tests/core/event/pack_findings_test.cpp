// SPDX-License-Identifier: MIT
// Every finding of a pack is made where an army just breaks it, and not where it just does not.
#include "event/pack_findings.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "check/checker.h"
#include "event/event_pack_reader.h"
#include "lists/lists.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

using Ids = std::vector<std::string>;

Ids ids_of(const std::vector<PackFinding>& findings) {
    Ids ids;
    for (const PackFinding& finding : findings)
        ids.push_back(finding.rule);
    return ids;
}

EventPack open_pack(const std::string& ruleset = "ancient-1969") {
    EventPack pack;
    pack.title = "Northern Cup";
    pack.ruleset = ruleset;
    pack.needs_list = false;
    return pack;
}

// An army as it is read, with its report.
struct ReadArmy {
    explicit ReadArmy(std::string_view text)
        : army(read_army(text, "it", shipped_rulesets())), ruleset(ruleset_of(army, shipped_rulesets())),
          report(check(army, ruleset)) {}

    [[nodiscard]] SubmittedArmy submitted() const {
        return {army, ruleset, report, lists_of(shipped_rulesets()).find(army.ruleset, army.list)};
    }
    [[nodiscard]] std::int32_t number(std::string_view id) const {
        return static_cast<std::int32_t>(
            report.number(Place{}, *ruleset.number(Level::army, id)).rounded_down().over());
    }

    Army army;
    const Ruleset& ruleset;
    Report report;
};

const ReadArmy& caesar() {
    static const ReadArmy army(
        read_file(source_folder() / "armylists" / "ancient-1969" / "armies" / "marian-roman.muster"));
    return army;
}

ReadArmy army_of_year(std::string_view year) {
    return ReadArmy(
        fmt::format("<army xmlns='urn:muster:army:1' ruleset='into-glory-ride' {} name='A'/>", year));
}

} // namespace

BOOST_AUTO_TEST_SUITE(pack_findings)

BOOST_AUTO_TEST_CASE(a_pack_that_asks_for_nothing_finds_nothing) {
    BOOST_TEST(check_army(open_pack(), caesar().submitted()).empty());
}

BOOST_AUTO_TEST_CASE(another_rule_set) {
    const auto findings = check_army(open_pack("phalanx"), caesar().submitted());
    BOOST_REQUIRE(ids_of(findings) == Ids{"event.ruleset"});
    BOOST_CHECK(findings.front().severity == Severity::error);
    BOOST_TEST(findings.front().message == "Northern Cup is played by phalanx, but this army is made for "
                                           "ancient-1969. Send one made for phalanx.");
    BOOST_TEST(findings.front().cite == "Northern Cup, Rule set");
    EventPack with_house_rules = open_pack();
    with_house_rules.house_rules = {"york-rules"};
    BOOST_CHECK(ids_of(check_army(with_house_rules, caesar().submitted())) == Ids{"event.ruleset"});
}

BOOST_AUTO_TEST_CASE(a_number_outside_its_bounds) {
    const std::int32_t points = caesar().number("points");
    const auto found = [&](std::optional<std::int32_t> least, std::optional<std::int32_t> most) {
        EventPack pack = open_pack();
        pack.sizes = {{"points", least, most}};
        return check_army(pack, caesar().submitted());
    };
    BOOST_TEST(found(points, points).empty());
    BOOST_TEST(found(points, {}).empty());
    BOOST_TEST(found({}, points).empty());
    BOOST_CHECK(ids_of(found(points + 1, {})) == Ids{"event.size"});
    const auto findings = found({}, points - 1);
    BOOST_REQUIRE(ids_of(findings) == Ids{"event.size"});
    BOOST_CHECK(findings.front().severity == Severity::error);
    BOOST_TEST(findings.front().message ==
               fmt::format("Northern Cup allows Points: at most {}; this army has "
                           "{}. Add or remove troops.",
                           points - 1, points));
}

BOOST_AUTO_TEST_CASE(the_years_of_the_list_lie_outside_the_period) {
    // An army without a year of its own.
    std::string text =
        read_file(source_folder() / "armylists" / "ancient-1969" / "armies" / "marian-roman.muster");
    const std::string year = " year=\"-48\"";
    BOOST_REQUIRE(text.find(year) != std::string::npos);
    text.erase(text.find(year), year.size());
    const ReadArmy undated(text);
    const Years years = undated.submitted().list->years;
    const auto found = [&](const Years& period) {
        EventPack pack = open_pack();
        pack.period = period;
        return ids_of(check_army(pack, undated.submitted()));
    };
    BOOST_CHECK(found({years.to, years.to + 100}).empty());
    BOOST_CHECK(found({years.from - 100, years.from}).empty());
    BOOST_CHECK(found({years.to + 1, years.to + 100}) == Ids{"event.period"});
    BOOST_CHECK(found({years.from - 100, years.from - 1}) == Ids{"event.period"});
}

BOOST_AUTO_TEST_CASE(a_year_bc_of_the_army_lies_outside_the_period) {
    const auto found = [&](const Years& period) {
        EventPack pack = open_pack();
        pack.period = period;
        return ids_of(check_army(pack, caesar().submitted()));
    };
    BOOST_CHECK(found({-48, -48}).empty());
    BOOST_CHECK(found({-47, 476}) == Ids{"event.period"});
}

BOOST_AUTO_TEST_CASE(the_year_of_the_army_lies_outside_the_period) {
    EventPack pack = open_pack("into-glory-ride");
    pack.period = {1600, 1700};
    BOOST_CHECK(check_army(pack, army_of_year("year='1600'").submitted()).empty());
    BOOST_CHECK(check_army(pack, army_of_year("year='1700'").submitted()).empty());
    BOOST_CHECK(check_army(pack, army_of_year("").submitted()).empty());
    BOOST_CHECK(ids_of(check_army(pack, army_of_year("year='1599'").submitted())) == Ids{"event.period"});
    const auto findings = check_army(pack, army_of_year("year='1701'").submitted());
    BOOST_REQUIRE(ids_of(findings) == Ids{"event.period"});
    BOOST_TEST(findings.front().message ==
               "Northern Cup allows armies of the years 1600–1700; this one is of "
               "1701. Choose an army of that period.");
}

BOOST_AUTO_TEST_CASE(a_list_that_is_not_permitted_or_not_named) {
    EventPack pack = open_pack();
    pack.needs_list = true;
    BOOST_CHECK(check_army(pack, caesar().submitted()).empty());
    pack.lists = {"seleucid", "marian-roman"};
    BOOST_CHECK(check_army(pack, caesar().submitted()).empty());
    pack.lists = {"seleucid"};
    BOOST_CHECK(ids_of(check_army(pack, caesar().submitted())) == Ids{"event.list"});

    const ReadArmy listless(
        "<army xmlns='urn:muster:army:1' ruleset='ancient-1969' name='A' nation='roman'/>");
    BOOST_CHECK(ids_of(check_army(pack, listless.submitted())) == Ids{"event.list"});
    pack.needs_list = false;
    BOOST_CHECK(check_army(pack, listless.submitted()).empty());
}

BOOST_AUTO_TEST_CASE(a_number_that_a_mail_does_not_state) {
    EventPack pack = open_pack();
    pack.declared = {"points"};
    SubmittedArmy submitted = caesar().submitted();
    BOOST_CHECK(check_army(pack, submitted).empty()); // an army file has its numbers
    submitted.is_written = true;
    BOOST_CHECK(ids_of(check_army(pack, submitted)) == Ids{"event.declared-missing"});
    submitted.declared = {{"points", caesar().number("points")}};
    BOOST_CHECK(check_army(pack, submitted).empty());
}

BOOST_AUTO_TEST_CASE(a_number_that_is_stated_wrongly) {
    SubmittedArmy submitted = caesar().submitted();
    submitted.declared = {{"points", caesar().number("points") + 1}};
    const auto findings = check_army(open_pack(), submitted);
    BOOST_REQUIRE(ids_of(findings) == Ids{"event.declared-differs"});
    BOOST_CHECK(findings.front().severity == Severity::query);
}

BOOST_AUTO_TEST_CASE(an_army_that_comes_late) {
    EventPack pack = open_pack();
    pack.deadline = Deadline{1000, 5};
    SubmittedArmy submitted = caesar().submitted();
    submitted.received = 1000;
    BOOST_CHECK(check_army(pack, submitted).empty());
    submitted.received = 1001 + 86400;
    const auto findings = check_army(pack, submitted);
    BOOST_REQUIRE(ids_of(findings) == Ids{"event.late"});
    BOOST_CHECK(findings.front().severity == Severity::query);
    BOOST_TEST(findings.front().message == "This list came after the deadline of Northern Cup, 1970-01-01 "
                                           "00:16 UTC. Days late: 2; penalty by the pack: 10.");
}

BOOST_AUTO_TEST_CASE(an_army_that_was_saved_with_other_rule_data) {
    EventPack pack = open_pack();
    pack.rules_revision = "2026.11";
    const auto found = [&](const char* data) {
        ReadArmy army = caesar();
        army.army.data = data;
        return check_army(pack, army.submitted());
    };
    BOOST_TEST(found("2026.11").empty());
    BOOST_TEST(found("").empty());
    const auto findings = found("2025.1");
    BOOST_REQUIRE(ids_of(findings) == Ids{"event.rules-revision"});
    BOOST_CHECK(findings.front().severity == Severity::note);
}

BOOST_AUTO_TEST_CASE(too_few_or_too_many_armies) {
    EventPack pack = open_pack();
    pack.lists_per_player = 2;
    const auto found = [&](const Ids& lists) { return ids_of(check_player(pack, lists)); };
    BOOST_CHECK(found({"a"}) == Ids{"event.lists-number"});
    BOOST_CHECK(found({"a", "b"}).empty());
    BOOST_CHECK(found({"a", "b", "c"}) == Ids{"event.lists-number"});
}

BOOST_AUTO_TEST_CASE(armies_that_are_not_of_one_list) {
    EventPack pack = open_pack();
    pack.lists_per_player = 2;
    pack.same_list = true;
    BOOST_CHECK(check_player(pack, Ids{"a", "a"}).empty());
    BOOST_CHECK(ids_of(check_player(pack, Ids{"a", "b"})) == Ids{"event.lists-differ"});
}

BOOST_AUTO_TEST_CASE(a_list_used_twice) {
    const std::vector<RollEntry> entries{
        {"Ann", "Red", "a", ""}, {"Ann", "Red", "a", ""}, {"Bob", "Blue", "a", ""}, {"Cid", "Blue", "a", ""},
        {"Dot", "", "a", ""},    {"Eve", "", "a", ""},    {"Fay", "Red", "b", ""}};
    EventPack pack = open_pack();
    const auto found = [&] {
        std::string marks;
        for (const auto& own : check_roll(pack, entries))
            marks += own.empty() ? '-' : own.front().rule == "event.unique" ? 'u' : '?';
        return marks;
    };
    BOOST_TEST(found() == "-------");
    pack.unique = UniqueLists::team;
    BOOST_TEST(found() == "--uu---");
    pack.unique = UniqueLists::event;
    BOOST_TEST(found() == "uuuuuu-");
    BOOST_TEST(
        check_roll(pack, entries)[2].front().message ==
        "Northern Cup allows the army list a only once; others use it too: Ann, Cid, Dot, Eve. Agree who "
        "changes the list.");
    const std::vector<RollEntry> titled{{"Ann", "", "a", "", "Men of the hills"},
                                        {"Bob", "", "a", "", "Men of the hills"}};
    BOOST_TEST(
        check_roll(pack, titled)[0].front().message ==
        "Northern Cup allows the army list Men of the hills only once; others use it too: Bob. Agree who "
        "changes the list.");
}

BOOST_AUTO_TEST_CASE(the_same_army_sent_by_two_players) {
    const std::vector<RollEntry> entries{{"Ann", "", "", "F"},
                                         {"Ann", "", "", "F"},
                                         {"Bob", "", "", "G"},
                                         {"Cid", "", "", ""},
                                         {"Dot", "", "", ""}};
    for (const auto& own : check_roll(open_pack(), entries))
        BOOST_TEST(own.empty());
    std::vector<RollEntry> shared = entries;
    shared[2].fingerprint = "F";
    const auto findings = check_roll(open_pack(), shared);
    BOOST_REQUIRE(ids_of(findings[2]) == Ids{"event.same-army"});
    BOOST_CHECK(findings[2].front().severity == Severity::query);
    BOOST_TEST(findings[2].front().message == "Northern Cup: other players sent the very same army: Ann.");
    BOOST_CHECK(ids_of(findings[0]) == Ids{"event.same-army"});
    BOOST_TEST(findings[3].empty());
}

BOOST_AUTO_TEST_CASE(a_list_that_could_not_be_read) {
    const PackFinding finding = not_read(open_pack(), 3);
    BOOST_TEST(finding.rule == "event.not-read");
    BOOST_CHECK(finding.severity == Severity::error);
    BOOST_TEST(finding.message.find("Open questions: 3") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_player_who_is_not_on_the_roll) {
    BOOST_TEST(player_unknown(open_pack(), "Zoe", {}).rule == "event.player-unknown");
    const PackFinding other = player_unknown(open_pack(), "Zoe", "Ann");
    BOOST_CHECK(other.severity == Severity::error);
    BOOST_TEST(other.message ==
               "The roll of Northern Cup ties this list to Ann, but it names Zoe. Say whose list it is.");
}

BOOST_AUTO_TEST_CASE(the_time_alone_is_checked_where_there_is_no_army) {
    EventPack pack = open_pack();
    BOOST_CHECK(!check_time(pack, 1'000'000));
    pack.deadline = Deadline{1'000, 2};
    BOOST_CHECK(!check_time(pack, 1'000));
    BOOST_REQUIRE(check_time(pack, 1'001));
    BOOST_TEST(check_time(pack, 1'001)->rule == "event.late");
    BOOST_TEST(check_time(pack, 1'001, false)->rule == "event.late");
    BOOST_TEST(check_time(pack, 1'001)->message != check_time(pack, 1'001, false)->message);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
