// SPDX-License-Identifier: MIT
// SmallButton: a button as wide as its words and a little more; the toolkit's own such button has no room
// beside them at all.
#pragma once

#include <wx/button.h>

namespace muster {

class SmallButton : public wxButton {
public:
    SmallButton(wxWindow* parent, const wxString& label) {
        Create(parent, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    }

protected:
    [[nodiscard]] wxSize DoGetBestSize() const override {
        return wxButton::DoGetBestSize() + FromDIP(wxSize(14, 4));
    }
};

} // namespace muster
