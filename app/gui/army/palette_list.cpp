// SPDX-License-Identifier: MIT
#include "gui/army/palette_list.h"

#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"

#include <wx/intl.h>

namespace muster {

namespace {
constexpr int palette_margin = 10;
constexpr int plus_room = 30;
constexpr int max_lines = 2;
constexpr int row_padding = 11;
constexpr int low_row_padding = 5;
constexpr int rows_to_see = 5;
constexpr int palette_sign_size = 14;
constexpr int sign_room = 16; // before the plus
} // namespace

PaletteList::PaletteList(PalettePanel& panel) : DrawnList(&panel, _("Troops to add")), panel_(panel) {
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        const int row = VirtualHitTest(event.GetPosition().y);
        event.Skip();
        // Its tip has been read, and would cover the rows that come next.
        quiet_ = row;
        show_tip();
        // A click beside the plus only selects.
        if (row != wxNOT_FOUND && is_at_plus(event.GetPosition().x))
            panel_.add(static_cast<std::size_t>(row));
    });
    Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent& event) {
        if (event.GetInt() >= 0 &&
            wxGetMousePosition().x < ClientToScreen({GetClientSize().x - FromDIP(plus_room), 0}).x)
            panel_.add(static_cast<std::size_t>(event.GetInt()));
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_INSERT && GetSelection() >= 0)
            panel_.add(static_cast<std::size_t>(GetSelection()));
        else
            event.Skip();
    });
    Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent& event) {
        const bool by_key = event.GetPosition() == wxDefaultPosition;
        const int row = by_key ? GetSelection() : VirtualHitTest(ScreenToClient(event.GetPosition()).y);
        if (row == wxNOT_FOUND)
            return;
        SetSelection(row);
        panel_.show_menu(static_cast<std::size_t>(row));
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        hover(event.GetPosition());
        event.Skip();
    });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent& event) {
        hovered_ = wxNOT_FOUND;
        Refresh();
        event.Skip();
    });
}

void PaletteList::hover(const wxPoint& point) {
    const int row = VirtualHitTest(point.y);
    const bool over_plus = is_at_plus(point.x);
    if (row == hovered_ && over_plus == over_plus_)
        return;
    if (row != quiet_)
        quiet_ = wxNOT_FOUND;
    hovered_ = row;
    over_plus_ = over_plus;
    show_tip();
    Refresh();
}

bool PaletteList::is_at_plus(int x) const {
    return x >= GetClientSize().x - FromDIP(plus_room);
}

void PaletteList::show_tip() {
    const auto row = static_cast<std::size_t>(hovered_);
    if (hovered_ == wxNOT_FOUND || hovered_ == quiet_ || row >= panel_.shown().size()) {
        UnsetToolTip();
        return;
    }
    if (over_plus_ && has_plus(row))
        SetToolTip(_("Adds a new row; Alt+Right raises the count of the selected one"));
    else if (const wxString tip = tip_of(row); tip.empty())
        UnsetToolTip();
    else
        SetToolTip(tip);
}

// Only what the row cannot show whole: a tip covers what comes next.
wxString PaletteList::tip_of(std::size_t row) const {
    const wxString name = wx(panel_.shown()[row].name);
    const wxString detail = second_line(row);
    const bool name_fits = width_of(name, GetFont()) <= text_width(row);
    const bool detail_fits =
        height_of(detail, small_font(*this), text_width(row)) <= detail_lines() * small_height();
    return name_fits && detail_fits ? wxString() : name + "\n" + detail;
}

bool PaletteList::is_low() const {
    const int room = panel_.GetClientSize().y - GetPosition().y; // also beneath the text below the rows
    return room < rows_to_see * (line_height() + max_lines * small_height() + FromDIP(row_padding));
}

// All rows have space for a reason, so that the headroom of invisible rows need not be computed.
int PaletteList::detail_lines() const {
    return is_low() ? 1 : max_lines;
}

