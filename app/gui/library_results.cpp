// SPDX-License-Identifier: MIT
#include "library_results.h"

#include "accessible_name.h"
#include "library_model.h"
#include "wx_text.h"

#include <wx/button.h>
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
                                            [](const BatchLine& line) { return line.verdict_differs; }));
    const auto all = static_cast<unsigned>(result.lines.size());
    wxString words =
        wxString::Format(_("%u of %u legal; %u differ from when they were saved."), legal, all, changed);
    if (result.cancelled)
        words += " " + _("The check was stopped before the end.");
    return words;
}

} // namespace

LibraryResults::LibraryResults(wxWindow* parent, BatchResult result, std::function<void(ArmyId)> open)
    : wxDialog(parent, wxID_ANY, _("Check of the library"), wxDefaultPosition,
               parent->FromDIP(wxSize(820, 520)), wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      result_(std::move(result)), open_(std::move(open)),
      table_(new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_ROW_LINES)),
      findings_(new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, FromDIP(wxSize(100, 110)),
                               wxTE_MULTILINE | wxTE_READONLY)) {
    set_accessible_name(*table_, _("Results of the check"));
    set_accessible_name(*findings_, _("Findings of the chosen army"));
    table_->AppendTextColumn(_("Name"), wxDATAVIEW_CELL_INERT, FromDIP(260));
    table_->AppendTextColumn(_("Verdict"), wxDATAVIEW_CELL_INERT, FromDIP(90));
    table_->AppendTextColumn(_("When saved"), wxDATAVIEW_CELL_INERT, FromDIP(110));
    table_->AppendTextColumn(_("Findings"), wxDATAVIEW_CELL_INERT, FromDIP(380));
    // What is wrong comes first.
    std::stable_sort(result_.lines.begin(), result_.lines.end(), [](const BatchLine& a, const BatchLine& b) {
        const auto rank = [](const BatchLine& line) { return line.verdict ? line.verdict->errors : 1 << 20; };
        return rank(a) > rank(b);
    });
    for (const BatchLine& line : result_.lines) {
        wxVector<wxVariant> row;
        row.push_back(wx(line.name));
        row.push_back(verdict_words(line.verdict));
        row.push_back(line.verdict_differs ? wxString(_("differed")) : wxString());
        row.push_back(first_words(line));
        table_->AppendItem(row);
    }
    auto* close = new wxButton(this, wxID_CANCEL, _("Close"));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    const int gap = FromDIP(10);
    sizer->Add(new wxStaticText(this, wxID_ANY, summary_of(result_)), wxSizerFlags().Border(wxALL, gap));
    sizer->Add(table_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, gap));
    sizer->Add(findings_, wxSizerFlags().Expand().Border(wxALL, gap));
    sizer->Add(close, wxSizerFlags().Right().Border(wxRIGHT | wxBOTTOM, gap));
    SetSizer(sizer);
    table_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& /*event*/) { tell_chosen(); });
    table_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent& /*event*/) {
        if (const BatchLine* line = chosen())
            open_(line->army);
    });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& /*event*/) { Destroy(); });
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { Close(); }, wxID_CANCEL);
    if (!result_.lines.empty()) {
        table_->SelectRow(0);
        tell_chosen();
    }
}

const BatchLine* LibraryResults::chosen() const {
    const int row = table_->GetSelectedRow();
    return row == wxNOT_FOUND ? nullptr : &result_.lines[static_cast<std::size_t>(row)];
}

void LibraryResults::tell_chosen() {
    wxString words;
    if (const BatchLine* line = chosen()) {
        words = wx(line->problem);
        for (const std::string& said : line->said)
            words += (words.empty() ? "" : "\n") + wx(said);
        if (words.empty())
            words = _("Nothing is wrong with it.");
    }
    findings_->ChangeValue(words);
}

} // namespace muster
