// SPDX-License-Identifier: MIT
// Years of history as files and people write them. Negative years are BC; there is no year 0.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

// "1632", "-480"; nothing for a year 0, one beyond 9999, or any other text.
[[nodiscard]] std::optional<std::int32_t> parse_year(std::string_view text);
// "480 BC", "AD 83", "1632".
[[nodiscard]] std::string year_words(std::int32_t year);
// As people type it, in English or in the language in use: "480 BC", "480 v. Chr.", "AD 83", "-480"; nothing
// for other text.
[[nodiscard]] std::optional<std::int32_t> parse_typed_year(std::string_view text);
// The year whose year_words() a text begins with, or which it begins with as a plain number, and how many
// bytes it takes.
[[nodiscard]] std::optional<std::pair<std::int32_t, std::size_t>> year_at_start(std::string_view text);

} // namespace muster
