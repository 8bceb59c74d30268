// SPDX-License-Identifier: MIT
// One player comes late, has another name, or withdraws, without a table of all of them.
#include "base/input_error.h"
#include "event/event_exchange.h"
#include "event/event_steps.h"
#include "event/list_at_table.h"
#include "event/open_event.h"
#include "event/roll_table.h"
#include "event/taking.h"
#include "made_event.h"
#include "shipped_data.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace muster::tests {

namespace {

struct SampleRoll {
    std::size_t set(const RollPlayer& player) {
        const std::size_t matched = set_player_on_roll(event.file, player, 9);
        event.record = event.file.record();
        status = event.status();
        return matched;
    }
    [[nodiscard]] RollPlayer player(const std::string& name) const {
        return *players_called(event.record, name).at(0);
    }
    [[nodiscard]] const EventPlayer* judged(std::int64_t id) const {
        const auto found = std::find_if(status.players.begin(), status.players.end(),
                                        [&](const EventPlayer& one) { return one.player.id == id; });
        return found == status.players.end() ? nullptr : &*found;
    }
    [[nodiscard]] std::string last_words() const { return event.file.log().back().words; }

    TemporaryFolder folder;
    OpenEvent event = open_event(create_sample_event(folder.path(), shipped_rulesets()));
    EventStatus status = event.status();
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(roll_change, SampleRoll)

BOOST_AUTO_TEST_CASE(a_late_player_finds_his_list) {
    const std::size_t before = status.players.size();
    BOOST_TEST(set({0, " Zoe  Zimmer ", "York", "", "", "99", {}}) == 0U);
    BOOST_TEST(status.players.size() == before + 1);
    BOOST_TEST(last_words() == "Put on the roll: Zoe Zimmer");
    BOOST_CHECK_THROW(set({0, " ", "", "", "", "", {}}), InputError);
    BOOST_CHECK_THROW(set({0, "Yan Young", "", "", "", "99", {}}), InputError);
    // What waits names nobody until there is somebody of that name.
    BOOST_REQUIRE_EQUAL(status.unmatched.size(), 1U);
    BOOST_TEST(set({0, "Who Am", "", "", "", "", {}}) == 1U);
    BOOST_TEST(status.unmatched.empty());
}

BOOST_AUTO_TEST_CASE(a_renamed_player_stays_the_same_one) {
    RollPlayer bob = player("Bob Baker");
    const std::size_t logged = event.file.log().size();
    BOOST_TEST(set(bob) == 0U);
    BOOST_TEST(event.file.log().size() == logged); // nothing has changed
    bob.name = "Robert Baker";
    (void)set(bob);
    BOOST_REQUIRE(judged(bob.id) != nullptr);
    BOOST_TEST(judged(bob.id)->player.name == "Robert Baker");
    BOOST_TEST(judged(bob.id)->lists.size() == 1U);
    BOOST_TEST(last_words() == "Renamed: Bob Baker, now Robert Baker");
}

BOOST_AUTO_TEST_CASE(who_has_withdrawn_is_not_missed_and_his_list_stays) {
    RollPlayer bob = player("Bob Baker");
    const std::string fingerprint = judged(bob.id)->lists.front().fingerprint;
    const std::size_t before = status.players.size();
    store_switch(event.file, {7, bob.id, "seal"});
    bob.withdrawn = true;
    (void)set(bob);
    BOOST_TEST(status.players.size() == before - 1);
    BOOST_TEST(!status.sealed); // for nobody
    BOOST_TEST(players_called(event.record, "Bob Baker").empty());
    BOOST_REQUIRE_EQUAL(status.set_aside.size(), 1U);
    BOOST_TEST(status.set_aside.front().why == "Bob Baker has withdrawn");
    BOOST_TEST(last_words() == "Withdrawn from the roll: Bob Baker");
    const std::vector<ListAtTable> at_table =
        lists_with(status, event.record, event.rules.rulesets(), fingerprint);
    BOOST_REQUIRE_EQUAL(at_table.size(), 1U);
    BOOST_TEST(words_of(at_table.front()) == "Bob Baker, list 1, revision 1, withdrawn");
    BOOST_TEST(!at_table.front().is_in_order());
    // A table of all players does not bring him back, nor a second one of his name.
    RollPlayer row = bob;
    row.id = 0;
    row.club = "Hull";
    BOOST_TEST(change_roll(event.file, {row}, 10).added == 0U);
    BOOST_TEST(event.file.record().players.size() == before - 1);
    bob.withdrawn = false;
    (void)set(bob);
    BOOST_TEST(status.players.size() == before);
    BOOST_TEST(judged(bob.id)->lists.size() == 1U);
    BOOST_TEST(last_words() == "Back on the roll: Bob Baker");
}

BOOST_AUTO_TEST_CASE(who_has_withdrawn_is_exported_and_imported) {
    RollPlayer bob = player("Bob Baker");
    bob.withdrawn = true;
    (void)set(bob);
    export_event(event.file, folder.path() / "plain");
    import_event(folder.path() / "plain", folder.path() / "copy.muster-event");
    const EventRecord copy = EventFile(folder.path() / "copy.muster-event").record();
    BOOST_TEST((copy.withdrawn == event.record.withdrawn));
    BOOST_TEST((copy.players == event.record.players));
}

// Also by a name in the text, and a letter about a list becomes none.
BOOST_AUTO_TEST_CASE(lists_that_came_before_the_roll_find_their_players) {
    const auto taken = [&](const std::string& name, bool roll_first) {
        const std::filesystem::path file = folder.path() / (name + ".muster-event");
        create_event(file, event.pack, shipped_rulesets(), 1);
        EventFile made(file);
        const std::vector<RollPlayer> roll =
            read_roll("name,mail\nZoe Zimmer,zoe@z.example\nYan Young,\n", "roll");
        if (roll_first)
            (void)change_roll(made, roll, 2);
        TakeOrder order;
        order.now = 3;
        const std::vector<std::string> paths{(folder.path() / "in").string()};
        (void)take_submissions(made, event.pack, shipped_rulesets(), paths, order, [](const TakenLine&) {});
        if (!roll_first)
            (void)change_roll(made, roll, 4);
        std::string found;
        for (const StoredSubmission& one : made.record().submissions)
            found += fmt::format("{} {} {}\n", one.source, one.player, one.player == 0 ? 0 : one.slot);
        return found;
    };
    const auto mail = [&](const std::string& file, const std::string& text) {
        folder.write("in/" + file, "From: Zoe <zoe@z.example>\nSubject: Hello\nMIME-Version: 1.0\n"
                                   "Content-Type: text/plain\n\n" +
                                       text);
    };
    mail("a.eml", "Where can I park?\n");
    mail(
        "b.eml",
        "General rating 3\nFirst wing, sub-commander rating 2, orders wait\nUnit 1 (General, sub-commander): "
        "3 x foot, close, regular, spear, III, drilled, C, shield\n");
    folder.write(
        "in/c.txt",
        "Yan Young\n\nGeneral rating 3\nFirst wing, sub-commander rating 2, orders wait\n"
        "Unit 1 (General, sub-commander): 3 x foot, close, regular, spear, III, drilled, C, shield\n");
    const std::string first = taken("first", true);
    BOOST_TEST(first.find("c.txt 2 1") != std::string::npos, first);
    BOOST_TEST(taken("last", false).find("b.eml 1 1") != std::string::npos);
    BOOST_TEST(taken("later", false).find("a.eml 0 0") != std::string::npos);
    BOOST_TEST(taken("latest", false).find("c.txt 2 1") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
