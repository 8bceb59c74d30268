// SPDX-License-Identifier: MIT
// An event as plain files and back: nothing is changed on the way, and a folder from a stranger makes no
// event unless all of it is sound.
#include "event/event_exchange.h"

#include "base/input_error.h"
#include "base/limits.h"
#include "database/database_error.h"
#include "refused_import.h"
#include "temporary_folder.h"

#include <SQLiteCpp/Database.h>
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

struct ExportedEvent {
    ExportedEvent() {
        const EventFile event =
            EventFile::create_filled(folder.path() / "cup.muster-event", [](EventFile& filled) {
                filled.set_pack("<event/>", 1);
                filled.add_data({"phalanx/ruleset.xml", "<ruleset/>"});
                filled.set_player({0, "Ada", "", "", "", "", {}}, 1);
                filled.add_original("the bytes", "a.txt");
            });
        export_event(event, plain);
    }

    // Of the list of the exported folder.
    void replace(std::string_view from, std::string_view to) const {
        std::string text = bytes_of(plain / "event.json");
        const std::size_t at = text.find(from);
        BOOST_REQUIRE(at != std::string::npos);
        folder.write("plain/event.json", text.replace(at, from.size(), to));
    }

    void require_refused(std::string_view says = {}) const { require_refused_import(plain, copy, says); }

