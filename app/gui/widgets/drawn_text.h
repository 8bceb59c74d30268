// SPDX-License-Identifier: MIT
// Drawing of text, wrapped or shortened with "…", and of the icons of severities, which differ in shape as
// well as in colour.
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

// Draws one line. wxDC::DrawText would measure it once more.
void draw_line(wxDC& dc, const wxString& text, int x, int y);
// Returns the height of the text.
int draw_wrapped(wxDC& dc, const wxString& text, const wxPoint& at, int width);
[[nodiscard]] int wrapped_height(wxDC& dc, const wxString& text, int width);
// The beginning of the text that fits, up to the end of a word where one fits, and an ellipsis.
[[nodiscard]] wxString shortened_by_words(wxDC& dc, const wxString& text, int width);
void draw_ellipsized(wxDC& dc, const wxString& text, const wxPoint& at, int width);
// In a square of `size` pixels.
void draw_severity_icon(wxDC& dc, Severity severity, const wxPoint& at, int size);
void draw_legal_icon(wxDC& dc, const wxPoint& at, int size);
// The icon as a bitmap, for native controls.
[[nodiscard]] wxBitmap severity_bitmap(Severity severity, int size, double scale);

} // namespace muster