wxCoord PaletteList::row_height(std::size_t /*row*/) const {
    return line_height() + detail_lines() * small_height() +
           FromDIP(is_low() ? low_row_padding : row_padding);
}

int PaletteList::text_width(std::size_t row) const {
    const bool has_both_signs = has_plus(row) && panel_.headroom_of(row).obstacle;
    return GetClientSize().x - FromDIP(palette_margin) - FromDIP(plus_room) -
           (has_both_signs ? FromDIP(sign_room) : 0);
}

// How many there are and may be; the rule that would be broken, or the notation and the gain.
wxString PaletteList::second_line(std::size_t row) const {
    const Headroom& room = panel_.headroom_of(row);
    wxString line = panel_.amount_text(panel_.shown()[row]);
    const auto add = [&](const wxString& words) {
        if (!words.empty())
            line += (line.empty() ? wxString() : wxString::FromUTF8(" · ")) + words;
    };
    if (room.obstacle && panel_.shared_trouble().empty()) {
        add(wx(room.obstacle->message));
        return line;
    }
    add(wx(panel_.shown()[row].code));
    if (!room.obstacle)
        add(panel_.gain_text(room));
    return line;
}

wxString PaletteList::row_text(std::size_t row) const {
    return wx(panel_.shown()[row].name) + "\n" + second_line(row);
}

wxString PaletteList::paint_key(std::size_t row) const {
    const Headroom& room = panel_.headroom_of(row);
    const int sign = room.obstacle ? static_cast<int>(room.obstacle->severity) : -1;
    return wxString::Format("%d %s", sign, row_text(row));
}

bool PaletteList::is_highlighted(std::size_t row) const {
    return IsSelected(row) || static_cast<int>(row) == hovered_;
}

void PaletteList::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::current();
    const PaletteEntry& entry = panel_.shown()[row];
    const bool barred = !has_plus(row);
    const int left = rect.x + FromDIP(palette_margin);
    const int wide = text_width(row);
    int y = rect.y + FromDIP(is_low() ? 2 : 5);
    dc.SetFont(GetFont());
    dc.SetTextForeground(barred ? theme.faint : theme.text);
    draw_ellipsized(dc, wx(entry.name), {left, y}, wide);
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(theme.faint);
    y += line_height() + FromDIP(1);
    const std::vector<wxString>& lines = TextMetrics::wrapped(dc, second_line(row), wide);
    const auto shown = static_cast<std::size_t>(detail_lines());
    for (std::size_t i = 0; i < lines.size() && i < shown; ++i) {
        const bool goes_on = i + 1 == shown && i + 1 < lines.size();
        draw_ellipsized(dc, goes_on ? lines[i] + " " + lines[i + 1] : lines[i], {left, y}, wide);
        y += TextMetrics::line_height(dc);
    }
    draw_signs(dc, rect, row);
}

bool PaletteList::has_plus(std::size_t row) const {
    const Headroom& room = panel_.headroom_of(row);
    return !room.obstacle || room.obstacle->severity != Severity::error;
}

// What is doubtful can be added too: its sign stands before the plus.
void PaletteList::draw_signs(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const std::optional<Obstacle>& obstacle = panel_.headroom_of(row).obstacle;
    const int size = FromDIP(palette_sign_size);
    if (obstacle) {
        const int before = has_plus(row) ? FromDIP(sign_room) : 0;
        draw_severity_icon(dc, obstacle->severity,
                           {rect.GetRight() - FromDIP(8) - size - before, rect.y + (rect.height - size) / 2},
                           size);
    }
    if (!has_plus(row))
        return;
    dc.SetFont(large_font(*this));
    dc.SetTextForeground(Theme::current().accent);
    draw_line(dc, "+", rect.GetRight() - FromDIP(20),
              rect.y + (rect.height - TextMetrics::line_height(dc)) / 2);
}

} // namespace muster
