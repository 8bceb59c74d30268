// SPDX-License-Identifier: MIT
#include "gui/lists/list_timeline.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"
#include "lists/army_list.h"

#include <wx/dcbuffer.h>
#include <wx/intl.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {
constexpr int column_years = 50;
constexpr int mark_years = 500;
constexpr int label_gap = 4;
constexpr int height = 64;
constexpr int timeline_margin = 8;
} // namespace

ListTimeline::ListTimeline(wxWindow* parent, std::function<void()> year_changed)
    : year_changed_(std::move(year_changed)) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxWANTS_CHARS);
    set_theme_style(*this);
    set_accessible_name(*this, _("Time line"),
                        _("Selects the lists of a year; Escape shows those of all years"));
    SetToolTip(_("Click a year to show only its lists; click it again to show all"));
    Bind(wxEVT_PAINT, [this](wxPaintEvent& /*event*/) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Refresh();
        event.Skip();
    });
    for (const auto& type : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        Bind(type, [this](wxMouseEvent& event) {
            event.Skip();
            SetFocus();
            const bool again = year_ && std::abs(x_of(*year_) - event.GetX()) <= FromDIP(4);
            select(again ? std::nullopt : std::optional(year_at(event.GetX())));
        });
    // Before the key closes the page.
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE && year_)
            select(std::nullopt);
        else
            event.Skip();
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) { press_key(event); });
    for (const auto& type : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS})
        Bind(type, [this](wxFocusEvent& event) {
            Refresh();
            event.Skip();
        });
}

wxSize ListTimeline::DoGetBestClientSize() const {
    return {FromDIP(300), FromDIP(height)};
}

void ListTimeline::show(std::vector<Years> lists) {
    std::erase_if(lists, [](const Years& years) { return !years.bounded(); });
    lists_ = std::move(lists);
    Refresh();
}

void ListTimeline::show_years(const Years& years) {
    shown_ = years.bounded() ? std::optional(years) : std::nullopt;
    Refresh();
}

void ListTimeline::select(std::optional<std::int32_t> year) {
    year_ = year;
    Refresh();
    year_changed_();
}

int ListTimeline::x_of(std::int32_t year) const {
    const std::int64_t wide = GetClientSize().x - 2 * FromDIP(timeline_margin);
    const std::int64_t held = std::clamp(year, first_, last_);
    return FromDIP(timeline_margin) + static_cast<int>((held - first_) * wide / (last_ - first_));
}

std::int32_t ListTimeline::year_at(int x) const {
    const std::int64_t wide = std::max(1, GetClientSize().x - 2 * FromDIP(timeline_margin));
    const std::int64_t at = std::clamp<std::int64_t>(x - FromDIP(timeline_margin), 0, wide);
    const auto year = static_cast<std::int32_t>(first_ + at * (last_ - first_) / wide);
    return year == 0 ? 1 : year; // there is no year 0
}

void ListTimeline::press_key(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (key == WXK_LEFT || key == WXK_RIGHT) {
        const std::int32_t next = year_.value_or(1) + (key == WXK_LEFT ? -column_years : column_years);
        select(std::clamp(next == 0 ? 1 : next, first_, last_));
    } else if (key == WXK_TAB) {
        Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
    } else {
        event.Skip();
    }
}

void ListTimeline::paint_columns(wxDC& dc, const wxRect& field) const {
    std::vector<int> columns;
    for (std::int32_t from = first_; from < last_; from += column_years)
        columns.push_back(
            static_cast<int>(std::count_if(lists_.begin(), lists_.end(), [&](const Years& years) {
                return years.from < from + column_years && years.to >= from;
            })));
    const int most = columns.empty() ? 0 : *std::max_element(columns.begin(), columns.end());
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(Theme::current().accent);
    for (std::size_t i = 0; i < columns.size() && most > 0; ++i) {
        const std::int32_t from = first_ + static_cast<std::int32_t>(i) * column_years;
        const int high = (field.height * columns[i] + most - 1) / most;
        const int left = x_of(from);
        dc.DrawRectangle(left, field.GetBottom() + 1 - high,
                         std::max(1, x_of(from + column_years) - left - 1), high);
    }
}

void ListTimeline::paint_years(wxDC& dc, const wxRect& field) const {
    const Theme& theme = Theme::current();
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(theme.faint);
    dc.SetPen(theme.line);
    for (std::int32_t year = first_; year <= last_; year += mark_years)
        dc.DrawLine(x_of(year), field.GetBottom() + 1, x_of(year), field.GetBottom() + FromDIP(5));
    for (const YearLabel& label : year_labels())
        draw_line(dc, label.words, label.left, field.GetBottom() + FromDIP(6));
}

std::vector<YearLabel> ListTimeline::year_labels() const {
    std::vector<YearLabel> labels;
    const wxFont font = small_font(*this);
    for (std::int32_t year = first_; year <= last_; year += mark_years) {
        YearLabel label{wx(year_words(year == 0 ? 1 : year)), 0, 0};
        GetTextExtent(label.words, &label.wide, nullptr, nullptr, nullptr, &font);
        label.left = std::clamp(x_of(year) - label.wide / 2, 0, std::max(0, GetClientSize().x - label.wide));
        if (labels.empty() || label.left >= labels.back().left + labels.back().wide + FromDIP(label_gap))
            labels.push_back(std::move(label));
    }
    return labels;
}

void ListTimeline::paint() {
    wxAutoBufferedPaintDC dc(this);
    const Theme& theme = Theme::current();
    dc.SetBackground(background_behind(*this));
    dc.Clear();
    dc.SetFont(small_font(*this));
    const int below = dc.GetCharHeight() + FromDIP(8);
    const wxRect field(FromDIP(timeline_margin), FromDIP(2), GetClientSize().x - 2 * FromDIP(timeline_margin),
                       std::max(FromDIP(10), GetClientSize().y - below - FromDIP(2)));
    paint_columns(dc, field);
    paint_years(dc, field);
    if (shown_) {
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(theme.text);
        const int left = x_of(shown_->from);
        dc.DrawRectangle(left, field.GetBottom() - FromDIP(1), std::max(FromDIP(3), x_of(shown_->to) - left),
                         FromDIP(4));
    }
    dc.SetPen(HasFocus() ? theme.accent : theme.line);
    dc.DrawLine(field.x, field.GetBottom() + 1, field.GetRight(), field.GetBottom() + 1);
    if (!year_)
        return;
    const int x = x_of(*year_);
    dc.SetPen(wxPen(theme.text, FromDIP(2)));
    dc.DrawLine(x, field.y, x, field.GetBottom());
    const wxString words = wx(year_words(*year_));
    dc.SetFont(bold_font(*this));
    dc.SetTextForeground(theme.text);
    const int wide = dc.GetTextExtent(words).x;
    draw_line(dc, words, x + FromDIP(5) + wide > field.GetRight() ? x - FromDIP(5) - wide : x + FromDIP(5),
              field.y);
}

} // namespace muster
