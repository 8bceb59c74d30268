// SPDX-License-Identifier: MIT
// Tournaments of all earlier formats: tests/formats/event-1.db is what the first one was, and each later file
// also holds what its step brought.
#include "database/database_error.h"
#include "event/detail/event_schema.h"
#include "event/event_file.h"
#include "shipped_data.h"
#include "temporary_folder.h"

#include <SQLiteCpp/Database.h>
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <string>

namespace muster::tests {

namespace fs = std::filesystem;

BOOST_AUTO_TEST_SUITE(event_formats)

BOOST_AUTO_TEST_CASE(every_frozen_version_opens) {
    const TemporaryFolder folder;
    for (int version = 1; version <= event_kind().newest(); ++version) {
        BOOST_TEST_CONTEXT("version " << version) {
            const fs::path frozen =
                source_folder() / "tests" / "formats" / fmt::format("event-{}.db", version);
            BOOST_TEST_REQUIRE(fs::exists(frozen));
            const fs::path file = folder.path() / fmt::format("cup-{}.muster-event", version);
            fs::copy_file(frozen, file);
            fs::permissions(file, fs::perms::owner_write, fs::perm_options::add);
            const EventFile event(file);
            const EventRecord record = event.record();
            BOOST_TEST(record.pack.find("title='Cup'") != std::string::npos);
            BOOST_TEST(event.data().size() == 1U);
            BOOST_TEST(event.log().back().words == "The event: locked");
            BOOST_TEST_REQUIRE(record.submissions.size() == 1U);
            const StoredSubmission& one = record.submissions.front();
            BOOST_TEST(event.bytes_of(one.original) == "My list\n\xff");
            BOOST_TEST(one.reading.army.find("name='Host'") != std::string::npos);
            BOOST_TEST(one.reading.declared.size() == 1U);
            BOOST_TEST(one.reading.open.empty()); // the last reading counts
            BOOST_TEST(one.reading.choices.size() == (version >= 2 ? 1U : 0U));
            BOOST_TEST((one.player == 1 && one.slot == 2 && one.by_umpire));
            BOOST_TEST(one.list.value_or("none set") == (version >= 3 ? "mordor" : "none set"));
            BOOST_TEST(one.received == (version >= 3 ? 15 : 10));
            BOOST_TEST(record.standing_decisions().size() == (version >= 4 ? 1U : 2U));
            BOOST_TEST(record.is_locked(1));
            BOOST_TEST(record.players.front().name == "Ann");
            BOOST_TEST(record.players.size() == (version >= 5 ? 1U : 2U));
            BOOST_TEST(record.withdrawn.size() == (version >= 5 ? 1U : 0U));
        }
    }
}

// Without one a tournament of 20,000 lists takes minutes to read.
BOOST_AUTO_TEST_CASE(a_tournament_that_lacks_an_index_is_refused) {
    const TemporaryFolder folder;
    const fs::path whole = folder.path() / "whole.muster-event";
    (void)EventFile::create(whole, "<event/>", {}, 1);
    for (const char* const change :
         {"DROP INDEX reading_of_submission", "DROP INDEX assignment_of_submission",
          "DROP INDEX ruling_of_submission", "DROP INDEX submission_of_original",
          "DROP INDEX reading_of_submission; CREATE INDEX reading_of_submission ON reading(time)",
          "DROP TABLE log; CREATE TABLE log(id INTEGER, time INTEGER NOT NULL, words TEXT NOT NULL)"}) {
        const fs::path file = folder.path() / "changed.muster-event";
        fs::copy_file(whole, file, fs::copy_options::overwrite_existing);
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(change);
        BOOST_CHECK_EXCEPTION(EventFile{file}, DatabaseError, [&](const DatabaseError& error) {
            BOOST_TEST_INFO(change << ": " << error.what());
            return error.trouble() == DatabaseTrouble::foreign &&
                   std::string(error.what()).find("lacks") != std::string::npos;
        });
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
