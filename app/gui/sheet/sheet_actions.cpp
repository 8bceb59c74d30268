// SPDX-License-Identifier: MIT
#include "gui/sheet/sheet_actions.h"

#include "base/translation.h"
#include "gui/sheet/page_setup_dialog.h"
#include "gui/sheet/sheet_panel.h"
#include "gui/sheet/sheet_room.h"
#include "gui/sheet/sheet_view.h"
#include "gui/shell/file_dialogs.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/pane_book.h"
#include "gui/shell/print_sheet.h"
#include "gui/shell/services.h"
#include "gui/shell/session_controller.h"
#include "gui/shell/sheet_titles.h"
#include "gui/shell/shell.h"
#include "gui/shell/workbench.h"
#include "gui/toolkit/wx_text.h"
#include "sheet/page_files.h"
#include "sheet/sheet_document.h"
#include "sheet/sheet_file.h"

#include <wx/clipbrd.h>
#include <wx/frame.h>
#include <wx/image.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/msgdlg.h>
#include <wx/mstream.h>

#include <exception>
#include <filesystem>
#include <system_error>
#include <vector>

namespace muster {

namespace {

constexpr double copied_dots_per_inch = 150;

SheetPanel& panel_of(const ActionContext& context) {
    return context.shell.panes().window<SheetPanel>(sheet_pane);
}

// The formats in their order, as the filter of a file dialog.
wxString sheet_filter() {
    wxString filter;
    for (const SheetFormat& format : sheet_formats()) {
        const wxString ending = wx(format.ending);
        filter +=
            (filter.empty() ? "" : "|") + wx(translate(format.title)) + " (*." + ending + ")|*." + ending;
    }
    return filter;
}

wxBitmap bitmap_of(const std::string& png) {
    if (!wxImage::FindHandler(wxBITMAP_TYPE_PNG))
        wxImage::AddHandler(new wxPNGHandler);
    wxMemoryInputStream stream(png.data(), png.size());
    return wxBitmap(wxImage(stream, wxBITMAP_TYPE_PNG));
}

void toggle_sheet(const ActionContext& context) {
    context.shell.panes().toggle(sheet_pane);
}

bool is_sheet_shown(const ActionContext& context) {
    return context.shell.panes().is_shown(sheet_pane);
}

// Maximizes the sheet, or restores the layout before that.
void toggle_preview(const ActionContext& context) {
    PaneBook& panes = context.shell.panes();
    if (panes.toggle_maximized(sheet_pane))
        panel_of(context).view().SetFocus();
    else
        panes.focus_middle();
}

bool is_previewed(const ActionContext& context) {
    return context.shell.panes().is_maximized(sheet_pane);
}

void page_setup(const ActionContext& context) {
    SheetPanel& panel = panel_of(context);
    PageSetupDialog dialog(&context.shell.window(), panel.setup());
    if (dialog.ShowModal() == wxID_OK)
        panel.set_setup(dialog.setup());
}

void print(const ActionContext& context) {
    Shell& shell = context.shell;
    SheetPanel& panel = panel_of(context);
    const SheetModel sheet = panel.pages().sheet();
    switch (print_sheet(shell.window(), sheet, panel.setup(), shell.services().print_data())) {
    case PrintResult::printed: shell.confirm(_("The sheet was sent to the printer.")); break;
    case PrintResult::failed: shell.notice().show_message(_("The sheet was not printed.")); break;
    case PrintResult::cancelled: break;
    }
}

void save_with_dialog(const ActionContext& context) {
    const auto kind = static_cast<std::size_t>(panel_of(context).kind());
    const auto answer = ask_file_to_save(
        &context.shell.window(), wxString::Format(_("Save the sheet: %s"), sheet_kind_titles()[kind]),
        utf8(context.shell.session().suggested_file(".pdf")), sheet_filter(), false);
    if (!answer)
        return;
    const std::size_t chosen = answer->filter;
    std::string file = answer->file.string();
    // An extension that was typed decides; the suggested one is replaced by that of the chosen filter.
    const SheetFormat* format = sheet_format_of_file(file);
    if (format == nullptr || (format == &sheet_formats().front() && chosen != 0)) {
        if (format != nullptr)
            file.erase(file.rfind('.'));
        format = &sheet_formats()[chosen];
        file += "." + std::string(format->ending);
    }
    save_sheet(context, file, *format, true);
}

bool may_replace(wxWindow& window, const std::string& file, std::size_t pages) {
    wxString there;
    unsigned count = 0;
    for (std::size_t page = 0; page < pages; ++page) {
        std::error_code ignored;
        const std::filesystem::path name(page_file_name(file, page));
        if (!std::filesystem::exists(name, ignored))
            continue;
        there += "\n" + wx(name);
        ++count;
    }
    if (there.empty())
        return true;
    wxMessageDialog dialog(&window,
                           wxPLURAL("This file already exists:", "These files already exist:", count) + there,
                           "Muster", wxOK | wxCANCEL | wxICON_WARNING);
    dialog.SetOKLabel(_("Replace"));
    return dialog.ShowModal() == wxID_OK;
}

void copy_text(const ActionContext& context) {
    const wxString text = wx(text_of(panel_of(context).pages().sheet()));
    const wxClipboardLocker clipboard;
    if (!clipboard || !wxTheClipboard->SetData(new wxTextDataObject(text)))
        return context.bench.report_problem(_("The clipboard cannot be reached."));
    context.shell.confirm(_("The sheet was copied as text."));
}

void copy_picture(const ActionContext& context) {
    SheetPanel& panel = panel_of(context);
    const SheetPages& pages = panel.pages();
    const std::size_t page = panel.IsShownOnScreen() ? panel.view().page_in_view() : 0;
    const wxBitmap bitmap = bitmap_of(png_of(pages, page, copied_dots_per_inch));
    const wxClipboardLocker clipboard;
    if (!clipboard || !wxTheClipboard->SetData(new wxBitmapDataObject(bitmap)))
        return context.bench.report_problem(_("The clipboard cannot be reached."));
    context.shell.confirm(
        wxString::Format(_("Page %zu of %zu was copied as an image."), page + 1, pages.count()));
}

} // namespace

bool save_sheet(const ActionContext& context, const std::string& file, const SheetFormat& format,
                bool asks_to_replace) {
    Shell& shell = context.shell;
    const Workbench& bench = context.bench;
    try {
        const SheetPanel& panel = panel_of(context);
        const SheetOrder order{panel.kind(), &format, panel.setup()};
        const std::vector<std::string> files =
            sheet_files(bench.army(), bench.ruleset(), bench.report(), order);
        if (asks_to_replace && !may_replace(shell.window(), file, files.size()))
            return false;
        const std::vector<std::string> names = write_sheet(file, files);
        shell.confirm(names.size() == 1
                          ? wxString::Format(_("Saved: %s"), wx(names.front()))
                          : wxString::Format(_("Saved: %s to %s"), wx(names.front()), wx(names.back())));
        return true;
    } catch (const std::exception& error) {
        shell.notice().show_message(wxString::Format(_("The sheet was not saved: %s."), wx(error.what())));
    }
    return false;
}

void leave_preview(const ActionContext& context) {
    if (is_previewed(context))
        toggle_preview(context);
}

std::unique_ptr<wxMenu> make_sheet_menu(const RoomRegistry& rooms) {
    return make_action_menu(
        rooms, {"file.sheet", "file.preview", "file.print", "file.copy_text", "file.copy_picture"});
}

// clang-format off
std::vector<Action> sheet_actions() {
    using M = ActionMenu;
    return {
        {"file.sheet", M::file, 100, wxTRANSLATE("Export s&heet as PDF…"), wxTRANSLATE("Save the sheet as PDF, image, web page or text"), "Ctrl+E", "", save_with_dialog, shows_army, nullptr, true},
        {"file.page_setup", M::file, 110, wxTRANSLATE("Page set&up…"), wxTRANSLATE("Choose paper and orientation of the sheet"), "", "", page_setup, shows_army, nullptr, false},
        {"file.preview", M::file, 120, wxTRANSLATE("Print pre&view"), wxTRANSLATE("Show the sheet in the whole window, or return to the army"), "Ctrl+Shift+P", "", toggle_preview, shows_army, is_previewed, false},
        {"file.print", M::file, 130, wxTRANSLATE("Pr&int…"), wxTRANSLATE("Print the sheet of the army"), "Ctrl+P", "wxART_PRINT", print, shows_army, nullptr, false},
        {"file.copy_text", M::file, 140, wxTRANSLATE("Cop&y sheet as text"), wxTRANSLATE("Copy the text of the sheet to the clipboard"), "", "", copy_text, shows_army, nullptr, false},
        {"file.copy_picture", M::file, 150, wxTRANSLATE("Copy sheet as imag&e"), wxTRANSLATE("Copy the visible page of the sheet, or the first one, to the clipboard"), "", "", copy_picture, shows_army, nullptr, false},
        {"view.sheet", M::view, 80, wxTRANSLATE("&Sheet"), wxTRANSLATE("Show or hide the sheet of the army as it will be printed"), "Ctrl+6", "", toggle_sheet, shows_army, is_sheet_shown, false},
    };
}
// clang-format on

} // namespace muster
