// SPDX-License-Identifier: MIT
// The page of the collection: figures are added, edited in place and removed; it shows what an army lacks and
// which armies can be fielded.
#include "gui/library/collection_page.h"

#include "base/file.h"
#include "gui/library/library_table.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/wx_text.h"
#include "library_steps.h"

#include <boost/test/unit_test.hpp>
#include <wx/checkbox.h>
#include <wx/dataview.h>

#include <algorithm>

namespace muster::tests {

namespace {

const CollectionRow* row_of(CollectionPage& page, const std::string& kind) {
    const auto& rows = page.editor().rows();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const CollectionRow& row) { return row.kind == kind; });
    return found == rows.end() ? nullptr : &*found;
}

// Changes a cell as a player does.
void change_cell(CollectionPage& page, const std::string& kind, unsigned column, const wxString& value) {
    const CollectionRow* row = row_of(page, kind);
    BOOST_REQUIRE(row);
    page.table().SetTextValue(value, static_cast<unsigned>(row - page.editor().rows().data()), column);
    wait();
}

} // namespace

BOOST_AUTO_TEST_SUITE(collection_page)

BOOST_AUTO_TEST_CASE(the_page_shows_the_figures_that_an_army_lacks) {
    const ArmyId army = store_army("To be painted");
    const Window window;
    BOOST_REQUIRE(window->session().open_stored(army));
    run(*window, "library.figures");
    wait();
    CollectionPage& page = collection_page_of(*window);
    BOOST_REQUIRE(page.IsShownOnScreen());
    BOOST_REQUIRE(!page.editor().rows().empty());
    BOOST_CHECK(utf8(page.needed_text()).find("missing") != std::string::npos);
    const auto here = [&] {
        return std::find_if(page.editor().fieldable().begin(), page.editor().fieldable().end(),
                            [&](const Fieldable& one) { return one.army.id == army; });
    };
    BOOST_REQUIRE(here() != page.editor().fieldable().end());
    const std::int64_t lacking = here()->missing;
    BOOST_CHECK_GT(lacking, 0);

    const CollectionRow first = page.editor().rows().front();
    BOOST_REQUIRE(first.needed);
    BOOST_CHECK_EQUAL(first.missing, *first.needed);
    change_cell(page, first.kind, 2, wxString::Format("%lld", static_cast<long long>(*first.needed)));
    BOOST_REQUIRE(row_of(page, first.kind));
    BOOST_CHECK_EQUAL(row_of(page, first.kind)->owned, *first.needed);
    BOOST_CHECK_EQUAL(row_of(page, first.kind)->missing, 0);
    BOOST_CHECK_EQUAL(here()->missing, lacking - *first.needed);

    // With all figures the army can be fielded.
    for (const CollectionRow& row : std::vector<CollectionRow>(page.editor().rows()))
        if (row.missing > 0)
            page.editor().add(row.kind, "", row.missing);
    wait();
    BOOST_CHECK(utf8(page.needed_text()).find("everything") != std::string::npos);
    BOOST_CHECK_EQUAL(here()->missing, 0);
    press_button(page, "Close");
    settle();
    BOOST_CHECK(!page.IsShownOnScreen());
    BOOST_CHECK(is_enabled(*window, "file.save"));
}

BOOST_AUTO_TEST_CASE(several_selected_armies_show_what_is_still_to_be_painted) {
    const ArmyId one = store_army("First of two", "undying-lands");
    const ArmyId two = store_army("Second of two", "undying-lands");
    const Window window;
    run(*window, "library.show");
    wait();
    LibraryPage& library = library_page_of(*window);
    library.table().select({one, two});
    library.commands().show_figures();
    wait();
    CollectionPage& page = collection_page_of(*window);
    BOOST_REQUIRE(page.IsShownOnScreen());
    BOOST_CHECK(utf8(page.needed_text()).find("2 armies") != std::string::npos);
    BOOST_REQUIRE(page.together().IsShown());
    const std::int64_t shared = page.editor().missing();
    BOOST_CHECK_GT(shared, 0);
    page.together().SetValue(true);
    wxCommandEvent event(wxEVT_CHECKBOX, page.together().GetId());
    event.SetInt(1);
    page.together().ProcessWindowEvent(event);
    BOOST_CHECK_EQUAL(page.editor().missing(), 2 * shared);
}

