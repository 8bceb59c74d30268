// SPDX-License-Identifier: MIT
// WhyPanel: each number of the selected element with its terms and their citations.
#pragma once

#include "edit/why.h"
#include "gui/shell/workbench.h"
#include "gui/widgets/drawn_document.h"

namespace muster {

class WhyPanel : public DrawnDocument {
public:
    WhyPanel(wxWindow* parent, Workbench& bench);
    // Everything that is shown, as plain text.
    [[nodiscard]] wxString text() const;

protected:
    int draw(wxDC& dc) const override;

private:
    void update(Changed changed);
    // Returns where the next line begins.
    int draw_number(wxDC& dc, const WhyNumber& number, int y, int width) const;

    Workbench& bench_;
    wxString heading_;
    wxString shown_text_; // with the heading
    std::vector<WhyNumber> numbers_;
};

} // namespace muster
