// SPDX-License-Identifier: MIT
#include "gui/event/event_band.h"

#include "event/status_json.h"
#include "gui/event/state_colours.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"
#include "gui/widgets/drawn_window.h"

#include <wx/intl.h>

#include <algorithm>

namespace muster {

namespace {

constexpr int figure_gap = 11;
constexpr int title_share = 4; // of the width, at least a quarter is for the title
constexpr EventTime hour = 3600;
constexpr EventTime day = 24 * hour;

wxString separator() {
    return wxString::FromUTF8(" · ");
}

wxString join(const std::vector<wxString>& parts) {
    wxString text;
    for (const wxString& part : parts)
        if (!part.empty())
            text += (text.empty() ? wxString() : separator()) + part;
    return text;
}

wxString rules_of_pack(const EventPack& pack, const Rulesets& rulesets) {
    const wxString title = wx(rulesets.title_of(pack.ruleset));
    return pack.rules_revision.empty() ? title : title + " " + wx(pack.rules_revision);
}

// "4 d 3 h", or "0 h" in the last one.
wxString span_text(EventTime seconds) {
    const auto days = static_cast<int>(seconds / day);
    const auto hours = static_cast<int>(seconds % day / hour);
    if (days == 0)
        return wxString::Format(_("%d h"), hours);
    return wxString::Format(_("%d d %d h"), days, hours);
}

} // namespace

EventBand::EventBand(wxWindow* parent) : wxPanel(parent) {
    set_drawn_style(*this);
    set_accessible_role(*this, AccessibleRole::status);
    set_accessible_name(*this, _("The tournament"));
    MeasuringDC large(*this, large_font(*this));
    MeasuringDC small(*this, small_font(*this));
    SetMinSize({-1, TextMetrics::line_height(large) + 2 * TextMetrics::line_height(small) + FromDIP(6)});
    bind_painting(
        *this, [this] { return background_behind(*this); }, [this](wxDC& dc) { paint(dc); });
    bind_resizing(*this);
}

void EventBand::show(const EventStatus& status, const Rulesets& rulesets, EventTime now, bool is_outdated) {
    const EventPack& pack = status.pack;
    title_ = wx(pack.title);
    const wxString lists = pack.lists_per_player > 1
                               ? wxString::Format(_("%d lists each"), static_cast<int>(pack.lists_per_player))
                               : wxString();
    note_ = join({wx(pack.date), wx(pack.place), rules_of_pack(pack, rulesets), lists});
    marks_ = join({status.locked ? wxString(_("locked: further lists do not count")) : wxString(),
                   status.sealed ? wxString(_("sealed: nothing is published")) : wxString(),
                   is_outdated ? wxString(_("what was published is older than the lists")) : wxString()});
    const Theme& theme = Theme::current();
    const auto players = static_cast<unsigned>(status.players.size());
    figures_ = {{wxString::Format("%u", players), _("players"), theme.text}};
    for (const ListState state : list_states)
        if (const std::size_t count = status.count(state); count != 0)
            figures_.push_back({wxString::Format("%u", static_cast<unsigned>(count)), wx(state_name(state)),
                                state_colour(state)});
    if (!status.unmatched.empty())
        figures_.push_back({wxString::Format("%u", static_cast<unsigned>(status.unmatched.size())),
                            _("unmatched"), theme.query});
    if (pack.deadline)
        figures_.push_back(
            pack.deadline->at > now
                ? Figure{span_text(pack.deadline->at - now), _("to the deadline"), theme.text}
                : Figure{wx(readable_event_time(pack.deadline->at)), _("was the deadline"), theme.faint});
    announce(*this, text());
    Refresh();
}

void EventBand::show_note(const wxString& title, const wxString& note) {
    title_ = title;
    note_ = note;
    marks_.clear();
    figures_.clear();
    Refresh();
}

wxString EventBand::text() const {
    wxString text = title_ + "\n" + note_ + "\n" + marks_ + "\n";
    for (const Figure& figure : figures_)
        text += figure.number + " " + figure.caption + "\n";
    return text;
}

int EventBand::figures_width(wxDC& dc) const {
    int width = 0;
    for (const Figure& figure : figures_) {
        dc.SetFont(bold_font(*this));
        const int number = TextMetrics::width(dc, figure.number);
        dc.SetFont(small_font(*this));
        width += std::max(number, TextMetrics::width(dc, figure.caption)) + 2 * FromDIP(figure_gap);
    }
    return width;
}

void EventBand::paint(wxDC& dc) {
    const Theme& theme = Theme::current();
    const wxSize size = GetClientSize();
    const int figures = figures_width(dc);
    const int room = std::max(size.x - figures, size.x / title_share);
    dc.SetFont(large_font(*this));
    dc.SetTextForeground(theme.text);
    draw_ellipsized(dc, title_, {0, 0}, room);
    int y = TextMetrics::line_height(dc) + FromDIP(2);
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(theme.faint);
    draw_ellipsized(dc, note_, {0, y}, room);
    y += TextMetrics::line_height(dc) + FromDIP(2);
    dc.SetTextForeground(theme.query);
    draw_ellipsized(dc, marks_, {0, y}, room);
    int x = std::max(room, size.x - figures);
    for (const Figure& figure : figures_) {
        dc.SetPen(theme.line);
        dc.DrawLine(x, FromDIP(4), x, size.y - FromDIP(8));
        dc.SetFont(large_font(*this));
        dc.SetTextForeground(figure.colour);
        const int left = x + FromDIP(figure_gap);
        dc.SetFont(bold_font(*this));
        draw_line(dc, figure.number, left, FromDIP(6));
        const int number = TextMetrics::width(dc, figure.number);
        const int below = FromDIP(8) + TextMetrics::line_height(dc);
        dc.SetFont(small_font(*this));
        dc.SetTextForeground(theme.faint);
        draw_line(dc, figure.caption, left, below);
        x += std::max(number, TextMetrics::width(dc, figure.caption)) + 2 * FromDIP(figure_gap);
    }
}

} // namespace muster
