// SPDX-License-Identifier: MIT
#include "gui/shell/action.h"
#include "gui/shell/main_window.h"

#include <wx/artprov.h>
#include <wx/intl.h>
#include <wx/menuitem.h>

namespace muster {

namespace {

using W = MainWindow;
using M = ActionMenu;

// clang-format off
const std::vector<Action> table{
    {"file.new", M::file, wxTRANSLATE("&New army…"), wxTRANSLATE("Begin a new army"), "Ctrl+N", "wxART_NEW", &W::new_army, &W::always, nullptr, false},
    {"file.text", M::file, wxTRANSLATE("Army from a te&xt…"), wxTRANSLATE("Paste a list as players write it in an email, and read the verdict"), "Ctrl+Shift+V", "", &W::army_from_text, &W::always, nullptr, false},
    {"file.window", M::file, wxTRANSLATE("New &window"), wxTRANSLATE("Open another window with the start page"), "Ctrl+Shift+N", "", &W::new_window, &W::always, nullptr, false},
    {"file.open", M::file, wxTRANSLATE("&Open…"), wxTRANSLATE("Open an army file, or the PDF of a sheet"), "Ctrl+O", "wxART_FILE_OPEN", &W::open, &W::always, nullptr, false},
    {"file.start", M::file, wxTRANSLATE("Start &page"), wxTRANSLATE("Show the start page with samples and recent files"), "Ctrl+Shift+H", "", &W::show_start, &W::always, nullptr, false},
    {"file.save", M::file, wxTRANSLATE("&Save"), wxTRANSLATE("Save the army in its file and as a revision in the library"), "Ctrl+S", "wxART_FILE_SAVE", &W::save, &W::has_army, nullptr, true},
    {"file.save_as", M::file, wxTRANSLATE("Save &as file…"), wxTRANSLATE("Save the army in a file of its own, under any name"), "Ctrl+Shift+S", "", &W::save_as, &W::has_army, nullptr, false},
    {"file.save_label", M::file, wxTRANSLATE("Save with a &label…"), wxTRANSLATE("Save, and say what this revision is"), "Ctrl+Alt+S", "", &W::save_with_label, &W::has_army, nullptr, false},
    {"file.reload", M::file, wxTRANSLATE("&Reload from disk"), wxTRANSLATE("Take the army as its file has it now; this can be undone"), "Ctrl+R", "", &W::reload, &W::has_file, nullptr, false},
    {"file.sheet", M::file, wxTRANSLATE("Save s&heet as…"), wxTRANSLATE("Save what lies on the table as PDF, picture, page or text"), "Ctrl+E", "", &W::save_sheet, &W::has_army, nullptr, true},
    {"file.page_setup", M::file, wxTRANSLATE("Page set&up…"), wxTRANSLATE("Choose paper and orientation of the sheet"), "", "", &W::page_setup, &W::has_army, nullptr, false},
    {"file.preview", M::file, wxTRANSLATE("Print pre&view"), wxTRANSLATE("Show the sheet in the whole window, and once more the army again"), "Ctrl+Shift+P", "", &W::print_preview, &W::has_army, &W::sheet_previewed, false},
    {"file.print", M::file, wxTRANSLATE("Pr&int…"), wxTRANSLATE("Print the sheet of the army"), "Ctrl+P", "wxART_PRINT", &W::print, &W::has_army, nullptr, false},
    {"file.copy_text", M::file, wxTRANSLATE("Copy sheet as &text"), wxTRANSLATE("Put the words of the sheet into the clipboard"), "", "", &W::copy_sheet_text, &W::has_army, nullptr, false},
    {"file.copy_picture", M::file, wxTRANSLATE("Copy sheet as pictur&e"), wxTRANSLATE("Put the page of the sheet that is seen, else the first, into the clipboard"), "", "", &W::copy_sheet_picture, &W::has_army, nullptr, false},
    {"file.close", M::file, wxTRANSLATE("&Close window"), wxTRANSLATE("Close this window"), "Ctrl+W", "", &W::close_window, &W::always, nullptr, true},
    {"file.quit", M::file, wxTRANSLATE("&Quit"), wxTRANSLATE("Close all windows; the next start opens them again"), "Ctrl+Q", "", &W::quit, &W::always, nullptr, false},

    {"edit.undo", M::edit, wxTRANSLATE("&Undo"), wxTRANSLATE("Take the last step back"), "Ctrl+Z", "wxART_UNDO", &W::undo, &W::can_undo, nullptr, false},
    {"edit.redo", M::edit, wxTRANSLATE("&Redo"), wxTRANSLATE("Make the step again that was taken back"), "Ctrl+Shift+Z", "wxART_REDO", &W::redo, &W::can_redo, nullptr, false},
    {"edit.cut", M::edit, wxTRANSLATE("Cu&t"), wxTRANSLATE("Move what is selected to the clipboard"), "Ctrl+X", "", &W::cut, &W::can_edit_selection, nullptr, true},
    {"edit.copy", M::edit, wxTRANSLATE("&Copy"), wxTRANSLATE("Copy what is selected, as the text of an army"), "Ctrl+C", "", &W::copy, &W::can_edit_selection, nullptr, false},
    {"edit.paste", M::edit, wxTRANSLATE("&Paste"), wxTRANSLATE("Put what was copied behind the selection"), "Ctrl+V", "", &W::paste, &W::can_edit, nullptr, false},
    {"edit.duplicate", M::edit, wxTRANSLATE("Dup&licate"), wxTRANSLATE("Put a copy behind each selected element"), "Ctrl+D", "", &W::duplicate, &W::can_edit_selection, nullptr, false},
    {"edit.delete", M::edit, wxTRANSLATE("&Delete"), wxTRANSLATE("Take what is selected out of the army"), "Delete", "", &W::remove, &W::can_edit_selection, nullptr, false},
    {"edit.rename", M::edit, wxTRANSLATE("Re&name"), wxTRANSLATE("Change the name in place"), "F2", "", &W::rename, &W::can_edit, nullptr, true},
    {"edit.all", M::edit, wxTRANSLATE("Select &all"), wxTRANSLATE("Select all of the same level"), "Ctrl+A", "", &W::select_all, &W::can_edit, nullptr, false},
    {"edit.up", M::edit, wxTRANSLATE("Mo&ve up"), wxTRANSLATE("Move what is selected up, over into the neighbour above at the end"), "Alt+Up", "wxART_GO_UP", &W::move_up, &W::can_edit_selection, nullptr, true},
    {"edit.down", M::edit, wxTRANSLATE("Move do&wn"), wxTRANSLATE("Move what is selected down, over into the neighbour below at the end"), "Alt+Down", "wxART_GO_DOWN", &W::move_down, &W::can_edit_selection, nullptr, false},

    {"army.add", M::army, wxTRANSLATE("&Find troops to add…"), wxTRANSLATE("Search the palette; Enter adds the first one found"), "Ctrl+F", "wxART_PLUS", &W::find_troops, &W::has_army, nullptr, false},
    {"army.body", M::army, wxTRANSLATE("New &body"), wxTRANSLATE("Add a part of the army: a wing, a command"), "Ctrl+Shift+B", "", &W::add_body, &W::has_army, nullptr, false},
    {"army.unit", M::army, wxTRANSLATE("New &unit"), wxTRANSLATE("Add an empty unit where the selection is"), "Ctrl+Shift+U", "", &W::add_unit, &W::has_army, nullptr, false},
    {"army.more", M::army, wxTRANSLATE("One &more"), wxTRANSLATE("Count the selected troops one up"), "Alt+Right", "", &W::one_more, &W::has_troops_selected, nullptr, true},
    {"army.fewer", M::army, wxTRANSLATE("One f&ewer"), wxTRANSLATE("Count the selected troops one down"), "Alt+Left", "", &W::one_fewer, &W::has_troops_selected, nullptr, false},
    {"army.settings", M::army, wxTRANSLATE("&Army settings"), wxTRANSLATE("Show the army's own traits in the inspector: size, table, nation, notes"), "Ctrl+I", "", &W::select_army, &W::has_army, nullptr, true},
    {"army.lists", M::army, wxTRANSLATE("Army &lists…"), wxTRANSLATE("Search and read the army lists; begin an army from one, or put this army under it"), "Ctrl+Alt+L", "", &W::show_lists, &W::always, nullptr, false},
    {"army.house_rules", M::army, wxTRANSLATE("House &rules…"), wxTRANSLATE("Rules of your club's own: switch rules of a rule set off or take them less or more severely"), "Ctrl+Alt+U", "", &W::show_house_rules, &W::always, nullptr, false},
    {"army.next", M::army, wxTRANSLATE("&Next finding"), wxTRANSLATE("Go to the next place where something is wrong or doubtful"), "F8", "wxART_GO_FORWARD", &W::next_finding, &W::has_findings, nullptr, true},
    {"army.fix_all", M::army, wxTRANSLATE("Fix all that have &one way"), wxTRANSLATE("Clear every error for which there is just one single change that mends it"), "Ctrl+Shift+F", "", &W::fix_all, &W::has_findings, nullptr, false},

    {"library.show", M::library, wxTRANSLATE("&Show the library"), wxTRANSLATE("Show all your armies with their past"), "Ctrl+L", "", &W::show_library, &W::always, nullptr, false},
    {"library.rescale", M::library, wxTRANSLATE("Duplicate and &rescale…"), wxTRANSLATE("Make a larger or smaller copy of this army in the library"), "Ctrl+Alt+R", "", &W::rescale, &W::has_army, nullptr, true},
    {"library.figures", M::library, wxTRANSLATE("&Figures for this army"), wxTRANSLATE("Show what this army lacks of the figures you own"), "", "", &W::show_figures, &W::has_army, nullptr, false},
    {"library.collection", M::library, wxTRANSLATE("&Collection"), wxTRANSLATE("The figures you own, and which armies can be fielded with them"), "Ctrl+Alt+C", "", &W::show_collection, &W::always, nullptr, false},
    {"library.changes", M::library, wxTRANSLATE("&What changed"), wxTRANSLATE("Check every army by the present rules against when it was saved, and say why it differs"), "", "", &W::show_changes, &W::always, nullptr, true},
    {"library.import", M::library, wxTRANSLATE("&Import…"), wxTRANSLATE("Take army files or an exported zip into the library"), "", "", &W::import_armies, &W::always, nullptr, true},
    {"library.export", M::library, wxTRANSLATE("&Export…"), wxTRANSLATE("Save the armies chosen in the library, or all found there, as files or one zip"), "", "", &W::export_armies, &W::always, nullptr, false},
    {"library.check", M::library, wxTRANSLATE("Chec&k"), wxTRANSLATE("Check the armies chosen in the library, or all found there, by the present rules"), "", "", &W::check_armies, &W::always, nullptr, false},
    {"library.mirror", M::library, wxTRANSLATE("&Mirror folder…"), wxTRANSLATE("Keep the armies as plain files in a folder too, which other machines share"), "", "", &W::choose_mirror, &W::always, nullptr, true},
    {"library.sync", M::library, wxTRANSLATE("&Bring the mirror folder in step"), wxTRANSLATE("Bring the mirror folder and the library together now"), "", "", &W::sync_mirror, &W::mirror_is_on, nullptr, false},
    {"library.mirror_off", M::library, wxTRANSLATE("Switch the mirror &off"), wxTRANSLATE("Keep no folder in step any more; its files stay, and so do the armies"), "", "", &W::switch_mirror_off, &W::mirror_is_on, nullptr, false},

    {"view.commands", M::view, wxTRANSLATE("&Commands…"), wxTRANSLATE("Search everything that Muster can do"), "Ctrl+K", "", &W::show_commands, &W::always, nullptr, false},
    {"view.army", M::view, wxTRANSLATE("Back to the &open army"), wxTRANSLATE("Show the army again from any other page"), "Ctrl+0", "", &W::leave_page, &W::away_from_army, nullptr, false},
    {"view.palette", M::view, wxTRANSLATE("&Palette"), wxTRANSLATE("Show or hide what can be added"), "Ctrl+1", "", &W::toggle_palette, &W::has_army, &W::palette_shown, true},
    {"view.inspector", M::view, wxTRANSLATE("&Inspector"), wxTRANSLATE("Show or hide the traits of the selection"), "Ctrl+2", "", &W::toggle_inspector, &W::has_army, &W::inspector_shown, false},
    {"view.why", M::view, wxTRANSLATE("&Why"), wxTRANSLATE("Show or hide how the numbers come about"), "Ctrl+3", "", &W::toggle_why, &W::has_army, &W::why_shown, false},
    {"view.findings", M::view, wxTRANSLATE("&Findings"), wxTRANSLATE("Show or hide what is wrong or doubtful"), "Ctrl+4", "", &W::toggle_findings, &W::has_army, &W::findings_shown, false},
    {"view.line", M::view, wxTRANSLATE("&Battle line"), wxTRANSLATE("Show or hide the army set up on its table"), "Ctrl+5", "", &W::toggle_line, &W::has_army, &W::line_shown, false},
    {"view.sheet", M::view, wxTRANSLATE("&Sheet"), wxTRANSLATE("Show or hide the sheet of the army as it will be printed"), "Ctrl+6", "", &W::toggle_sheet, &W::has_army, &W::sheet_shown, false},
    {"view.timeline", M::view, wxTRANSLATE("&Timeline"), wxTRANSLATE("Show or hide every revision of this army that was saved"), "Ctrl+7", "document-open-recent", &W::toggle_timeline, &W::has_army, &W::timeline_shown, false},
    {"view.next_panel", M::view, wxTRANSLATE("&Next panel"), wxTRANSLATE("Go on to the next panel with the keyboard"), "F6", "", &W::next_panel, &W::has_army, nullptr, false},
    {"view.reset", M::view, wxTRANSLATE("&Reset the layout"), wxTRANSLATE("Put all panels where they were at first"), "Ctrl+Shift+L", "", &W::reset_layout, &W::has_army, nullptr, false},
    {"view.theme_system", M::view, wxTRANSLATE("Colours of the &desktop"), wxTRANSLATE("Light or dark as the desktop is"), "", "", &W::use_system_theme, &W::always, &W::system_theme, true},
    {"view.theme_light", M::view, wxTRANSLATE("&Light colours"), wxTRANSLATE("Dark text on light ground"), "", "", &W::use_light_theme, &W::always, &W::light_theme, false},
    {"view.theme_dark", M::view, wxTRANSLATE("Dar&k colours"), wxTRANSLATE("Light text on dark ground"), "", "", &W::use_dark_theme, &W::always, &W::dark_theme, false},
    {"view.session", M::view, wxTRANSLATE("Reopen &armies at the start"), wxTRANSLATE("Begin with the armies that were open when Muster was quit"), "", "", &W::toggle_session, &W::always, &W::session_kept, true},

    {"help.rules", M::help, wxTRANSLATE("About these &rules"), wxTRANSLATE("What the rule set of this army is"), "F1", "", &W::about_rules, &W::has_army, nullptr, false},
    {"help.about", M::help, wxTRANSLATE("&About Muster"), wxTRANSLATE("The program and its version"), "", "", &W::about, &W::always, nullptr, false},
};
// clang-format on

} // namespace

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

const std::vector<Action>& action_table() {
    return table;
}

int action_window_id(std::size_t action) {
    return wxID_HIGHEST + 100 + static_cast<int>(action);
}

wxString action_title(const Action& action) {
    wxString title = wxMenuItem::GetLabelText(wxGetTranslation(wxString::FromUTF8(action.label)));
    title.Replace(wxString::FromUTF8("…"), wxString());
    return title;
}

} // namespace muster
