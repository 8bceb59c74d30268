// SPDX-License-Identifier: MIT
// What a player wrote as the price of a troop or of the army, held against what the rules compute. Internal
// to read_written_army().
#pragma once

#include "army/place.h"
#include "lists/written_army.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster {

struct WrittenPrice {
    std::size_t line;
    Place place;
    std::optional<std::int32_t> each;
    std::optional<std::int32_t> sum;
};

// Notes what differs.
void compare_written_prices(WrittenArmy& made, const std::vector<WrittenPrice>& prices,
                            std::optional<std::int32_t> declared, const Ruleset& ruleset);

// "line 3: …", each once.
void add_note(WrittenArmy& made, std::size_t line, const std::string& text);

} // namespace muster
