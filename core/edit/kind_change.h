// SPDX-License-Identifier: MIT
// A change of what elements are (their class, their type): what the new kind cannot have is cleared with it.
#pragma once

#include "edit/changes.h"
#include "edit/trial.h"

#include <cstdint>

namespace muster {

// with_value(), and where the trait is the first that its level must have: the elements' other traits that
// are then errors of theirs go back to their defaults, one by one, as long as that clears an error. `trial`
// is of this army.
[[nodiscard]] Change with_fitting_value(const Army& army, const Ruleset& ruleset, const Trial& trial,
                                        const Places& places, const Trait& trait, std::int32_t value);

} // namespace muster
