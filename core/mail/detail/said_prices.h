// SPDX-License-Identifier: MIT
// "A commander costs 25, with the Immortals 10": what a mail says that officers cost. It changes no army; it
// is compared with what the rules say.
#pragma once

#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct SaidPrice {
    std::size_t line = 0;
    std::int32_t class_value = 0;
    std::vector<std::int32_t> values;
};

// The sentence says what leaders of a class cost and nothing else. Its line is left 0.
[[nodiscard]] std::optional<SaidPrice> price_said_in(std::string_view text, const Vocabulary& vocabulary);

// Adds what the sentence in `line` says so; whether it did.
[[nodiscard]] bool take_price(std::string_view text, std::size_t line, const Vocabulary& vocabulary,
                              std::vector<SaidPrice>& prices);

} // namespace muster
