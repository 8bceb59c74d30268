// SPDX-License-Identifier: MIT
#include "gui/lists/list_details.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"

#include <wx/intl.h>

#include <utility>

namespace muster {

namespace {
constexpr int details_margin = 16;
constexpr int amount_room = 92; // "any number" in small letters
} // namespace

ListDetails::ListDetails(wxWindow* parent) : DrawnDocument(parent, _("The army list")) {}

void ListDetails::show(std::vector<ListLine> lines) {
    lines_ = std::move(lines);
    set_accessible_name(*this, _("The army list"), text());
    Scroll(0, 0);
    Refresh();
}

wxString ListDetails::text() const {
    wxString result;
    for (const ListLine& line : lines_) {
        for (const std::string* words : {&line.amount, &line.words, &line.more})
            if (!words->empty())
                result += wx(*words) + " ";
        result += "\n";
    }
    return result;
}

int ListDetails::draw(wxDC& dc) const {
    int y = FromDIP(details_margin);
    for (const ListLine& line : lines_)
        y = draw_line(dc, line, y, GetClientSize().x - 2 * FromDIP(details_margin));
    return y + FromDIP(details_margin);
}

int ListDetails::draw_line(wxDC& dc, const ListLine& line, int y, int width) const {
    const Theme& theme = Theme::current();
    const int left = FromDIP(details_margin);
    const int inner = left + FromDIP(amount_room);
    const int inner_width = width - FromDIP(amount_room);
    const auto words = [&](const wxFont& font, const wxColour& colour, const std::string& text, int x,
                           int wide) {
        dc.SetFont(font);
        dc.SetTextForeground(colour);
        y += draw_wrapped(dc, wx(text), {x, y}, wide);
    };
    switch (line.kind) {
    case ListLineKind::title:
        words(large_font(*this), theme.text, line.words, left, width);
        words(small_font(*this), theme.faint, line.more, left, width);
        return y + FromDIP(6);
    case ListLineKind::heading:
        y += FromDIP(12);
        words(bold_font(*this), theme.accent, line.words, left, width);
        return y + FromDIP(3);
    case ListLineKind::text: words(GetFont(), theme.text, line.words, left, width); return y + FromDIP(4);
    case ListLineKind::entry: {
        y += FromDIP(4);
        dc.SetFont(small_font(*this));
        dc.SetTextForeground(theme.faint);
        draw_ellipsized(dc, wx(line.amount), {left, y + FromDIP(1)}, FromDIP(amount_room - 8));
        words(bold_font(*this), theme.text, line.words, inner, inner_width);
        return y;
    }
    case ListLineKind::detail: break;
    }
    words(small_font(*this), theme.faint, line.words, inner, inner_width);
    return y;
}

} // namespace muster
