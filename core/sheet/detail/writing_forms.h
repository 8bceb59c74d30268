// SPDX-License-Identifier: MIT
// The forms of a sheet, with the rows that an army fills in.
#pragma once

#include "sheet/sheet_model.h"

#include <cstddef>

namespace muster {

// Those that the rule set describes for this use; if it describes none, a plain one. Together at most
// most_sheet_lines rows and the rows of one more place.
[[nodiscard]] std::vector<WritingForm> forms_for(const Wording& wording, FormUse use);

// How many lines of most_sheet_lines a row of a form with so many parts stands for: one for each ten, at
// least one.
[[nodiscard]] std::size_t lines_of_row(std::size_t parts);

} // namespace muster
