// SPDX-License-Identifier: MIT
// The mirror folder in the window: switching it on and off, synchronization, conflicts.
#include "base/file.h"
#include "gui/library/library_mirror_bar.h"
#include "gui/library/library_page.h"
#include "gui/shell/library_service.h"
#include "gui/shell/mirror_service.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/wx_text.h"
#include "library_steps.h"

#include <boost/test/unit_test.hpp>
#include <wx/stopwatch.h>

#include <chrono>

namespace muster::tests {

namespace fs = std::filesystem;

namespace {

// Waits until the mirror folder is synchronized.
void wait_for_sync() {
    const wxStopWatch watch;
    do {
        settle(20);
        BOOST_REQUIRE_LT(watch.Time(), 20000);
    } while (application().services().mirror().running());
    settle(20);
}

std::string with_text(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    BOOST_REQUIRE_NE(at, std::string::npos);
    return text.replace(at, from.size(), to);
}

struct SwitchedOn {
    SwitchedOn() {
        BOOST_REQUIRE(application().services().mirror().switch_on(place));
        wait_for_sync();
    }
    ~SwitchedOn() { application().services().mirror().switch_off(); }

    fs::path place = folder().path() / "mirror";
};

} // namespace

BOOST_AUTO_TEST_SUITE(library_mirror)

BOOST_AUTO_TEST_CASE(armies_become_files_and_files_become_armies) {
    const ArmyId army = store_army("Mirrored host");
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    BOOST_CHECK(!is_enabled(*window, "library.sync"));
    {
        const SwitchedOn on;
        BOOST_CHECK(is_enabled(*window, "library.sync"));
        BOOST_CHECK(utf8(page.mirror().text()).find("synchronized at") != std::string::npos);
        BOOST_CHECK_EQUAL(read_file(on.place / "Mirrored-host.muster"), library().text(army));

        // Another machine writes an army and changes one.
        write_file(on.place / "New-host.muster",
                   with_text(library().text(army), "Mirrored host", "Host of another machine"));
        write_file(on.place / "Mirrored-host.muster",
                   with_text(library().text(army), "name=\"Mirrored host\"", "name=\"Mirrored host again\""));
        run(*window, "library.sync");
        wait_for_sync();
        wait();
        BOOST_CHECK_EQUAL(library().search("another machine").size(), 1U);
        BOOST_CHECK_EQUAL(library().army(army).name, "Mirrored host again");
        const std::string told = utf8(window->notice().message());
        BOOST_CHECK_MESSAGE(told.find("1 army added") != std::string::npos, told);
        BOOST_CHECK_MESSAGE(told.find("1 revision added") != std::string::npos, told);
        BOOST_CHECK(shows(page, library().search("another machine").front().id));

        // What is saved here is in the folder soon, without being asked.
        const ArmyId later = store_army("Saved while the mirror is on");
        settle(1600);
        wait_for_sync();
        BOOST_CHECK_EQUAL(read_file(on.place / "Saved-while-the-mirror-is-on.muster"), library().text(later));
    }
    BOOST_CHECK(!is_enabled(*window, "library.sync"));
    BOOST_CHECK(fs::exists(folder().path() / "mirror" / "Mirrored-host.muster"));
}

BOOST_AUTO_TEST_CASE(both_sides_of_a_conflict_are_stored_and_reported) {
    const ArmyId army = store_army("Torn host");
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    const SwitchedOn on;
    const std::string theirs = with_text(library().text(army), "Torn host", "Torn host of theirs");
    write_file(on.place / "Torn-host.muster", theirs);
    fs::last_write_time(on.place / "Torn-host.muster",
                        fs::file_time_type::clock::now() - std::chrono::hours(1));
    {
        const Window other;
        BOOST_REQUIRE(other->session().open_stored(army));
        other->bench().apply("Rename", with_name(other->bench().army(), Place{}, "Torn host of ours"));
        run(*other, "file.save");
    }
    run(*window, "library.sync");
    wait_for_sync();
    wait();
    BOOST_CHECK_EQUAL(library().army(army).name, "Torn host of ours");
    BOOST_CHECK_EQUAL(library().history(army).size(), 3U);
    BOOST_CHECK_EQUAL(read_file(on.place / "Torn-host.muster"), library().text(army));
    bool told = false;
    for (const wxString& notice : application().services().mirror().notices())
        told = told || utf8(notice).find("Both are revisions of army") != std::string::npos;
    BOOST_CHECK(told);
    BOOST_CHECK(page.mirror().IsShownOnScreen());
}

BOOST_AUTO_TEST_CASE(a_missing_folder_changes_nothing_and_is_reported) {
    const ArmyId army = store_army("Host of a disk that is gone");
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    const SwitchedOn on;
    fs::rename(on.place, folder().path() / "unplugged");
    run(*window, "library.sync");
    wait_for_sync();
    BOOST_CHECK(!library().army(army).trashed);
    BOOST_CHECK(utf8(page.mirror().text()).find("not synchronized") != std::string::npos);
    BOOST_CHECK(utf8(window->notice().message()).find("mirror folder is not there") != std::string::npos);
    fs::rename(folder().path() / "unplugged", on.place);
    run(*window, "library.sync");
    wait_for_sync();
    BOOST_CHECK(application().services().mirror().problem().empty());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
