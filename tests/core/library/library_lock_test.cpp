// SPDX-License-Identifier: MIT
// Who may examine or repair a library: only one who has it open alone, also within one process.
#include "base/file_lock.h"
#include "base/limits.h"
#include "database/database_error.h"
#include "database/database_lock.h"
#include "database/lock_holder.h"
#include "library/detail/schema.h"
#include "library/library.h"
#include "temporary_folder.h"

#include <SQLiteCpp/Database.h>
#include <boost/test/unit_test.hpp>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

namespace muster::tests {

namespace {

struct LockedLibrary {
    TemporaryFolder folder;
    std::filesystem::path library = folder.path() / "library.db";
    std::filesystem::path lock_file = folder.path() / "library.db.lock";
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(library_lock, LockedLibrary)

BOOST_AUTO_TEST_CASE(a_second_user_in_the_same_process_shares_the_lock) {
    DatabaseLock first(library, library_kind());
    BOOST_CHECK(first.alone());
    first.share();
    BOOST_CHECK(!first.alone());
    std::thread([&] { BOOST_CHECK(!DatabaseLock(library, library_kind()).alone()); }).join();
    // The end of the second does not end the first.
    BOOST_CHECK(use_of(lock_file) == FileUse::somebody);
    BOOST_CHECK(!DatabaseLock(library, library_kind()).alone());
}

BOOST_AUTO_TEST_CASE(an_exclusive_lock_makes_the_next_user_wait) {
    std::optional<DatabaseLock> first(std::in_place, library, library_kind());
    BOOST_REQUIRE(first->alone());
    std::optional<bool> second_alone;
    std::thread second([&] { second_alone = DatabaseLock(library, library_kind()).alone(); });
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    first->share();
    second.join();
    BOOST_CHECK(second_alone == false);
    first.reset();
    BOOST_CHECK(DatabaseLock(library, library_kind()).alone());
}

BOOST_AUTO_TEST_CASE(no_lock_is_made_through_a_link) {
    std::filesystem::create_symlink("elsewhere", lock_file);
    BOOST_CHECK_EXCEPTION(DatabaseLock(library, library_kind()), DatabaseError,
                          [](const DatabaseError& error) {
                              return std::string_view(error.what()).find("library.db.lock: is a link") !=
                                     std::string_view::npos;
                          });
    BOOST_TEST(!std::filesystem::exists(folder.path() / "elsewhere"));
}

BOOST_AUTO_TEST_CASE(who_writes_without_a_log_is_waited_for) {
    { const Library made(library); }
    SQLite::Database other(library.string(), SQLite::OPEN_READWRITE);
    other.execAndGet("PRAGMA journal_mode = DELETE");
    other.setBusyTimeout(4000); // what opens the library may be reading it when this one commits
    other.exec("BEGIN IMMEDIATE");
    std::thread writer([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        other.exec("COMMIT");
    });
    BOOST_CHECK_NO_THROW(Library{library});
    writer.join();
}

// Another process, since a process does not see its own locks of this kind.
BOOST_AUTO_TEST_CASE(who_only_reads_a_database_is_named) {
    folder.write("library.db", "a database");
    std::array<int, 2> ready{};
    BOOST_REQUIRE(::pipe(ready.data()) == 0);
    const pid_t reader = ::fork();
    if (reader == 0) {
        const int file = ::open(library.c_str(), O_RDONLY | O_CLOEXEC);
        struct flock lock {};
        lock.l_type = F_RDLCK;
        const bool locked = ::fcntl(file, F_SETLK, &lock) == 0;
        (void)!::write(ready[1], locked ? "y" : "n", 1);
        ::pause();
        ::_exit(0);
    }
    char locked = 'n';
    BOOST_CHECK(::read(ready[0], &locked, 1) == 1);
    BOOST_TEST(locked == 'y');
    BOOST_TEST(holder_of_database(library).starts_with("process " + std::to_string(reader) + " ("));
    ::kill(reader, SIGKILL);
    ::waitpid(reader, nullptr, 0);
    ::close(ready[0]);
    ::close(ready[1]);
}

BOOST_AUTO_TEST_CASE(who_holds_the_lock_too_long_is_named) {
    const DatabaseLock first(library, library_kind());
    BOOST_REQUIRE(first.alone());
    const auto start = std::chrono::steady_clock::now();
    BOOST_CHECK_EXCEPTION(
        DatabaseLock(library, library_kind()), DatabaseError, [&](const DatabaseError& error) {
            const std::string holder = "process " + std::to_string(::getpid()) +
                                       " (library_tests) has kept the library locked for 8 seconds";
            BOOST_TEST(std::string_view(error.what()).find(holder) != std::string_view::npos, error.what());
            return error.trouble() == DatabaseTrouble::locking;
        });
    BOOST_CHECK(std::chrono::steady_clock::now() - start >= longest_lock_wait);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
