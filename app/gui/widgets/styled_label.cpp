// SPDX-License-Identifier: MIT
#include "gui/widgets/styled_label.h"

#include "gui/toolkit/theme.h"

namespace muster {

namespace {

// In 1024ths of a point, as markup has it.
int size_of(LabelStyle style) {
    constexpr double units_a_point = 1024;
    const wxFont font = style == LabelStyle::heading ? large_desktop_font()
                        : style == LabelStyle::note  ? small_desktop_font()
                                                     : desktop_font();
    return static_cast<int>(font.GetFractionalPointSize() * units_a_point);
}

// What is marked up is read for mnemonics too.
wxString escaped(const wxString& words) {
    wxString text = wxControl::EscapeMnemonics(words);
    text.Replace("&", "&amp;");
    text.Replace("<", "&lt;");
    text.Replace(">", "&gt;");
    return text;
}

} // namespace

StyledLabel::StyledLabel(wxWindow* parent, const wxString& text, LabelStyle style, long flags)
    : wxStaticText(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, flags), style_(style) {
    set_text(text);
}

wxString StyledLabel::markup_of(const wxString& text) const {
    const wxString look = style_ == LabelStyle::note
                              ? "foreground=\"" + Theme::current().faint.GetAsString(wxC2S_HTML_SYNTAX) + "\""
                              : wxString("weight=\"bold\"");
    return wxString::Format("<span %s size=\"%d\">%s</span>", look, size_of(style_), escaped(text));
}

void StyledLabel::set_text(const wxString& text) {
    const wxString markup = markup_of(text);
    if (markup == markup_)
        return;
    text_ = text;
    markup_ = markup;
    if (text.empty())
        SetLabel(wxString()); // wx would keep the old text, because it finds no word in the markup
    else
        SetLabelMarkup(markup);
}

} // namespace muster
