// SPDX-License-Identifier: MIT
#include "gui/army/army_actions.h"

#include "gui/army/army_panes.h"
#include "gui/army/complete_army.h"
#include "gui/army/findings_panel.h"
#include "gui/army/palette_panel.h"
#include "gui/shell/page_book.h"
#include "gui/shell/page_ids.h"
#include "gui/shell/pane_book.h"
#include "gui/shell/shell.h"
#include "gui/shell/workbench.h"
#include "gui/toolkit/wx_text.h"

#include <wx/frame.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/textentry.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

namespace {

bool has_troops_selected(const ActionContext& context) {
    return can_edit(context) && context.bench.first_selected().level() == Level::troop;
}

bool has_findings(const ActionContext& context) {
    return shows_army(context) && !context.bench.report().findings().empty();
}

PalettePanel& palette_of(const ActionContext& context) {
    return context.shell.panes().window<PalettePanel>(army_panes::palette);
}

FindingsPanel& findings_of(const ActionContext& context) {
    return context.shell.panes().window<FindingsPanel>(army_panes::findings);
}

bool may_fix_all(const ActionContext& context) {
    return shows_army(context) && findings_of(context).may_fix_unambiguous();
}

void new_army(const ActionContext& context) {
    if (context.shell.pages().current() == page_ids::new_army)
        return; // what is chosen there stays
    context.shell.pages().open(page_ids::new_army, ruleset_of_army(context));
}

void find_troops(const ActionContext& context) {
    context.shell.panes().show(army_panes::palette);
    context.shell.panes().focus(army_panes::palette);
}

void add_body(const ActionContext& context) {
    palette_of(context).add_body();
}

void add_unit(const ActionContext& context) {
    palette_of(context).add_unit();
}

void add_unit_with_troops(const ActionContext& context) {
    palette_of(context).add_unit_with_troops();
}

void change_counts(const ActionContext& context, int step) {
    Workbench& bench = context.bench;
    Change change{bench.army(), bench.selection()};
    for (const Place& place : bench.selection())
        if (place.level() == Level::troop)
            change.army =
                with_count(std::move(change.army), {place}, troop_at(bench.army(), place).count + step).army;
    bench.apply(_("Change the count"), std::move(change), "count " + bench.first_selected().path());
}

void one_more(const ActionContext& context) {
    change_counts(context, 1);
}

void one_fewer(const ActionContext& context) {
    change_counts(context, -1);
}

void select_army(const ActionContext& context) {
    context.shell.panes().show(army_panes::inspector);
    context.bench.select({Place{}});
}

void next_finding(const ActionContext& context) {
    findings_of(context).go_to_next();
}

void fix_all(const ActionContext& context) {
    findings_of(context).fix_unambiguous();
}

template <const std::string_view& Pane>
void toggle(const ActionContext& context) {
    context.shell.panes().toggle(Pane);
}

template <const std::string_view& Pane>
bool is_shown(const ActionContext& context) {
    return context.shell.panes().is_shown(Pane);
}

void about_rules(const ActionContext& context) {
    const Ruleset& ruleset = context.bench.ruleset();
    // Some titles end in their edition.
    const std::string title =
        ruleset.title.ends_with(ruleset.edition) ? ruleset.title : ruleset.title + ", " + ruleset.edition;
    wxMessageDialog dialog(&context.shell.window(), wx(title), _("About these rules"), wxOK);
    dialog.SetExtendedMessage(wx(ruleset.about) + "\n\n" +
                              wxString::Format(_("Rules data of %s"), wx(ruleset.revision)));
    dialog.ShowModal();
}

} // namespace

