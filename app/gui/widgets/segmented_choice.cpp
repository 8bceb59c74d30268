// SPDX-License-Identifier: MIT
#include "gui/widgets/segmented_choice.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/widgets/drawn_text.h"
#include "gui/widgets/drawn_window.h"

#include <wx/dcclient.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

// Beside a label. A mark has its room in both of them together, so that it makes no segment wider.
constexpr int label_padding = 9;
constexpr int marked_padding = 3; // before a label with a mark
constexpr int row_gap = 0;
constexpr int icon_size = 9;
constexpr int min_width = 30;

int row_height(const wxWindow& window) {
    return TextMetrics::line_height(window) + window.FromDIP(8);
}

} // namespace

SegmentedChoice::SegmentedChoice(wxWindow* parent, const wxString& name, std::function<void(int)> choose)
    : choose_(std::move(choose)) {
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxWANTS_CHARS);
    set_drawn_style(*this);
    set_accessible_name(*this, name);
    set_accessible_role(*this, AccessibleRole::choice);
    parts_ = std::make_unique<AccessibleParts>(
        *this, name, AccessibleParts::Kind::choice,
        AccessibleParts::Source{[this] { return std::min(segments_.size(), rects_.size()); },
                                [this](std::size_t segment) { return spoken(segment); },
                                [this](std::size_t segment) { return rects_[segment]; },
                                [this](std::size_t segment) { return static_cast<int>(segment) == chosen_; },
                                [this](std::size_t segment) { this->choose(static_cast<int>(segment)); },
                                [](std::size_t) {}});
    bind_painting(
        *this, [this] { return background_behind(*this); }, [this](wxDC& dc) { paint(dc); });
    bind_resizing(*this, [this] { lay_out(GetClientSize().x); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        if (const int segment = segment_at(event.GetPosition()); segment >= 0) {
            cursor_ = segment;
            quiet_ = segment;
            UnsetToolTip();
            this->choose(segment);
        }
    });
    Bind(wxEVT_LEFT_DCLICK, [this](wxMouseEvent& event) {
        if (const int segment = segment_at(event.GetPosition()); segment >= 0)
            this->choose(segment);
    });
    Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent& event) {
        const bool by_key = event.GetPosition() == wxDefaultPosition;
        const int segment = by_key ? cursor_ : segment_at(ScreenToClient(event.GetPosition()));
        if (show_menu_ && segment >= 0 && segment < static_cast<int>(segments_.size()))
            show_menu_(segment);
        else
            event.Skip();
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { hover(event.GetPosition()); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent& /*event*/) { hover({-1, -1}); });
    Bind(wxEVT_KEY_DOWN, &SegmentedChoice::press_key, this);
    for (const auto& type : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS})
        Bind(type, [this](wxFocusEvent& event) {
            Refresh();
            event.Skip();
        });
}

void SegmentedChoice::show(std::vector<Segment> segments, int chosen) {
    if (segments == segments_ && chosen == chosen_)
        return;
    const bool same_labels =
        std::equal(segments.begin(), segments.end(), segments_.begin(), segments_.end(),
                   [](const Segment& a, const Segment& b) { return a.label == b.label; });
    segments_ = std::move(segments);
    if (!same_labels) {
        laid_out_width_ = -1;
        lay_out(GetClientSize().x);
    }
    if (chosen != chosen_ && chosen >= 0)
        cursor_ = chosen;
    chosen_ = chosen;
    cursor_ = std::clamp(cursor_, 0, std::max(0, static_cast<int>(segments_.size()) - 1));
    hovered_ = -1;
    Refresh();
    parts_->update();
}

// What a screen reader reads: why a value would be wrong stands in its tip only.
wxString SegmentedChoice::spoken(std::size_t segment) const {
    const Segment& one = segments_.at(segment);
    if (!one.trouble)
        return one.label;
    const wxString tip = tip_of(segment);
    return tip.StartsWith(one.label) ? tip : one.label + ": " + tip;
}

void SegmentedChoice::lay_out(int width) {
    if (width == laid_out_width_ && laid_out_theme_ == Theme::revision())
        return;
    laid_out_width_ = width;
    laid_out_theme_ = Theme::revision();
    rects_.clear();
    const int height = row_height(*this);
    int x = 0;
    int y = 0;
    for (const Segment& segment : segments_) {
        int wide = TextMetrics::width(*this, GetFont(), segment.label) + FromDIP(2 * label_padding);
        wide = std::max(wide, FromDIP(min_width));
        if (x > 0 && x + wide > width) {
            x = 0;
            y += height + FromDIP(row_gap) - 1;
        }
        rects_.emplace_back(x, y, std::min(wide, std::max(width, 1)), height);
        x += wide - 1; // neighbours share a line
    }
}

int SegmentedChoice::height_for(int width) {
    lay_out(width);
    return rects_.empty() ? row_height(*this) : rects_.back().GetBottom() + 1;
}

int SegmentedChoice::one_line_width() {
    constexpr int more_than_any_window = 100'000;
    lay_out(more_than_any_window);
    return rects_.empty() ? 0 : rects_.back().GetRight() + 1;
}

