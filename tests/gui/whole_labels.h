// SPDX-License-Identifier: MIT
// Whether labels and buttons have the room that they need.
#pragma once

#include <string>

class wxWindow;

namespace muster::tests {

// Of the window alone; of one that is no label or button, or may be shortened, nothing is checked.
void check_whole(const wxWindow& window, const std::string& where);
// Of all that is shown inside the window. `where` is named by a failure.
void check_whole_labels(const wxWindow& window, const std::string& where);

} // namespace muster::tests
