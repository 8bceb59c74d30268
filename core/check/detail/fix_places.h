// SPDX-License-Identifier: MIT
// The elements around and inside a place. Internal to fixes_for().
#pragma once

#include "army/place.h"

#include <vector>

namespace muster {

// The elements of a level that the place speaks of: what it stands in, itself, or all inside it.
[[nodiscard]] std::vector<Place> places_of(const Army& army, const Place& place, Level level);

} // namespace muster
