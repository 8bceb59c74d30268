// SPDX-License-Identifier: MIT
// The sample armies that come with the rule sets: <folder of the rule set>/samples/*.muster.
#pragma once

#include "army/army.h"
#include "ruleset/rulesets.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace muster {

[[nodiscard]] std::vector<std::filesystem::path> sample_files(const Rulesets& rulesets, std::string_view id);
// Skips files that cannot be read.
[[nodiscard]] std::vector<Army> sample_armies(const Rulesets& rulesets, std::string_view id);

} // namespace muster
