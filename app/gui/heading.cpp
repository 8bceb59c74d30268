// SPDX-License-Identifier: MIT
#include "heading.h"

#include "theme.h"

#include <wx/stattext.h>

namespace muster {

namespace {

wxStaticText* in_font(wxWindow* parent, const wxString& text, wxFont (*font_of)(const wxWindow&)) {
    auto* label = new wxStaticText(parent, wxID_ANY, text);
    constexpr double units_a_point = 1024;
    const int size = static_cast<int>(font_of(*label).GetFractionalPointSize() * units_a_point);
    wxString escaped = text;
    escaped.Replace("&", "&amp;");
    escaped.Replace("<", "&lt;");
    escaped.Replace(">", "&gt;");
    label->SetLabelMarkup(wxString::Format("<span weight=\"bold\" size=\"%d\">%s</span>", size, escaped));
    return label;
}

} // namespace

wxStaticText* new_heading(wxWindow* parent, const wxString& text) {
    return in_font(parent, text, large_font);
}

wxStaticText* new_bold_text(wxWindow* parent, const wxString& text) {
    return in_font(parent, text, bold_font);
}

} // namespace muster
