// SPDX-License-Identifier: MIT
// Where sentences end.
#pragma once

#include <cstddef>
#include <string_view>

namespace muster {

// Whether the sentence that begins at `begin` ends with the mark at `at`: not behind "Lt." or "2nd Btn.".
[[nodiscard]] bool is_stop(std::string_view text, std::size_t begin, std::size_t at);
// "(Slingers.)" between sentences: whether it ends with the bracket at `at`.
[[nodiscard]] bool is_sentence_in_brackets(std::string_view text, std::size_t begin, std::size_t at);

} // namespace muster
