// SPDX-License-Identifier: MIT
#include "gui/widgets/styled_label.h"

#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/widgets/drawn_text.h"

namespace muster {

namespace {

wxFont font_of(LabelStyle style) {
    switch (style) {
    case LabelStyle::heading: return large_desktop_font();
    case LabelStyle::note: return small_desktop_font();
    default: return desktop_font().Bold();
    }
}

constexpr int beside_text = 1; // pixels that wxGTK wants beyond the text

// In 1024ths of a point, as markup has it.
int size_of(LabelStyle style) {
    constexpr double units_a_point = 1024;
    return static_cast<int>(font_of(style).GetFractionalPointSize() * units_a_point);
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
    text_ = text;
    show(text);
}

bool StyledLabel::wrap(int width) {
    MeasuringDC dc(*this, font_of(style_));
    wxString lines;
    for (const wxString& line : TextMetrics::wrapped(dc, text_, width - beside_text))
        lines += (lines.empty() ? "" : "\n") + line;
    return show(lines);
}

bool StyledLabel::shorten(int width) {
    MeasuringDC dc(*this, font_of(style_));
    show(TextMetrics::ellipsized(dc, text_, width - beside_text));
    return lines_ != text_;
}

bool StyledLabel::show(const wxString& lines) {
    const wxString markup = markup_of(lines);
    if (markup == markup_)
        return false;
    lines_ = lines;
    markup_ = markup;
    if (lines.empty())
        SetLabel(wxString()); // wx would keep the old text, because it finds no word in the markup
    else
        SetLabelMarkup(markup);
    InvalidateBestSize();
    return true;
}

} // namespace muster
