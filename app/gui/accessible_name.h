// SPDX-License-Identifier: MIT
// The name by which a screen reader calls a control, and what it says about it.
#pragma once

#include <wx/string.h>

class wxWindow;

namespace muster {

void set_accessible_name(wxWindow& window, const wxString& name, const wxString& description = {});
[[nodiscard]] wxString accessible_name(const wxWindow& window);

} // namespace muster
