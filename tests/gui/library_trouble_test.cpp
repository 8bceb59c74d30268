// SPDX-License-Identifier: MIT
// A library that cannot be opened, read or written: the problem is reported, and nothing is lost.
#include "base/file.h"
#include "gui/library/library_action_bar.h"
#include "gui/library/library_page.h"
#include "gui/library/library_table.h"
#include "gui/shell/library_service.h"
#include "gui/shell/mirror_service.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/wx_text.h"
#include "gui_program.h"
#include "library_steps.h"
#include "shipped_data.h"

#include <SQLiteCpp/Database.h>
#include <boost/test/unit_test.hpp>
#include <sys/resource.h>
#include <wx/stattext.h>

#include <chrono>
#include <csignal>

namespace muster::tests {

namespace fs = std::filesystem;

namespace {

// One that this version refuses.
void make_newer_library(const fs::path& file) {
    { const Library made(file); }
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    database.exec("PRAGMA user_version = 1000");
}

} // namespace

BOOST_AUTO_TEST_SUITE(library_trouble)

BOOST_AUTO_TEST_CASE(the_program_works_without_a_library_and_reports_it) {
    const fs::path file = folder().path() / "newer.db";
    make_newer_library(file);
    LibraryService service(file);
    std::vector<wxString> told;
    service.on_notice([&](const wxString& notice) { told.push_back(notice); });
    BOOST_CHECK(!service.change([](Library& /*library*/) {}));
    BOOST_REQUIRE_EQUAL(told.size(), 1U);
    BOOST_CHECK(utf8(told.front()).find("can still be saved as files") != std::string::npos);
    // The background thread fails too, but the reason is not reported again.
    bool failed = false;
    service.ask([](Library& /*library*/) -> LibraryService::Answer { return {}; },
                [&](const std::string& /*reason*/) { failed = true; });
    while (!service.idle())
        settle(20);
    BOOST_CHECK(failed);
    BOOST_CHECK_EQUAL(told.size(), 1U);
}

BOOST_AUTO_TEST_CASE(an_unreadable_library_is_not_shown_as_empty) {
    const fs::path file = folder().path() / "unreadable.db";
    make_newer_library(file);
    LibraryService service(file);
    std::vector<std::string> told;
    service.on_notice([&](const wxString& notice) { told.push_back(utf8(notice)); });
    MirrorService mirror(service, shipped_rulesets());
    const Window window; // the page's parent
    bool left = false;
    LibraryPage::Handlers handlers;
    handlers.found_empty = [&] { left = true; };
    auto* page = new LibraryPage(&*window, service, mirror, shipped_rulesets(), handlers);
    page->refresh();
    service.back_up(); // fails for the same reason, which is not reported again
    while (!service.idle())
        settle(20);
    BOOST_CHECK(left);
    BOOST_CHECK_EQUAL(utf8(page->actions().status().GetLabel()), "The library cannot be read.");
    BOOST_REQUIRE_EQUAL(told.size(), 1U);
    BOOST_CHECK(told.front().find("later version") != std::string::npos);
    page->Destroy();
}

BOOST_AUTO_TEST_CASE(an_army_that_the_library_cannot_save_can_be_saved_elsewhere) {
    const ArmyId army = store_army("Held up");
    const Window window;
    BOOST_REQUIRE(window->session().open_stored(army));
    window->bench().apply("Rename", with_name(window->bench().army(), Place{}, "Held up, changed"));
    const std::string text = window->bench().document().text();
    library().set_busy_timeout(std::chrono::milliseconds(20));
    SQLite::Database other(library().file().string(), SQLite::OPEN_READWRITE);
    other.exec("BEGIN IMMEDIATE");
    run(*window, "file.save");
    const std::string told = utf8(window->notice().message());
    BOOST_CHECK_MESSAGE(told.find("could not be saved") != std::string::npos, told);
    BOOST_CHECK_MESSAGE(told.find("another program") != std::string::npos, told);
    BOOST_CHECK(window->bench().document().modified());
    BOOST_CHECK_EQUAL(window->bench().document().text(), text);

    // It can be saved as a file, and the reason why the library failed is reported.
    const fs::path file = folder().path() / "held-up.muster";
    BOOST_CHECK(window->session().save_to(file));
    BOOST_CHECK_EQUAL(read_file(file), text);
    BOOST_CHECK(utf8(window->notice().message()).find("not as a revision") != std::string::npos);
    BOOST_CHECK(!window->bench().document().modified());

    other.exec("ROLLBACK");
    library().set_busy_timeout(std::chrono::seconds(4));
    run(*window, "file.save");
    BOOST_CHECK_EQUAL(library().text(army), text);
}

BOOST_AUTO_TEST_CASE(a_failed_save_changes_nothing) {
    const ArmyId army = store_army("On a full disk");
    const Window window;
    BOOST_REQUIRE(window->session().open_stored(army));
    window->bench().apply("Rename", with_name(window->bench().army(), Place{}, "On a full disk, changed"));
    // No file can grow, so that writing the changes fails at the end.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    BOOST_REQUIRE_EQUAL(getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit none{0, before.rlim_max};
    BOOST_REQUIRE_EQUAL(setrlimit(RLIMIT_FSIZE, &none), 0);
    const bool saved = window->session().save({});
    BOOST_REQUIRE_EQUAL(setrlimit(RLIMIT_FSIZE, &before), 0);
    BOOST_CHECK(!saved);
    BOOST_CHECK(window->bench().document().modified());
    BOOST_CHECK(utf8(window->notice().message()).find("could not be saved") != std::string::npos);
    BOOST_CHECK_EQUAL(library().history(army).size(), 1U);

    // There is room again.
    press_button(window->notice(), "Try again");
    settle();
    BOOST_CHECK(!window->bench().document().modified());
    BOOST_CHECK_EQUAL(library().history(army).size(), 2U);
    BOOST_CHECK_EQUAL(library().text(army), window->bench().document().text());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
