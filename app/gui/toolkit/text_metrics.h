// SPDX-License-Identifier: MIT
// TextMetrics: a cache of text widths, line breaks and shortened texts. A window paints the same few texts
// again and again, and measuring a text takes longer than painting it.
#pragma once

#include <wx/dc.h>
#include <wx/font.h>
#include <wx/string.h>

#include <unordered_map>
#include <vector>

class wxWindow;

namespace muster {

// Whether text looks the same in both. wxFont::operator== would measure a text to compare the sizes.
[[nodiscard]] bool same_font(const wxFont& a, const wxFont& b);

class TextMetrics {
public:
    // To be called when the desktop's fonts have changed.
    static void clear();

    // All in pixels, and in the font of `dc` unless another one is given.
    static int line_height(wxDC& dc);
    static int line_height(const wxWindow& window);
    static int width(wxDC& dc, const wxString& text);
    static int width(const wxWindow& window, const wxFont& font, const wxString& text);
    // The lines of the text, broken at spaces so that they are no wider than `width`. The result is valid
    // until another text is wrapped.
    static const std::vector<wxString>& wrapped(wxDC& dc, const wxString& text, int width);
    // Shortened with "…" if it is wider.
    static const wxString& ellipsized(wxDC& dc, const wxString& text, int width);

private:
    struct Key {
        std::size_t font = 0; // its index
        int width = 0;
        wxString text;
        bool operator==(const Key& other) const {
            return font == other.font && width == other.width && text == other.text;
        }
    };
    struct Hash {
        std::size_t operator()(const Key& key) const;
    };
    template <typename Value>
    using Table = std::unordered_map<Key, Value, Hash>;
    static TextMetrics& instance();
    std::size_t index_of(const wxFont& font);
    template <typename Value, typename Work>
    const Value& cached(Table<Value>& table, const wxFont& font, const wxString& text, int width,
                        const Work& work);

    std::vector<wxFont> fonts_;
    Table<int> heights_; // of a line; the key has no text
    Table<int> widths_;
    // A window and its DC may round differently.
    Table<int> window_heights_;
    Table<int> window_widths_;
    Table<std::vector<wxString>> wrapped_;
    Table<wxString> ellipsized_;
};

} // namespace muster
