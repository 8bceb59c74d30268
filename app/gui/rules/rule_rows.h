// SPDX-License-Identifier: MIT
// RuleRows: the rules of a rule set as rows with message, citation and state in the house rules.
#pragma once

#include "gui/widgets/drawn_list.h"

#include <functional>
#include <vector>

namespace muster {

class RuleRows : public DrawnList {
public:
    struct Row {
        wxString words;
        wxString about; // id and section
        wxString state;
        bool changed = false;
        bool off = false;
    };

    RuleRows(wxWindow* parent, std::function<void()> chosen, std::function<void()> entered);

    void show(std::vector<Row> rows);
    void change(std::size_t row, Row now);
    [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
    [[nodiscard]] wxString row_text(std::size_t row) const override;

protected:
    [[nodiscard]] std::size_t row_count() const override { return rows_.size(); }
    void draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const override;
    [[nodiscard]] wxCoord row_height(std::size_t row) const override;
    void row_selected(std::size_t /*row*/) override { chosen_(); }
    void row_activated(std::size_t /*row*/) override { entered_(); }

private:
    std::function<void()> chosen_;
    std::function<void()> entered_;
    std::vector<Row> rows_;
};

} // namespace muster
