// SPDX-License-Identifier: MIT
#include "gui/library/compare_page.h"

#include "gui/library/balance_list.h"
#include "gui/toolkit/theme.h"
#include "gui/widgets/compare_list.h"
#include "gui/widgets/escape_button.h"
#include "gui/widgets/segmented_choice.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace muster {

ComparePage::ComparePage(wxWindow* parent, std::function<void()> back)
    : wxPanel(parent), summary_(new wxStaticText(this, wxID_ANY, wxString())),
      view_(new SegmentedChoice(this, _("What is compared"),
                                [this](int view) { show_view(static_cast<ComparisonView>(view)); })),
      balance_(new BalanceList(this)), list_(new CompareList(this)) {
    summary_->SetFont(large_font(*summary_));
    auto* button = new wxButton(this, wxID_ANY, _("Back"));
    set_escape_button(*button);
    button->Bind(wxEVT_BUTTON,
                 [this, back = std::move(back)](wxCommandEvent& /*event*/) { CallAfter(back); });
    auto* bar = new wxBoxSizer(wxHORIZONTAL);
    bar->Add(button, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(10)));
    bar->Add(view_, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(10)));
    bar->Add(summary_, wxSizerFlags(1).CentreVertical());
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(bar, wxSizerFlags().Expand());
    sizer->Add(balance_, wxSizerFlags(1).Expand());
    sizer->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
}

void ComparePage::show(const wxString& before, const wxString& after, std::vector<ComparisonRow> rows,
                       const ArmyBalance& balance, ComparisonView view) {
    rows_ = std::move(rows);
    const auto count = [this](ComparisonKind kind) {
        return static_cast<unsigned>(std::count_if(
            rows_.begin(), rows_.end(), [kind](const ComparisonRow& row) { return row.kind == kind; }));
    };
    summary_->SetLabelText(
        rows_.empty() ? wxString(_("There are no differences."))
                      : wxString::Format(_("%u added, %u removed, %u changed, %u moved"),
                                         count(ComparisonKind::added), count(ComparisonKind::removed),
                                         count(ComparisonKind::changed), count(ComparisonKind::moved)));
    list_->show(before, after, rows_);
    balance_->show(before, after, balance);
    show_view(view);
}

void ComparePage::show_view(ComparisonView view) {
    view_->show({{_("Side by side"), _("The numbers of both, and their troops by class"), std::nullopt},
                 {_("What differs"), _("Troops added, removed, changed and moved, and what follows from it"),
                  std::nullopt}},
                static_cast<int>(view));
    view_->SetMinSize(wxSize(view_->one_line_width(), -1));
    balance_->Show(view == ComparisonView::balance);
    list_->Show(view == ComparisonView::differences);
    Layout();
}

} // namespace muster
