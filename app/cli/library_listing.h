// SPDX-License-Identifier: MIT
// The armies of a library as a table of text, with the columns of library/library_columns.h.
#pragma once

#include "library/library_view.h"
#include "ruleset/rulesets.h"
#include "style.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

// A header and a row for each army, which begins with its number. Columns without any text are left out.
[[nodiscard]] std::string library_listing(const std::vector<StoredArmy>& armies, LibraryPart part,
                                          const Rulesets& rulesets, const Style& style);

// The ids of the columns that armies outside and in the trash can be sorted by.
[[nodiscard]] std::vector<std::string> library_sort_choices();
// Sorts a query by a column, in the order that its first click in the window gives. Throws CallError if the
// table of the query's armies has no such column.
void sort_by_column(LibraryQuery& query, std::string_view column);

} // namespace muster
