// SPDX-License-Identifier: MIT
// No letter chooses two entries of a menu: in the menu bar, in context menus and in those of the tournament
// desk. The second suite runs as a program of its own, whose language is German (CMakeLists.txt).
#include "gui/army/army_actions.h"
#include "gui/sheet/sheet_actions.h"
#include "gui/shell/room_registry.h"
#include "gui/toolkit/wx_text.h"
#include "gui_program.h"
#include "open_desk.h"

#include <boost/test/unit_test.hpp>
#include <gtk/gtk.h>
#include <wx/eventfilter.h>
#include <wx/menu.h>

#include <map>

namespace muster::tests {

namespace {

// Of a label such as "&Open…"; 0 if it has none.
wxUniChar mnemonic_of(const wxString& label) {
    for (std::size_t i = 0; i + 1 < label.length(); ++i)
        if (label[i] == '&') {
            if (label[i + 1] != '&')
                return wxTolower(label[i + 1]);
            ++i; // a plain ampersand
        }
    return 0;
}

class Mnemonics {
public:
    void add(const wxString& label) {
        const wxUniChar letter = mnemonic_of(label);
        if (letter == 0)
            return;
        const auto [other, is_new] = labels_.try_emplace(letter, label);
        BOOST_CHECK_MESSAGE(is_new, utf8(label) << " and " << utf8(other->second) << " have one letter");
    }

private:
    std::map<wxUniChar, wxString> labels_;
};

void check_menu(const wxMenu& menu) {
    Mnemonics mnemonics;
    for (const wxMenuItem* item : menu.GetMenuItems()) {
        mnemonics.add(item->GetItemLabel().BeforeFirst('\t'));
        if (item->IsSubMenu())
            check_menu(*item->GetSubMenu());
    }
}

void check_menu_bar() {
    const Window window;
    const wxMenuBar& bar = *window->GetMenuBar();
    Mnemonics titles;
    for (std::size_t i = 0; i < bar.GetMenuCount(); ++i) {
        titles.add(bar.GetMenuLabel(i));
        check_menu(*bar.GetMenu(i));
    }
}

void check_context_menus() {
    check_menu(*make_edit_menu(application().rooms()));
    check_menu(*make_sheet_menu(application().rooms()));
}

// Checks every menu that is opened while it lives, and closes it.
class OpenedMenus : public wxEventFilter {
public:
    OpenedMenus() { wxEvtHandler::AddFilter(this); }
    ~OpenedMenus() override { wxEvtHandler::RemoveFilter(this); }
    OpenedMenus(const OpenedMenus&) = delete;
    OpenedMenus& operator=(const OpenedMenus&) = delete;

    int FilterEvent(wxEvent& event) override {
        if (event.GetEventType() != wxEVT_MENU_OPEN)
            return Event_Skip;
        wxMenu* const menu = static_cast<wxMenuEvent&>(event).GetMenu();
        check_menu(*menu);
        entries_ += menu->GetMenuItemCount();
        wxTheApp->CallAfter([menu] { gtk_menu_popdown(GTK_MENU(menu->m_menu)); });
        return Event_Skip;
    }
    [[nodiscard]] std::size_t entries() const { return entries_; }

private:
    std::size_t entries_ = 0;
};

void check_menus_of_desk() {
    OpenDesk desk;
    EventPage& page = desk.page();
    const EventPlayer& bob = desk.player("Bob Baker");
    const std::int64_t written = bob.lists.front().submission;
    page.commands().give(page.desk().status().unmatched.front().submission, bob.player.id);
    desk.finish();
    const OpenedMenus opened;
    page.commands().show_take_menu();
    page.commands().show_publish_menu();
    page.rulings().show_army_menu(written);
    page.rulings().ask_which_counts(written, {});
    BOOST_CHECK_GE(opened.entries(), 15U);
}

} // namespace

BOOST_AUTO_TEST_SUITE(menu_mnemonics)

BOOST_AUTO_TEST_CASE(they_are_unique_in_the_menu_bar) {
    check_menu_bar();
}

BOOST_AUTO_TEST_CASE(they_are_unique_in_context_menus) {
    check_context_menus();
}

BOOST_AUTO_TEST_CASE(they_are_unique_in_the_menus_of_the_desk) {
    check_menus_of_desk();
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(menu_mnemonics_in_german)

BOOST_AUTO_TEST_CASE(they_are_unique_in_all_menus) {
    check_menu_bar();
    check_context_menus();
    check_menus_of_desk();
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