BOOST_AUTO_TEST_CASE(figures_are_edited_in_place_and_removed) {
    const Window window;
    CollectionPage& page = collection_page_of(*window);
    run(*window, "library.collection");
    page.begin("undying-lands");
    wait();
    for (const CollectionRow& row : std::vector<CollectionRow>(page.editor().rows()))
        page.editor().change(static_cast<std::size_t>(row_of(page, row.kind) - page.editor().rows().data()),
                             "", "0");
    press_button(page, "Add figures");
    wait();
    BOOST_REQUIRE_EQUAL(page.editor().rows().size(), 1U);
    const std::string kind = page.editor().rows().front().kind;
    BOOST_CHECK_EQUAL(page.editor().rows().front().owned, 1);
    change_cell(page, kind, 1, "Uruks");
    BOOST_CHECK_EQUAL(page.editor().rows().front().painted, "Uruks");
    change_cell(page, kind, 2, "24");
    BOOST_CHECK_EQUAL(page.editor().rows().front().owned, 24);
    // A count that is no number is reported and changes nothing.
    change_cell(page, kind, 2, "many");
    BOOST_CHECK_EQUAL(page.editor().rows().front().owned, 24);
    BOOST_CHECK(utf8(window->notice().message()).find("many") != std::string::npos);
    // The same figures in another colour scheme are a row of their own, until the schemes are equal.
    page.editor().add(kind, "Orcs", 6);
    wait();
    BOOST_CHECK_EQUAL(page.editor().rows().size(), 2U);
    change_cell(page, kind, 1, "Uruks"); // the first, Orcs
    BOOST_REQUIRE_EQUAL(page.editor().rows().size(), 1U);
    BOOST_CHECK_EQUAL(page.editor().rows().front().owned, 30);

    const std::filesystem::path file = folder().path() / "collection.csv";
    page.editor().export_csv(file);
    BOOST_CHECK(read_file(file).find("Uruks,30") != std::string::npos);
    page.table().SelectRow(0);
    press_button(page, "Remove");
    wait();
    BOOST_CHECK(page.editor().rows().empty());
    page.editor().import_csv(file);
    wait();
    BOOST_REQUIRE_EQUAL(page.editor().rows().size(), 1U);
    BOOST_CHECK_EQUAL(page.editor().rows().front().owned, 30);
    write_file(file, "ruleset,kind,painted as,count\nundying-lands,class=dragons,,3\n");
    page.editor().import_csv(file);
    BOOST_CHECK(utf8(window->notice().message()).find("collection.csv:2") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_selected_army_shows_what_it_needs) {
    const ArmyId army = store_army("Chosen for its figures");
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    page.table().select({army});
    press_button(page, wxString::FromUTF8("Figures…"));
    wait();
    BOOST_CHECK(utf8(collection_page_of(*window).needed_text()).find("Chosen for its figures") !=
                std::string::npos);
    press_button(collection_page_of(*window), "Close");
    settle();
    BOOST_CHECK(page.IsShownOnScreen());
}

// Escape leaves the page only when nothing is being changed in it.
BOOST_AUTO_TEST_CASE(escape_ends_an_edit_before_it_leaves_the_page) {
    const ArmyId army = store_army("Changed in place");
    const Window window;
    BOOST_REQUIRE(window->session().open_stored(army));
    run(*window, "library.figures");
    wait();
    CollectionPage& page = collection_page_of(*window);
    BOOST_REQUIRE(!page.editor().rows().empty());
    const std::int64_t owned = page.editor().rows().front().owned;
    page.table().SetFocus();
    page.table().SelectRow(0);
    page.table().EditItem(page.table().RowToItem(0), page.table().GetColumn(2));
    settle(100);
    type("7");
    press(WXK_ESCAPE);
    wait();
    BOOST_CHECK(page.IsShownOnScreen());
    BOOST_CHECK_EQUAL(page.editor().rows().front().owned, owned);
    press(WXK_ESCAPE);
    settle(100);
    BOOST_CHECK(!page.IsShownOnScreen());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
