// SPDX-License-Identifier: MIT
// The classes that a word of a line may mean where the reader cannot know: for a person to choose from.
#pragma once

#include "ruleset/ruleset.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace muster {

// Other classes than `taken` that share a word with it and the line: "cavalry" is heavy, medium or light.
// Values of the class trait; none if the line says the class in full.
[[nodiscard]] std::vector<std::int32_t> other_classes(std::int32_t taken, std::string_view line,
                                                      const Trait& of_class);

} // namespace muster
