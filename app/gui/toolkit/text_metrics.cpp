// SPDX-License-Identifier: MIT
#include "gui/toolkit/text_metrics.h"

#include <wx/control.h>
#include <wx/tokenzr.h>
#include <wx/window.h>

#include <algorithm>
#include <string_view>

namespace muster {

namespace {

constexpr std::size_t max_texts = 4096; // a window shows a few hundred
constexpr std::size_t max_fonts = 32;

// Measures all words of the text at once, because each measurement is slow.
void wrap_paragraph(wxDC& dc, const wxString& text, int width, std::vector<wxString>& lines) {
    wxArrayInt ends; // of each character, from the start of the paragraph
    dc.GetPartialTextExtents(text, ends);
    const auto end_of = [&](std::size_t letters) { return letters == 0 ? 0 : ends[letters - 1]; };
    std::size_t line = 0; // where it starts
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

std::vector<wxString> lines_of(wxDC& dc, const wxString& text, int width) {
    std::vector<wxString> lines;
    wxStringTokenizer paragraphs(text, "\n", wxTOKEN_RET_EMPTY_ALL);
    while (paragraphs.HasMoreTokens())
        wrap_paragraph(dc, paragraphs.GetNextToken(), width, lines);
    return lines;
}

} // namespace

bool same_font(const wxFont& a, const wxFont& b) {
    if (a.IsSameAs(b)) // usually the same object
        return true;
    return a.IsOk() && b.IsOk() && a.GetFractionalPointSize() == b.GetFractionalPointSize() &&
           a.GetNumericWeight() == b.GetNumericWeight() && a.GetStyle() == b.GetStyle() &&
           a.GetFaceName() == b.GetFaceName();
}

std::size_t TextMetrics::Hash::operator()(const Key& key) const {
    const std::size_t text = std::hash<std::wstring_view>()({key.text.wc_str(), key.text.length()});
    return text ^ (key.font * 0x9E3779B97F4A7C15U) ^ (static_cast<std::size_t>(key.width) << 20U);
}

TextMetrics& TextMetrics::instance() {
    static TextMetrics measures;
    return measures;
}

void TextMetrics::clear() {
    instance() = TextMetrics();
}

std::size_t TextMetrics::index_of(const wxFont& font) {
    auto found = std::find_if(fonts_.begin(), fonts_.end(),
                              [&](const wxFont& known) { return same_font(known, font); });
    if (found == fonts_.end()) {
        if (fonts_.size() == max_fonts)
            clear();
        fonts_.push_back(font);
        found = fonts_.end() - 1;
    }
    return static_cast<std::size_t>(found - fonts_.begin());
}

template <typename Value, typename Work>
const Value& TextMetrics::cached(Table<Value>& table, const wxFont& font, const wxString& text, int width,
                                 const Work& work) {
    const Key key{index_of(font), width, text};
    if (const auto found = table.find(key); found != table.end())
        return found->second;
    if (table.size() == max_texts)
        table.clear();
    return table.emplace(key, work()).first->second;
}

int TextMetrics::line_height(wxDC& dc) {
    return instance().cached(instance().heights_, dc.GetFont(), {}, 0, [&] { return dc.GetCharHeight(); });
}

int TextMetrics::line_height(const wxWindow& window) {
    return instance().cached(instance().window_heights_, window.GetFont(), {}, 0,
                             [&] { return window.GetCharHeight(); });
}

int TextMetrics::width(wxDC& dc, const wxString& text) {
    return instance().cached(instance().widths_, dc.GetFont(), text, 0,
                             [&] { return dc.GetTextExtent(text).x; });
}

int TextMetrics::width(const wxWindow& window, const wxFont& font, const wxString& text) {
    return instance().cached(instance().window_widths_, font, text, 0, [&] {
        int width = 0;
        window.GetTextExtent(text, &width, nullptr, nullptr, nullptr, &font);
        return width;
    });
}

const std::vector<wxString>& TextMetrics::wrapped(wxDC& dc, const wxString& text, int width) {
    return instance().cached(instance().wrapped_, dc.GetFont(), text, width,
                             [&] { return lines_of(dc, text, width); });
}

const wxString& TextMetrics::ellipsized(wxDC& dc, const wxString& text, int width) {
    return instance().cached(instance().ellipsized_, dc.GetFont(), text, width,
                             [&] { return wxControl::Ellipsize(text, dc, wxELLIPSIZE_END, width); });
}

} // namespace muster
