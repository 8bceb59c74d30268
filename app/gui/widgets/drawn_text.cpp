// SPDX-License-Identifier: MIT
#include "gui/widgets/drawn_text.h"

#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"

#include <wx/bitmap.h>
#include <wx/dcgraph.h>
#include <wx/dcmemory.h>
#include <wx/graphics.h>

#include <algorithm>

namespace muster {

void draw_line(wxDC& dc, const wxString& text, int x, int y) {
    if (wxGraphicsContext* context = dc.GetGraphicsContext())
        context->DrawText(text, x, y);
    else
        dc.DrawText(text, x, y);
}

int draw_wrapped(wxDC& dc, const wxString& text, const wxPoint& at, int width) {
    const int step = TextMetrics::line_height(dc);
    int y = at.y;
    for (const wxString& line : TextMetrics::wrapped(dc, text, width)) {
        draw_line(dc, line, at.x, y);
        y += step;
    }
    return y - at.y;
}

int wrapped_height(wxDC& dc, const wxString& text, int width) {
    return static_cast<int>(TextMetrics::wrapped(dc, text, width).size()) * TextMetrics::line_height(dc);
}

wxString shortened_by_words(wxDC& dc, const wxString& text, int width) {
    const wxString cut = TextMetrics::ellipsized(dc, text, width);
    const std::size_t kept = cut.length() - std::min<std::size_t>(cut.length(), 1); // without the ellipsis
    if (cut == text || kept >= text.length() || text[kept] == ' ')
        return cut;
    const std::size_t end = text.rfind(' ', kept);
    return end == wxString::npos || end < kept / 2 ? cut : text.substr(0, end) + wxString::FromUTF8("…");
}

void draw_ellipsized(wxDC& dc, const wxString& text, const wxPoint& at, int width) {
    if (width > 0)
        draw_line(dc, TextMetrics::ellipsized(dc, text, width), at.x, at.y);
}

void draw_severity_icon(wxDC& dc, Severity severity, const wxPoint& at, int size) {
    const Theme& theme = Theme::current();
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(theme.colour_of(severity));
    const int half = size / 2;
    const wxPoint middle(at.x + half, at.y + half);
    const wxColour inside = theme.paper;
    if (severity == Severity::error) {
        dc.DrawCircle(middle, half);
        dc.SetBrush(inside);
        const int bar = std::max(2, size / 7);
        dc.DrawRectangle(at.x + size / 4, middle.y - bar / 2, size - 2 * (size / 4), bar);
        return;
    }
    if (severity == Severity::query) {
        const std::vector<wxPoint> corners{{middle.x, at.y}, {at.x + size, at.y + size}, {at.x, at.y + size}};
        dc.DrawPolygon(static_cast<int>(corners.size()), corners.data());
    } else {
        dc.DrawCircle(middle, half);
    }
    dc.SetPen(wxPen(inside, std::max(1, size / 8)));
    dc.DrawLine(middle.x, at.y + size * 3 / 8, middle.x, at.y + size * 11 / 16);
    dc.DrawLine(middle.x, at.y + size * 13 / 16, middle.x, at.y + size * 13 / 16 + 1);
}

void draw_legal_icon(wxDC& dc, const wxPoint& at, int size) {
    dc.SetPen(wxPen(Theme::current().good, std::max(2, size / 6)));
    dc.DrawLine(at.x + size / 8, at.y + size / 2, at.x + size * 3 / 8, at.y + size * 7 / 8);
    dc.DrawLine(at.x + size * 3 / 8, at.y + size * 7 / 8, at.x + size * 7 / 8, at.y + size / 8);
}

wxBitmap severity_bitmap(Severity severity, int size, double scale) {
    wxBitmap bitmap;
    bitmap.CreateWithDIPSize(wxSize(size, size), scale, 32);
    bitmap.UseAlpha();
    wxMemoryDC memory(bitmap);
    wxGCDC dc(memory);
    draw_severity_icon(dc, severity, {0, 0}, size);
    return bitmap;
}

} // namespace muster
