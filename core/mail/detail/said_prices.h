// SPDX-License-Identifier: MIT
// "A commander costs 25, with the Immortals 10", "unit commanders are 10 for the regulars, 25 for the
// barbarians": what a mail says that officers cost. It changes no army; it is compared with what the rules
// say.
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
    std::optional<ValueOf> of; // those of them who cost it; nothing: some
};

// The sentence says what leaders of a class cost and nothing else; nothing if it says anything else. Their
// lines are left 0.
[[nodiscard]] std::vector<SaidPrice> prices_said_in(std::string_view text, const Vocabulary& vocabulary);

// Adds what the sentence in `line` says so; whether it did.
[[nodiscard]] bool take_price(std::string_view text, std::size_t line, const Vocabulary& vocabulary,
                              std::vector<SaidPrice>& prices);

} // namespace muster
