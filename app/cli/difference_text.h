// SPDX-License-Identifier: MIT
// The differences between two armies as lines of text, one for each element and for each of its changes.
#pragma once

#include "browse/loaded_army.h"
#include "check/army_differences.h"

#include <string>
#include <vector>

namespace muster {

void append_differences(std::string& text, const CheckedArmy& before, const CheckedArmy& after,
                        const std::vector<Difference>& differences, std::size_t indent = 0);

} // namespace muster
