// SPDX-License-Identifier: MIT
// BalanceList: the figures of two armies beside each other, a bar each that grows from the middle.
#pragma once

#include "browse/army_balance.h"
#include "gui/widgets/drawn_list.h"

#include <vector>

namespace muster {

class BalanceList : public DrawnList {
public:
    explicit BalanceList(wxWindow* parent);
    void show(const wxString& before, const wxString& after, const ArmyBalance& balance);

    [[nodiscard]] wxString row_text(std::size_t row) const override;
    // In pixels, of the left and of the right army.
    [[nodiscard]] std::pair<int, int> bars(std::size_t row) const;
    [[nodiscard]] std::size_t rows() const { return lines_.size(); }

protected:
    [[nodiscard]] std::size_t row_count() const override { return lines_.size(); }
    void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord row_height(std::size_t row) const override;
    [[nodiscard]] bool has_line_below(std::size_t row) const override { return lines_[row].heading; }

private:
    struct Line {
        bool heading = false;
        BalanceRow row;
    };
    [[nodiscard]] int name_width() const;
    [[nodiscard]] int figure_width() const;
    [[nodiscard]] int longest_bar() const;

    std::vector<Line> lines_;
};

} // namespace muster
