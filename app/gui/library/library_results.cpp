// SPDX-License-Identifier: MIT
#include "gui/library/library_results.h"

#include "base/text.h"
#include "gui/library/library_model.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/dataview.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

wxString first_words(const BatchLine& line) {
    if (!line.problem.empty())
        return wx(line.problem);
    return line.said.empty() ? wxString() : wx(line.said.front());
}

wxString summary_of(const BatchResult& result) {
    const auto legal = static_cast<unsigned>(
        std::count_if(result.lines.begin(), result.lines.end(),
                      [](const BatchLine& line) { return line.verdict && line.verdict->legal(); }));
    const auto changed =
        static_cast<unsigned>(std::count_if(result.lines.begin(), result.lines.end(),
                                            [](const BatchLine& line) { return !line.changes.empty(); }));
    const auto all = static_cast<unsigned>(result.lines.size());
    wxString words =
        wxString::Format(_("%u of %u legal; %u differ from when they were saved."), legal, all, changed);
    if (result.cancelled)
        words += " " + _("The check was stopped before the end.");
    return words;
}

} // namespace

LibraryResults::LibraryResults(wxWindow* parent, BatchResult result, std::function<void(ArmyId)> open,
                               bool changed_alone)
    : wxDialog(parent, wxID_ANY, changed_alone ? _("What changed") : _("Check of the library"),
               wxDefaultPosition, parent->FromDIP(wxSize(900, 560)),
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      result_(std::move(result)), open_(std::move(open)),
      table_(new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_ROW_LINES)),
      changed_(new wxCheckBox(this, wxID_ANY, _("Only what differs from when it was saved"))),
      findings_(new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, FromDIP(wxSize(100, 130)),
                               wxTE_MULTILINE | wxTE_READONLY)) {
    set_accessible_name(*table_, _("Results of the check"));
    set_accessible_name(*findings_, _("Findings of the chosen army"));
    table_->AppendTextColumn(_("Name"), wxDATAVIEW_CELL_INERT, FromDIP(240));
    table_->AppendTextColumn(_("Verdict"), wxDATAVIEW_CELL_INERT, FromDIP(90));
    table_->AppendTextColumn(_("Since it was saved"), wxDATAVIEW_CELL_INERT, FromDIP(240));
    table_->AppendTextColumn(_("Findings"), wxDATAVIEW_CELL_INERT, FromDIP(300));
    for (unsigned column = 0; column < table_->GetColumnCount(); ++column)
        static_cast<wxDataViewTextRenderer*>(table_->GetColumn(column)->GetRenderer())
            ->EnableEllipsize(wxELLIPSIZE_END);
    // What is wrong comes first.
    std::stable_sort(result_.lines.begin(), result_.lines.end(), [](const BatchLine& a, const BatchLine& b) {
        const auto rank = [](const BatchLine& line) { return line.verdict ? line.verdict->errors : 1 << 20; };
        return rank(a) > rank(b);
    });
    auto* close = new wxButton(this, wxID_CANCEL, _("Close"));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    const int gap = FromDIP(10);
    sizer->Add(new wxStaticText(this, wxID_ANY, summary_of(result_)),
               wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(changed_, wxSizerFlags().Border(wxALL, gap));
    sizer->Add(table_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, gap));
    sizer->Add(findings_, wxSizerFlags().Expand().Border(wxALL, gap));
    sizer->Add(close, wxSizerFlags().Right().Border(wxRIGHT | wxBOTTOM, gap));
    SetSizer(sizer);
    changed_->SetValue(changed_alone);
    changed_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& /*event*/) { fill(); });
    table_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& /*event*/) { tell_chosen(); });
    table_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent& /*event*/) {
        if (const BatchLine* line = chosen())
            open_(line->army);
    });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& /*event*/) { Destroy(); });
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { Close(); }, wxID_CANCEL);
    fill();
}

void LibraryResults::fill() {
    shown_.clear();
    table_->DeleteAllItems();
    for (std::size_t i = 0; i < result_.lines.size(); ++i) {
        const BatchLine& line = result_.lines[i];
        if (changed_->GetValue() && line.changes.empty())
            continue;
        shown_.push_back(i);
        wxVector<wxVariant> row;
        row.push_back(wx(line.name));
        row.push_back(verdict_words(line.verdict));
        row.push_back(line.changes.empty() ? wxString() : wx(joined(line.changes, "; ")));
        row.push_back(first_words(line));
        table_->AppendItem(row);
    }
    if (!shown_.empty())
        table_->SelectRow(0);
    tell_chosen();
}

const BatchLine* LibraryResults::chosen() const {
    const int row = table_->GetSelectedRow();
    return row == wxNOT_FOUND ? nullptr : &result_.lines[shown_[static_cast<std::size_t>(row)]];
}

void LibraryResults::tell_chosen() {
    wxString words;
    if (const BatchLine* line = chosen()) {
        if (!line->changes.empty())
            words = _("Since it was saved:");
        const auto add = [&](const std::string& said) { words += (words.empty() ? "" : "\n") + wx(said); };
        for (const std::string& change : line->changes)
            add("• " + change);
        if (!line->problem.empty())
            add(line->problem);
        if (!line->changes.empty() && !line->said.empty())
            words += "\n\n" + _("Findings now:");
        for (const std::string& said : line->said)
            add(said);
        if (words.empty())
            words = _("Nothing is wrong with it.");
    } else if (changed_->GetValue()) {
        words = _("None of the checked armies differs from when it was saved.");
    }
    findings_->ChangeValue(words);
}

} // namespace muster
