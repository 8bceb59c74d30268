// SPDX-License-Identifier: MIT
// A decision is taken back by a further one: what was decided stays in the file, and what stood before counts
// again.
#include "event/event_exchange.h"
#include "event/event_reply.h"
#include "event/event_report.h"
#include "event/event_steps.h"
#include "event/open_event.h"
#include "made_event.h"
#include "shipped_data.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

struct DecidedSample {
    bool decide(DecisionKind kind, const std::string& why, std::int32_t amount = 0) {
        Decision decision;
        decision.player = bob;
        decision.kind = kind;
        decision.amount = amount;
        decision.why = why;
        return store_decision(event.file, decision);
    }
    [[nodiscard]] EventPlayer player() {
        event.record = event.file.record();
        const EventStatus status = event.status();
        return *std::find_if(status.players.begin(), status.players.end(),
                             [&](const EventPlayer& one) { return one.player.id == bob; });
    }

    TemporaryFolder folder;
    OpenEvent event = open_event(create_sample_event(folder.path(), shipped_rulesets()));
    std::int64_t bob = players_called(event.record, "Bob Baker").at(0)->id;
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(decisions, DecidedSample)

BOOST_AUTO_TEST_CASE(what_was_decided_before_counts_again) {
    const ListState before = player().state;
    BOOST_TEST(!decide(DecisionKind::undo, "Nothing is decided yet"));
    BOOST_TEST(decide(DecisionKind::refuse, "Too small"));
    BOOST_TEST(decide(DecisionKind::accept, "Agreed by phone"));
    BOOST_TEST((player().state == ListState::accepted));
    BOOST_TEST(decide(DecisionKind::undo, "The wrong player"));
    BOOST_TEST((player().state == ListState::refused));
    BOOST_TEST(player().lists.front().why == "Too small");
    BOOST_TEST(event.file.log().back().words == "Bob Baker, list 1: undone: accepted: The wrong player");
    BOOST_TEST(decide(DecisionKind::undo, "It has grown"));
    BOOST_TEST((player().state == before));
    BOOST_TEST(player().lists.front().why.empty());
    BOOST_TEST(!decide(DecisionKind::undo, "Once more"));
    BOOST_TEST(event.file.record().decisions.size() == 4U);
}

BOOST_AUTO_TEST_CASE(a_penalty_is_taken_back_too) {
    BOOST_TEST(decide(DecisionKind::penalty, "Late", 2));
    BOOST_TEST(decide(DecisionKind::penalty, "Very late", 5));
    BOOST_TEST(decide(DecisionKind::undo, "A slip"));
    BOOST_TEST(player().penalty == 2);
    BOOST_TEST(player().penalty_why == "Late");
    const EventStatus status = event.status();
    for (const std::string& page : {report_html(status), report_csv(status)})
        BOOST_TEST(page.find("Penalty points: Late") != std::string::npos);
    BOOST_TEST(reply_to(player(), event.pack, event.rules.rulesets()).find("Penalty points: 2 (Late)") !=
               std::string::npos);
    BOOST_TEST(decide(DecisionKind::undo, "It was the post"));
    BOOST_TEST(player().penalty == 0);
}

BOOST_AUTO_TEST_CASE(what_was_taken_back_is_exported_and_imported) {
    BOOST_TEST(decide(DecisionKind::accept, "Agreed by phone"));
    BOOST_TEST(decide(DecisionKind::undo, "The wrong player"));
    export_event(event.file, folder.path() / "plain");
    import_event(folder.path() / "plain", folder.path() / "copy.muster-event");
    const EventRecord copy = EventFile(folder.path() / "copy.muster-event").record();
    BOOST_TEST(copy.decisions.size() == 2U);
    BOOST_TEST(copy.standing_decisions().empty());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
