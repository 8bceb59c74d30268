// SPDX-License-Identifier: MIT
// Which of several lists of a player counts: what came last, so far as that is known, else what the umpire
// says.
#include "base/file.h"
#include "event/counting.h"
#include "event/event_exchange.h"
#include "event/event_reply.h"
#include "event/event_steps.h"
#include "event/open_event.h"
#include "event/taking.h"
#include "made_event.h"
#include "shipped_data.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

constexpr EventTime first_taking = 1'795'636'000;

struct ListsOfHugo {
    ListsOfHugo() {
        std::filesystem::create_directories(inbox);
        hugo =
            std::find_if(event.record.players.begin(), event.record.players.end(), [](const RollPlayer& one) {
                return one.name == "Hugo Hall";
            })->id;
    }
    void mail(const std::string& name, const std::string& day) const {
        write_file(inbox / name,
                   "From: Hugo <hugo@h.example>\nSubject: My list\nDate: " + day +
                       " Nov 2026 18:30:00 +0000\nMIME-Version: 1.0\nContent-Type: text/plain\n\n"
                       "Unit I: 3 spearmen on the " +
                       day + "\n");
    }
    void army(const std::string& file, const std::string& name) const {
        write_file(inbox / file, "<army xmlns='urn:muster:army:1' ruleset='undying-lands' name='" + name +
                                     "' general-rating='4'><body name='Left' rating='3'/></army>");
    }
    void take(EventTime now) {
        TakeOrder order;
        order.now = now;
        order.player = hugo;
        const std::vector<std::string> paths{inbox.string()};
        BOOST_REQUIRE(take_submissions(event.file, event.pack, event.rules.rulesets(), paths, order,
                                       [](const TakenLine&) {})
                          .empty());
    }
    [[nodiscard]] EventPlayer player() {
        event.record = event.file.record();
        const EventStatus status = event.status();
        for (const EventPlayer& one : status.players)
            if (one.player.id == hugo)
                return one;
        throw std::out_of_range("Hugo Hall");
    }
    // Of Hugo's submissions.
    [[nodiscard]] std::vector<std::int64_t> counting_now(CountingRule rule) {
        event.record = event.file.record();
        std::vector<std::int64_t> counting = counting_by(rule, event.record, event.status());
        std::erase_if(counting,
                      [this](std::int64_t one) { return event.record.submission(one)->player != hugo; });
        return counting;
    }
    [[nodiscard]] static bool is_asked(const PlayerList& list) {
        return std::any_of(list.findings.begin(), list.findings.end(),
                           [](const ListFinding& one) { return one.rule == "event.which-counts"; });
    }
    [[nodiscard]] std::int64_t submission(const std::string& source) {
        for (const StoredSubmission& one : event.record.submissions)
            if (one.source.find(source) != std::string::npos)
                return one.id;
        throw std::out_of_range(source);
    }

