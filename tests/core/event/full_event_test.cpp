// SPDX-License-Identifier: MIT
// The lists of a tournament take no more room together than one computer has, however many there are.
#include "base/limits.h"
#include "event/event_status.h"
#include "event/status_json.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <string>

namespace muster::tests {

namespace {

// Each unit without a troop breaks a rule.
EventRecord record_of(std::size_t players, std::size_t empty_units) {
    std::string army = R"(<army xmlns="urn:muster:army:1" ruleset="phalanx" name="H" ap="6"><body>)";
    for (std::size_t i = 0; i < empty_units; ++i)
        army += "<unit/>";
    army += "</body></army>";
    EventRecord record;
    for (std::size_t i = 1; i <= players; ++i) {
        RollPlayer& player = record.players.emplace_back();
        player.id = static_cast<std::int64_t>(i);
        player.name = "P" + std::to_string(i);
        StoredSubmission& submission = record.submissions.emplace_back();
        submission.id = submission.player = player.id;
        submission.source = "h.muster";
        submission.reading.army = army;
    }
    return record;
}

EventStatus status_of_record(const EventRecord& record) {
    EventPack pack;
    pack.ruleset = "phalanx";
    return status_of(record, pack, shipped_rulesets(), 2);
}

} // namespace

BOOST_AUTO_TEST_SUITE(full_event)

BOOST_AUTO_TEST_CASE(the_findings_of_a_thousand_lists_share_the_room) {
    const EventStatus status = status_of_record(record_of(1'000, 90));
    std::size_t findings = 0;
    for (const EventPlayer& own : status.players)
        findings += own.lists.front().findings.size();
    BOOST_TEST(findings >= most_event_findings);
    // Beside them what is left out, and what the pack finds.
    BOOST_TEST(findings <= most_event_findings + 3 * status.players.size());
    const std::vector<ListFinding>& last = status.players.back().lists.front().findings;
    BOOST_TEST(std::any_of(last.begin(), last.end(), [](const ListFinding& one) {
        return one.message.find("at most 50 are told") != std::string::npos;
    }));
}

BOOST_AUTO_TEST_CASE(armies_for_which_there_is_no_room_are_to_be_looked_at) {
    const std::size_t units = most_submitted_elements - 1;
    const std::size_t fitting = most_event_elements / most_submitted_elements;
    const EventStatus status = status_of_record(record_of(fitting + 1, units));
    BOOST_TEST((status.players[fitting - 1].lists.front().state == ListState::wrong));
    const PlayerList& last = status.players.back().lists.front();
    BOOST_TEST((last.state == ListState::unread));
    BOOST_TEST(!last.army.has_value());
    BOOST_REQUIRE(last.open.size() == 1U);
    const std::string told =
        fmt::format("more than {} bodies, units and troops together", most_event_elements);
    BOOST_TEST(last.open.front().why.find(told) != std::string::npos);
}

BOOST_AUTO_TEST_CASE(json_that_is_written_player_by_player_is_one_document) {
    EventRecord record = record_of(3, 2);
    record.players.front().name = "Zoë \"Zed\"\nAda";
    record.submissions.back().player = 0;
    record.submissions.back().why = "nobody";
    const EventStatus status = status_of_record(record);
    for (const std::string& text :
         {status_json(status), status_json(status, 2), status_json(status_of_record({}))})
        BOOST_TEST(text == nlohmann::ordered_json::parse(text).dump(1) + "\n");
    const auto of_one = nlohmann::json::parse(status_json(status, 2));
    BOOST_REQUIRE(of_one["players"].size() == 1U);
    BOOST_TEST((of_one["players"][0]["name"] == "P2"));
    BOOST_TEST((of_one["unmatched"][0]["why"] == "nobody"));
    BOOST_TEST((of_one["totals"]["players"] == 3));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
