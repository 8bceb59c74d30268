// SPDX-License-Identifier: MIT
// Rows that Muster never writes are told of as damage, in the file of an event and in its export: read in
// silence they would say something else.
#include "base/input_error.h"
#include "database/database_error.h"
#include "event/event_exchange.h"
#include "event/event_file.h"
#include "refused_import.h"
#include "temporary_folder.h"

#include <SQLiteCpp/Database.h>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

using Json = nlohmann::ordered_json;

struct EventOfOneList {
    EventOfOneList() {
        const EventFile event = EventFile::create_filled(cup, [](EventFile& filled) {
            StoredSubmission submission;
            submission.player = filled.set_player({0, "Ada", "", "", "", "", {}}, 1);
            submission.original = filled.add_original("the bytes", "a.txt");
            submission.received = submission.taken = 5;
            submission.id = filled.add_submission(submission);
            filled.rule({6, submission.id, "received", "4", ""});
            filled.rule({6, submission.id, "counts", "1", ""});
            filled.decide({7, 1, 1, submission.id, DecisionKind::refuse, 0, "late", 0, 0});
        });
        export_event(event, plain);
    }

    // The event that these statements change, as a new file.
    void require_damaged(const std::string& sql, std::string_view says) const {
        const fs::path changed = folder.path() / "changed.muster-event";
        fs::copy_file(cup, changed, fs::copy_options::overwrite_existing);
        SQLite::Database(changed.string(), SQLite::OPEN_READWRITE).exec(sql);
        BOOST_CHECK_EXCEPTION((void)EventFile(changed).record(), DatabaseError, [&](const auto& error) {
            BOOST_TEST_INFO(error.what());
            return std::string_view(error.what()).find(says) != std::string_view::npos;
        });
    }

    void require_not_imported(const std::function<void(Json&)>& change, std::string_view says) const {
        const std::string before = bytes_of(plain / "event.json");
        Json json = Json::parse(before);
        change(json);
        folder.write("plain/event.json", json.dump(1));
        require_refused_import(plain, folder.path() / "copy.muster-event", says);
        folder.write("plain/event.json", before);
    }

    TemporaryFolder folder;
    fs::path cup = folder.path() / "cup.muster-event";
    fs::path plain = folder.path() / "plain";
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(damaged_record, EventOfOneList)

BOOST_AUTO_TEST_CASE(what_was_stored_is_read_and_imported) {
    import_event(plain, folder.path() / "copy.muster-event");
    for (const fs::path& file : {cup, folder.path() / "copy.muster-event"}) {
        const EventRecord record = EventFile(file).record();
        BOOST_TEST_REQUIRE(record.submissions.size() == 1U);
        BOOST_TEST(record.submissions[0].received == 4);
        BOOST_TEST(record.submissions[0].chosen_among == 1);
        BOOST_TEST_REQUIRE(record.decisions.size() == 1U);
        BOOST_TEST((record.decisions[0].kind == DecisionKind::refuse));
    }
}

BOOST_AUTO_TEST_CASE(more_packs_than_a_tournament_has) {
    require_damaged("WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number LIMIT 5001) "
                    "INSERT INTO pack(time, text) SELECT n, '<pack/>' FROM number",
                    "\"pack\" has more than 5000 rows");
}

BOOST_AUTO_TEST_CASE(a_decision_of_no_known_kind) {
    require_damaged(
        "UPDATE decision SET kind = 'zap'",
        "\"decision\" has 'zap' for \"kind\", which must be one of accept, refuse, penalty, undo");
    require_not_imported([](Json& json) { json["decision"][0]["kind"] = "zap"; }, "'zap' for \"kind\"");
}

BOOST_AUTO_TEST_CASE(a_time_that_is_a_text) {
    require_damaged("UPDATE submission SET received = 'monday'",
                    "'monday' for \"received\", which must be a whole number;");
    require_damaged("UPDATE decision SET time = 'monday'", "'monday' for \"time\"");
    require_not_imported([](Json& json) { json["submission"][0]["received"] = "monday"; },
                         "'monday' for \"received\"");
}

BOOST_AUTO_TEST_CASE(a_ruling_whose_value_is_no_number) {
    for (const char* value : {"abc", "", "12x", "99999999999999999999"}) {
        const std::string set = "UPDATE ruling SET value = '" + std::string(value) + "' WHERE kind = ";
        require_damaged(set + "'received'", "\"ruling\" has '" + std::string(value) + "' for \"value\"");
        require_damaged(set + "'counts'", "\"ruling\" has '" + std::string(value) + "' for \"value\"");
    }
    require_not_imported([](Json& json) { json["ruling"][0]["value"] = "abc"; }, "'abc' for \"value\"");
}

BOOST_AUTO_TEST_CASE(a_submission_that_lacks_its_reading_or_its_assignment) {
    for (const std::string table : {"reading", "assignment"}) {
        const std::string says = "\"" + table + "\" has nothing about the submission 1; restore a backup";
        require_damaged("DELETE FROM " + table, says);
        require_not_imported([&](Json& json) { json[table] = Json::array(); },
                             says.substr(0, says.find(';')));
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
