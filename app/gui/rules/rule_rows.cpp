// SPDX-License-Identifier: MIT
#include "gui/rules/rule_rows.h"

#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/widgets/drawn_text.h"

#include <wx/dc.h>
#include <wx/intl.h>

#include <utility>

namespace muster {

namespace {
constexpr int rule_margin = 12;
constexpr int state_width = 150;
} // namespace

RuleRows::RuleRows(wxWindow* parent, std::function<void()> chosen, std::function<void()> entered)
    : DrawnList(parent, _("Rules")), chosen_(std::move(chosen)), entered_(std::move(entered)) {}

void RuleRows::show(std::vector<Row> rows) {
    rows_ = std::move(rows);
    update_rows();
}

void RuleRows::change(std::size_t row, Row now) {
    rows_[row] = std::move(now);
    RefreshRow(row);
}

wxString RuleRows::row_text(std::size_t row) const {
    return rows_[row].state + "\n" + rows_[row].words + "\n" + rows_[row].about;
}

wxCoord RuleRows::row_height(std::size_t /*row*/) const {
    return line_height() + small_height() + FromDIP(11);
}

void RuleRows::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::current();
    const Row& one = rows_[row];
    const int left = rect.x + FromDIP(rule_margin);
    const int wide = rect.width - 2 * FromDIP(rule_margin) - with_text_size(*this, state_width);
    const int second = rect.y + FromDIP(5) + line_height();
    dc.SetFont(GetFont());
    dc.SetTextForeground(one.off ? theme.faint : theme.text);
    draw_ellipsized(dc, one.words, {left, rect.y + FromDIP(4)}, wide - FromDIP(rule_margin));
    dc.SetFont(one.changed ? bold_font(*this) : GetFont());
    dc.SetTextForeground(one.changed ? theme.accent : theme.faint);
    draw_ellipsized(dc, one.state, {left + wide, rect.y + FromDIP(4)}, with_text_size(*this, state_width));
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(theme.faint);
    draw_ellipsized(dc, one.about, {left, second}, wide - FromDIP(rule_margin));
}

} // namespace muster
