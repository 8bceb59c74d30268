// SPDX-License-Identifier: MIT
// RandomArmies: armies of a rule set with any values its traits may have; the same ones for the same seed.
#pragma once

#include "army/army.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <random>
#include <string>

namespace muster::tests {

class RandomArmies {
public:
    RandomArmies(const Ruleset& ruleset, std::uint64_t seed)
        : ruleset_(ruleset), random_(seed), years_(seed) {}

    [[nodiscard]] Army next();

private:
    [[nodiscard]] std::size_t below(std::size_t bound) { return static_cast<std::size_t>(random_() % bound); }
    [[nodiscard]] std::int32_t value_of(const Trait& trait);
    // Years that may be BC have a generator of their own.
    [[nodiscard]] std::int32_t year_of(const Trait& trait);
    [[nodiscard]] std::string text();
    void fill(Level level, Element& element);

    const Ruleset& ruleset_;
    std::mt19937_64 random_; // its numbers are the same everywhere
    std::mt19937_64 years_;
};

} // namespace muster::tests
