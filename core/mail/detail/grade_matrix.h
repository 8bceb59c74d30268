// SPDX-License-Identifier: MIT
// A table whose columns are the values of one trait and whose cells count:
//          +    n    -
//   HCC    2    1    .    knights
//   HIB    1    3    .    archers
//          3    4    0    = 7
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Such a table as a line of troops for each cell that counts some, "2 x HCC+ knights", and its sums as a
// total. A table with a cell that is neither a number nor empty stays as it is.
[[nodiscard]] std::vector<MailLine> with_matrix_spelled_out(std::vector<MailLine> lines,
                                                            const Vocabulary& vocabulary);

} // namespace muster
