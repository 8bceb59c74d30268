// SPDX-License-Identifier: MIT
// "Regulars first, the rest barbarian as marked": in which order the troops stand, where each line says
// itself what they are.
#pragma once

#include "army/army.h"
#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"

#include <optional>
#include <string_view>
#include <utility>

namespace muster {

// The value of the first troops and that of the others; nothing of any other sentence.
[[nodiscard]] std::optional<std::pair<ValueOf, ValueOf>> order_told_in(const Phrases& phrases,
                                                                       const Vocabulary& vocabulary);

// Whether the text tells such an order, and the troops stand in it.
[[nodiscard]] bool is_true_order(std::string_view text, const Army& army, const Vocabulary& vocabulary);

} // namespace muster
