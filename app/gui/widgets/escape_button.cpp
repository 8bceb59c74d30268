// SPDX-License-Identifier: MIT
#include "gui/widgets/escape_button.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/srchctrl.h>

namespace muster {

namespace {

bool empty_search() {
    for (wxWindow* window = wxWindow::FindFocus(); window; window = window->GetParent())
        if (auto* search = dynamic_cast<wxSearchCtrl*>(window); search && !search->IsEmpty()) {
            search->Clear();
            return true;
        }
    return false;
}

} // namespace

void set_escape_button(wxButton& button) {
    button.SetId(wxID_CLOSE);
    const wxString tip = button.GetToolTipText();
    button.SetToolTip(tip.empty() ? wxString(_("Esc")) : wxString::Format(_("%s (Esc)"), tip));
}

bool press_escape(wxWindow& page) {
    if (empty_search())
        return true;
    wxWindow* button = page.FindWindow(wxID_CLOSE);
    if (!button || !button->IsShownOnScreen() || !button->IsEnabled())
        return false;
    wxCommandEvent click(wxEVT_BUTTON, wxID_CLOSE);
    click.SetEventObject(button);
    button->ProcessWindowEvent(click);
    return true;
}

} // namespace muster
