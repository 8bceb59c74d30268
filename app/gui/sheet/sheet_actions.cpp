// SPDX-License-Identifier: MIT
// What a window does with the sheet of its army: show, print, save, copy.
#include "base/translation.h"
#include "gui/army/army_grid.h"
#include "gui/sheet/page_setup_dialog.h"
#include "gui/sheet/print_sheet.h"
#include "gui/sheet/sheet_panel.h"
#include "gui/sheet/sheet_view.h"
#include "gui/shell/action.h"
#include "gui/shell/application.h"
#include "gui/shell/file_dialogs.h"
#include "gui/shell/main_window.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/wx_text.h"
#include "sheet/page_files.h"
#include "sheet/sheet_document.h"
#include "sheet/sheet_file.h"

#include <wx/clipbrd.h>
#include <wx/image.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/msgdlg.h>
#include <wx/mstream.h>

#include <exception>

namespace muster {

namespace {

constexpr double copied_dots_per_inch = 150;

// The formats in their order, as the file dialog takes them.
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

} // namespace

wxArrayString sheet_format_titles() {
    wxArrayString titles;
    for (const SheetFormat& format : sheet_formats())
        titles.Add(wx(translate(format.title)));
    return titles;
}

void MainWindow::toggle_sheet() {
    wxAuiPaneInfo& pane = aui_.GetPane("sheet");
    if (pane.IsMaximized())
        aui_.RestorePane(pane);
    toggle_pane("sheet");
}

bool MainWindow::sheet_shown() const {
    return pane_shown("sheet");
}

// The sheet in all the room that the window has; once more, and everything is as before.
void MainWindow::print_preview() {
    wxAuiPaneInfo& pane = aui_.GetPane("sheet");
    if (pane.IsMaximized()) {
        aui_.RestorePane(pane);
        pane.Show(sheet_shown_before_);
        aui_.Update();
        grid_->tree().SetFocus();
        return;
    }
    sheet_shown_before_ = pane.IsShown();
    pane.Show();
    aui_.MaximizePane(pane);
    aui_.Update();
    sheet_->view().SetFocus();
}

void MainWindow::leave_preview() {
    if (sheet_previewed())
        print_preview();
}

std::unique_ptr<wxMenu> MainWindow::sheet_menu() {
    auto menu = std::make_unique<wxMenu>();
    for (std::size_t i = 0; i < action_table().size(); ++i) {
        const Action& action = action_table()[i];
        if (action.run == &MainWindow::print || action.run == &MainWindow::save_sheet ||
            action.run == &MainWindow::copy_sheet_text || action.run == &MainWindow::copy_sheet_picture ||
            action.run == &MainWindow::print_preview)
            menu->Append(action_window_id(i), wxGetTranslation(wxString::FromUTF8(action.label)), wxString(),
                         action.checked ? wxITEM_CHECK : wxITEM_NORMAL);
    }
    return menu;
}

bool MainWindow::sheet_previewed() const {
    return const_cast<DockManager&>(aui_).GetPane("sheet").IsMaximized(); // NOLINT: GetPane() is not const
}

void MainWindow::page_setup() {
    PageSetupDialog dialog(this, sheet_->setup());
    if (dialog.ShowModal() == wxID_OK)
        sheet_->set_setup(dialog.setup());
}

void MainWindow::print() {
    const SheetModel sheet = sheet_->pages().sheet();
    switch (print_sheet(*this, sheet, sheet_->setup(), application_.print_data())) {
    case PrintEnd::printed: SetStatusText(_("The sheet was handed to the printer.")); break;
    case PrintEnd::failed: notice_->say(_("The sheet was not printed.")); break;
    case PrintEnd::cancelled: break;
    }
}

void MainWindow::print_many(std::vector<SheetModel> sheets, const PageSetup& setup) {
    const auto count = static_cast<unsigned>(sheets.size());
    const wxString title = wxString::Format(wxPLURAL("%u sheet", "%u sheets", count), count);
    switch (print_sheets(*this, title, std::move(sheets), setup, application_.print_data())) {
    case PrintEnd::printed: SetStatusText(_("The sheets were handed to the printer.")); break;
    case PrintEnd::failed: notice_->say(_("The sheets were not printed.")); break;
    case PrintEnd::cancelled: break;
    }
}

void MainWindow::save_sheet() {
    wxString name = suggested_name();
    name.Replace(".muster", ".pdf");
    const auto answer =
        ask_file_to_save(this,
                         wxString::Format(_("Save the sheet: %s"),
                                          sheet_kind_titles()[static_cast<std::size_t>(sheet_->kind())]),
                         utf8(name), sheet_filter(), false);
    if (!answer)
        return;
    const std::size_t chosen = answer->filter;
    std::string file = answer->file.string();
    // An ending that was typed counts; the one that was only suggested gives way to the kind of file chosen.
    const SheetFormat* format = sheet_format_of_file(file);
    if (format == nullptr || (format == &sheet_formats().front() && chosen != 0)) {
        if (format != nullptr)
            file.erase(file.rfind('.'));
        format = &sheet_formats()[chosen];
        file += "." + std::string(format->ending);
    }
    save_sheet_to(file, *format);
}

bool MainWindow::save_sheet_to(const std::string& file, const SheetFormat& format, bool asks) {
    try {
        const SheetOrder order{sheet_->kind(), &format, sheet_->setup()};
        const std::vector<std::string> files =
            sheet_files(bench_.army(), bench_.ruleset(), bench_.report(), order);
        if (asks && !may_replace_sheet(file, files.size()))
            return false;
        const std::vector<std::string> names = write_sheet(file, files);
        SetStatusText(names.size() == 1
                          ? wxString::Format(_("Saved: %s"), wx(names.front()))
                          : wxString::Format(_("Saved: %s to %s"), wx(names.front()), wx(names.back())));
        return true;
    } catch (const std::exception& error) {
        notice_->say(wxString::Format(_("The sheet was not saved: %s."), wx(error.what())));
    }
    return false;
}

bool MainWindow::may_replace_sheet(const std::string& file, std::size_t pages) {
    wxString there;
    for (std::size_t page = 0; page < pages; ++page) {
        std::error_code ignored;
        const std::filesystem::path name(page_file_name(file, page));
        if (std::filesystem::exists(name, ignored))
            there += "\n" + wx(name);
    }
    if (there.empty())
        return true;
    wxMessageDialog dialog(this, _("This is there already:") + there, "Muster",
                           wxOK | wxCANCEL | wxICON_WARNING);
    dialog.SetOKLabel(_("Replace"));
    return dialog.ShowModal() == wxID_OK;
}

void MainWindow::copy_sheet_text() {
    const wxString text = wx(text_of(sheet_->pages().sheet()));
    const wxClipboardLocker clipboard;
    if (!clipboard || !wxTheClipboard->SetData(new wxTextDataObject(text)))
        return bench_.problem(_("The clipboard cannot be reached."));
    SetStatusText(_("The sheet was copied as text."));
}

void MainWindow::copy_sheet_picture() {
    const SheetPages& pages = sheet_->pages();
    const std::size_t page = sheet_->IsShownOnScreen() ? sheet_->view().page_in_view() : 0;
    const wxBitmap bitmap = bitmap_of(png_of(pages, page, copied_dots_per_inch));
    const wxClipboardLocker clipboard;
    if (!clipboard || !wxTheClipboard->SetData(new wxBitmapDataObject(bitmap)))
        return bench_.problem(_("The clipboard cannot be reached."));
    SetStatusText(wxString::Format(_("Page %zu of %zu was copied as a picture."), page + 1, pages.count()));
}

} // namespace muster
