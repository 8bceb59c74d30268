// SPDX-License-Identifier: MIT
#include "gui/library/library_results.h"

#include "base/file.h"
#include "base/text.h"
#include "gui/library/library_model.h"
#include "gui/shell/file_dialogs.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/tree_rows.h"
#include "gui/toolkit/wx_text.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/dataview.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <system_error>
#include <utility>

namespace muster {

LibraryResults::LibraryResults(wxWindow* parent, BatchResult result, std::function<void(ArmyId)> open,
                               bool changed_only)
    : wxDialog(parent, wxID_ANY, changed_only ? _("What changed") : _("Check of the library"),
               wxDefaultPosition, size_on_screen(*parent, {900, 560}),
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      results_(std::move(result)), open_(std::move(open)),
      table_(new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_ROW_LINES)),
      changed_(new wxCheckBox(this, wxID_ANY, _("Only what differs from when it was saved"))),
      findings_(new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, FromDIP(wxSize(100, 130)),
                               wxTE_MULTILINE | wxTE_READONLY)) {
    disable_search(*table_);
    set_accessible_name(*table_, _("Results of the check"));
    set_accessible_name(*findings_, _("Findings of the selected army"));
    table_->AppendTextColumn(_("Name"), wxDATAVIEW_CELL_INERT, with_text_size(*this, 240));
    table_->AppendTextColumn(_("Player"), wxDATAVIEW_CELL_INERT, with_text_size(*this, 110));
    table_->AppendTextColumn(_("Totals"), wxDATAVIEW_CELL_INERT, with_text_size(*this, 130));
    table_->AppendTextColumn(_("Verdict"), wxDATAVIEW_CELL_INERT, with_text_size(*this, 90));
    table_->AppendTextColumn(_("Since it was saved"), wxDATAVIEW_CELL_INERT, with_text_size(*this, 240));
    table_->AppendTextColumn(_("Findings"), wxDATAVIEW_CELL_INERT, with_text_size(*this, 300));
    for (unsigned column = 0; column < table_->GetColumnCount(); ++column)
        static_cast<wxDataViewTextRenderer*>(table_->GetColumn(column)->GetRenderer())
            ->EnableEllipsize(wxELLIPSIZE_END);
    auto* close = new wxButton(this, wxID_CANCEL, _("Close"));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    const int gap = FromDIP(10);
    sizer->Add(new wxStaticText(this, wxID_ANY, wx(results_.summary())),
               wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(changed_, wxSizerFlags().Border(wxALL, gap));
    sizer->Add(table_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, gap));
    sizer->Add(findings_, wxSizerFlags().Expand().Border(wxALL, gap));
    auto* save = new wxButton(this, wxID_SAVE, _("Save…"));
    save->SetToolTip(_("Save what is shown as a page for a browser, a table for a spreadsheet, or text"));
    save->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { save_with_dialog(); });
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(save, wxSizerFlags().Border(wxRIGHT, gap));
    buttons->Add(close, wxSizerFlags());
    sizer->Add(buttons, wxSizerFlags().Right().Border(wxRIGHT | wxBOTTOM, gap));
    SetSizer(sizer);
    changed_->SetValue(changed_only);
    changed_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& /*event*/) { fill(); });
    table_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& /*event*/) { show_details(); });
    table_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent& /*event*/) {
        if (const BatchLine* line = selected())
            open_(line->army);
    });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& /*event*/) { Destroy(); });
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { Close(); }, wxID_CANCEL);
    fill();
}

void LibraryResults::fill() {
    shown_ = results_.lines(changed_->GetValue());
    table_->DeleteAllItems();
    for (const BatchLine* line : shown_) {
        wxVector<wxVariant> row;
        row.push_back(wx(line->name));
        row.push_back(wx(line->player));
        row.push_back(wx(line->totals));
        row.push_back(verdict_label(line->verdict));
        row.push_back(wx(joined(line->changes, "; ")));
        row.push_back(wx(CheckResults::first_finding(*line)));
        table_->AppendItem(row);
    }
    if (!shown_.empty())
        table_->SelectRow(0);
    show_details();
}

void LibraryResults::save_to(const std::filesystem::path& file) const {
    const std::string ending = file.extension().string();
    write_file(file, ending == ".html"  ? results_.html(shown_)
                     : ending == ".csv" ? CheckResults::csv(shown_)
                                        : CheckResults::text(shown_));
}

void LibraryResults::save_with_dialog() {
    const auto chosen = ask_file_to_save(this, _("Save the results"), utf8(_("check")) + ".html",
                                         _("Page (*.html)|*.html|Table (*.csv)|*.csv|Text (*.txt)|*.txt"));
    if (!chosen)
        return;
    try {
        save_to(chosen->file);
    } catch (const std::system_error& error) {
        wxMessageBox(wx(error.what()), _("The results were not saved."), wxOK | wxICON_ERROR, this);
    }
}

const BatchLine* LibraryResults::selected() const {
    const int row = table_->GetSelectedRow();
    return row == wxNOT_FOUND ? nullptr : shown_[static_cast<std::size_t>(row)];
}

void LibraryResults::show_details() {
    wxString words;
    if (const BatchLine* line = selected())
        words = wx(CheckResults::details(*line));
    else if (changed_->GetValue())
        words = _("None of the checked armies differs from when it was saved.");
    findings_->ChangeValue(words);
}

} // namespace muster
