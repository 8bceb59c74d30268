// SPDX-License-Identifier: MIT
// The order of places, neighbouring places, and where places are after a removal or an insertion.
#pragma once

#include "edit/changes.h"

namespace muster {

// In the order of the army; an element comes before what is inside of it.
[[nodiscard]] bool is_before(const Place& a, const Place& b);
// True also if they are equal.
[[nodiscard]] bool is_inside(const Place& inner, const Place& outer);
// The place of the same element after the removal of the one at `removed`, in which `place` must not be.
[[nodiscard]] Place after_removal(Place place, const Place& removed);

// The place of the same element after an insertion at `inserted`.
[[nodiscard]] Place after_insertion(Place place, const Place& inserted);

// Where an element goes that moves up or down by one: to its neighbour's place, or to the end or the
// beginning of the neighbouring parent. These are places of the army without the element, as army/edits.h
// expects. None at the army's edge, and none if the place is among `occupied`.
[[nodiscard]] std::optional<Place> place_before(const Army& army, const Place& place, const Places& occupied);
[[nodiscard]] std::optional<Place> place_after(const Army& army, const Place& place, const Places& occupied);

} // namespace muster
