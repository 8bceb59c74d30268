// SPDX-License-Identifier: MIT
// WhyPanel: each number of the selected element with the terms that lead to it and the section they come
// from.
#pragma once

#include "edit/why.h"
#include "gui/shell/workbench.h"

#include <wx/scrolwin.h>

namespace muster {

class WhyPanel : public wxScrolledCanvas {
public:
    WhyPanel(wxWindow* parent, Workbench& bench);
    // What it says, as plain text.
    [[nodiscard]] wxString text() const;

private:
    void update(Changed changed);
    void paint();
    // Both return where the next line would begin.
    int draw(wxDC& dc) const;
    int draw_number(wxDC& dc, const WhyNumber& number, int y, int width) const;

    Workbench& bench_;
    wxString heading_;
    wxString words_; // all that was last shown
    std::vector<WhyNumber> numbers_;
};

} // namespace muster
