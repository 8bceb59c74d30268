// SPDX-License-Identifier: MIT
// Who opens an event that another program has locked waits for it, but not for ever.
#include "base/limits.h"
#include "database/database_error.h"
#include "database/database_lock.h"
#include "event/detail/event_schema.h"
#include "event/event_file.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <unistd.h>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

namespace muster::tests {

namespace {

struct LockedEvent {
    LockedEvent() {
        (void)EventFile::create_filled(event, [](EventFile&) {});
    }

    TemporaryFolder folder;
    std::filesystem::path event = folder.path() / "cup.muster-event";
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(event_lock, LockedEvent)

BOOST_AUTO_TEST_CASE(a_locked_event_is_opened_once_it_is_free) {
    std::optional<DatabaseLock> lock(std::in_place, event, event_kind());
    BOOST_REQUIRE(lock->alone());
    std::optional<std::size_t> players;
    std::thread second([&] { players = EventFile(event).record().players.size(); });
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    lock.reset();
    second.join();
    BOOST_CHECK(players == 0U);
}

BOOST_AUTO_TEST_CASE(who_holds_the_lock_too_long_is_named) {
    const DatabaseLock lock(event, event_kind());
    BOOST_REQUIRE(lock.alone());
    const auto start = std::chrono::steady_clock::now();
    BOOST_CHECK_EXCEPTION(EventFile{event}, DatabaseError, [&](const DatabaseError& error) {
        const std::string holder = "process " + std::to_string(::getpid()) +
                                   " (event_tests) has kept the tournament locked for 8 seconds";
        BOOST_TEST(std::string_view(error.what()).find(holder) != std::string_view::npos, error.what());
        return error.trouble() == DatabaseTrouble::locking;
    });
    BOOST_CHECK(std::chrono::steady_clock::now() - start >= longest_lock_wait);
}

BOOST_AUTO_TEST_CASE(through_a_link_it_is_the_event_that_the_link_leads_to) {
    const std::filesystem::path link = folder.path() / "linked.muster-event";
    std::filesystem::create_symlink(event.filename(), link);
    { const EventFile opened(link); }
    BOOST_TEST(!std::filesystem::exists(link.string() + ".lock"));
    // Also for what lies beside it, which SQLite would take.
    folder.write(event.filename().string() + "-journal",
                 std::string(512, '\0') + "\xD9\xD5\x05\xF9\x20\xA1\x63\xD7");
    BOOST_CHECK_EXCEPTION(EventFile{link}, DatabaseError, [](const DatabaseError& error) {
        return error.trouble() == DatabaseTrouble::foreign;
    });
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
