// SPDX-License-Identifier: MIT
// Work on many armies of the library in the window: check, sheets, export, import, cancel.
#include "base/file.h"
#include "gui/library/library_batch_bar.h"
#include "gui/library/library_page.h"
#include "gui/library/library_results.h"
#include "gui/library/library_table.h"
#include "gui/shell/library_service.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/wx_text.h"
#include "library_steps.h"

#include <boost/test/unit_test.hpp>

#include <thread>

namespace muster::tests {

namespace fs = std::filesystem;

BOOST_AUTO_TEST_SUITE(library_batch)

BOOST_AUTO_TEST_CASE(several_armies_are_checked_printed_exported_and_imported) {
    const ArmyId one = store_army("Batch one");
    const ArmyId two = store_army("Batch two", "undying-lands");
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    page.table().select({one, two});
    press_button(page, "Check");
    wait(&page);
    LibraryResults* results = nullptr;
    for (wxWindow* child : page.GetChildren())
        if (auto* found = dynamic_cast<LibraryResults*>(child))
            results = found;
    BOOST_REQUIRE(results);
    BOOST_CHECK_EQUAL(results->result().lines.size(), 2U);
    for (const BatchLine& line : results->result().lines)
        BOOST_CHECK_MESSAGE(line.verdict && line.verdict->legal(), line.name << line.problem);
    results->Close();
    settle();

    page.table().select({one, two});
    const fs::path sheets = folder().path() / "sheets";
    page.commands().write_sheets_to(sheets, SheetOrder());
    wait(&page);
    BOOST_CHECK(fs::file_size(sheets / "Batch-one.pdf") > 1000);
    BOOST_CHECK(fs::file_size(sheets / "Batch-two.pdf") > 1000);

    page.table().select({one, two});
    const fs::path zip = folder().path() / "batch.zip";
    page.commands().export_to(zip);
    wait(&page);
    BOOST_CHECK(fs::exists(zip));
    const fs::path files = folder().path() / "files";
    page.table().select({one, two});
    page.commands().export_to(files);
    wait(&page);
    BOOST_CHECK_EQUAL(read_file(files / "Batch-one.muster"), library().text(one));

    std::string changed = read_file(files / "Batch-two.muster");
    changed.replace(changed.find("name=\"Batch two"), 15, "name=\"Batch three");
    write_file(files / "Batch-three.muster", changed);
    write_file(files / "broken.muster", "<army/>");
    const std::size_t before = library().list(LibraryPart::kept).size();
    page.commands().import({files, zip});
    wait(&page);
    BOOST_CHECK_EQUAL(library().list(LibraryPart::kept).size(), before + 1);
    BOOST_CHECK_EQUAL(library().search("batch three").size(), 1U);
    BOOST_CHECK(utf8(window->notice().message()).find("broken.muster") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(cancelled_work_stops) {
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    bool cancelled = false;
    page.batch().start(
        "Waiting", application().services().library().file(),
        [](Library& /*library*/, BatchProgress& progress) {
            progress.total = 2;
            while (!progress.cancelled)
                std::this_thread::yield();
            BatchResult result;
            result.cancelled = true;
            return result;
        },
        [&](const BatchResult& result) { cancelled = result.cancelled; },
        [](const std::string& /*reason*/) {});
    settle(100);
    BOOST_CHECK(page.batch().running());
    press_button(page.batch(), "Cancel");
    wait(&page);
    BOOST_CHECK(cancelled);
}

// The thread may end before the bar has come to look at it the first time.
BOOST_AUTO_TEST_CASE(short_work_is_reported_exactly_once) {
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    int told = 0;
    for (int i = 1; i <= 20; ++i) {
        page.batch().start(
            "Nothing", application().services().library().file(),
            [](Library& /*library*/, BatchProgress& /*progress*/) { return BatchResult(); },
            [&](const BatchResult& /*result*/) { ++told; }, [](const std::string& /*reason*/) {});
        wait(&page);
        BOOST_CHECK_EQUAL(told, i);
        BOOST_CHECK(!page.batch().IsShown());
    }
    settle(200); // a timer that still ran would look at what is gone
    BOOST_CHECK(!page.batch().running());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
