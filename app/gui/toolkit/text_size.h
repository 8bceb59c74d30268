// SPDX-License-Identifier: MIT
// How large text is, in percent of the desktop's.
#pragma once

#include <wx/gdicmn.h>

#include <array>
#include <functional>
#include <vector>

class wxWindow;

namespace muster {

constexpr int usual_text_size = 100;
// Those that can be chosen.
constexpr std::array<int, 8> text_sizes{80, 90, 100, 110, 125, 150, 175, 200};

[[nodiscard]] int text_size();
// The nearest larger size that can be chosen (`larger`), or the nearest smaller one; `size` itself at the
// end.
[[nodiscard]] int next_text_size(int size, bool larger);

// For windows that are made afterwards.
void choose_text_size(int percent);
// For these windows and all inside them too.
void change_text_size(int percent, const std::vector<wxWindow*>& windows);
// Calls it once the native controls of the window have taken another font, which GTK does later.
void after_restyling(wxWindow& window, std::function<void()> act);
// The height of a field of one line with large text, which GTK gives it too late for a dialog to make room
// for it; 0 at the desktop's size.
[[nodiscard]] int least_field_height(const wxWindow& window);
// All such fields inside the window get it.
void give_fields_room(wxWindow& window);
// Measures and lays out the window and all inside it again.
void lay_out_again(wxWindow& window);

// In pixels: `dip` independent pixels at the desktop's text size, and in proportion at another.
[[nodiscard]] int with_text_size(const wxWindow& window, int dip);
// Of a dialog before `parent`, from such pixels: with large text at most as large as the screen.
[[nodiscard]] wxSize size_on_screen(const wxWindow& parent, const wxSize& dip);

} // namespace muster
