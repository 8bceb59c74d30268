// SPDX-License-Identifier: MIT
// What is typed into a search field, held against a text.
#pragma once

#include <string_view>

namespace muster {

// Whether every word of the search stands somewhere in the text, whatever the case of its ASCII letters.
[[nodiscard]] bool has_all_words(std::string_view text, std::string_view search);

} // namespace muster
