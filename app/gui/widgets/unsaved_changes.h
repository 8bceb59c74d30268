// SPDX-License-Identifier: MIT
// ask_about_unsaved: the question before work that was not saved is left.
#pragma once

#include <wx/string.h>

class wxWindow;

namespace muster {

enum class UnsavedAnswer { save, discard, stay };

// `name`: of what was changed.
[[nodiscard]] UnsavedAnswer ask_about_unsaved(wxWindow& window, const wxString& name);

} // namespace muster
