// SPDX-License-Identifier: MIT
#include "gui/odds/odds_room.h"

#include "gui/odds/class_odds_panel.h"
#include "gui/odds/odds_page.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/page_book.h"
#include "gui/shell/pane_book.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/services.h"
#include "gui/shell/shell.h"

#include <wx/aui/framemanager.h>
#include <wx/intl.h>

#include <utility>

namespace muster {

namespace {

Page make_odds_page(wxWindow* parent, Shell& shell) {
    OddsPage::Handlers handlers;
    handlers.notify = [&shell](const wxString& message) { shell.notice().show_message(message); };
    handlers.usual_ruleset = [&shell] { return shell.services().settings().last_ruleset(); };
    handlers.close = [&shell] { shell.pages().leave(); };
    auto* page = new OddsPage(parent, shell.services().rulesets(), shell.bench(), std::move(handlers));
    return {page,
            [page](const std::string& ruleset) { page->begin(ruleset); },
            {},
            [page] { page->update_colours(); }};
}

Pane make_class_odds(wxWindow* parent, Shell& shell) {
    auto open = [&shell](const std::string& notation, std::size_t theirs, std::size_t mode, CombatSide side) {
        shell.pages().open(odds_page, ruleset_of_army({shell, shell.bench()}));
        auto& page = shell.pages().window<OddsPage>(odds_page);
        page.choose_mode(mode);
        page.choose_side(side);
        page.choose(notation, theirs);
    };
    auto* panel = new ClassOddsPanel(parent, shell.bench(), std::move(open));
    return {panel, [panel] { panel->focus_list(); }, [panel] { panel->update(); },
            [panel] { panel->update_colours(); }};
}

void dock_class_odds(wxAuiPaneInfo& info, const wxWindow& window) {
    info.Right().Layer(1);
    info.BestSize(window.FromDIP(wxSize(260, 400))).MinSize(window.FromDIP(wxSize(200, 120))).Hide();
}

void show_odds(const ActionContext& context) {
    context.shell.pages().open(odds_page, ruleset_of_army(context));
}

void toggle_class_odds(const ActionContext& context) {
    context.shell.panes().toggle(class_odds_pane);
}

bool shows_class_odds(const ActionContext& context) {
    return context.shell.panes().is_shown(class_odds_pane);
}

// clang-format off
std::vector<Action> odds_actions() {
    using M = ActionMenu;
    return {
        {"view.class_odds", M::view, 95, wxTRANSLATE("Odds a&gainst classes"), wxTRANSLATE("Show or hide the chances of the selected troop against every class"), "Ctrl+8", "", toggle_class_odds, shows_army, shows_class_odds, false},
        {"view.odds", M::view, 97, wxTRANSLATE("Odds of a fig&ht…"), wxTRANSLATE("Work out what fights come to: two troops, or an army against another"), "Ctrl+Shift+O", "", show_odds, always, nullptr, false, nullptr, true},
    };
}
// clang-format on

} // namespace

void register_odds_room(RoomRegistry& rooms) {
    rooms.add_page({odds_page, PageKind::ordinary, "", "", make_odds_page, "odds"});
    rooms.add_pane(
        {class_odds_pane, wxTRANSLATE("Odds"), 8, true, true, dock_class_odds, make_class_odds, "odds"});
    rooms.add_actions(odds_actions());
}

} // namespace muster
