// SPDX-License-Identifier: MIT
// What an event gives out goes into one folder, and replaces nothing unasked.
#include "event/event_outputs.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "base/input_error.h"
#include "event/event_reply.h"
#include "event/event_steps.h"
#include "event/open_event.h"
#include "event/publication.h"
#include "event/roll_matcher.h"
#include "made_event.h"
#include "shipped_data.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

struct SampleOutputs {
    WrittenOutputs write(std::span<const EventOutput> outputs, bool replace) {
        return write_event_outputs(outputs, status, event.rules.rulesets(), out, replace, progress);
    }

    TemporaryFolder folder;
    OpenEvent event = open_event(create_sample_event(folder.path(), shipped_rulesets()));
    EventStatus status = event.status();
    std::filesystem::path out = folder.path() / "out";
    RunProgress progress;
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(event_outputs_written, SampleOutputs)

BOOST_AUTO_TEST_CASE(all_outputs_are_written_into_one_folder) {
    const WrittenOutputs written = write(event_outputs(), false);
    BOOST_TEST(written.existing.empty());
    for (const char* name : {"report.html", "report.csv", "report.pdf", "booklet.pdf", "pages/index.html",
                             "umpire-sheets.pdf", "labels.pdf", "pairings.csv"}) {
        BOOST_TEST((std::find(written.files.begin(), written.files.end(), name) != written.files.end()),
                   name);
        BOOST_TEST(!read_file(out / name).empty(), name);
    }
    BOOST_TEST(progress.done == event_outputs().size());
}

BOOST_AUTO_TEST_CASE(existing_files_are_replaced_only_when_asked) {
    std::filesystem::create_directories(out);
    write_file(out / "pairings.csv", "mine");
    const WrittenOutputs refused = write(event_outputs(), false);
    BOOST_TEST(refused.files.empty());
    BOOST_REQUIRE_EQUAL(refused.existing.size(), 1U);
    BOOST_TEST(refused.existing.front() == "pairings.csv");
    BOOST_TEST(read_file(out / "pairings.csv") == "mine");
    BOOST_TEST(!std::filesystem::exists(out / "report.html"));
    BOOST_TEST(!write(event_outputs(), true).files.empty());
    BOOST_TEST(read_file(out / "pairings.csv") != "mine");
}

BOOST_AUTO_TEST_CASE(a_sealed_event_publishes_nothing) {
    status.sealed = true;
    for (const EventOutput& output : event_outputs()) {
        const std::span<const EventOutput> one(&output, 1);
        if (output.is_public)
            BOOST_CHECK_THROW((void)write(one, false), InputError);
        else
            BOOST_TEST(!write(one, false).files.empty());
    }
    BOOST_TEST(!std::filesystem::exists(out / "pages"));
}

BOOST_AUTO_TEST_CASE(who_is_left_out_of_what_is_published_is_told) {
    const WrittenOutputs written = write(event_outputs(), false);
    BOOST_REQUIRE(written.published.has_value());
    const PublishedLists& published = *written.published;
    BOOST_TEST(published.on_roll == status.players.size());
    BOOST_TEST(published.players > 0U);
    BOOST_TEST(published.lists == status.count(ListState::passed) + status.count(ListState::accepted));
    BOOST_TEST(published.players + published.names.size() == status.players.size());
    for (const EventPlayer& own : status.players) {
        const bool is_in = own.state == ListState::passed || own.state == ListState::accepted;
        const bool is_named = std::find(published.names.begin(), published.names.end(), own.player.name) !=
                              published.names.end();
        BOOST_TEST(is_in != is_named, own.player.name);
    }
    for (const EventOutput& output : event_outputs())
        if (!output.is_public)
            BOOST_TEST(!write({&output, 1}, true).published.has_value());
}

BOOST_AUTO_TEST_CASE(the_log_names_what_was_published) {
    BOOST_TEST(log_words_of(event_outputs().first(1), "out") == "Written: The organiser's report: out");
    BOOST_TEST(log_words_of(event_outputs().first(2), "out") ==
               "Published: The organiser's report, The booklet: out");
    note_in_log(event.file, log_words_of(event_outputs().first(2), "out"), 7);
    BOOST_TEST(event.file.log().back().words == "Published: The organiser's report, The booklet: out");
}

BOOST_AUTO_TEST_CASE(nobody_reads_in_the_index_who_was_refused) {
    for (EventPlayer& own : status.players) {
        own.player.team.clear();
        own.player.club = "York";
        own.state = ListState::refused;
        for (PlayerList& list : own.lists)
            list.state = ListState::refused;
    }
    const auto index = [this] { return published_pages(status, event.rules.rulesets()).front().html; };
    BOOST_TEST(index().find("refused") == std::string::npos);
    BOOST_TEST(index().find("<th>Club</th>") != std::string::npos);
    status.players.front().player.team = "The Reds";
    BOOST_TEST(index().find("<th>Team</th>") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_was_published_grows_old_with_the_lists) {
    std::vector<LogLine> log{{1, "Taken: a.eml"}, {2, "Written: The organiser's report: out"}};
    BOOST_TEST(!has_changed_since_published(log)); // nothing was
    log.push_back({3, "Published: The booklet: out"});
    log.push_back({4, "Replies to 12 players: drafts in out"});
    log.push_back({4, "The event: locked"});
    BOOST_TEST(!has_changed_since_published(log));
    log.push_back({5, "Settled: a.eml: by an edited army"});
    BOOST_TEST(has_changed_since_published(log));
    log.push_back({6, "Published: Pages to publish: out"});
    BOOST_TEST(!has_changed_since_published(log));
}

BOOST_AUTO_TEST_CASE(cancelled_work_writes_nothing) {
    progress.cancelled = true;
    BOOST_TEST(write(event_outputs(), false).files.empty());
    BOOST_TEST(!std::filesystem::exists(out));
}

BOOST_AUTO_TEST_CASE(what_was_understood_is_part_of_the_reply) {
    for (const EventPlayer& own : status.players)
        for (const PlayerList& list : own.lists) {
            const std::string words = understood_words(list, event.rules.rulesets());
            BOOST_TEST(words.empty() != list.army.has_value());
            BOOST_TEST((reply_to(own, event.pack, event.rules.rulesets()).find(words) != std::string::npos));
        }
}

BOOST_AUTO_TEST_CASE(the_reply_names_the_general) {
    const auto understood = [](const char* text) {
        PlayerList list;
        list.army = read_army(text, "", shipped_rulesets());
        return understood_words(list, shipped_rulesets());
    };
    const std::string of_troop = understood(
        "<army xmlns='urn:muster:army:1' ruleset='phalanx' name='Huns'><body><unit><troop name='Attila' "
        "class='HCC' army='RA' integrity='V' general='yes'/></unit></body></army>");
    BOOST_TEST(of_troop.find("1 x Attila") != std::string::npos, of_troop);
    BOOST_TEST(of_troop.find(", \u2605 General\n") != std::string::npos, of_troop);
    const std::string of_unit =
        understood("<army xmlns='urn:muster:army:1' ruleset='undying-lands' general-rating='4'>"
                   "<body name='Left' rating='3'><unit general='yes'><troop name='Guards' class='foot' "
                   "order='close' army='regular'/></unit></body></army>");
    BOOST_TEST(of_unit.find("General") != std::string::npos, of_unit);
}

// The roll may be a stranger's: what is behind the address would be headers of the umpire's mail.
BOOST_AUTO_TEST_CASE(of_a_roll_only_an_address_goes_into_the_head_of_a_draft) {
    const auto draft_to = [&](const char* mail) {
        EventPlayer player = status.players.front();
        player.player.mail = mail;
        return reply_draft(player, event.pack, "Dear Ann");
    };
    for (const char* const mail : {"a@b", "a@b c", "a@b,c@d", "a@b;c@d", "a@b\nBcc:v@x", "a@b\rBcc:v@x",
                                   "a@b\tc", "a@b\x7F Bcc:v@x"}) {
        const std::string draft = draft_to(mail);
        BOOST_TEST(draft.find("\nTo: a@b\nSubject: ") != std::string::npos, draft);
        BOOST_TEST(draft.find("Bcc") == std::string::npos, draft);
    }
    for (const char* const mail : {"", "Ann", "a@b@c", "\u00E4@b", "\nBcc:v@x"}) {
        const std::string draft = draft_to(mail);
        BOOST_TEST(draft.find("MIME-Version: 1.0\nSubject: ") != std::string::npos, draft);
    }
}

BOOST_AUTO_TEST_CASE(the_nearest_name_is_suggested) {
    const RollMatcher matcher(event.record.players);
    MatchClues clues;
    clues.named = "Hugo Hal";
    const RollPlayer* nearest = event.record.player(matcher.nearest(clues));
    BOOST_REQUIRE(nearest != nullptr);
    BOOST_TEST(nearest->name == "Hugo Hall");
    clues.named = "Wolfgang Amadeus";
    BOOST_TEST(matcher.nearest(clues) == 0);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
