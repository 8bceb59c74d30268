// SPDX-License-Identifier: MIT
// Opening a library: versions, foreign and damaged files, backups, and steps of the schema.
#include "base/text.h"
#include "database/backups.h"
#include "full_disk.h"
#include "library/detail/schema.h"
#include "shipped_data.h"
#include "stored_samples.h"
#include "temporary_folder.h"

#include <SQLiteCpp/Statement.h>
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <map>

namespace muster::tests {

namespace fs = std::filesystem;

namespace {

struct LibraryFile {
    TemporaryFolder folder;
    fs::path file = folder.path() / "library.db";
};

auto is(LibraryTrouble trouble) {
    return [trouble](const LibraryError& error) {
        BOOST_TEST_MESSAGE(error.what());
        return error.trouble() == trouble;
    };
}

// Every table and index by name, comments and white space apart.
std::map<std::string, std::string> schema(SQLite::Database& database) {
    std::map<std::string, std::string> found;
    SQLite::Statement query(database, "SELECT name, coalesce(sql, '') FROM sqlite_schema");
    while (query.executeStep()) {
        const std::string written = query.getColumn(1).getString();
        std::string sql;
        for (const std::string_view line : parts_of(written, '\n'))
            sql += fmt::format("{} ", line.substr(0, line.find("--")));
        std::erase_if(sql, is_space); // a step that adds a column sets no spaces of ours
        found[query.getColumn(0).getString()] = sql;
    }
    return found;
}

// Bytes in the middle of a file overwritten.
void spoil(const fs::path& file) {
    std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
    const auto size = static_cast<std::streamoff>(fs::file_size(file));
    for (std::streamoff at = 4096; at < size; at += 512) {
        bytes.seekp(at);
        bytes.write("spoilt spoilt spoilt", 20);
    }
}

constexpr Day day(unsigned number) {
    return {std::chrono::year(2026), std::chrono::month(11), std::chrono::day(number)};
}

} // namespace

BOOST_FIXTURE_TEST_SUITE(opening, LibraryFile)

BOOST_AUTO_TEST_CASE(all_steps_together_give_the_documented_schema) {
    SQLite::Database stepped(":memory:", SQLite::OPEN_READWRITE);
    migrate(stepped, newest_schema());
    SQLite::Database written(":memory:", SQLite::OPEN_READWRITE);
    written.exec(bytes_of(source_folder() / "schemas" / "library.sql"));
    BOOST_TEST((schema(stepped) == schema(written)));
    BOOST_TEST(schema(written).size() > 8U);
    BOOST_TEST(schema_of(stepped) == newest_schema());
}

BOOST_AUTO_TEST_CASE(every_frozen_version_opens) {
    for (int version = 1; version <= newest_schema(); ++version) {
        const fs::path frozen = source_folder() / "tests" / "formats" / fmt::format("library-{}.db", version);
        const fs::path copy = folder.path() / frozen.filename();
        fs::copy_file(frozen, copy);
        fs::permissions(copy, fs::perms::owner_write, fs::perm_options::add);
        const Library library(copy);
        BOOST_TEST(library.notices().empty());
        const std::string expected =
            bytes_of(source_folder() / "tests" / "formats" / fmt::format("library-{}.txt", version));
        BOOST_TEST(content_of(library) == expected);
        BOOST_TEST(library.examine().empty());
        BOOST_TEST_REQUIRE(library.search("white").size() == 1U);
        // What step 2 added was not known before.
        BOOST_TEST(library.search("white")[0].broken.has_value() == (version >= 2));
    }
}

BOOST_AUTO_TEST_CASE(a_newer_library_is_refused_and_left_as_it_is) {
    {
        Library library(file);
        library.add(army_facts("Host"), "");
    }
    {
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
        database.exec(fmt::format("PRAGMA user_version = {}", newest_schema() + 1));
    }
    const std::string before = bytes_of(file);
    BOOST_CHECK_EXCEPTION(Library{file}, LibraryError, [](const LibraryError& error) {
        return is(LibraryTrouble::newer)(error) &&
               std::string(error.what()).find(fmt::format("version {}", newest_schema() + 1)) !=
                   std::string::npos;
    });
    BOOST_TEST((bytes_of(file) == before));
}

BOOST_AUTO_TEST_CASE(a_library_taken_over_while_open_is_not_written) {
    Library library(file);
    library.add(army_facts("Host"), "");
    {
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
        database.exec(fmt::format("PRAGMA user_version = {}", newest_schema() + 1));
    }
    BOOST_CHECK_EXCEPTION(library.add(army_facts("Other"), ""), LibraryError, is(LibraryTrouble::newer));
    BOOST_TEST(library.list(LibraryPart::all).size() == 1U);
}

BOOST_AUTO_TEST_CASE(foreign_files_are_refused_and_left_as_they_are) {
    {
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("CREATE TABLE t (a)");
    }
    std::string before = bytes_of(file);
    BOOST_CHECK_EXCEPTION(Library{file}, LibraryError, is(LibraryTrouble::foreign));
    BOOST_TEST((bytes_of(file) == before));
    before = "This is a letter to my aunt, and long enough to be a page of a database. ";
    for (int i = 0; i < 8; ++i)
        before += before;
    const fs::path letter = folder.write("letter.txt", before);
    BOOST_CHECK_EXCEPTION(Library{letter}, LibraryError, is(LibraryTrouble::damaged));
    BOOST_TEST((bytes_of(letter) == before));
    for (const fs::path& one : {file, letter})
        BOOST_TEST(!fs::exists(one.string() + ".lock"));
    BOOST_CHECK_EXCEPTION(Library{folder.path()}, LibraryError, is(LibraryTrouble::foreign));
}

BOOST_AUTO_TEST_CASE(backups_are_kept_for_seven_days) {
    const Backups backups(file, "library-");
    Library library(file);
    SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
    for (unsigned number = 1; number <= 10; ++number) {
        library.add(army_facts(fmt::format("Host {}", number)), "");
        BOOST_TEST(backups.make(database, day(number)));
        BOOST_TEST(!backups.make(database, day(number)));
    }
    const std::vector<fs::path> files = backups.files();
    BOOST_TEST_REQUIRE(files.size() == Backups::kept);
    BOOST_TEST(files.front().filename() == "library-2026-11-04.db");
    BOOST_TEST(files.back().filename() == "library-2026-11-10.db");
    BOOST_TEST(backups.newest_good().value() == files.back());
    spoil(files.back());
    BOOST_TEST(backups.newest_good().value() == files[5]);
    // A backup is a library of its own.
    const Library oldest(files.front());
    BOOST_TEST(oldest.list(LibraryPart::all).size() == 4U);
}

// A folder that comes with a library from a stranger may lead anywhere, where the oldest would be removed.
BOOST_AUTO_TEST_CASE(no_backup_is_made_through_a_link) {
    const fs::path elsewhere = folder.path() / "elsewhere";
    fs::create_directory(elsewhere);
    for (unsigned number = 1; number <= Backups::kept; ++number)
        folder.write(fmt::format("elsewhere/library-2020-01-{:02}.db", number), "theirs");
    fs::create_directory_symlink("elsewhere", folder.path() / "library.db.backups");
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    BOOST_CHECK_EXCEPTION(Backups(file, "library-").make(database, day(1)), DatabaseError,
                          is(LibraryTrouble::other));
    BOOST_TEST(static_cast<std::size_t>(std::distance(fs::directory_iterator(elsewhere), {})) ==
               Backups::kept);
}

BOOST_AUTO_TEST_CASE(a_damaged_library_is_restored_from_its_backup) {
    std::string content;
    {
        Library library(file);
        for (int i = 0; i < 50; ++i)
            library.add(army_facts(fmt::format("Host {}", i)), "");
        BOOST_TEST(library.back_up());
        BOOST_TEST(!library.back_up());
        content = content_of(library);
    }
    const std::string whole = bytes_of(file);
    const auto comes_back = [&] {
        const Library library(file);
        BOOST_TEST_REQUIRE(library.notices().size() == 1U);
        BOOST_TEST(library.notices().front().find("restored from the backup library-") != std::string::npos);
        BOOST_TEST(content_of(library) == content);
    };
    folder.write("library.db", std::string(whole.size(), 'x'));
    comes_back();
    folder.write("library.db", whole.substr(0, whole.size() / 2));
    folder.write("library.db-wal", "left behind");
    comes_back();
    folder.write("library.db", "");
    comes_back();
    // A restoring that was broken off is done again.
    folder.write("library.db", whole.substr(0, whole.size() / 2));
    folder.write("library.db.restored", whole);
    comes_back();
    BOOST_TEST(!fs::exists(file.string() + ".restored"));
    BOOST_TEST(fs::exists(file.string() + ".damaged-1"));
    BOOST_TEST(fs::exists(file.string() + ".damaged-2"));
}

BOOST_AUTO_TEST_CASE(a_damaged_library_without_backup_is_left_as_it_is) {
    const std::string rubbish(20'000, 'x');
    folder.write("library.db", rubbish);
    BOOST_CHECK_EXCEPTION(Library{file}, LibraryError, is(LibraryTrouble::damaged));
    BOOST_TEST((bytes_of(file) == rubbish));
}

BOOST_AUTO_TEST_CASE(a_library_that_another_program_writes_is_reported_as_busy) {
    Library library(file);
    library.add(army_facts("Host"), "");
    SQLite::Database other(file.string(), SQLite::OPEN_READWRITE);
    other.exec("BEGIN IMMEDIATE");
    Library second(file);
    BOOST_TEST(second.list(LibraryPart::all).size() == 1U); // reading goes on
    second.set_busy_timeout(std::chrono::milliseconds(20));
    BOOST_CHECK_EXCEPTION(second.add(army_facts("Other"), ""), LibraryError, is(LibraryTrouble::busy));
    other.exec("ROLLBACK");
    BOOST_TEST(second.add(army_facts("Other"), "").is_new);
}

BOOST_AUTO_TEST_CASE(a_read_only_folder_is_reported) {
    if (::geteuid() == 0) { // who may write anywhere cannot be told so
        BOOST_CHECK_EXCEPTION(Library{"/proc/library.db"}, LibraryError,
                              [](const LibraryError& error) { return *error.what() != '\0'; });
        return;
    }
    fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec);
    BOOST_CHECK_EXCEPTION(Library{file}, LibraryError, is(LibraryTrouble::read_only));
    fs::permissions(folder.path(), fs::perms::owner_all);
}

BOOST_AUTO_TEST_CASE(the_data_folder_is_the_users) {
    ::setenv("XDG_DATA_HOME", "/data", 1);
    BOOST_TEST(default_library_file() == "/data/muster/library.db");
    ::setenv("XDG_DATA_HOME", "relative", 1);
    ::setenv("HOME", "/home/zoe", 1);
    BOOST_TEST(default_library_file() == "/home/zoe/.local/share/muster/library.db");
    ::unsetenv("XDG_DATA_HOME");
    BOOST_TEST(default_library_file() == "/home/zoe/.local/share/muster/library.db");
    for (const auto& without : {+[] { ::unsetenv("HOME"); }, +[] { ::setenv("HOME", "relative", 1); }}) {
        without();
        BOOST_TEST(default_library_file().is_absolute());
    }
    ::setenv("HOME", "/home/zoe", 1);
}

BOOST_AUTO_TEST_CASE(views_and_triggers_are_refused) {
    for (const char* const crafted :
         {"CREATE VIEW endless AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i "
          "FROM n",
          "CREATE TRIGGER act AFTER INSERT ON army BEGIN DELETE FROM army; END"}) {
        const LibraryFile at;
        Library(at.file).add(army_facts("Host"), "");
        SQLite::Database(at.file.string(), SQLite::OPEN_READWRITE).exec(crafted);
        BOOST_CHECK_EXCEPTION(static_cast<void>(Library(at.file).count(LibraryPart::kept)), LibraryError,
                              is(LibraryTrouble::foreign));
    }
}

BOOST_AUTO_TEST_CASE(a_size_that_no_army_has_takes_no_room) {
    for (const char* const size : {"3000000000", "1000000000000", "-1", "0"}) {
        const LibraryFile at;
        const ArmyId id = Library(at.file).add(army_facts("Host"), "").army;
        {
            SQLite::Database crafted(at.file.string(), SQLite::OPEN_READWRITE);
            crafted.exec("PRAGMA ignore_check_constraints = ON");
            crafted.exec(fmt::format("UPDATE revision SET size = {}", size));
        }
        Library library(at.file);
        BOOST_CHECK_EXCEPTION(static_cast<void>(library.text(id)), LibraryError, is(LibraryTrouble::damaged));
    }
}

// The armies are whole without it.
BOOST_AUTO_TEST_CASE(a_damaged_index_of_the_search_is_made_again) {
    for (const char* damage :
         {"DELETE FROM army_words_data", "UPDATE army_words_data SET block = x'ffffffffffff' WHERE id = 10",
          "UPDATE army_words_data SET block = zeroblob(5) WHERE id > 10"}) {
        BOOST_TEST_CONTEXT(damage) {
            const LibraryFile at;
            const ArmyId id = Library(at.file).add(army_facts("Host"), "").army;
            SQLite::Database(at.file.string(), SQLite::OPEN_READWRITE).exec(damage);
            Library library(at.file);
            BOOST_TEST(library.mend_search());
            BOOST_TEST(!library.mend_search());
            library.add(army_facts("Other"), "");
            BOOST_REQUIRE(library.search("Host").size() == 1U);
            BOOST_TEST(library.search("Host").front().id == id);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_damaged_index_of_the_search_refuses_a_save_in_words) {
    const LibraryFile at;
    Library(at.file).add(army_facts("Host"), "");
    SQLite::Database(at.file.string(), SQLite::OPEN_READWRITE).exec("DELETE FROM army_words_data");
    Library library(at.file);
    BOOST_CHECK_EXCEPTION(library.add(army_facts("Other"), ""), LibraryError, [](const LibraryError& error) {
        return is(LibraryTrouble::damaged)(error) &&
               std::string_view(error.what()).find("library check") != std::string_view::npos;
    });
}

BOOST_AUTO_TEST_CASE(a_library_on_a_full_disk_can_be_read) {
    const LibraryFile at;
    const ArmyId id = Library(at.file).add(army_facts("Host"), "").army;
    const FullDisk full(
        3); // the memory that programs share begins with 3 bytes, and then has no room to grow
    Library library(at.file);
    BOOST_REQUIRE(library.read_only());
    BOOST_TEST(library.read_only()->find("the disk is full") != std::string::npos);
    BOOST_TEST(!library.text(id).empty());
    BOOST_CHECK_THROW(library.add(army_facts("Other"), ""), LibraryError);
}

// SQLite deletes the file that such a journal names.
BOOST_AUTO_TEST_CASE(a_journal_that_names_another_file_is_refused) {
    const LibraryFile library;
    { const Library made(library.file); }
    const fs::path victim = library.folder.path() / "thesis.txt";
    std::ofstream(victim) << "precious";
    const auto big_endian = [](std::uint32_t number) {
        std::string bytes;
        for (const unsigned shift : {24U, 16U, 8U, 0U})
            bytes += static_cast<char>(number >> shift & 0xFFU);
        return bytes;
    };
    const std::string mark = "\xD9\xD5\x05\xF9\x20\xA1\x63\xD7";
    const std::string name = victim.string();
    std::uint32_t sum = 0;
    for (const char letter : name)
        sum += static_cast<unsigned char>(letter);
    const fs::path journal = library.file.string() + "-journal";
    std::ofstream(journal, std::ios::binary)
        << mark << big_endian(0) << big_endian(1) << big_endian(1) << big_endian(512) << big_endian(4096)
        << std::string(484, '\0') << big_endian(0x40000001) << name
        << big_endian(static_cast<std::uint32_t>(name.size())) << big_endian(sum) << mark;
    BOOST_CHECK_EXCEPTION(Library{library.file}, LibraryError, is(LibraryTrouble::foreign));
    BOOST_TEST(fs::exists(victim));
    fs::remove(journal);
    BOOST_CHECK_NO_THROW(Library{library.file});
}

BOOST_AUTO_TEST_CASE(a_pipe_in_place_of_a_companion_is_not_waited_for) {
    const LibraryFile library;
    { const Library made(library.file); }
    for (const char* const end : {"-journal", "-wal", "-shm"}) {
        const fs::path pipe = library.file.string() + end;
        BOOST_REQUIRE_EQUAL(::mkfifo(pipe.c_str(), 0600), 0);
        BOOST_CHECK_EXCEPTION(Library{library.file}, LibraryError, is(LibraryTrouble::other));
        fs::remove(pipe);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
