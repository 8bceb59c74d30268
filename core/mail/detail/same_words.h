// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace muster {

// Whether two texts of a mail have the same words and numbers in the same order, whatever stands between
// them. Addresses of pages are no words: HTML does not show them.
[[nodiscard]] bool have_same_words(std::string_view a, std::string_view b);

} // namespace muster
