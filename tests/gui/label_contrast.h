// SPDX-License-Identifier: MIT
// How well the labels of a window can be read: the contrast of what the screen shows is measured.
#pragma once

#include "gui/shell/frame.h"

#include <wx/image.h>
#include <wx/window.h>

#include <cstddef>
#include <string>

namespace muster::tests {

constexpr double least_contrast = 4.5; // WCAG 2.1, 1.4.3

// Of two colours, as 0xRRGGBB.
[[nodiscard]] double contrast(unsigned one, unsigned other);
[[nodiscard]] unsigned rgb_of(const wxColour& colour);
// Between the commonest colour of the picture and the one that differs most from it.
[[nodiscard]] double contrast_in(const wxImage& picture);
// Checks each label that is shown and enabled; scrolls to those that are out of sight. Returns how many were
// measured. `where` is named by a failure.
std::size_t check_labels(wxWindow& parent, const std::string& where);
// Does so in dark colours, then in light ones, both changed to while the page is open. The window has the
// desktop's colours again afterwards.
std::size_t check_both_ways(Frame& window, const std::string& page);

} // namespace muster::tests
