// SPDX-License-Identifier: MIT
// What screen readers announce: the name and description of a control, and for controls that draw themselves,
// their role and their present content.
#pragma once

#include <wx/string.h>

#include <cstdint>

class wxDialog;
class wxWindow;

namespace muster {

void set_accessible_name(wxWindow& window, const wxString& name, const wxString& description = {});
// The field or the list of a dialog of wxWidgets that asks for a text or a choice gets the question as its
// name, and the room that it needs in the present text size.
void name_answer(wxDialog& dialog, const wxString& question);
enum class AccessibleRole : std::uint8_t { list, choice, button, picture, panel, status };
void set_accessible_role(wxWindow& window, AccessibleRole role);
// Announces the text at once, such as the new choice in a control that draws itself.
void announce(wxWindow& window, const wxString& text);
[[nodiscard]] wxString accessible_name(const wxWindow& window);

} // namespace muster
