// SPDX-License-Identifier: MIT
// Every page and panel in German: no text is the English one, and none is cut. It runs as a program of its
// own, whose language is German (CMakeLists.txt).
#include "base/translation.h"
#include "german_check.h"
#include "gui/lists/list_edit_page.h"
#include "gui/lists/list_page.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/settings.h"
#include "gui/toolkit/wx_text.h"
#include "gui_program.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <wx/menu.h>
#include <wx/translation.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(german)

BOOST_AUTO_TEST_CASE(the_program_speaks_german) {
    BOOST_REQUIRE_EQUAL(text_language(), "de");
    BOOST_CHECK_EQUAL(utf8(_("Findings")), translate("Findings"));
    BOOST_CHECK_NE(utf8(_("Findings")), "Findings");
}

BOOST_AUTO_TEST_CASE(menus_are_german) {
    const Window window;
    wxMenuBar& bar = *window->GetMenuBar();
    for (std::size_t i = 0; i < bar.GetMenuCount(); ++i)
        GermanCheck("menu").check(*bar.GetMenu(i));
}

BOOST_AUTO_TEST_CASE(every_page_is_german_and_whole) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Window window;
        BOOST_REQUIRE(window->session().open_sample(sample_file(id)));
        settle(100);
        for (const PageRow& page : application().rooms().pages()) {
            window->pages().open(page.id, id);
            settle(200);
            GermanCheck(id + " " + std::string(page.id)).check(*window);
        }
    }
}

// A stored layout has the captions of the language that the program spoke then.
BOOST_AUTO_TEST_CASE(captions_of_panels_are_german_after_a_start_in_english) {
    Settings& settings = application().services().settings();
    {
        const Window window;
        BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
        settle(100);
    }
    wxString layout = settings.layout();
    for (const PaneRow& pane : application().rooms().panes()) {
        const wxString title = wxString::FromUTF8(pane.title);
        layout.Replace("caption=" + wxGetTranslation(title) + ";", "caption=" + title + ";");
    }
    BOOST_REQUIRE(layout.Contains("caption=Battle line;"));
    settings.set_layout(layout);
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle(100);
    const wxString now = window->panes().layout_to_store();
    BOOST_CHECK_MESSAGE(!now.Contains("caption=Battle line;"), utf8(now));
    BOOST_CHECK_MESSAGE(now.Contains("caption=" + _("Battle line") + ";"), utf8(now));
}

BOOST_AUTO_TEST_CASE(every_panel_is_german_and_whole) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Window window;
        BOOST_REQUIRE(window->session().open_sample(sample_file(id)));
        settle(100);
        for (const PaneRow& pane : application().rooms().panes())
            window->panes().show(pane.id);
        for (const Place& place : {Place{}, Place{1, 0, 0}, Place{1, 1, 0}, Place{1, 1, 1}}) {
            window->bench().select({place});
            settle(100);
            GermanCheck(id + " panels at " + place.path()).check(*window);
        }
    }
}

// What the list editor asks for names the fields of the form, not elements of the file.
BOOST_AUTO_TEST_CASE(what_a_new_list_lacks_is_said_in_german) {
    const Window window;
    lists_in(*window).house_lists().create();
    settle(200);
    const wxString words = list_edit_page_of(*window).verdict();
    BOOST_CHECK_MESSAGE(words.Contains("Über die Armee ist noch nichts gesagt."), utf8(words));
    BOOST_CHECK_MESSAGE(!words.Contains("<"), utf8(words));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
