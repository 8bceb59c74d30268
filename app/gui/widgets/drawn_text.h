// SPDX-License-Identifier: MIT
// Text drawn by hand: wrapped to a width, or cut with "…"; and the sign of a severity, which differs in shape
// as well as in colour.
#pragma once

#include "ruleset/rule.h"

#include <wx/dcclient.h>

namespace muster {

// Measures the texts of a window that is not being painted.
class MeasuringDC : public wxClientDC {
public:
    MeasuringDC(const wxWindow& window, const wxFont& font)
        : wxClientDC(const_cast<wxWindow*>(&window)) { // NOLINT(cppcoreguidelines-pro-type-const-cast)
        SetFont(font);
    }
};

// A line; wxDC::DrawText would set it once more to tell how large it was.
void draw_line(wxDC& dc, const wxString& text, int x, int y);
// Draws it and returns the height it took.
int draw_wrapped(wxDC& dc, const wxString& text, const wxPoint& at, int width);
[[nodiscard]] int wrapped_height(wxDC& dc, const wxString& text, int width);
void draw_ellipsized(wxDC& dc, const wxString& text, const wxPoint& at, int width);
// In a square of `size` pixels.
void draw_severity_icon(wxDC& dc, Severity severity, const wxPoint& at, int size);
void draw_legal_icon(wxDC& dc, const wxPoint& at, int size);
// The sign as a picture, for native controls.
[[nodiscard]] wxBitmap severity_bitmap(Severity severity, int size, double scale);

} // namespace muster