wxRect SegmentedChoice::segment_rect(std::size_t segment) const {
    return rects_.at(segment);
}

wxSize SegmentedChoice::DoGetBestClientSize() const {
    return {FromDIP(180), rects_.empty() ? row_height(*this) : rects_.back().GetBottom() + 1};
}

void SegmentedChoice::paint(wxDC& dc) {
    dc.SetFont(GetFont());
    for (std::size_t i = 0; i < rects_.size(); ++i)
        if (static_cast<int>(i) != chosen_)
            paint_segment(dc, i);
    if (chosen_ >= 0 && chosen_ < static_cast<int>(rects_.size()))
        paint_segment(dc, static_cast<std::size_t>(chosen_));
}

void SegmentedChoice::paint_segment(wxDC& dc, std::size_t index) {
    const Theme& theme = Theme::current();
    const Segment& segment = segments_[index];
    const wxRect& rect = rects_[index];
    const bool is_chosen = static_cast<int>(index) == chosen_;
    const bool is_hovered = static_cast<int>(index) == hovered_;
    wxColour back = is_chosen ? theme.accent : theme.paper;
    if (!is_chosen && segment.trouble)
        back = *segment.trouble == Severity::error ? theme.error_background : theme.query_background;
    if (!is_chosen && is_hovered)
        back = theme.selection;
    dc.SetBrush(back);
    dc.SetPen(is_chosen ? theme.accent : theme.line);
    dc.DrawRectangle(rect);
    dc.SetTextForeground(is_chosen          ? theme.on_accent
                         : !segment.trouble ? theme.text
                                            : theme.colour_of(*segment.trouble));
    const int x = rect.x + FromDIP(marked_padding);
    const int room = rect.width - FromDIP(2 * label_padding);
    if (TextMetrics::width(dc, segment.label) > room) // wider than the whole control, with large text
        dc.SetFont(small_font(*this));
    const int text_width = TextMetrics::width(dc, segment.label);
    const int start = segment.trouble ? x : rect.x + std::max(FromDIP(4), (rect.width - text_width) / 2);
    draw_ellipsized(dc, segment.label, {start, rect.y + (rect.height - TextMetrics::line_height(dc)) / 2},
                    room + FromDIP(2));
    dc.SetFont(GetFont());
    if (segment.trouble) {
        const int size = FromDIP(icon_size);
        draw_severity_icon(dc, *segment.trouble,
                           {rect.GetRight() - size - FromDIP(2), rect.y + (rect.height - size) / 2}, size);
    }
    if (HasFocus() && static_cast<int>(index) == cursor_) {
        dc.SetBrush(*wxTRANSPARENT_BRUSH);
        dc.SetPen(wxPen(is_chosen ? theme.on_accent : theme.accent, 1, wxPENSTYLE_DOT));
        dc.DrawRectangle(wxRect(rect).Deflate(FromDIP(2)));
    }
}

wxString SegmentedChoice::tip_of(std::size_t segment) const {
    const wxString tip = segments_.at(segment).tip;
    const wxString more = more_tip_ ? more_tip_(static_cast<int>(segment)) : wxString();
    return tip.empty() || more.empty() ? tip + more : tip + "\n" + more;
}

int SegmentedChoice::segment_at(const wxPoint& point) const {
    for (std::size_t i = 0; i < rects_.size(); ++i)
        if (rects_[i].Contains(point))
            return static_cast<int>(i);
    return -1;
}

void SegmentedChoice::hover(const wxPoint& point) {
    const int segment = segment_at(point);
    if (segment == hovered_)
        return;
    hovered_ = segment;
    if (segment != quiet_)
        quiet_ = -1;
    if (segment >= 0 && segment != quiet_)
        SetToolTip(tip_of(static_cast<std::size_t>(segment)));
    else
        UnsetToolTip();
    Refresh();
}

void SegmentedChoice::press_key(wxKeyEvent& event) {
    if (event.HasAnyModifiers() && event.GetKeyCode() != WXK_TAB) { // keys of commands: Alt+Right, Alt+Home
        event.Skip();
        return;
    }
    const int last = static_cast<int>(segments_.size()) - 1;
    // Arrows choose at once, like those of radio buttons: a mark that only moved was taken for the choice.
    const auto go_to = [&](int segment) {
        cursor_ = std::clamp(segment, 0, last);
        parts_->moved_to(static_cast<std::size_t>(cursor_));
        Refresh();
        choose(cursor_);
    };
    switch (event.GetKeyCode()) {
    case WXK_LEFT:
    case WXK_UP: go_to(cursor_ - 1); return;
    case WXK_RIGHT:
    case WXK_DOWN: go_to(cursor_ + 1); return;
    case WXK_HOME: go_to(0); return;
    case WXK_END: go_to(last); return;
    case WXK_SPACE:
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER: choose(cursor_); return;
    case WXK_TAB:
        Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
        return;
    default: event.Skip();
    }
}

void SegmentedChoice::choose(int segment) {
    if (segment != chosen_ && segment >= 0 && segment < static_cast<int>(segments_.size()))
        choose_(segment);
}

} // namespace muster
