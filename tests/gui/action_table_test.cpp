// SPDX-License-Identifier: MIT
// The table from which menus, toolbar, accelerators and the command palette are built.
#include "gui/shell/action.h"
#include "gui/shell/command_palette.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/shortcut_list.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>
#include <wx/accel.h>
#include <wx/menu.h>

#include <map>
#include <set>
#include <stdexcept>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(actions)

BOOST_AUTO_TEST_CASE(every_action_is_complete) {
    std::set<std::string> ids;
    std::set<wxString> titles;
    for (const Action& action : application().rooms().actions()) {
        BOOST_CHECK_MESSAGE(ids.insert(action.id).second, action.id << " occurs twice");
        BOOST_CHECK_MESSAGE(titles.insert(action_title(action)).second, action_title(action).utf8_string()
                                                                            << " occurs twice");
        BOOST_CHECK_MESSAGE(!action_title(action).empty(), action.id << " has no label");
        BOOST_CHECK_MESSAGE(wxString::FromUTF8(action.help).length() > 8, action.id << " has no help");
        BOOST_CHECK_MESSAGE(action.run && action.enabled, action.id << " does nothing");
    }
    BOOST_CHECK_GT(application().rooms().actions().size(), 30U);
}

BOOST_AUTO_TEST_CASE(accelerators_are_unique) {
    std::map<std::pair<int, int>, std::string> taken;
    std::size_t keys = 0;
    for (const Action& action : application().rooms().actions()) {
        if (*action.accelerator == '\0')
            continue;
        ++keys;
        wxAcceleratorEntry key;
        BOOST_REQUIRE_MESSAGE(key.FromString(action.accelerator), action.accelerator << " is no accelerator");
        const auto [other, is_new] = taken.try_emplace({key.GetFlags(), key.GetKeyCode()}, action.id);
        BOOST_CHECK_MESSAGE(is_new,
                            action.id << " and " << other->second << " are both " << action.accelerator);
    }
    BOOST_CHECK_GT(keys, 25U);
}

BOOST_AUTO_TEST_CASE(mnemonics_are_unique_in_each_menu) {
    std::map<std::pair<ActionMenu, wxUniChar>, std::string> taken;
    for (const Action& action : application().rooms().actions()) {
        const wxString label = wxString::FromUTF8(action.label);
        const int mark = label.Find('&');
        BOOST_REQUIRE_MESSAGE(mark != wxNOT_FOUND, action.id << " has no mnemonic");
        const wxUniChar letter = wxTolower(label[static_cast<std::size_t>(mark) + 1]);
        const auto [other, is_new] = taken.try_emplace({action.menu, letter}, action.id);
        BOOST_CHECK_MESSAGE(is_new, action.id << " and " << other->second << " have the same mnemonic");
    }
}

BOOST_AUTO_TEST_CASE(every_action_is_in_the_menus) {
    const Window window;
    for (const Action& action : application().rooms().actions()) {
        const wxMenuItem* item = window->GetMenuBar()->FindItem(application().rooms().menu_id(action));
        BOOST_REQUIRE_MESSAGE(item, action.id << " is in no menu");
        BOOST_CHECK(!item->GetHelp().empty());
    }
}

BOOST_AUTO_TEST_CASE(actions_on_the_army_are_disabled_without_one) {
    const Window window;
    for (const char* id : {"file.save", "edit.undo", "edit.delete", "edit.paste", "army.more", "army.next"})
        BOOST_CHECK_MESSAGE(!is_enabled(*window, id), id);
    for (const char* id : {"file.new", "file.open", "file.quit", "view.commands", "help.about"})
        BOOST_CHECK_MESSAGE(is_enabled(*window, id), id);
}

BOOST_AUTO_TEST_CASE(commands_are_found_by_title_and_help) {
    const RoomRegistry& rooms = application().rooms();
    BOOST_CHECK_EQUAL(find_actions(rooms, "").size(), rooms.actions().size());
    const std::vector<const Action*> found = find_actions(rooms, "undo");
    BOOST_REQUIRE(!found.empty());
    BOOST_CHECK_EQUAL(found.front()->id, "edit.undo");
    BOOST_REQUIRE(!find_actions(rooms, "clipb").empty());
    for (const char* of_library : {"import", "export", "check"})
        BOOST_TEST((!find_actions(rooms, of_library).empty()), of_library << " is not found");
    BOOST_CHECK(find_actions(rooms, "no such thing at all").empty());
}

BOOST_AUTO_TEST_CASE(no_two_actions_of_a_menu_have_the_same_position) {
    std::map<std::pair<ActionMenu, int>, std::string> taken;
    for (const Action& action : application().rooms().actions()) {
        const auto [other, is_new] = taken.try_emplace({action.menu, action.position}, action.id);
        BOOST_CHECK_MESSAGE(is_new, action.id << " and " << other->second << " have the same position");
    }
}

BOOST_AUTO_TEST_CASE(every_key_is_in_the_list_of_shortcuts) {
    const wxString text = "\n" + shortcut_text(application().rooms());
    for (const Action& action : application().rooms().actions()) {
        if (*action.accelerator == '\0')
            continue;
        const int line = text.Find(wxString("\n  ") + action.accelerator + " ");
        BOOST_REQUIRE_MESSAGE(line != wxNOT_FOUND, action.id);
        BOOST_CHECK_MESSAGE(text.Mid(static_cast<std::size_t>(line) + 1)
                                .BeforeFirst('\n')
                                .EndsWith(" " + action_title(action)),
                            action.id);
    }
}

BOOST_AUTO_TEST_CASE(menus_show_the_actions_of_all_rooms_by_their_position) {
    RoomRegistry rooms;
    const auto action = [](const char* id, ActionMenu menu, int position) {
        return Action{id, menu, position, "", "", "", "", nullptr, always, nullptr, false};
    };
    rooms.add_actions({action("third", ActionMenu::file, 30), action("last", ActionMenu::help, 10)});
    rooms.add_actions({action("second", ActionMenu::file, 20), action("first", ActionMenu::file, 10)});
    std::vector<std::string> ids;
    for (const Action& row : rooms.actions())
        ids.emplace_back(row.id);
    BOOST_CHECK((ids == std::vector<std::string>{"first", "second", "third", "last"}));
    BOOST_CHECK_EQUAL(rooms.action("second").position, 20);
    BOOST_CHECK_THROW(static_cast<void>(rooms.action("fourth")), std::out_of_range);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
