// SPDX-License-Identifier: MIT
// Ditto: a line that repeats troops which another line says: "30 same again = 115", "Legion II: as Legion I".
#pragma once

#include "mail/detail/vocabulary.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct Ditto {
    std::string label; // what these troops are called; may be empty
    std::optional<std::int32_t> count;
    std::string of;                   // words that name the other troops; empty: those above
    std::vector<std::int32_t> prices; // that the line states
    bool officer = false;             // "with its own unit commander": those above have one too
};

// Nothing if the line is no repetition, or says anything besides.
[[nodiscard]] std::optional<Ditto> ditto_in(std::string_view text, const Vocabulary& vocabulary);

} // namespace muster
