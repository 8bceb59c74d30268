// SPDX-License-Identifier: MIT
// What a tournament prints of a list: whose it is, one fingerprint everywhere, and the umpire's word.
#include "event/detail/event_sheets.h"

#include "base/file.h"
#include "event/event_outputs.h"
#include "event/event_reply.h"
#include "event/event_report.h"
#include "event/event_steps.h"
#include "event/open_event.h"
#include "event/publication.h"
#include "made_event.h"
#include "shipped_data.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

struct PrintedSample {
    PrintedSample() {
        Decision decision;
        decision.player = player_called("Bob Baker");
        decision.why = "Agreed by phone";
        BOOST_REQUIRE(store_decision(event.file, decision));
        decision.player = player_called("Cleo Carter");
        decision.kind = DecisionKind::refuse;
        decision.why = "Withdrawn";
        BOOST_REQUIRE(store_decision(event.file, decision));
        event.record = event.file.record();
        status = event.status();
    }

    [[nodiscard]] std::int64_t player_called(const std::string& name) const {
        return players_called(event.record, name).at(0)->id;
    }
    [[nodiscard]] const EventPlayer& player(const std::string& name) const {
        return *std::find_if(status.players.begin(), status.players.end(),
                             [&](const EventPlayer& own) { return own.player.name == name; });
    }
    [[nodiscard]] SheetModel sheet(const EventPlayer& own, SheetKind kind) const {
        return event_sheet(own.lists.front(), own, event.pack, event.rules.rulesets(), kind);
    }

    TemporaryFolder folder;
    OpenEvent event = open_event(create_sample_event(folder.path(), shipped_rulesets()));
    EventStatus status;
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(event_sheets, PrintedSample)

BOOST_AUTO_TEST_CASE(every_sheet_has_the_fingerprint_of_the_list_and_its_player) {
    std::size_t printed = 0;
    for (const EventPlayer& own : status.players)
        for (const PlayerList& list : own.lists) {
            if (!list.army)
                continue;
            ++printed;
            for (const SheetKind kind : {SheetKind::opponent, SheetKind::umpire}) {
                const SheetModel sheet = event_sheet(list, own, event.pack, event.rules.rulesets(), kind);
                BOOST_TEST(sheet.fingerprint == list.fingerprint);
                BOOST_TEST(sheet.player == own.player.name);
                BOOST_TEST(sheet.event == "Autumn Open 2026");
                BOOST_TEST(sheet.date == event.pack.date);
                BOOST_TEST(!revisions_with(event.record, event.rules.rulesets(), sheet.fingerprint).empty());
            }
        }
    BOOST_TEST(printed > 5U);
}

BOOST_AUTO_TEST_CASE(an_accepted_list_says_so_and_why) {
    const EventPlayer& bob = player("Bob Baker");
    for (const SheetKind kind : {SheetKind::opponent, SheetKind::umpire}) {
        const SheetModel sheet = this->sheet(bob, kind);
        BOOST_TEST(sheet.band.at(0).value == "Accepted by the umpire");
        BOOST_TEST(sheet.band.at(0).caption ==
                   (kind == SheetKind::umpire ? std::string("Agreed by phone") : std::string()));
    }
    EventPlayer wordy = bob;
    wordy.lists.front().why = std::string(200, 'x');
    const SheetModel sheet = this->sheet(wordy, SheetKind::umpire);
    BOOST_TEST(sheet.band.at(0).caption.empty());
    BOOST_TEST(sheet.notes.starts_with("Accepted by the umpire: " + std::string(200, 'x')));
    const std::string reply = reply_to(bob, event.pack, event.rules.rulesets());
    BOOST_TEST(reply.find("You need not change anything.") != std::string::npos);
}

// What is printed as PDF: see tests/cli/event_published_test.cpp.
BOOST_AUTO_TEST_CASE(others_do_not_see_the_reasons_of_the_umpire) {
    for (const std::size_t more : {0U, 200U}) { // a long reason stands elsewhere on the umpire's sheet
        const std::string why = "Agreed by phone" + std::string(more, 'x');
        for (EventPlayer& own : status.players)
            for (PlayerList& list : own.lists)
                if (list.state == ListState::accepted)
                    list.why = why;
        const SheetModel opponent = sheet(player("Bob Baker"), SheetKind::opponent);
        BOOST_TEST(opponent.band.at(0).value == "Accepted by the umpire");
        BOOST_TEST(opponent.band.at(0).caption.empty());
        BOOST_TEST(opponent.notes.empty());
        for (const PublishedPage& page : published_pages(status, event.rules.rulesets())) {
            BOOST_TEST(page.html.find("Agreed") == std::string::npos, page.file);
            BOOST_TEST(page.html.find("Withdrawn") == std::string::npos, page.file);
        }
        const std::string pairings = pairing_csv(status);
        BOOST_TEST(pairings.find("Agreed") == std::string::npos);
        BOOST_TEST(pairings.find("Withdrawn") == std::string::npos);
    }
}

BOOST_AUTO_TEST_CASE(pages_that_take_too_much_together_are_refused) {
    std::size_t bytes = 0;
    for (const PublishedPage& page : published_pages(status, event.rules.rulesets()))
        bytes += page.html.size();
    BOOST_CHECK_NO_THROW((void)published_pages(status, event.rules.rulesets(), bytes));
    BOOST_CHECK_THROW((void)published_pages(status, event.rules.rulesets(), bytes - 1), std::runtime_error);
}

BOOST_AUTO_TEST_CASE(pages_lead_back_and_tell_nobody_of_a_refused_list) {
    const std::vector<PublishedPage> pages = published_pages(status, event.rules.rulesets());
    const std::string& index = pages.front().html;
    BOOST_TEST(index.find("<td>Cleo Carter</td>") != std::string::npos);
    BOOST_TEST(index.find("refused") == std::string::npos);
    BOOST_TEST(index.find(">to follow<") != std::string::npos);
    BOOST_REQUIRE_GT(pages.size(), 3U);
    for (std::size_t i = 1; i < pages.size(); ++i)
        BOOST_TEST(pages[i].html.find("<a href=\"index.html\">") != std::string::npos);
    const auto bob = std::find_if(pages.begin(), pages.end(), [](const PublishedPage& page) {
        return page.file.starts_with("bobbaker");
    });
    BOOST_REQUIRE(bob != pages.end());
    BOOST_TEST(bob->html.find("Not legal") == std::string::npos);
    BOOST_TEST(bob->html.find(player("Bob Baker").lists.front().fingerprint) != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_draft_names_its_player) {
    BOOST_TEST(reply_draft_file(player("Bob Baker"), event.pack, "").name == "reply-002-bob-baker.eml");
    EventPlayer nameless = player("Bob Baker");
    nameless.player.name = "../.. 李";
    BOOST_TEST(reply_draft_file(nameless, event.pack, "").name == "reply-002-player.eml");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
