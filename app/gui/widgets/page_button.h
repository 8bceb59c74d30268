// SPDX-License-Identifier: MIT
// The small buttons in a page's row of buttons.
#pragma once

#include "gui/widgets/small_button.h"

#include <wx/sizer.h>

#include <functional>

namespace muster {

// The button acts after its click is handled, because the action may rebuild or close the page.
wxButton* add_page_button(wxWindow& page, wxSizer& row, const wxString& label, const wxString& tip,
                          std::function<void()> act);
template <typename Page>
wxButton* add_page_button(Page& page, wxSizer& row, const wxString& label, const wxString& tip,
                          void (Page::*act)()) {
    return add_page_button(page, row, label, tip, [&page, act] { (page.*act)(); });
}
// The Close button at the right end of the row, which Escape presses too.
wxButton* add_close_button(wxWindow& page, wxSizer& row, const wxString& tip, std::function<void()> close);

} // namespace muster
