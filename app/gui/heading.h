// SPDX-License-Identifier: MIT
// Headings of pages and of their parts.
#pragma once

#include <wx/string.h>

class wxStaticText;
class wxWindow;

namespace muster {

// As large_font() and bold_font(). It is measured rightly from the start: GTK applies a font that is set for
// a control only later, and until then its text is measured too small and would be cut off.
[[nodiscard]] wxStaticText* new_heading(wxWindow* parent, const wxString& text);
[[nodiscard]] wxStaticText* new_bold_text(wxWindow* parent, const wxString& text);

} // namespace muster
