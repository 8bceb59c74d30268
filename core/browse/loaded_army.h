// SPDX-License-Identifier: MIT
// LoadedArmy: an army as it was read, with what it is checked by and its report.
#pragma once

#include "army/army.h"
#include "check/checker.h"
#include "ruleset/rulesets.h"

#include <string>
#include <string_view>

namespace muster {

// A view of an army with its report.
struct CheckedArmy {
    std::string_view file; // what messages call it
    const Army& army;
    const Ruleset& ruleset;
    const Report& report;
};

struct LoadedArmy {
    std::string file; // what messages call it
    Army army;
    const Ruleset* ruleset = nullptr; // with the army's list in force; owned by the rule sets
    Report report;

    [[nodiscard]] CheckedArmy checked() const { return {file, army, *ruleset, report}; }
};

// The report holds the numbers that the detail asks for. Throws InputError, and std::overflow_error if the
// army's counts are too large to calculate with.
[[nodiscard]] LoadedArmy load_army(std::string_view text, std::string file, const Rulesets& rulesets,
                                   Detail detail);

} // namespace muster
