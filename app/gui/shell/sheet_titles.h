// SPDX-License-Identifier: MIT
// The options of a sheet as entries of a choice, translated.
#pragma once

#include <wx/arrstr.h>

namespace muster {

[[nodiscard]] wxArrayString sheet_kind_titles();   // in the order of SheetKind
[[nodiscard]] wxArrayString paper_titles();        // in the order of Paper
[[nodiscard]] wxArrayString orientation_titles();  // in the order of Orientation
[[nodiscard]] wxArrayString sheet_format_titles(); // in the order of sheet_formats()

} // namespace muster
