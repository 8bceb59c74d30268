// SPDX-License-Identifier: MIT
// Whether a sheet can be written: rule sets and names come from strangers, and a few kilobytes of them may
// ask for gigabytes of texts.
#pragma once

#include "sheet/sheet_model.h"

#include <optional>
#include <string>

namespace muster {

// Why the sheet is not laid out on pages, in words for the user: it has more than most_page_rows rows, or
// more than most_page_text bytes of texts.
[[nodiscard]] std::optional<std::string> too_large_for_pages(const SheetModel& sheet);
// The same of a sheet that is written as text in whatever format: a table of it, or one of its parts', would
// take more than most_table_text bytes.
[[nodiscard]] std::optional<std::string> too_large_for_text(const SheetModel& sheet);

} // namespace muster
