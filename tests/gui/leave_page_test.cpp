// SPDX-License-Identifier: MIT
// Every page can be left with Escape, with a button and with a command, back to the open army.
#include "gui/lists/list_page.h"
#include "gui/lists/list_timeline.h"
#include "gui/lists/text_page.h"
#include "gui/shell/page_book.h"
#include "gui/shell/page_ids.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>

namespace muster::tests {

namespace {

constexpr const char* pages[] = {"file.new",         "file.text",    "file.start",         "army.lists",
                                 "army.house_rules", "library.show", "library.collection", "library.figures"};

bool shows_army(Frame& window) {
    return is_enabled(window, "view.palette");
}

bool shows_home(Frame& window) {
    const std::string_view page = window.pages().current();
    return page == page_ids::start || page == page_ids::library;
}

// With an army, and away from it.
void open_page(Frame& window, const char* page) {
    if (!window.bench().has_document())
        BOOST_REQUIRE(window.session().open_sample(sample_file("phalanx-ii")));
    settle();
    BOOST_REQUIRE(shows_army(window));
    BOOST_REQUIRE(!is_enabled(window, "view.army"));
    run(window, page);
    settle(150);
    BOOST_REQUIRE_MESSAGE(!shows_army(window), page);
}

const wxWindow* escape_button_in(const wxWindow& window) {
    if (window.GetId() == wxID_CLOSE && window.IsShownOnScreen())
        return &window;
    for (const wxWindow* child : window.GetChildren())
        if (const wxWindow* button = child->IsTopLevel() ? nullptr : escape_button_in(*child))
            return button;
    return nullptr;
}

} // namespace

BOOST_AUTO_TEST_SUITE(leave_page)

BOOST_AUTO_TEST_CASE(escape_returns_to_the_army) {
    const Window window;
    for (const char* page : pages) {
        open_page(*window, page);
        press(WXK_ESCAPE);
        settle(100);
        BOOST_CHECK_MESSAGE(shows_army(*window), "Escape on " << page);
        run(*window, "view.army");
    }
}

BOOST_AUTO_TEST_CASE(the_visible_button_returns_to_the_army) {
    const Window window;
    for (const char* page : pages) {
        open_page(*window, page);
        const wxWindow* button = escape_button_in(*window);
        BOOST_REQUIRE_MESSAGE(button, "no button on " << page);
        BOOST_CHECK(button->GetToolTipText().Contains("Esc"));
        click_middle(*button);
        settle(100);
        BOOST_CHECK_MESSAGE(shows_army(*window), "the button on " << page);
        run(*window, "view.army");
    }
}

BOOST_AUTO_TEST_CASE(without_an_army_escape_shows_a_home_page) {
    const Window window;
    ListPage& page = lists_in(*window);
    BOOST_REQUIRE(page.IsShownOnScreen());
    press(WXK_ESCAPE);
    settle(100);
    BOOST_CHECK(!page.IsShownOnScreen());
    BOOST_CHECK(shows_home(*window));
    BOOST_CHECK(!escape_button_in(*window));
    press(WXK_ESCAPE);
    BOOST_CHECK(shows_home(*window));
}

BOOST_AUTO_TEST_CASE(escape_clears_a_search_first) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle();
    ListPage& page = lists_in(*window);
    type("greek");
    BOOST_REQUIRE_EQUAL(page.search().GetValue(), "greek");
    press(WXK_ESCAPE);
    BOOST_CHECK(page.search().IsEmpty());
    BOOST_CHECK(page.IsShownOnScreen());
    press(WXK_ESCAPE);
    settle(100);
    BOOST_CHECK(shows_army(*window));
}

BOOST_AUTO_TEST_CASE(escape_clears_a_selected_year_first) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle();
    ListPage& page = lists_in(*window);
    page.timeline().SetFocus();
    press(WXK_RIGHT);
    BOOST_REQUIRE(page.timeline().year());
    press(WXK_ESCAPE);
    BOOST_CHECK(!page.timeline().year());
    BOOST_CHECK(page.IsShownOnScreen());
    press(WXK_ESCAPE);
    settle(100);
    BOOST_CHECK(shows_army(*window));
}

// Escape is quickly pressed; a list that was typed is not lost by it.
BOOST_AUTO_TEST_CASE(a_typed_text_is_still_there_after_escape) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle();
    run(*window, "file.text");
    TextPage& page = text_page_of(*window);
    page.text().Clear();
    page.text().SetFocus();
    type("3xKn");
    press(WXK_ESCAPE);
    settle(100);
    BOOST_REQUIRE(shows_army(*window));
    run(*window, "file.text");
    BOOST_CHECK_EQUAL(page.text().GetValue(), "3xKn");
    page.text().SetValue("3 x (HCC-III-RA)"); // nothing is open in it
    page.create();
    settle();
    BOOST_REQUIRE(shows_army(*window));
    run(*window, "file.text");
    BOOST_CHECK_NE(page.text().GetValue(), "3 x (HCC-III-RA)");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
