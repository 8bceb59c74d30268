// SPDX-License-Identifier: MIT
#include "gui/lists/list_verdict.h"

#include "gui/lists/list_details.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/spacing.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int least_width = 200;
constexpr std::size_t most_findings = 4;

wxString words_for(const std::vector<std::string>& findings) {
    const auto count = static_cast<unsigned>(findings.size());
    if (count == 0)
        return _("The open army fits this list.");
    wxString words = wxString::Format(wxPLURAL("The open army under this list: %u finding",
                                               "The open army under this list: %u findings", count),
                                      count);
    for (std::size_t i = 0; i < std::min(findings.size(), most_findings); ++i)
        words += "\n" + wxString::FromUTF8("· ") + wx(findings[i]);
    return words;
}

} // namespace

ListVerdict::ListVerdict(wxWindow* parent, std::function<void()> go_to_problem) : wxPanel(parent) {
    verdict_ = new wxStaticText(this, wxID_ANY, wxString());
    army_ = new wxStaticText(this, wxID_ANY, wxString());
    problem_button_ = new wxButton(this, wxID_ANY, _("Show the problem"));
    problem_button_->Bind(
        wxEVT_BUTTON, [this, go = std::move(go_to_problem)](wxCommandEvent& /*event*/) { CallAfter(go); });
    details_ = new ListDetails(this);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(verdict_, wxSizerFlags().Expand().Border(wxRIGHT, FromDIP(control_gap)));
    sizer->Add(problem_button_, wxSizerFlags().Border(wxTOP, FromDIP(control_gap / 2)));
    sizer->Add(army_, wxSizerFlags().Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, FromDIP(control_gap)));
    sizer->Add(details_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
    SetMinSize(
        FromDIP(wxSize(least_width, -1))); // the words are wrapped to the panel, and do not hold it wide
}

void ListVerdict::show(const HouseListSession& session, const Army* army) {
    const std::optional<InputError>& problem = session.editor().reading().problem;
    set_text_colour(*verdict_, problem ? &Theme::error : &Theme::good);
    verdict_words_ =
        problem ? wxString::Format(_("The list cannot be used yet: %s"), wx(session.editor().reading().words))
                : wxString(_("The list can be used."));
    problem_button_->Show(problem.has_value());
    const auto findings = army != nullptr ? session.findings_of(*army) : std::nullopt;
    army_words_ = findings ? words_for(*findings) : wxString();
    set_text_colour(*army_, findings && findings->empty() ? &Theme::good : &Theme::query);
    army_->Show(findings.has_value());
    details_->show(session.editor().reading().lines);
    wrap();
}

void ListVerdict::wrap() {
    const int width = std::max(GetClientSize().x, FromDIP(least_width)) - FromDIP(control_gap);
    verdict_->SetLabel(verdict_words_);
    verdict_->Wrap(width);
    army_->SetLabel(army_words_);
    army_->Wrap(width);
    Layout();
}

wxString ListVerdict::text() const {
    return verdict_words_ + "\n" + army_words_;
}

} // namespace muster
