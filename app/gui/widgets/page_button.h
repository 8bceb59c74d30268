// SPDX-License-Identifier: MIT
// A small button of a page for one of the things that the page does.
#pragma once

#include "gui/widgets/small_button.h"

#include <wx/sizer.h>

namespace muster {

// It acts once the click is dealt with, since the page may be made anew or closed by it.
template <typename Page>
wxButton* add_page_button(Page& page, wxSizer& sizer, const wxString& label, const wxString& tip,
                           void (Page::*act)()) {
    auto* button = new SmallButton(&page, label);
    button->SetToolTip(tip);
    button->Bind(wxEVT_BUTTON, [&page, act](wxCommandEvent& /*event*/) {
        page.CallAfter([&page, act] { (page.*act)(); });
    });
    sizer.Add(button, wxSizerFlags().Border(wxRIGHT | wxTOP, page.FromDIP(4)));
    return button;
}

} // namespace muster
