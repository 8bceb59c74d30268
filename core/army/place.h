// SPDX-License-Identifier: MIT
// Place: where in an army something is, as "/body[1]/unit[2]/troop[3]"; the army itself is "/".
#pragma once

#include "army/army.h"

#include <compare>
#include <cstdint>
#include <string>

namespace muster {

// Indices count from 1; 0 means that the place does not go that deep.
struct Place {
    std::uint32_t body = 0;
    std::uint32_t unit = 0;
    std::uint32_t troop = 0;

    [[nodiscard]] Level level() const {
        return troop != 0 ? Level::troop : unit != 0 ? Level::unit : body != 0 ? Level::body : Level::army;
    }
    [[nodiscard]] std::string path() const;

    // In the order of the army: each element before those inside it.
    friend auto operator<=>(const Place&, const Place&) = default; // NOLINT(modernize-use-nullptr) its 0
};

// The place cut back to a level at or above its own.
[[nodiscard]] Place up_to(Place place, Level level);

// The element at a place that exists in the army.
[[nodiscard]] const Element& element_at(const Army& army, const Place& place);
[[nodiscard]] Element& element_at(Army& army, const Place& place);
[[nodiscard]] const Body& body_at(const Army& army, const Place& place);
[[nodiscard]] const Unit& unit_at(const Army& army, const Place& place);
[[nodiscard]] const Troop& troop_at(const Army& army, const Place& place);
// Whether there are any in it yet.
[[nodiscard]] bool has_troops(const Army& army);

} // namespace muster
