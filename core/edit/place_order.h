// SPDX-License-Identifier: MIT
// How places stand to each other: before, inside, next, and where they are after something is taken out.
#pragma once

#include "edit/changes.h"

namespace muster {

// In the order of the army, an element before what stands in it.
[[nodiscard]] bool stands_before(const Place& a, const Place& b);
// Also if they are the same.
[[nodiscard]] bool stands_in(const Place& inner, const Place& outer);
// The same element's place once the one at `removed` is gone; `place` must not stand in it, or be its sibling
// behind it by at least one.
[[nodiscard]] Place after_removal(Place place, const Place& removed);

// And once one is put in at `inserted`.
[[nodiscard]] Place after_insertion(Place place, const Place& inserted);

// Where an element goes that moves one up or down: its neighbour's place or, over the edge, the end or the
// beginning of the neighbouring parent. Places are those of the army without the element, as army/edits.h
// wants them. Nothing at the army's edge, and nothing onto a place in `held`.
[[nodiscard]] std::optional<Place> place_before(const Army& army, const Place& place, const Places& held);
[[nodiscard]] std::optional<Place> place_behind(const Army& army, const Place& place, const Places& held);

} // namespace muster
