// SPDX-License-Identifier: MIT
// WrappedText: text wrapped to the width of the window. Unlike with wxStaticText, the toolkit does not
// measure it again for every width that a window passes through.
#pragma once

#include "gui/toolkit/theme.h"

#include <wx/window.h>

namespace muster {

class WrappedText : public wxWindow {
public:
    explicit WrappedText(wxWindow* parent);
    void show(const wxString& text, const wxColour Theme::*colour);
    // In pixels.
    [[nodiscard]] int height_for(int width) const;
    [[nodiscard]] bool AcceptsFocus() const override { return false; }

private:
    void paint(wxDC& dc);

    wxString text_;
    const wxColour Theme::*colour_ = &Theme::text;
};

} // namespace muster
