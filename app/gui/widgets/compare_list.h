// SPDX-License-Identifier: MIT
// CompareList: the rows of a comparison in two columns under headings.
#pragma once

#include "browse/army_comparison.h"
#include "gui/widgets/drawn_list.h"

#include <vector>

namespace muster {

class CompareList : public DrawnList {
public:
    explicit CompareList(wxWindow* parent);
    void show(const wxString& before, const wxString& after, const std::vector<ComparisonRow>& rows);

    [[nodiscard]] wxString row_text(std::size_t row) const override;

protected:
    [[nodiscard]] std::size_t row_count() const override { return lines_.size(); }
    void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord row_height(std::size_t row) const override;
    [[nodiscard]] bool is_highlighted(std::size_t row) const override {
        return IsSelected(row) && !lines_[row].heading;
    }
    [[nodiscard]] bool has_line_below(std::size_t row) const override { return lines_[row].heading; }

private:
    struct Line {
        bool heading = false;
        wxString mark; // "+", "−", "~"
        wxString before;
        wxString after;
        wxString below; // across both columns
        wxColour colour;
    };
    [[nodiscard]] int column_width() const;
    [[nodiscard]] static Line line_of(const ComparisonRow& row);

    std::vector<Line> lines_;
};

} // namespace muster
