// SPDX-License-Identifier: MIT
// "3 HIM, all three linked in line", "3 HIM - one link, in line": numbers that count the link or those in it
// and say nothing that the line does not say already.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// The line with "a link" for "one link", and "all linked" for "all three linked" where its troops are three.
// Of "two of them linked" the number stays.
[[nodiscard]] std::string without_count_of_link(std::string line, const Vocabulary& vocabulary);

} // namespace muster
