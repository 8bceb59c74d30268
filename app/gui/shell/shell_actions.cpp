// SPDX-License-Identifier: MIT
#include "gui/shell/shell_actions.h"

#include "base/translation.h"
#include "gui/shell/command_palette.h"
#include "gui/shell/manual.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/page_book.h"
#include "gui/shell/page_ids.h"
#include "gui/shell/pane_book.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/services.h"
#include "gui/shell/session_controller.h"
#include "gui/shell/shell.h"
#include "gui/shell/shortcut_list.h"
#include "gui/shell/windows.h"
#include "gui/shell/workbench.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/wx_text.h"
#include "ruleset/data_folders.h"

#include <wx/aboutdlg.h>
#include <wx/bmpbndl.h>
#include <wx/frame.h>
#include <wx/icon.h>
#include <wx/intl.h>
#include <wx/utils.h>

namespace muster {

namespace {

// Within the shared folder.
constexpr const char* icon_file = "icons/hicolor/scalable/apps/io.github.musterbuilder.muster.svg";

bool is_away_from_army(const ActionContext& context) {
    return context.bench.has_document() && !shows_army(context);
}

bool has_file(const ActionContext& context) {
    return shows_army(context) && !context.bench.document().file().empty();
}

void new_window(const ActionContext& context) {
    context.shell.windows().open_window();
}

void open(const ActionContext& context) {
    context.shell.session().open_with_dialog();
}

void save(const ActionContext& context) {
    context.shell.session().save();
}

void save_as(const ActionContext& context) {
    context.shell.session().save_with_dialog();
}

void save_with_label(const ActionContext& context) {
    context.shell.session().save_with_label();
}

void reload(const ActionContext& context) {
    context.shell.session().reload();
}

void close_window(const ActionContext& context) {
    context.shell.window().Close();
}

void quit(const ActionContext& context) {
    context.shell.windows().quit();
}

void list_shortcuts(const ActionContext& context) {
    show_shortcuts(context.shell.window(), context.shell.rooms());
}

void show_commands(const ActionContext& context) {
    Shell& shell = context.shell;
    CommandPalette palette(shell);
    if (const Action* chosen = palette.choose_action())
        shell.window().CallAfter([&shell, chosen] { shell.run(*chosen); });
}

void show_army(const ActionContext& context) {
    context.shell.pages().show(page_ids::army);
}

void next_panel(const ActionContext& context) {
    context.shell.panes().focus_next();
}

void previous_panel(const ActionContext& context) {
    context.shell.panes().focus_previous();
}

void reset_layout(const ActionContext& context) {
    context.shell.panes().reset_layout();
}

template <ThemeChoice Theme>
void use_theme(const ActionContext& context) {
    context.shell.services().settings().set_theme(Theme);
    choose_theme(Theme);
    context.shell.update_colours();
}

template <ThemeChoice Theme>
bool uses_theme(const ActionContext& context) {
    return context.shell.services().settings().theme() == Theme;
}

void use_larger_text(const ActionContext& context) {
    context.shell.windows().set_text_size(next_text_size(text_size(), true));
}

void use_smaller_text(const ActionContext& context) {
    context.shell.windows().set_text_size(next_text_size(text_size(), false));
}

void use_usual_text(const ActionContext& context) {
    context.shell.windows().set_text_size(usual_text_size);
}

bool reopens_armies(const ActionContext& context) {
    return context.shell.services().settings().reopens_session();
}

void toggle_reopening(const ActionContext& context) {
    context.shell.services().settings().set_reopens_session(!reopens_armies(context));
}

void open_manual(const ActionContext& context) {
    const wxString address =
        manual_address(program_share_folder(), text_language(), shown_chapter(context.shell));
    if (address.empty())
        context.shell.notice().show_message(_("The manual is not installed with this copy of Muster."));
    else if (!wxLaunchDefaultBrowser(address))
        context.shell.notice().show_message(
            wxString::Format(_("No browser could be started. The manual is at %s"), address));
}

void about(const ActionContext& context) {
    wxAboutDialogInfo info;
    info.SetName("Muster");
    info.SetVersion(MUSTER_VERSION);
    info.SetDescription(
        _("Builds armies for wargames, checks them against the rules, and prints their sheets"));
    info.SetLicence(_("MIT licence"));
    const wxBitmapBundle picture =
        wxBitmapBundle::FromSVGFile(wx(program_share_folder().parent_path() / icon_file), wxSize(64, 64));
    if (picture.IsOk()) {
        wxIcon icon;
        icon.CopyFromBitmap(picture.GetBitmapFor(&context.shell.window()));
        info.SetIcon(icon);
    }
    wxAboutBox(info, &context.shell.window());
}

} // namespace

// clang-format off
std::vector<Action> shell_actions() {
    using M = ActionMenu;
    return {
        {"file.window", M::file, 30, wxTRANSLATE("New &window"), wxTRANSLATE("Open another window with the start page"), "Ctrl+Shift+N", "", new_window, always, nullptr, false},
        {"file.open", M::file, 40, wxTRANSLATE("&Open…"), wxTRANSLATE("Open an army file, or the PDF of a sheet"), "Ctrl+O", "wxART_FILE_OPEN", open, always, nullptr, false},
        {"file.save", M::file, 60, wxTRANSLATE("&Save"), wxTRANSLATE("Save the army in its file and as a revision in the library"), "Ctrl+S", "wxART_FILE_SAVE", save, shows_army, nullptr, true},
        {"file.save_as", M::file, 70, wxTRANSLATE("Save &as file…"), wxTRANSLATE("Save the army as a file"), "Ctrl+Shift+S", "", save_as, shows_army, nullptr, false},
        {"file.save_label", M::file, 80, wxTRANSLATE("Save with a &label…"), wxTRANSLATE("Save with a label for this revision"), "Ctrl+Alt+S", "", save_with_label, shows_army, nullptr, false},
        {"file.reload", M::file, 90, wxTRANSLATE("Reload from dis&k"), wxTRANSLATE("Read the army from its file again; this can be undone"), "Ctrl+R", "", reload, has_file, nullptr, false},
        {"file.close", M::file, 160, wxTRANSLATE("&Close window"), wxTRANSLATE("Close this window"), "Ctrl+W", "", close_window, always, nullptr, true},
        {"file.quit", M::file, 170, wxTRANSLATE("&Quit"), wxTRANSLATE("Close all windows; the next start reopens them"), "Ctrl+Q", "", quit, always, nullptr, false},
        {"view.commands", M::view, 10, wxTRANSLATE("&Commands…"), wxTRANSLATE("Search everything that Muster can do"), "Ctrl+K", "", show_commands, always, nullptr, false},
        {"view.army", M::view, 20, wxTRANSLATE("Back to the &open army"), wxTRANSLATE("Return to the open army"), "Alt+Home", "", show_army, is_away_from_army, nullptr, false},
        {"view.next_panel", M::view, 100, wxTRANSLATE("&Next panel"), wxTRANSLATE("Move the keyboard to the next panel"), "F6", "", next_panel, shows_army, nullptr, false},
        {"view.previous_panel", M::view, 105, wxTRANSLATE("Pre&vious panel"), wxTRANSLATE("Move the keyboard to the panel before"), "Shift+F6", "", previous_panel, shows_army, nullptr, false},
        {"view.reset", M::view, 110, wxTRANSLATE("&Reset the layout"), wxTRANSLATE("Restore the default layout of the panels"), "Ctrl+Shift+L", "", reset_layout, shows_army, nullptr, false},
        {"view.larger_text", M::view, 112, wxTRANSLATE("Larg&er text"), wxTRANSLATE("All text of the program one size larger"), "Ctrl++", "", use_larger_text, always, nullptr, true},
        {"view.smaller_text", M::view, 114, wxTRANSLATE("S&maller text"), wxTRANSLATE("All text of the program one size smaller"), "Ctrl+-", "", use_smaller_text, always, nullptr, false},
        {"view.usual_text", M::view, 116, wxTRANSLATE("&Usual text size"), wxTRANSLATE("All text of the program as large as the desktop has it"), "Ctrl+0", "", use_usual_text, always, nullptr, false},
        {"view.theme_system", M::view, 120, wxTRANSLATE("Colours of the &desktop"), wxTRANSLATE("Light or dark, like the desktop"), "", "", use_theme<ThemeChoice::system>, always, uses_theme<ThemeChoice::system>, true},
        {"view.theme_light", M::view, 130, wxTRANSLATE("&Light colours"), wxTRANSLATE("Dark text on a light background"), "", "", use_theme<ThemeChoice::light>, always, uses_theme<ThemeChoice::light>, false},
        {"view.theme_dark", M::view, 140, wxTRANSLATE("Dar&k colours"), wxTRANSLATE("Light text on a dark background"), "", "", use_theme<ThemeChoice::dark>, always, uses_theme<ThemeChoice::dark>, false},
        {"view.session", M::view, 150, wxTRANSLATE("Reopen &armies at startup"), wxTRANSLATE("Start with the armies that were open when Muster was closed"), "", "", toggle_reopening, always, reopens_armies, true},
        {"help.manual", M::help, 5, wxTRANSLATE("&Manual"), wxTRANSLATE("Open the manual at the chapter of this page"), "F1", "", open_manual, always, nullptr, false},
        {"help.keys", M::help, 15, wxTRANSLATE("Keyboard &shortcuts"), wxTRANSLATE("List the keys of everything that Muster can do"), "Ctrl+Shift+K", "", list_shortcuts, always, nullptr, false},
        {"help.about", M::help, 20, wxTRANSLATE("&About Muster"), wxTRANSLATE("Show the program's version"), "", "", about, always, nullptr, false},
    };
}
// clang-format on

} // namespace muster
