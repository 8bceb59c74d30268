// SPDX-License-Identifier: MIT
#include "gui/widgets/card.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/widgets/drawn_text.h"
#include "gui/widgets/drawn_window.h"

#include <algorithm>
#include <utility>

namespace muster {

namespace {
constexpr int padding = 12;
}

Card::Card(wxWindow* parent, Text text, int text_lines, std::function<void()> act)
    : text_(std::move(text)), text_lines_(text_lines), act_(std::move(act)) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxWANTS_CHARS);
    set_theme_style(*this);
    set_accessible_name(*this, text_.heading, text_.subtitle + ". " + text_.body);
    set_accessible_role(*this, AccessibleRole::panel);
    part_ = std::make_unique<AccessibleParts>(
        *this, text_.heading, AccessibleParts::Kind::button,
        AccessibleParts::Source{[] { return std::size_t{1}; }, [this](std::size_t) { return text_.heading; },
                                [this](std::size_t) { return wxRect(GetClientSize()); },
                                [this](std::size_t) { return chosen_; }, [this](std::size_t) { press(); },
                                [](std::size_t) {}});
    SetCursor(wxCURSOR_HAND);
    bind_painting(
        *this, [this] { return background_behind(*this); }, [this](wxDC& dc) { paint(dc); });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        // Pressing may take the page away, and the card with it.
        if (wxRect(GetClientSize()).Contains(event.GetPosition()))
            CallAfter([this] { press(); });
    });
    Bind(wxEVT_ENTER_WINDOW, [this](wxMouseEvent& /*event*/) {
        hovered_ = true;
        update_tip(); // only now: to measure the texts of all cards at each layout takes long
        Refresh();
    });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent& /*event*/) {
        hovered_ = false;
        Refresh();
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        if (key == WXK_RETURN || key == WXK_NUMPAD_ENTER || key == WXK_SPACE)
            CallAfter([this] { press(); });
        else if (key == WXK_TAB)
            Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
        else
            event.Skip();
    });
    for (const auto& type : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS})
        Bind(type, [this](wxFocusEvent& event) {
            Refresh();
            if (event.GetEventType() == wxEVT_SET_FOCUS)
                part_->moved_to(0);
            event.Skip();
        });
    bind_resizing(*this);
}

Card::Tops Card::tops() {
    MeasuringDC bold(*this, bold_font(*this));
    MeasuringDC small(*this, small_font(*this));
    const int heading = FromDIP(padding - 3);
    const int subtitle = heading + TextMetrics::line_height(bold) + FromDIP(1);
    const int body = subtitle + (text_.subtitle.empty() ? 0 : TextMetrics::line_height(small) + FromDIP(2));
    return {heading, subtitle, body, std::max(0, GetClientSize().y - body - FromDIP(4))};
}

// Only what the card cannot show whole: a tip covers the cards beside it.
void Card::update_tip() {
    const int wide = GetClientSize().x - 2 * FromDIP(padding);
    MeasuringDC bold(*this, bold_font(*this));
    MeasuringDC small(*this, small_font(*this));
    const bool fits = TextMetrics::width(bold, text_.heading) <= wide &&
                      TextMetrics::width(small, text_.subtitle) <= wide &&
                      wrapped_height(small, text_.body, wide) <= tops().room;
    if (fits)
        UnsetToolTip();
    else
        SetToolTip(tip_no_wider_than(wide));
}

wxString Card::tip_no_wider_than(int width) const {
    MeasuringDC dc(*this, GetFont());
    wxString tip = text_.heading;
    for (const wxString& line : TextMetrics::wrapped(dc, text_.body, width))
        tip += "\n" + line;
    return tip;
}

void Card::set_selected(bool chosen) {
    chosen_ = chosen;
    Refresh();
}

wxSize Card::DoGetBestClientSize() const {
    const int lines = 1 + (text_.subtitle.empty() ? 0 : 1) + text_lines_;
    return {with_text_size(*this, 220), lines * GetCharHeight() + FromDIP(2 * padding - 4)};
}

void Card::paint(wxDC& dc) {
    const Theme& theme = Theme::current();
    const bool marked = chosen_ || HasFocus();
    dc.SetPen(wxPen(marked || hovered_ ? theme.accent : theme.line, chosen_ ? FromDIP(2) : 1));
    dc.SetBrush(chosen_ || hovered_ ? theme.selection : theme.paper);
    dc.DrawRoundedRectangle(wxRect(GetClientSize()).Deflate(1), FromDIP(6));
    const int left = FromDIP(padding);
    const int wide = GetClientSize().x - 2 * left;
    const Tops top = tops();
    dc.SetFont(bold_font(*this));
    dc.SetTextForeground(theme.text);
    draw_ellipsized(dc, text_.heading, {left, top.heading}, wide);
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(theme.faint);
    draw_ellipsized(dc, text_.subtitle, {left, top.subtitle}, wide);
    const auto most_lines = static_cast<std::size_t>(top.room / TextMetrics::line_height(dc));
    const std::vector<wxString>& lines = TextMetrics::wrapped(dc, text_.body, wide);
    int y = top.body;
    for (std::size_t i = 0; i < lines.size() && i < most_lines; ++i) {
        const bool goes_on = i + 1 == most_lines && i + 1 < lines.size();
        draw_ellipsized(dc, goes_on ? lines[i] + " " + lines[i + 1] : lines[i], {left, y}, wide);
        y += TextMetrics::line_height(dc);
    }
}

} // namespace muster
