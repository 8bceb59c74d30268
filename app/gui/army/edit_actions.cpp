// SPDX-License-Identifier: MIT
#include "base/input_error.h"
#include "check/wording.h"
#include "edit/clipboard.h"
#include "gui/army/army_actions.h"
#include "gui/army/army_grid.h"
#include "gui/army/army_panes.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/pane_book.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/services.h"
#include "gui/shell/shell.h"
#include "gui/shell/workbench.h"
#include "gui/toolkit/wx_text.h"

#include <wx/clipbrd.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/textentry.h>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace muster {

namespace {

ArmyGrid& grid_of(const ActionContext& context) {
    return context.shell.panes().window<ArmyGrid>(army_panes::grid);
}

} // namespace

bool can_edit(const ActionContext& context) {
    return shows_army(context) && !grid_of(context).is_editing() &&
           dynamic_cast<const wxTextEntry*>(wxWindow::FindFocus()) == nullptr;
}

namespace {

bool can_edit_selection(const ActionContext& context) {
    return can_edit(context) && !outermost(context.bench.army(), context.bench.selection()).empty();
}

// Undo and redo apply to the army unless the focused text field has something to undo itself.
bool can_step(const ActionContext& context) {
    if (!shows_army(context) || grid_of(context).is_editing())
        return false;
    const auto* text = dynamic_cast<const wxTextEntry*>(wxWindow::FindFocus());
    return text == nullptr || !(text->CanUndo() || text->CanRedo());
}

bool can_undo(const ActionContext& context) {
    return can_step(context) && context.bench.document().history().can_undo();
}

bool can_redo(const ActionContext& context) {
    return can_step(context) && context.bench.document().history().can_redo();
}

wxString undo_label(const ActionContext& context) {
    const bool can = context.bench.has_document() && context.bench.document().history().can_undo();
    return can ? wx(context.bench.document().history().undo_label()) : wxString();
}

wxString redo_label(const ActionContext& context) {
    const bool can = context.bench.has_document() && context.bench.document().history().can_redo();
    return can ? wx(context.bench.document().history().redo_label()) : wxString();
}

void undo(const ActionContext& context) {
    context.bench.undo();
}

void redo(const ActionContext& context) {
    context.bench.redo();
}

void copy(const ActionContext& context) {
    const Workbench& bench = context.bench;
    const std::string text = clipboard_text(bench.army(), bench.ruleset(), bench.selection());
    const wxClipboardLocker lock;
    if (!text.empty() && !!lock) {
        wxTheClipboard->SetData(new wxTextDataObject(wx(text)));
        wxTheClipboard->Flush();
    }
}

void cut(const ActionContext& context) {
    copy(context);
    context.bench.apply(_("Cut"), without(context.bench.army(), context.bench.selection()));
}

void paste(const ActionContext& context) {
    wxTextDataObject data;
    {
        const wxClipboardLocker lock;
        if (!lock || !wxTheClipboard->GetData(data))
            return;
    }
    Workbench& bench = context.bench;
    const std::string text = utf8(data.GetText());
    if (!looks_like_army(text)) {
        bench.report_problem(_("The clipboard contains no part of an army."));
        return;
    }
    try {
        const Rulesets& rulesets = context.shell.services().rulesets();
        bench.apply(_("Paste"), with_pieces(bench.army(), bench.ruleset(),
                                            pieces_from_clipboard(text, rulesets, bench.ruleset()),
                                            bench.selection().back()));
    } catch (const InputError& error) {
        bench.report_problem(wxString::Format(_("Nothing was pasted: %s"), wx(error.what())));
    }
}

void duplicate(const ActionContext& context) {
    context.bench.apply(_("Duplicate"),
                        duplicated(context.bench.army(), context.bench.ruleset(), context.bench.selection()));
}

wxString names_of(const Army& army, const Ruleset& ruleset, const Places& places) {
    return places.size() == 1 ? wx(element_name(places.front(), army, ruleset))
                              : wxString::Format(_("%zu elements"), places.size());
}

// "Deleted Centre, 6 vignettes."
wxString deleted_words(const Army& army, const Ruleset& ruleset, const Places& places, const wxString& what) {
    std::int64_t count = 0;
    for (const Place& place : places)
        for (const Place& troop :
             place.level() == Level::troop ? Places{place} : places_at_level(army, place, Level::troop))
            count += troop_at(army, troop).count;
    if (count < 2)
        return wxString::Format(_("Deleted %s."), what);
    const wxString troops = ruleset.several_troops.empty() ? _("troops") : wx(ruleset.several_troops);
    return wxString::Format(_("Deleted %s, %s %s."), what, wx(std::to_string(count)), troops);
}

void remove(const ActionContext& context) {
    const Army& army = context.bench.army();
    const Places places = outermost(army, context.bench.selection());
    const wxString what = names_of(army, context.bench.ruleset(), places);
    const wxString label = places.size() == 1 ? wxString::Format(_("Delete %s"), what)
                                              : wxString::Format(_("Delete %zu elements"), places.size());
    const wxString done = deleted_words(army, context.bench.ruleset(), places, what);
    Workbench& bench = context.bench;
    bench.apply(label, without(army, places));
    context.shell.notice().show_step(done, [&bench] { bench.undo(); });
}

void rename(const ActionContext& context) {
    grid_of(context).edit_name();
}

void select_all(const ActionContext& context) {
    grid_of(context).select_all();
}

void move(const ActionContext& context, int step) {
    Workbench& bench = context.bench;
    if (std::optional<Change> change = moved(bench.army(), bench.selection(), step))
        bench.apply(step < 0 ? _("Move up") : _("Move down"), std::move(*change));
}

void move_up(const ActionContext& context) {
    move(context, -1);
}

void move_down(const ActionContext& context) {
    move(context, 1);
}

} // namespace

