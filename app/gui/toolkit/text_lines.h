// SPDX-License-Identifier: MIT
// The lines of a text that is being typed: which one a point is in, marks behind whole lines, and what stays
// free around them.
#pragma once

#include <wx/gdicmn.h>

#include <cstddef>
#include <cstdint>
#include <vector>

class wxTextCtrl;

namespace muster {

enum class LineMark : std::uint8_t {
    question,
    selected, // or pointed at
};

// From 1; 0 where there is none.
[[nodiscard]] std::size_t line_at(wxTextCtrl& text, const wxPoint& point);
// The line of the caret, from 1.
[[nodiscard]] std::size_t caret_line(const wxTextCtrl& text);
// Moves the caret to the line's beginning and scrolls there.
void go_to_line(wxTextCtrl& text, std::size_t line);
// Shows the mark behind these lines, from 1, and no others. The text itself does not change.
void mark_lines(wxTextCtrl& text, LineMark mark, const std::vector<std::size_t>& lines);
// In pixels, on all sides. For multi-line fields, of which wxWidgets can set none.
void set_text_margin(wxTextCtrl& text, int margin);
[[nodiscard]] int text_margin(wxTextCtrl& text);
[[nodiscard]] bool is_marked(wxTextCtrl& text, LineMark mark, std::size_t line);

} // namespace muster
