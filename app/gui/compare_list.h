// SPDX-License-Identifier: MIT
// CompareList: the rows of a comparison, drawn by hand in two columns under headings.
#pragma once

#include "desk/army_comparison.h"

#include <wx/vlbox.h>

#include <vector>

namespace muster {

class CompareList : public wxVListBox {
public:
    explicit CompareList(wxWindow* parent);
    void show(const wxString& before, const wxString& after, const std::vector<ComparisonRow>& rows);

protected:
    void OnDrawItem(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    void OnDrawBackground(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord OnMeasureItem(std::size_t row) const override;

private:
    struct Line {
        bool heading = false;
        wxString mark; // "+", "−", "~"
        wxString before;
        wxString after;
        wxString below; // over both columns
        wxColour colour;
    };
    [[nodiscard]] int column_width() const;
    [[nodiscard]] static Line line_of(const ComparisonRow& row);

    std::vector<Line> lines_;
};

} // namespace muster
