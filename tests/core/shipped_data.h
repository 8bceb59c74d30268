// SPDX-License-Identifier: MIT
// The data in the tree that tests read: rule sets, samples and the armies of tests/cases.
#pragma once

#include "ruleset/rulesets.h"

#include <filesystem>
#include <string>
#include <vector>

namespace muster::tests {

[[nodiscard]] std::filesystem::path source_folder();
// All of armylists/.
[[nodiscard]] const Rulesets& shipped_rulesets();
[[nodiscard]] const std::vector<std::string>& shipped_ruleset_ids();

struct NamedText {
    std::string name;
    std::string text;
};

// armylists/*/samples/*.muster, sorted. Throws if there are none.
[[nodiscard]] const std::vector<NamedText>& samples();
// The armies that stand in tests/cases/*/*.xml, as they stand there. Throws if there are none.
[[nodiscard]] const std::vector<NamedText>& case_armies();
// Both.
[[nodiscard]] std::vector<NamedText> all_armies();

} // namespace muster::tests
