// SPDX-License-Identifier: MIT
// TextMetrics: how wide texts are on the screen, and where they are wrapped or cut. They are kept, since a
// window paints the same few texts again and again and setting a text takes longer than painting it.
#pragma once

#include <wx/dc.h>
#include <wx/font.h>
#include <wx/string.h>

#include <unordered_map>
#include <vector>

class wxWindow;

namespace muster {

// Whether texts look same_font in both. Comparing fonts with == sets a text to learn how large they are.
[[nodiscard]] bool same_font(const wxFont& a, const wxFont& b);

class TextMetrics {
public:
    // The desktop's fonts changed.
    static void clear();

    // All in pixels and, unless another is given, in the font of `dc`.
    static int line_height(wxDC& dc);
    static int line_height(const wxWindow& window);
    static int width(wxDC& dc, const wxString& text);
    static int width(const wxWindow& window, const wxFont& font, const wxString& text);
    // Its lines, none wider than `width` if there is a space to break at. The answer holds until
    // another text is wrapped.
    static const std::vector<wxString>& wrapped(wxDC& dc, const wxString& text, int width);
    // With "…" at its end if it is wider.
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
    Table<int> heights_; // of a line, without a text
    Table<int> widths_;
    // A window and what paints in it may round them differently.
    Table<int> window_heights_;
    Table<int> window_widths_;
    Table<std::vector<wxString>> wrapped_;
    Table<wxString> ellipsized_;
};

} // namespace muster
