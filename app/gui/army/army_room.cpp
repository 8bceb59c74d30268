// SPDX-License-Identifier: MIT
#include "gui/army/army_room.h"

#include "gui/army/army_actions.h"
#include "gui/army/army_grid.h"
#include "gui/army/army_panes.h"
#include "gui/army/band_panel.h"
#include "gui/army/findings_panel.h"
#include "gui/army/inspector_panel.h"
#include "gui/army/line_panel.h"
#include "gui/army/new_army_page.h"
#include "gui/army/palette_panel.h"
#include "gui/army/why_panel.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/page_book.h"
#include "gui/shell/page_ids.h"
#include "gui/shell/pane_book.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/services.h"
#include "gui/shell/session_controller.h"
#include "gui/shell/shell.h"
#include "gui/toolkit/text_size.h"

#include <wx/intl.h>
#include <wx/menu.h>

#include <utility>

namespace muster {

namespace {

Page make_army_page(wxWindow* parent, Shell& shell) {
    auto* panes = new PaneBook(parent, shell, shell.services().settings().layout());
    return {panes, {}, [panes] { panes->focus_middle(); }};
}

Page make_new_army_page(wxWindow* parent, Shell& shell) {
    NewArmyPage::Handlers handlers;
    const auto begin = [&shell](Army army) {
        shell.services().settings().set_last_ruleset(army.ruleset);
        return shell.session().begin_new(std::move(army));
    };
    handlers.make = begin;
    handlers.make_random = [&shell, begin](Army army) {
        if (begin(std::move(army)))
            shell.run(shell.rooms().action("army.complete"));
    };
    handlers.usual_ruleset = [&shell] { return shell.services().settings().last_ruleset(); };
    handlers.lists = [&shell] { shell.run(shell.rooms().action("army.lists")); };
    handlers.house_rules = [&shell] {
        shell.pages().open(page_ids::house_rules, ruleset_of_army({shell, shell.bench()}));
    };
    handlers.cancel = [&shell] { shell.pages().leave(); };
    auto* page = new NewArmyPage(parent, shell.services().rulesets(), std::move(handlers));
    Page made{page, [page](const std::string& ruleset) { page->begin(ruleset); }};
    made.planned = [page] { return page->planned(); };
    return made;
}

Pane make_band(wxWindow* parent, Shell& shell) {
    auto* band = new BandPanel(parent, shell.bench());
    band->on_verdict_clicked(
        [&shell] { shell.panes().window<FindingsPanel>(army_panes::findings).go_to_next(); });
    return {band};
}

constexpr int least_line_height = 56; // of the battle line: an army of twelve is seen whole above it

Pane make_palette(wxWindow* parent, Shell& shell) {
    auto* palette = new PalettePanel(parent, shell.bench());
    palette->on_ask_lists(
        [&shell](AskedTroops troops) { shell.pages().ask(page_ids::lists, std::move(troops)); });
    return {palette, [palette] { palette->focus_search(); }};
}

Pane make_inspector(wxWindow* parent, Shell& shell) {
    auto* inspector = new InspectorPanel(parent, shell.bench());
    inspector->on_ask_lists(
        [&shell](AskedTroops troops) { shell.pages().ask(page_ids::lists, std::move(troops)); });
    return {inspector};
}

Pane make_grid(wxWindow* parent, Shell& shell) {
    auto* grid = new ArmyGrid(parent, shell.bench());
    grid->on_context_menu(
        [grid, &shell](const wxPoint& at) { grid->PopupMenu(make_edit_menu(shell.rooms()).get(), at); });
    return {grid,
            [grid] { grid->tree().SetFocus(); },
            {},
            {},
            [grid] { return PaneHeights{grid->height_for_all()}; }};
}

Pane make_findings(wxWindow* parent, Shell& shell) {
    auto* findings = new FindingsPanel(parent, shell.bench());
    findings->on_fixed([&shell](const wxString& fixed) {
        shell.notice().show_step(fixed, [&shell] { shell.bench().undo(); });
    });
    return {findings, [findings] { findings->focus(); }, {}, {}, [findings] { return findings->heights(); }};
}

Pane make_line(wxWindow* parent, Shell& shell) {
    auto* line = new LinePanel(parent, shell.bench());
    return {line, {}, {}, {}, [line] { return PaneHeights{line->FromDIP(least_line_height)}; }};
}

template <class Panel>
Pane make_panel(wxWindow* parent, Shell& shell) {
    return {new Panel(parent, shell.bench())};
}

void dock_band(wxAuiPaneInfo& info, const wxWindow& window) {
    info.Top().Layer(3).CaptionVisible(false).PaneBorder(false).DockFixed(true).Floatable(false);
    info.Movable(false).MinSize(wxSize(window.FromDIP(200), with_text_size(window, 58)));
    info.BestSize(wxSize(window.FromDIP(1200), with_text_size(window, 58)));
}

void dock_palette(wxAuiPaneInfo& info, const wxWindow& window) {
    info.Left().Layer(1);
    info.BestSize(wxSize(with_text_size(window, 216), window.FromDIP(500)))
        .MinSize(window.FromDIP(wxSize(160, 160)));
}

void dock_grid(wxAuiPaneInfo& info, const wxWindow& /*window*/) {
    info.CentrePane();
}

void dock_inspector(wxAuiPaneInfo& info, const wxWindow& window) {
    info.Right().Layer(2).Position(0);
    info.BestSize(wxSize(with_text_size(window, 276), window.FromDIP(400)))
        .MinSize(window.FromDIP(wxSize(200, 140)));
    info.dock_proportion = 3;
}

void dock_why(wxAuiPaneInfo& info, const wxWindow& window) {
    info.Right().Layer(2).Position(1);
    info.BestSize(wxSize(with_text_size(window, 276), window.FromDIP(200)))
        .MinSize(window.FromDIP(wxSize(200, 80)));
    info.dock_proportion = 2;
}

void dock_findings(wxAuiPaneInfo& info, const wxWindow& window) {
    info.Bottom().Layer(1);
    info.BestSize(wxSize(window.FromDIP(1200), with_text_size(window, 126)))
        .MinSize(window.FromDIP(wxSize(300, 30)));
}

void dock_line(wxAuiPaneInfo& info, const wxWindow& window) {
    info.Bottom().Layer(0);
    info.BestSize(window.FromDIP(wxSize(700, 135))).MinSize(window.FromDIP(wxSize(200, least_line_height)));
}

} // namespace

void register_army_room(RoomRegistry& rooms) {
    namespace panes = army_panes;
    rooms.add_page({page_ids::army, PageKind::ordinary, "", "", make_army_page, "window#the-army-page"});
    rooms.add_page({page_ids::new_army, PageKind::ordinary, "", "", make_new_army_page, "window#a-new-army"});
    rooms.add_pane({panes::band, "", 0, false, false, dock_band, make_band});
    rooms.add_pane({panes::palette, wxTRANSLATE("Palette"), 1, true, false, dock_palette, make_palette});
    rooms.add_pane({panes::grid, "", 2, false, false, dock_grid, make_grid});
    rooms.add_pane(
        {panes::inspector, wxTRANSLATE("Inspector"), 5, true, false, dock_inspector, make_inspector});
    rooms.add_pane({panes::why, wxTRANSLATE("Why"), 6, true, false, dock_why, make_panel<WhyPanel>});
    rooms.add_pane({panes::findings, wxTRANSLATE("Findings"), 7, true, false, dock_findings, make_findings});
    rooms.add_pane({panes::line, wxTRANSLATE("Battle line"), 3, false, false, dock_line, make_line});
    rooms.add_actions(edit_actions());
    rooms.add_actions(army_actions());
}

} // namespace muster
