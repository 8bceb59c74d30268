// SPDX-License-Identifier: MIT
// The name by which a screen reader calls a control, what it says about it, and, of a control that draws
// itself, what kind of control that is and what it shows now.
#pragma once

#include <wx/string.h>

#include <cstdint>

class wxWindow;

namespace muster {

void set_accessible_name(wxWindow& window, const wxString& name, const wxString& description = {});
enum class AccessibleRole : std::uint8_t { list, choice, button, picture, panel, status };
void set_accessible_role(wxWindow& window, AccessibleRole role);
// Says it at once: what was chosen in a control that draws itself.
void announce(wxWindow& window, const wxString& words);
[[nodiscard]] wxString accessible_name(const wxWindow& window);

} // namespace muster
