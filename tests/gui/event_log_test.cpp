// SPDX-License-Identifier: MIT
// What leaves the tournament desk, replies and what is published, stands in its log.
#include "base/file.h"
#include "event/event_outputs.h"
#include "gui/event/event_table.h"
#include "gui/event/player_panel.h"
#include "gui/event/reply_panel.h"
#include "open_desk.h"

#include <boost/test/unit_test.hpp>
#include <wx/textctrl.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(event_log)

BOOST_FIXTURE_TEST_CASE(what_was_published_stands_in_the_log, OpenDesk) {
    const std::filesystem::path out = own.path() / "out";
    page().commands().write(event_outputs(), out);
    finish();
    const std::string published = EventFile(file).log().back().words;
    BOOST_TEST(published.starts_with("Published: The organiser's report, The booklet, "));
    BOOST_TEST(published.ends_with(": " + out.string()));
    page().commands().write(event_outputs(), out); // refused: the files are there
    finish();
    page().commands().write_drafts(own.path() / "drafts");
    finish();
    const std::vector<LogLine> log = EventFile(file).log();
    BOOST_TEST(log.back().words == "Replies to 12 players: drafts in " + (own.path() / "drafts").string());
    BOOST_TEST(log.at(log.size() - 2).words == published);
}

BOOST_FIXTURE_TEST_CASE(a_reply_stands_in_the_log_and_keeps_what_was_typed, OpenDesk) {
    page().panel().show_view(PlayerPanel::View::reply);
    BOOST_REQUIRE(page().table().select(player("Bob Baker").player.id, 1));
    settle();
    ReplyPanel& reply = page().panel().reply();
    reply.text().AppendText("See you in York.");
    reply.copy();
    finish();
    BOOST_TEST(EventFile(file).log().back().words == "Reply to Bob Baker: copied");
    reply.save_to(own.path() / "bob.eml");
    finish();
    BOOST_TEST(EventFile(file).log().back().words ==
               "Reply to Bob Baker: draft in " + (own.path() / "bob.eml").string());
    BOOST_TEST(reply.text().GetValue().EndsWith("See you in York."));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
