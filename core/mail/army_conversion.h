// SPDX-License-Identifier: MIT
// converted: an army of one rule set as an army of another: what both call alike is kept, kinds, discipline
// and worth go by the names of the rule sets' conversions, and what could not be carried is told.
#pragma once

#include "army/army.h"
#include "ruleset/ruleset.h"

#include <string>
#include <vector>

namespace muster {

struct ConvertedArmy {
    Army army;
    std::vector<std::string> notes; // each once, in the order of the army
};

// `begin` is the army that a new one of the other rule set begins as: from it come the army's and the bodies'
// traits that must be said.
[[nodiscard]] ConvertedArmy converted(const Army& army, const Ruleset& from, const Ruleset& to,
                                      const Army& begin);

// The row of a scale that has the name; null if none. Capitals do not matter.
[[nodiscard]] const ConversionRow* row_called(const ConversionScale& scale, std::string_view name);
[[nodiscard]] const ConversionScale* scale_of(const Ruleset& ruleset, std::string_view id);

} // namespace muster
