// SPDX-License-Identifier: MIT
// The elements that may get a mark, such as that of the General, in the order in which a player may want it.
#pragma once

#include "army/place.h"

#include <vector>

namespace muster {

// One of each kind first, the rarest of them before the others: a General is with the only horse of the army
// rather than with one of ten like units of foot. Otherwise they keep their order. All are of one level.
[[nodiscard]] std::vector<Place> likely_bearers(const std::vector<Place>& places, const Army& army);

} // namespace muster
