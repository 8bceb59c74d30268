// SPDX-License-Identifier: MIT
// What the umpire settles in a written list becomes part of the record.
#include "event/settling.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "base/input_error.h"
#include "event/event_exchange.h"
#include "event/open_event.h"
#include "event/original_text.h"
#include "made_event.h"
#include "shipped_data.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

// The sample event, where a line of Dan's mail is open.
struct OpenSample {
    OpenSample() : file(create_sample_event(folder.path(), shipped_rulesets())) { read(); }

    void read() {
        event = std::make_unique<OpenEvent>(open_event(file));
        status = event->status();
        const auto found = std::find_if(status.players.begin(), status.players.end(),
                                        [](const EventPlayer& own) { return own.player.name == "Dan Dyer"; });
        BOOST_REQUIRE(found != status.players.end());
        list = found->lists.at(0);
        state = found->state;
    }
    [[nodiscard]] const StoredSubmission& submission() const {
        return *std::find_if(event->record.submissions.begin(), event->record.submissions.end(),
                             [&](const StoredSubmission& one) { return one.id == list.submission; });
    }
    [[nodiscard]] WrittenArmy written() const {
        return written_for_event(original_text(event->file, event->record, submission()).text, event->pack,
                                 event->rules.rulesets(), submission().reading.choices);
    }
    // Passes over all that is open.
    [[nodiscard]] std::vector<Choice> passing_over() const {
        std::vector<Choice> choices;
        for (const OpenQuestion& question : written().open)
            for (const Reading& reading : question.readings)
                if (reading.kind == Reading::Kind::pass_over)
                    choices.push_back(choice_of(question, reading));
        return choices;
    }
    bool settle(const std::vector<Choice>& choices, EventTime now) {
        return settle_submission(event->file, event->pack, event->rules.rulesets(), list.submission, choices,
                                 now);
    }

    TemporaryFolder folder;
    std::filesystem::path file;
    std::unique_ptr<OpenEvent> event;
    EventStatus status;
    PlayerList list;
    ListState state = ListState::missing;
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(settling, OpenSample)

BOOST_AUTO_TEST_CASE(the_questions_are_those_of_the_record) {
    BOOST_TEST((state == ListState::unread));
    const WrittenArmy army = written();
    BOOST_REQUIRE_EQUAL(army.open.size(), list.open.size());
    for (std::size_t i = 0; i < army.open.size(); ++i) {
        BOOST_TEST(static_cast<std::int64_t>(army.open[i].line) == list.open[i].line);
        BOOST_TEST(army.open[i].what == list.open[i].why);
    }
}

BOOST_AUTO_TEST_CASE(a_settled_list_is_judged_and_the_log_says_by_what) {
    const std::vector<Choice> choices = passing_over();
    BOOST_REQUIRE(!choices.empty());
    BOOST_TEST(settle(choices, 7));
    const LogLine last = event->file.log().back();
    BOOST_TEST(last.words.find("Settled: 04-dan.eml, line ") != std::string::npos);
    BOOST_TEST(last.words.find("hobblers") != std::string::npos);
    BOOST_TEST(last.words.find(": passed over") != std::string::npos);
    BOOST_TEST(last.time == 7);
    read();
    BOOST_TEST(list.open.empty());
    BOOST_TEST((state != ListState::unread));
    BOOST_TEST((submission().reading.choices == choices));
    BOOST_TEST(list.revision == 1); // the player has sent nothing new
}

BOOST_AUTO_TEST_CASE(a_question_can_be_asked_again) {
    BOOST_REQUIRE(settle(passing_over(), 7));
    read();
    BOOST_TEST(settle({}, 8));
    BOOST_TEST(event->file.log().back().words.find("Asked again: 04-dan.eml") != std::string::npos);
    read();
    BOOST_TEST((state == ListState::unread));
    BOOST_TEST(submission().reading.choices.empty());
}

BOOST_AUTO_TEST_CASE(an_edited_army_settles_a_list_and_the_text_stays) {
    const std::string before = original_text(event->file, event->record, submission()).text;
    // Reading the event again makes its rule sets anew.
    const auto use = [&](const Army& army, std::int64_t id) {
        return settle_by_army(event->file, event->rules.rulesets(), id, army, 7);
    };
    Army army = read_army(submission().reading.army, "army", event->rules.rulesets());
    army.name = "Host as Dan meant it";
    BOOST_TEST(!use(army, 1000));
    BOOST_TEST(use(army, list.submission));
    BOOST_TEST(event->file.log().back().words ==
               "Settled: 04-dan.eml: by an edited army, Host as Dan meant it");
    read();
    BOOST_TEST((state != ListState::unread));
    BOOST_TEST(list.open.empty());
    BOOST_TEST(list.army.value().name == "Host as Dan meant it");
    BOOST_TEST(list.revision == 1);
    BOOST_TEST(is_edited(submission().reading));
    BOOST_TEST(original_text(event->file, event->record, submission()).text == before);
    // Back to the text, with what was chosen before.
    BOOST_TEST(settle(submission().reading.choices, 8));
    BOOST_TEST(event->file.log().back().words == "Read again from its text: 04-dan.eml");
    read();
    BOOST_TEST((state == ListState::unread));
    BOOST_TEST(!is_edited(submission().reading));
    army.about.notes = std::string(300'000, 'n');
    BOOST_CHECK_THROW(use(army, list.submission), InputError);
    const auto file_sent = std::find_if(event->record.submissions.begin(), event->record.submissions.end(),
                                        [](const StoredSubmission& one) { return !one.reading.is_written; });
    BOOST_REQUIRE(file_sent != event->record.submissions.end());
    BOOST_TEST(!use(army, file_sent->id));
}

BOOST_AUTO_TEST_CASE(only_what_was_written_can_be_settled) {
    BOOST_TEST(!settle_submission(event->file, event->pack, event->rules.rulesets(), 1000, {}, 7));
    const auto file_sent = std::find_if(event->record.submissions.begin(), event->record.submissions.end(),
                                        [](const StoredSubmission& one) { return !one.reading.is_written; });
    BOOST_REQUIRE(file_sent != event->record.submissions.end());
    const std::size_t lines = event->file.log().size();
    BOOST_TEST(!settle_submission(event->file, event->pack, event->rules.rulesets(), file_sent->id, {}, 7));
    BOOST_TEST(event->file.log().size() == lines);
}

BOOST_AUTO_TEST_CASE(what_was_settled_is_exported) {
    const std::vector<Choice> choices = passing_over();
    BOOST_REQUIRE(settle(choices, 7));
    export_event(event->file, folder.path() / "plain");
    file = folder.path() / "copy.muster-event";
    import_event(folder.path() / "plain", file);
    read();
    BOOST_TEST((submission().reading.choices == choices));
    BOOST_TEST(list.open.empty());
    // An export by an earlier version has no choices.
    const std::filesystem::path rows = folder.path() / "plain" / "event.json";
    std::string text = read_file(rows);
    for (std::size_t at = 0; (at = text.find("\"choices\"", at)) != std::string::npos; ++at)
        text.replace(at, 9, "\"chosen\"");
    write_file(rows, text);
    file = folder.path() / "earlier.muster-event";
    import_event(folder.path() / "plain", file);
    read();
    BOOST_TEST(submission().reading.choices.empty());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