    TemporaryFolder folder;
    fs::path plain = folder.path() / "plain";
    fs::path copy = folder.path() / "copy.muster-event";
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(event_exchange, ExportedEvent)

BOOST_AUTO_TEST_CASE(no_link_leads_out_of_the_folder) {
    folder.write("secret/a.txt", "the bytes");
    const fs::path original = plain / "originals" / "00001-a.txt";
    fs::remove(original);
    fs::create_symlink("../../secret/a.txt", original);
    require_refused();
    fs::remove_all(plain / "originals");
    fs::create_directory_symlink("../secret", plain / "originals");
    replace("originals/00001-a.txt", "originals/a.txt");
    require_refused();
    fs::remove(plain / "originals");
    folder.write("plain/originals/a.txt", "the bytes");
    BOOST_CHECK_NO_THROW(import_event(plain, copy));
}

BOOST_AUTO_TEST_CASE(the_list_itself_is_read_through_no_link) {
    fs::rename(plain / "event.json", folder.path() / "event.json");
    fs::create_symlink("../event.json", plain / "event.json");
    require_refused();
}

BOOST_AUTO_TEST_CASE(what_is_wrong_is_told_with_its_place) {
    replace(R"("player": 1,)", R"("player": true,)");
    const std::string text = bytes_of(plain / "event.json");
    const std::size_t at = text.find("true,");
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    require_refused(fmt::format("event.json:{}:14: \"player\" is a text or a whole number", line));
    replace(R"("player": true,)", "");
    require_refused(fmt::format(":3: this row of the table \"roll\" has no \"player\""));
    replace(R"("roll": [)", R"("rolls": [)");
    require_refused("event.json:1:1: the table \"roll\" is missing");
    replace(R"("rolls": [)", R"("rolls": )");
    require_refused("has no place here in JSON");
    folder.write("plain/event.json", text.substr(0, text.size() / 2));
    require_refused("it may have been cut off");
    folder.write("plain/event.json", "[]");
    require_refused("event.json:1:1: this is no list of an exported event");
    for (const auto& [format, says] : {std::pair("0", "there is no format 0"),
                                       {"-1", "there is no format -1"},
                                       {"3", "was written by a later version"}}) {
        folder.write("plain/event.json", fmt::format("{{\"format\": {}}}", format));
        require_refused(fmt::format("event.json:1:12: {}", says));
    }
}

// More rows than one file of an export may hold.
BOOST_AUTO_TEST_CASE(a_large_event_goes_to_several_files) {
    const fs::path large = folder.path() / "large";
    const std::string words(longest_event_words - 10, 'w');
    constexpr int lines = 4'500;
    {
        EventFile event(folder.path() / "cup.muster-event");
        event.in_one_step([&] {
            for (int i = 0; i < lines; ++i)
                event.add_log(i, words + std::to_string(i));
        });
        export_event(event, large);
    }
    for (const fs::directory_entry& one : fs::recursive_directory_iterator(large))
        BOOST_TEST((one.is_directory() || one.file_size() <= largest_input_bytes));
    BOOST_TEST(fs::exists(large / "rows" / "00002.json"));
    import_event(large, copy);
    const std::vector<LogLine> before = EventFile(folder.path() / "cup.muster-event").log();
    const std::vector<LogLine> after = EventFile(copy).log();
    BOOST_TEST_REQUIRE(after.size() == before.size());
    for (std::size_t i = 0; i < after.size(); ++i)
        BOOST_REQUIRE((after[i].time == before[i].time && after[i].words == before[i].words));
    const EventRecord record = EventFile(copy).record();
    BOOST_TEST(record.pack == "<event/>");
    BOOST_TEST(record.players.size() == 1U);
    // A file of rows is asked no less than the list.
    fs::rename(large / "rows" / "00001.json", folder.path() / "00001.json");
    fs::create_symlink("../../00001.json", large / "rows" / "00001.json");
    fs::remove(copy);
    BOOST_CHECK_THROW(import_event(large, copy), InputError);
    BOOST_TEST(!fs::exists(copy));
}

BOOST_AUTO_TEST_CASE(a_row_that_no_import_could_read_is_not_exported) {
    {
        EventFile event(folder.path() / "cup.muster-event");
        event.add_data({"phalanx/z.xml", std::string(largest_input_bytes + 1, 'z')});
        BOOST_CHECK_THROW(export_event(event, folder.path() / "above" / "again"), DatabaseError);
    }
    BOOST_TEST(!fs::exists(folder.path() / "above"));
}

BOOST_AUTO_TEST_CASE(a_file_that_is_not_as_it_came_in_is_not_exported) {
    const fs::path file = folder.path() / "cup.muster-event";
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("UPDATE original SET bytes = 'other bytes'");
    const EventFile event(file);
    BOOST_CHECK_EXCEPTION(export_event(event, folder.path() / "above"), InputError,
                          [](const InputError& error) {
                              return std::string_view(error.what()).find("'a.txt' is not as it came in") !=
                                     std::string_view::npos;
                          });
    BOOST_TEST(!fs::exists(folder.path() / "above"));
}

BOOST_AUTO_TEST_CASE(what_is_too_large_to_be_read_is_not_exported_either) {
    const fs::path cup = folder.path() / "cup.muster-event";
    SQLite::Database(cup.string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE log SET words = hex(zeroblob(40000))");
    const fs::path own = folder.path() / "own";
    fs::create_directory(own);
    for (const fs::path& target : {own, folder.path() / "above" / "again"})
        BOOST_CHECK_EXCEPTION(
            export_event(EventFile(cup), target), DatabaseError, [](const DatabaseError& error) {
                BOOST_TEST_INFO(error.what());
                return std::string_view(error.what()).find("\"log\" has a cell of more than 64 KB") !=
                       std::string_view::npos;
            });
    BOOST_TEST((fs::is_directory(own) && fs::is_empty(own)));
    BOOST_TEST(!fs::exists(folder.path() / "above"));
}

// A text that is no UTF-8 is only found while the files are written.
BOOST_AUTO_TEST_CASE(an_export_that_fails_takes_all_its_folders_away) {
    const fs::path cup = folder.path() / "cup.muster-event";
    SQLite::Database(cup.string(), SQLite::OPEN_READWRITE).exec("UPDATE log SET words = CAST(x'FF' AS TEXT)");
    const fs::path own = folder.path() / "own";
    fs::create_directory(own);
    for (const fs::path& target : {own, folder.path() / "above" / "again"})
        BOOST_CHECK_THROW(export_event(EventFile(cup), target), InputError);
    BOOST_TEST((fs::is_directory(own) && fs::is_empty(own)));
    BOOST_TEST(!fs::exists(folder.path() / "above"));
}

BOOST_AUTO_TEST_CASE(paths_that_are_alike_keep_their_own_texts) {
    const std::string long_path = "phalanx/" + std::string(80, 'l');
    {
        EventFile event(folder.path() / "cup.muster-event");
        for (const char* end : {"a.xml", "A.xml", "-one.xml", "-two.xml"})
            event.add_data({long_path + end, end});
        event.add_data({"z/a.xml", "one"});
        event.add_data({"Z/a.xml", "two"});
        export_event(event, folder.path() / "again");
    }
    import_event(folder.path() / "again", copy);
    const std::vector<DataFile> before = EventFile(folder.path() / "cup.muster-event").data();
    const std::vector<DataFile> after = EventFile(copy).data();
    BOOST_TEST_REQUIRE(after.size() == before.size());
    for (std::size_t i = 0; i < after.size(); ++i) {
        BOOST_TEST(after[i].path == before[i].path);
        BOOST_TEST(after[i].text == before[i].text);
    }
}

BOOST_AUTO_TEST_CASE(a_path_that_leads_elsewhere_is_not_imported) {
    for (const char* path : {"../../../tmp/other.xml", "/tmp/other.xml", "phalanx/ruleset.sh", "phalanx"}) {
        BOOST_TEST_CONTEXT(path) {
            const std::string own = R"("path": "phalanx/ruleset.xml")";
            const std::string other = R"("path": ")" + std::string(path) + "\"";
            replace(own, other);
            require_refused("no event carries");
            replace(other, own);
        }
    }
}

BOOST_AUTO_TEST_CASE(no_file_makes_two_rows) {
    const std::string one = R"("path": "phalanx/ruleset.xml",)";
    const std::string text = bytes_of(plain / "event.json");
    const std::size_t begin = text.rfind('{', text.find(one));
    const std::string row = text.substr(begin, text.find('}', begin) + 1 - begin);
    std::string other = row;
    replace(row, row + "," + other.replace(other.find("phalanx"), 7, "another"));
    require_refused();
}

BOOST_AUTO_TEST_CASE(a_row_that_is_there_twice_is_told_with_its_place) {
    const std::string text = bytes_of(plain / "event.json");
    const std::size_t begin = text.rfind('{', text.find(R"("player": 1,)"));
    const std::size_t end = text.find('}', text.find("\"withdrawn\"", begin)) + 1;
    const std::string row = text.substr(begin, end - begin);
    replace(row, row + ",\n" + row);
    require_refused("this row of the table \"roll\" is there twice");
}

BOOST_AUTO_TEST_CASE(what_could_not_be_read_again_is_not_made) {
    replace(R"("more": "{}")", R"("more": "[[]]")");
    require_refused();
}

BOOST_AUTO_TEST_CASE(what_stands_beside_the_new_file_stays) {
    folder.write("copy.muster-event.lock", "mine");
    replace(R"("player": 1,)", R"("player": null,)");
    require_refused();
    BOOST_TEST(bytes_of(folder.path() / "copy.muster-event.lock") == "mine");
    replace(R"("player": null,)", R"("player": 1,)");
    folder.write("copy.muster-event-wal", "mine");
    BOOST_CHECK_THROW(import_event(plain, copy), DatabaseError);
    BOOST_TEST(!fs::exists(copy));
    BOOST_TEST(bytes_of(folder.path() / "copy.muster-event-wal") == "mine");
    fs::remove(folder.path() / "copy.muster-event-wal");
    BOOST_CHECK_NO_THROW(import_event(plain, copy));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
