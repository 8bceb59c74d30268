// SPDX-License-Identifier: MIT
#include "gui/shell/action.h"

#include "gui/shell/page_book.h"
#include "gui/shell/page_ids.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/shell.h"
#include "gui/shell/workbench.h"

#include <wx/intl.h>
#include <wx/menu.h>

namespace muster {

wxString action_menu_name(ActionMenu menu) {
    switch (menu) {
    case ActionMenu::file: return _("&File");
    case ActionMenu::edit: return _("&Edit");
    case ActionMenu::army: return _("&Army");
    case ActionMenu::library: return _("&Library");
    case ActionMenu::view: return _("&View");
    case ActionMenu::help: break;
    }
    return _("&Help");
}

bool always(const ActionContext& /*context*/) {
    return true;
}

bool shows_army(const ActionContext& context) {
    return context.bench.has_document() && context.shell.pages().current() == page_ids::army;
}

std::string ruleset_of_army(const ActionContext& context) {
    return context.bench.has_document() ? context.bench.army().ruleset : std::string();
}

wxString action_title(const Action& action) {
    wxString title = wxMenuItem::GetLabelText(wxGetTranslation(wxString::FromUTF8(action.label)));
    title.Replace(wxString::FromUTF8("…"), wxString());
    return title;
}

std::unique_ptr<wxMenu> make_action_menu(const RoomRegistry& rooms,
                                         const std::vector<std::string_view>& ids) {
    auto menu = std::make_unique<wxMenu>();
    for (const std::string_view id : ids) {
        const Action& action = rooms.action(id);
        if (action.begins_section && menu->GetMenuItemCount() > 0)
            menu->AppendSeparator();
        menu->Append(rooms.menu_id(action), wxGetTranslation(wxString::FromUTF8(action.label)), wxString(),
                     action.checked ? wxITEM_CHECK : wxITEM_NORMAL);
    }
    return menu;
}

} // namespace muster
