// SPDX-License-Identifier: MIT
// What a player wrote as the price of a troop or of the army, held against what the rules compute. Internal
// to read_written_army().
#pragma once

#include "army/place.h"
#include "mail/detail/written_notes.h"
#include "ruleset/ruleset.h"

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

// What the text says that the army comes to.
struct DeclaredTotals {
    std::optional<std::int32_t> price;
    struct Count {
        std::size_t number; // among the army's
        std::int32_t total;
        std::string unit; // "vignettes"
    };
    std::optional<Count> count;
};

// Notes what differs.
void compare_written_prices(WrittenNotes& notes, const Army& army, const std::vector<WrittenPrice>& prices,
                            const DeclaredTotals& declared, const Ruleset& ruleset);

} // namespace muster
