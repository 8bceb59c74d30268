// SPDX-License-Identifier: MIT
// Armies that were deleted, overwritten or spoilt by mistake are restored with at most three mouse clicks.
#include "base/file.h"
#include "gui/library/library_groups_list.h"
#include "gui/library/library_model.h"
#include "gui/library/library_table.h"
#include "gui/library/timeline_list.h"
#include "gui/library/timeline_panel.h"
#include "gui/shell/notice_bar.h"
#include "library_steps.h"

#include <boost/test/unit_test.hpp>
#include <wx/stopwatch.h>

#include <algorithm>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

// Clicks that were needed.
class Clicks {
public:
    void button(wxWindow& window, const wxString& label) {
        press_button(window, label);
        ++count_;
        wait();
    }
    void row(LibraryPage& page, ArmyId army) {
        const std::vector<StoredArmy>& rows = page.table().model().rows();
        const auto found =
            std::find_if(rows.begin(), rows.end(), [&](const StoredArmy& row) { return row.id == army; });
        BOOST_REQUIRE(found != rows.end());
        const wxDataViewItem item = page.table().model().GetItem(static_cast<unsigned>(found - rows.begin()));
        page.table().EnsureVisible(item);
        settle();
        const wxRect rect = page.table().GetItemRect(item);
        click(page.table(), {rect.x + 40, rect.y + rect.height / 2});
        ++count_;
        wait();
        BOOST_REQUIRE_EQUAL(page.browser().selection().size(), 1U);
        BOOST_REQUIRE_EQUAL(page.browser().selection().front(), army);
    }
    void trash(LibraryPage& page) {
        const std::size_t last = page.groups().entries().size() - 1;
        wxRect rect;
        // One click for a player; a busy display may lose one of the simulator's, or take its time.
        for (int attempt = 0; attempt < 3 && !page.browser().in_trash(); ++attempt) {
            rect = page.groups().GetItemRect(last);
            click(page.groups(), {rect.x + rect.width / 2, rect.y + rect.height / 2});
            for (const wxStopWatch watch; !page.browser().in_trash() && watch.Time() < 2000;)
                settle(20);
        }
        ++count_;
        wait();
        BOOST_REQUIRE_MESSAGE(page.browser().in_trash(), "a click at " << rect.x << ", " << rect.y << " of "
                                                                       << page.groups().GetClientSize().y
                                                                       << " chose "
                                                                       << page.browser().group().title);
    }
    void action(Frame& window, std::string_view id) { // on the toolbar
        run(window, id);
        ++count_;
        wait();
    }
    [[nodiscard]] int count() const { return count_; }

private:
    int count_ = 0;
};

void save_broken(ArmyId army) {
    const Window window;
    BOOST_REQUIRE(window->session().open_stored(army));
    window->bench().apply("Break", {Army(window->bench().army()), {Place{}}});
    Army empty = window->bench().army();
    empty.bodies.clear();
    window->bench().apply("Break", {empty, {Place{}}});
    run(*window, "file.save");
}

} // namespace

BOOST_AUTO_TEST_SUITE(within_three_clicks)

BOOST_AUTO_TEST_CASE(a_deleted_army_is_restored) {
    const ArmyId army = store_army("Back from the trash");
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    page.table().select({army});
    page.commands().move_to_trash();
    wait();
    window->notice().close(); // its Undo would be one click
    Clicks clicks;
    clicks.trash(page);
    clicks.row(page, army);
    clicks.button(page, "Restore");
    BOOST_CHECK(!library().army(army).trashed);
    BOOST_CHECK_LE(clicks.count(), 3);

    page.groups().choose(0);
    wait();
    page.table().select({army});
    page.commands().move_to_trash();
    wait();
    Clicks at_once;
    at_once.button(window->notice(), "Undo");
    BOOST_CHECK(!library().army(army).trashed);
    BOOST_CHECK_EQUAL(at_once.count(), 1);
}

BOOST_AUTO_TEST_CASE(a_spoilt_army_is_restored_in_the_library) {
    const ArmyId army = store_army("Broken by mistake");
    const std::string before = library().text(army);
    save_broken(army);
    BOOST_REQUIRE_NE(library().text(army), before);
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    Clicks clicks;
    clicks.row(page, army);
    clicks.button(page, "Timeline");
    clicks.button(page.timeline(), "Restore"); // the revision before is chosen already
    BOOST_CHECK_EQUAL(library().text(army), before);
    BOOST_CHECK_EQUAL(library().history(army).size(), 3U);
    BOOST_CHECK_LE(clicks.count(), 3);
}

BOOST_AUTO_TEST_CASE(a_spoilt_army_is_restored_in_its_window) {
    const ArmyId army = store_army("Broken while open");
    const std::string before = library().text(army);
    save_broken(army);
    const Window window;
    BOOST_REQUIRE(window->session().open_stored(army));
    Clicks clicks;
    clicks.action(*window, "view.timeline");
    clicks.button(*timeline_of(*window), "Restore");
    BOOST_CHECK_EQUAL(library().text(army), before);
    BOOST_CHECK_EQUAL(window->bench().document().text(), before);
    BOOST_CHECK_LE(clicks.count(), 3);
    run(*window, "view.timeline");
}

BOOST_AUTO_TEST_CASE(an_army_is_restored_after_its_file_was_overwritten) {
    const fs::path file = folder().path() / "overwritten.muster";
    std::string text = read_file(sample_file("undying-lands"));
    text.replace(text.find("name=\""), 6, "name=\"Overwritten by mistake: ");
    write_file(file, text);
    {
        const Window other;
        BOOST_REQUIRE(other->session().open_sample(sample_file("phalanx")));
        BOOST_REQUIRE(other->session().save_to(file));
        const std::size_t windows = application().windows().all().size();
        Clicks at_once;
        at_once.button(other->notice(), "Open it");
        BOOST_CHECK_EQUAL(at_once.count(), 1);
        BOOST_REQUIRE_EQUAL(application().windows().all().size(), windows + 1);
        Frame* back = application().windows().all().back();
        BOOST_CHECK(back->bench().army().name.starts_with("Overwritten by mistake"));
        back->Close(true);
        settle();
        // Its own text once more is nobody's loss.
        other->notice().close();
        BOOST_REQUIRE(other->session().save_to(file));
        BOOST_CHECK_EQUAL(other->notice().message(), wxString());
    }
    const std::vector<StoredArmy> kept = library().search("overwritten by mistake");
    BOOST_REQUIRE_EQUAL(kept.size(), 1U);
    const Window window;
    Clicks clicks;
    LibraryPage& page = library_page_of(*window); // the start page
    wait();
    clicks.row(page, kept.front().id);
    clicks.button(page, "Open");
    settle(200);
    BOOST_REQUIRE(window->bench().has_document());
    BOOST_CHECK(window->bench().army().name.starts_with("Overwritten by mistake"));
    BOOST_CHECK_LE(clicks.count(), 3);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