// clang-format off
std::vector<Action> edit_actions() {
    using M = ActionMenu;
    return {
        {"edit.undo", M::edit, 10, wxTRANSLATE("&Undo"), wxTRANSLATE("Undo the last step"), "Ctrl+Z", "wxART_UNDO", undo, can_undo, nullptr, false, undo_label},
        {"edit.redo", M::edit, 20, wxTRANSLATE("&Redo"), wxTRANSLATE("Redo the step that was undone"), "Ctrl+Shift+Z", "wxART_REDO", redo, can_redo, nullptr, false, redo_label},
        {"edit.cut", M::edit, 30, wxTRANSLATE("Cu&t"), wxTRANSLATE("Move the selection to the clipboard"), "Ctrl+X", "", cut, can_edit_selection, nullptr, true},
        {"edit.copy", M::edit, 40, wxTRANSLATE("&Copy"), wxTRANSLATE("Copy the selection to the clipboard as the text of an army"), "Ctrl+C", "", copy, can_edit_selection, nullptr, false},
        {"edit.paste", M::edit, 50, wxTRANSLATE("&Paste"), wxTRANSLATE("Paste the clipboard after the selection"), "Ctrl+V", "", paste, can_edit, nullptr, false},
        {"edit.duplicate", M::edit, 60, wxTRANSLATE("Dup&licate"), wxTRANSLATE("Add a copy after each selected element"), "Ctrl+D", "", duplicate, can_edit_selection, nullptr, false},
        {"edit.delete", M::edit, 70, wxTRANSLATE("&Delete"), wxTRANSLATE("Delete the selection from the army"), "Delete", "", remove, can_edit_selection, nullptr, false},
        {"edit.rename", M::edit, 80, wxTRANSLATE("Re&name"), wxTRANSLATE("Change the name in place"), "F2", "", rename, can_edit, nullptr, true},
        {"edit.all", M::edit, 90, wxTRANSLATE("Select &all"), wxTRANSLATE("Select all elements of the same level"), "Ctrl+A", "", select_all, can_edit, nullptr, false},
        {"edit.up", M::edit, 100, wxTRANSLATE("Mo&ve up"), wxTRANSLATE("Move the selection up; from the top it moves into the element above"), "Alt+Up", "wxART_GO_UP", move_up, can_edit_selection, nullptr, true},
        {"edit.down", M::edit, 110, wxTRANSLATE("Move do&wn"), wxTRANSLATE("Move the selection down; from the bottom it moves into the element below"), "Alt+Down", "wxART_GO_DOWN", move_down, can_edit_selection, nullptr, false},
    };
}
// clang-format on

std::unique_ptr<wxMenu> make_edit_menu(const RoomRegistry& rooms) {
    std::vector<std::string_view> ids;
    for (const Action& action : rooms.actions())
        if ((action.menu == ActionMenu::edit && action.detail == nullptr) ||
            action.of_selection) // without undo and redo
            ids.emplace_back(action.id);
    return make_action_menu(rooms, ids);
}

} // namespace muster
