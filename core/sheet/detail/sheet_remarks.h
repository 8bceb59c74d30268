// SPDX-License-Identifier: MIT
// What a sheet says below its table: what its signs mean, and what to know about its rows.
#pragma once

#include "sheet/sheet_model.h"

namespace muster {

// For a sheet that is complete otherwise.
void add_remarks(SheetModel& sheet, const Wording& wording);

} // namespace muster