    TemporaryFolder folder;
    std::filesystem::path inbox = folder.path() / "inbox";
    OpenEvent event = open_event(create_sample_event(folder.path(), shipped_rulesets()));
    std::int64_t hugo = 0;
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(which_counts, ListsOfHugo)

BOOST_AUTO_TEST_CASE(the_later_mail_counts_unasked) {
    mail("a.eml", "21");
    mail("b.eml", "20");
    take(first_taking + 100);
    const PlayerList list = player().lists.at(0);
    BOOST_TEST(list.source == "a.eml");
    BOOST_TEST(!is_asked(list));
    BOOST_REQUIRE_EQUAL(list.others.size(), 1U);
    BOOST_TEST(list.others.front().source == "b.eml");
}

BOOST_AUTO_TEST_CASE(the_umpire_says_whether_a_file_or_a_mail_counts) {
    mail("a.eml", "20");
    army("b.muster", "One");
    take(first_taking + 100);
    BOOST_TEST(is_asked(player().lists.at(0)));
    for (const char* one : {"b.muster", "a.eml"}) { // he may change his mind
        BOOST_TEST(let_count(event.file, submission(one), "He says so", first_taking + 101));
        const EventPlayer own = player();
        BOOST_TEST(own.lists.at(0).source == one);
        BOOST_TEST(!is_asked(own.lists.at(0)));
        BOOST_TEST(
            reply_to(own, event.pack, event.rules.rulesets()).find(std::string("This one counts: ") + one) !=
            std::string::npos);
    }
    BOOST_TEST(event.file.log().back().words == "Counts: a.eml (Hugo Hall): of those that came: He says so");
    BOOST_TEST(!let_count(event.file, 1000, "", first_taking + 102));
    std::filesystem::remove_all(inbox);
    std::filesystem::create_directories(inbox);
    army("c.muster", "Two"); // later than what the umpire spoke of, within the same second
    take(first_taking + 100);
    BOOST_TEST(player().lists.at(0).source == "c.muster");
    BOOST_TEST(!is_asked(player().lists.at(0)));
}

BOOST_AUTO_TEST_CASE(the_same_army_twice_is_no_question) {
    army("a.muster", "One");
    army("b.muster", "One");
    take(first_taking + 100);
    BOOST_TEST(!is_asked(player().lists.at(0)));
    write_file(inbox / "c.muster", read_file(inbox / "a.muster") + "\n");
    take(first_taking + 200);
    BOOST_TEST(!is_asked(player().lists.at(0)));
}

BOOST_AUTO_TEST_CASE(of_all_lists_in_question_the_latest_counts_at_once) {
    mail("a.eml", "20");
    army("b.muster", "One");
    take(first_taking + 100);
    BOOST_TEST(is_asked(player().lists.at(0)));
    const std::vector<std::int64_t> counting = counting_now(CountingRule::latest);
    BOOST_TEST((counting == std::vector<std::int64_t>{submission("b.muster")}));
    BOOST_TEST(let_count(event.file, counting, "", first_taking + 101) == 1U);
    BOOST_TEST(player().lists.at(0).source == "b.muster");
    BOOST_TEST(!is_asked(player().lists.at(0)));
    BOOST_TEST(counting_now(CountingRule::latest).empty());
    BOOST_TEST(event.file.log().back().words == "Counts: b.muster (Hugo Hall): of those that came");
}

BOOST_AUTO_TEST_CASE(of_late_lists_the_last_before_the_deadline_counts) {
    event.pack.deadline = Deadline{*read_event_time("2026-11-21T00:00:00+00:00"), 1};
    mail("a.eml", "19");
    mail("b.eml", "20");
    mail("c.eml", "22");
    take(first_taking + 100);
    BOOST_TEST(player().lists.at(0).source == "c.eml");
    BOOST_TEST(counting_now(CountingRule::latest).empty()); // the mails say when they came
    const std::vector<std::int64_t> counting = counting_now(CountingRule::in_time);
    BOOST_TEST((counting == std::vector<std::int64_t>{submission("b.eml")}));
    BOOST_TEST(let_count(event.file, counting, "", first_taking + 101) == 1U);
    BOOST_TEST(player().lists.at(0).source == "b.eml");
    BOOST_TEST(let_count(event.file, submission("c.eml"), "He was ill", first_taking + 102));
    BOOST_TEST(player().lists.at(0).source == "c.eml");
    BOOST_TEST(counting_now(CountingRule::in_time).empty()); // the umpire's choice stays
}

BOOST_AUTO_TEST_CASE(nothing_before_the_deadline_changes_nothing) {
    event.pack.deadline = Deadline{*read_event_time("2026-11-18T00:00:00+00:00"), 1};
    mail("a.eml", "19");
    mail("b.eml", "20");
    take(first_taking + 100);
    BOOST_TEST(counting_now(CountingRule::in_time).empty());
    event.pack.deadline.reset();
    BOOST_TEST(counting_now(CountingRule::in_time).empty());
}

BOOST_AUTO_TEST_CASE(what_nothing_dates_is_late_until_the_umpire_says_otherwise) {
    constexpr EventTime long_after = 1'800'000'000;
    BOOST_REQUIRE(event.pack.deadline);
    army("a.muster", "One");
    mail("b.eml", "29"); // late, as it says
    take(long_after);
    const auto is_late = [&](const std::string& source) {
        const std::int64_t id = submission(source);
        return days_late(event.record.submission(id)->received, *event.pack.deadline) != 0;
    };
    (void)player();
    BOOST_TEST(is_late("a.muster"));
    BOOST_TEST(let_undated_be_in_time(event.file, *event.pack.deadline, long_after + 1) == 1U);
    (void)player();
    BOOST_TEST(!is_late("a.muster"));
    BOOST_TEST(is_late("b.eml"));
    BOOST_TEST(let_undated_be_in_time(event.file, *event.pack.deadline, long_after + 2) == 0U);
}

BOOST_AUTO_TEST_CASE(names_of_any_bytes_are_exported) {
    army("gail-\xFF.muster", "One");
    take(first_taking + 100);
    Decision decision;
    decision.player = hugo;
    decision.kind = DecisionKind::penalty;
    decision.why = "caf\xE9";
    BOOST_TEST(store_decision(event.file, decision));
    BOOST_TEST(player().lists.at(0).source == "gail-?.muster");
    export_event(event.file, folder.path() / "plain");
    import_event(folder.path() / "plain", folder.path() / "copy.muster-event");
    BOOST_TEST(EventFile(folder.path() / "copy.muster-event").record().decisions.back().why == "caf?");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
