// SPDX-License-Identifier: MIT
// FindingsList: the rows of the findings, drawn by hand: sign, message, citation and place, fix button.
#pragma once

#include "findings_panel.h"

#include <wx/vlbox.h>

namespace muster {

class FindingsList : public wxVListBox {
public:
    FindingsList(FindingsPanel& panel, Workbench& bench);
    void look_again();

protected:
    void OnDrawItem(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    void OnDrawBackground(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    void OnDrawSeparator(wxDC& dc, wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord OnMeasureItem(std::size_t row) const override;

private:
    [[nodiscard]] wxRect button_rect(const wxRect& row_rect, std::size_t row) const;
    [[nodiscard]] bool hits_button(const wxPoint& point, std::size_t row) const;

    FindingsPanel& panel_;
    Workbench& bench_;
};

} // namespace muster
