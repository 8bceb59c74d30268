// SPDX-License-Identifier: MIT
// The name of an element on a sheet. Internal to the sheet.
#pragma once

#include "check/wording.h"

#include <string>

namespace muster {

// As element_name(), but a unit without a name that is one row of troops has theirs, which tells more than
// its number.
[[nodiscard]] std::string name_on_sheet(const Place& place, const Wording& wording);

} // namespace muster