// clang-format off
std::vector<Action> army_actions() {
    using M = ActionMenu;
    namespace panes = army_panes;
    return {
        {"file.new", M::file, 10, wxTRANSLATE("&New army…"), wxTRANSLATE("Create a new army"), "Ctrl+N", "wxART_NEW", new_army, always, nullptr, false},
        {"army.add", M::army, 10, wxTRANSLATE("&Find troops to add…"), wxTRANSLATE("Search the palette; Enter adds the first match"), "Ctrl+F", "wxART_PLUS", find_troops, shows_army, nullptr, false},
        {"army.body", M::army, 20, wxTRANSLATE("New &part of the army"), wxTRANSLATE("Add a part of the army: a wing, a command"), "Ctrl+Shift+B", "", add_body, shows_army, nullptr, false},
        {"army.unit", M::army, 30, wxTRANSLATE("New &unit"), wxTRANSLATE("Add an empty unit at the selection"), "Ctrl+Shift+T", "", add_unit, shows_army, nullptr, false},
        {"army.unit_troops", M::army, 35, wxTRANSLATE("New unit with &troops…"), wxTRANSLATE("Add a unit with its troops, leader and orders in one step"), "Ctrl+T", "", add_unit_with_troops, shows_army, nullptr, false},
        {"army.more", M::army, 40, wxTRANSLATE("One &more"), wxTRANSLATE("Increase the count of the selected troops by one"), "Alt+Right", "", one_more, has_troops_selected, nullptr, true},
        {"army.fewer", M::army, 50, wxTRANSLATE("One f&ewer"), wxTRANSLATE("Decrease the count of the selected troops by one"), "Alt+Left", "", one_fewer, has_troops_selected, nullptr, false},
        {"army.settings", M::army, 60, wxTRANSLATE("&Army settings"), wxTRANSLATE("Show the army's own traits in the inspector: size, table, nation, notes"), "Ctrl+I", "", select_army, shows_army, nullptr, true},
        {"army.next", M::army, 90, wxTRANSLATE("&Next finding"), wxTRANSLATE("Select what the next finding is about"), "F8", "wxART_GO_FORWARD", next_finding, has_findings, nullptr, true},
        {"army.complete", M::army, 95, wxTRANSLATE("&Complete the army…"), wxTRANSLATE("Propose legal armies that keep everything you chose, or random ones for an empty army"), "Ctrl+Shift+M", "", complete_army, shows_army, nullptr, false},
        {"army.fix_all", M::army, 100, wxTRANSLATE("Fix what has one obvious fi&x"), wxTRANSLATE("Fix every error that has one harmless fix"), "Ctrl+Shift+F", "", fix_all, may_fix_all, nullptr, false},
        {"view.palette", M::view, 30, wxTRANSLATE("&Palette"), wxTRANSLATE("Show or hide the palette of troops to add"), "Ctrl+1", "", toggle<panes::palette>, shows_army, is_shown<panes::palette>, true},
        {"view.inspector", M::view, 40, wxTRANSLATE("&Inspector"), wxTRANSLATE("Show or hide the traits of the selection"), "Ctrl+2", "", toggle<panes::inspector>, shows_army, is_shown<panes::inspector>, false},
        {"view.why", M::view, 50, wxTRANSLATE("&Why"), wxTRANSLATE("Show or hide how the numbers are calculated"), "Ctrl+3", "", toggle<panes::why>, shows_army, is_shown<panes::why>, false},
        {"view.findings", M::view, 60, wxTRANSLATE("&Findings"), wxTRANSLATE("Show or hide the findings of the check"), "Ctrl+4", "", toggle<panes::findings>, shows_army, is_shown<panes::findings>, false},
        {"view.line", M::view, 70, wxTRANSLATE("&Battle line"), wxTRANSLATE("Show or hide the army deployed on its table"), "Ctrl+5", "", toggle<panes::line>, shows_army, is_shown<panes::line>, false},
        {"help.rules", M::help, 10, wxTRANSLATE("About these &rules"), wxTRANSLATE("Describe the rule set of this army"), "Shift+F1", "", about_rules, shows_army, nullptr, false},
    };
}
// clang-format on

} // namespace muster
