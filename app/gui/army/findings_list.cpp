// SPDX-License-Identifier: MIT
#include "gui/army/findings_list.h"

#include "check/wording.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"

#include <wx/control.h>
#include <wx/intl.h>

#include <algorithm>

namespace muster {

namespace {

constexpr int findings_margin = 12;
constexpr int finding_icon_size = 14;
constexpr int button_padding = 10;
constexpr int max_button_width = 320;

} // namespace

FindingsList::FindingsList(FindingsPanel& panel, Workbench& bench)
    : DrawnList(&panel, _("Findings")), panel_(panel), bench_(bench) {
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        const int row = VirtualHitTest(event.GetPosition().y);
        if (row == wxNOT_FOUND) {
            event.Skip();
            return;
        }
        if (hits_button(event.GetPosition(), static_cast<std::size_t>(row))) {
            panel_.fix(static_cast<std::size_t>(row));
            return;
        }
        event.Skip();
        panel_.go_to(static_cast<std::size_t>(row));
    });
    Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        choose_some_row();
        event.Skip();
    });
}

void FindingsList::choose_some_row() {
    if (GetSelection() == wxNOT_FOUND && GetItemCount() != 0)
        SetSelection(0);
}

const Finding& FindingsList::finding(std::size_t row) const {
    return bench_.report().findings()[panel_.shown()[row]];
}

wxString FindingsList::message(std::size_t row) const {
    const Ruleset& ruleset = bench_.ruleset();
    const wxString words = wx(message_of(finding(row), bench_.army(), ruleset, bench_.report()));
    const ReadingIndex reading = ruleset.rules[finding(row).rule].reading;
    return reading == no_reading ? words
                                 : words + " " + wx(provenance_sign(Provenance::reading)) + " " +
                                       wx(reading_words(ruleset, reading));
}

wxString FindingsList::source(std::size_t row) const {
    return wx(citations_of(finding(row), bench_.ruleset())) + wxString::FromUTF8(" · ") +
           wx(place_name(finding(row).place, bench_.army(), bench_.ruleset()));
}

wxString FindingsList::row_text(std::size_t row) const {
    return message(row) + "\n" + source(row);
}

wxString FindingsList::paint_key(std::size_t row) const {
    return wxString::Format("%d %s\n%s", static_cast<int>(finding(row).severity), row_text(row),
                            panel_.fix_label(row));
}

wxRect FindingsList::button_rect(const wxRect& row_rect, std::size_t row) const {
    const wxString label = panel_.fix_label(row);
    if (label.empty())
        return {};
    const int wide = std::min(width_of(label, GetFont()) + 2 * FromDIP(button_padding),
                              with_text_size(*this, max_button_width));
    const int high = line_height() + FromDIP(8);
    return {row_rect.GetRight() - FromDIP(findings_margin) - wide, row_rect.y + (row_rect.height - high) / 2,
            wide, high};
}

bool FindingsList::hits_button(const wxPoint& point, std::size_t row) const {
    return button_rect(GetItemRect(row), row).Contains(point);
}

int FindingsList::message_width() const {
    return std::max(GetClientSize().x - FromDIP(3 * findings_margin + finding_icon_size) -
                        with_text_size(*this, max_button_width),
                    FromDIP(200));
}

wxCoord FindingsList::row_height(std::size_t row) const {
    return height_of(message(row), GetFont(), message_width()) + line_height() + FromDIP(10);
}

void FindingsList::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::current();
    const int size = FromDIP(finding_icon_size);
    draw_severity_icon(dc, finding(row).severity, {rect.x + FromDIP(findings_margin), rect.y + FromDIP(6)},
                       size);
    const int left = rect.x + FromDIP(2 * findings_margin) + size;
    const int wide = message_width();
    dc.SetFont(GetFont());
    dc.SetTextForeground(theme.text);
    const int height = draw_wrapped(dc, message(row), {left, rect.y + FromDIP(4)}, wide);
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(theme.faint);
    draw_ellipsized(dc, source(row), {left, rect.y + FromDIP(5) + height}, wide);
    const wxRect button = button_rect(rect, row);
    if (button.IsEmpty())
        return;
    dc.SetPen(theme.accent);
    dc.SetBrush(theme.paper);
    dc.DrawRoundedRectangle(button, FromDIP(4));
    dc.SetFont(GetFont());
    dc.SetTextForeground(theme.accent);
    draw_line(dc, button_label(dc, row, button.width - 2 * FromDIP(button_padding)),
              button.x + FromDIP(button_padding), button.y + FromDIP(4));
}

wxString FindingsList::button_label(wxDC& dc, std::size_t row, int wide) const {
    wxString label = panel_.fix_label(row);
    if (TextMetrics::width(dc, label) <= wide)
        return label;
    const wxString several = label.EndsWith(several_fixes_sign(), &label) ? several_fixes_sign() : wxString();
    return shortened_by_words(dc, label, wide - TextMetrics::width(dc, several)) + several;
}

} // namespace muster
