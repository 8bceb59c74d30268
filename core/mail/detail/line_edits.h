// SPDX-License-Identifier: MIT
// Finding and changing phrases in the text of a line.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace muster {

struct FoundPhrase {
    std::size_t at = 0;   // the size of the text if none was found
    std::size_t size = 0; // 0 if none was found
};

// The phrase that stands first at or behind `from`.
[[nodiscard]] FoundPhrase first_of_phrases(std::string_view text, std::span<const std::string_view> phrases,
                                           std::size_t from);

// The first place of `phrase` alone; the line stays as it is where it has none.
void replace_phrase(std::string& line, std::string_view phrase, std::string_view with);

} // namespace muster
