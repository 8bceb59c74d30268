// SPDX-License-Identifier: MIT
#include "drawn_text.h"

#include "theme.h"

#include <wx/bitmap.h>
#include <wx/control.h>
#include <wx/dcgraph.h>
#include <wx/dcmemory.h>
#include <wx/tokenzr.h>

#include <algorithm>

namespace muster {

namespace {

// Text is set once for all its words, as setting it is what takes time.
void wrap_paragraph(wxDC& dc, const wxString& text, int width, std::vector<wxString>& lines) {
    wxArrayInt ends; // of each letter, from the beginning of the paragraph
    dc.GetPartialTextExtents(text, ends);
    const auto end_of = [&](std::size_t letters) { return letters == 0 ? 0 : ends[letters - 1]; };
    std::size_t line = 0; // where it begins
    std::size_t fits = 0; // the end of its last word
    for (std::size_t word = 0; word < text.length();) {
        const std::size_t end = std::min(text.find(' ', word), text.length());
        if (fits > line && end_of(end) - end_of(line) > width) {
            lines.push_back(text.substr(line, fits - line));
            line = word;
        }
        fits = end;
        word = end + 1;
    }
    lines.push_back(text.substr(line, fits - line));
}

} // namespace

std::vector<wxString> wrapped(wxDC& dc, const wxString& text, int width) {
    std::vector<wxString> lines;
    wxStringTokenizer paragraphs(text, "\n", wxTOKEN_RET_EMPTY_ALL);
    while (paragraphs.HasMoreTokens())
        wrap_paragraph(dc, paragraphs.GetNextToken(), width, lines);
    return lines;
}

int draw_wrapped(wxDC& dc, const wxString& text, const wxPoint& at, int width) {
    const int step = dc.GetCharHeight();
    int y = at.y;
    for (const wxString& line : wrapped(dc, text, width)) {
        dc.DrawText(line, at.x, y);
        y += step;
    }
    return y - at.y;
}

int wrapped_height(wxDC& dc, const wxString& text, int width) {
    return static_cast<int>(wrapped(dc, text, width).size()) * dc.GetCharHeight();
}

void draw_cut(wxDC& dc, const wxString& text, const wxPoint& at, int width) {
    if (width > 0)
        dc.DrawText(wxControl::Ellipsize(text, dc, wxELLIPSIZE_END, width), at);
}

void draw_sign(wxDC& dc, Severity severity, const wxPoint& at, int size) {
    const Theme& theme = Theme::now();
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(theme.of(severity));
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

void draw_legal_sign(wxDC& dc, const wxPoint& at, int size) {
    dc.SetPen(wxPen(Theme::now().good, std::max(2, size / 6)));
    dc.DrawLine(at.x + size / 8, at.y + size / 2, at.x + size * 3 / 8, at.y + size * 7 / 8);
    dc.DrawLine(at.x + size * 3 / 8, at.y + size * 7 / 8, at.x + size * 7 / 8, at.y + size / 8);
}

wxBitmap sign_bitmap(Severity severity, int size, double scale) {
    wxBitmap bitmap;
    bitmap.CreateWithDIPSize(wxSize(size, size), scale, 32);
    bitmap.UseAlpha();
    wxMemoryDC memory(bitmap);
    wxGCDC dc(memory);
    draw_sign(dc, severity, {0, 0}, size);
    return bitmap;
}

} // namespace muster
