// SPDX-License-Identifier: MIT
// SmallButton: a button a little larger than its label. wxBU_EXACTFIT alone leaves no padding at all.
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
