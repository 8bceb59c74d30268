// SPDX-License-Identifier: MIT
// A file that is no tournament is refused, and neither it nor its folder is changed.
#include "database/database_error.h"
#include "event/event_file.h"
#include "temporary_folder.h"

#include <SQLiteCpp/Database.h>
#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <iterator>
#include <string>
#include <string_view>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

struct FolderOfEvents {
    static auto says(std::string_view words) {
        return [words](const DatabaseError& error) {
            BOOST_TEST_INFO(error.what());
            return std::string_view(error.what()).find(words) != std::string_view::npos;
        };
    }

    // Opening it leaves nothing beside it.
    void require_left_alone(const fs::path& file, std::string_view words) const {
        const std::string before = bytes_of(file);
        const auto count = [&] { return std::distance(fs::directory_iterator(folder.path()), {}); };
        const auto files = count();
        BOOST_CHECK_EXCEPTION(EventFile{file}, DatabaseError, says(words));
        BOOST_TEST((bytes_of(file) == before));
        BOOST_TEST(count() == files);
    }

    TemporaryFolder folder;
    fs::path cup = folder.path() / "cup.muster-event";
};

void make_database(const fs::path& file, const std::string& sql) {
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(sql);
}

} // namespace

BOOST_FIXTURE_TEST_SUITE(event_opening, FolderOfEvents)

BOOST_AUTO_TEST_CASE(a_file_that_is_no_tournament_gets_no_lock) {
    require_left_alone(folder.write("notes.txt", "hello\n"), "notes.txt: this is not a tournament of Muster");
    require_left_alone(folder.write("long.txt", std::string(9'000, 'l')), "is not a tournament of Muster");
    make_database(folder.path() / "plain.db", "CREATE TABLE t(a)");
    require_left_alone(folder.path() / "plain.db", "is a database, but no tournament of Muster");
    make_database(folder.path() / "marked.db", "PRAGMA application_id = 77; CREATE TABLE t(a)");
    require_left_alone(folder.path() / "marked.db", "is a database, but no tournament of Muster");
}

BOOST_AUTO_TEST_CASE(an_empty_file_stays_empty) {
    require_left_alone(folder.write("cup.muster-event", ""), "is empty, and no tournament of Muster");
}

BOOST_AUTO_TEST_CASE(an_empty_file_with_a_backup_is_restored) {
    {
        EventFile event = EventFile::create(cup, "<event/>", {}, 1);
        event.back_up();
    }
    for (const char* end : {"-wal", "-shm", ".lock"})
        fs::remove(cup.string() + end);
    fs::resize_file(cup, 0);
    const EventFile event(cup);
    BOOST_TEST(event.pack() == "<event/>");
    BOOST_TEST(event.notices().size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_lock_that_is_a_folder_is_named) {
    (void)EventFile::create(cup, "<event/>", {}, 1);
    fs::remove(cup.string() + ".lock");
    fs::create_directory(cup.string() + ".lock");
    BOOST_CHECK_EXCEPTION(
        EventFile{cup}, DatabaseError,
        says("cup.muster-event.lock: is a folder, and a lock is a file of its own. Remove"));
}

BOOST_AUTO_TEST_CASE(a_new_tournament_makes_no_folders) {
    BOOST_CHECK_EXCEPTION(EventFile::create(folder.path() / "a" / "b" / "cup", "<event/>", {}, 1),
                          DatabaseError, says("a/b; make it first"));
    BOOST_TEST(!fs::exists(folder.path() / "a"));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
