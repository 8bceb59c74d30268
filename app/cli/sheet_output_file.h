// SPDX-License-Identifier: MIT
// An army from its file or from the PDF of its sheet, for the commands that do not write the army back.
#pragma once

#include "army_argument.h"

namespace muster {

// The report holds the numbers of this detail. Throws InputError.
[[nodiscard]] LoadedArmy load_army_or_sheet(const std::string& file, const Rulesets& rulesets, Detail detail);

} // namespace muster
