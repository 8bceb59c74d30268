// SPDX-License-Identifier: MIT
#include "gui/widgets/page_button.h"

#include "gui/widgets/escape_button.h"

#include <wx/intl.h>

#include <utility>

namespace muster {

namespace {
constexpr int button_gap = 4;
} // namespace

wxButton* add_page_button(wxWindow& page, wxSizer& row, const wxString& label, const wxString& tip,
                          std::function<void()> act) {
    auto* button = new SmallButton(&page, label);
    if (!tip.empty())
        button->SetToolTip(tip);
    button->Bind(wxEVT_BUTTON,
                 [&page, act = std::move(act)](wxCommandEvent& /*event*/) { page.CallAfter(act); });
    row.Add(button, wxSizerFlags().Border(wxRIGHT | wxTOP, page.FromDIP(button_gap)));
    return button;
}

wxButton* add_close_button(wxWindow& page, wxSizer& row, const wxString& tip, std::function<void()> close) {
    row.AddStretchSpacer();
    wxButton* button = add_page_button(page, row, _("Close"), tip, std::move(close));
    set_escape_button(*button);
    return button;
}

} // namespace muster
