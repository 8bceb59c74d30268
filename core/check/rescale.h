// SPDX-License-Identifier: MIT
// rescaled: an army made larger or smaller in the same proportions, from 1,000 points to 1,250 or from 12
// vignettes to 24; a pure function. What the rule set calls single, such as generals, stays as it is;
// everything else is multiplied by the largest remainder method, and never beyond the wanted size
// (schemas/README.md, "Size and figures").
#pragma once

#include "army/army.h"
#include "check/report.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace muster {

struct Rescaled {
    Army army; // the whole number that declares the size is set
    Report report;
    Exact before; // the sizes
    Exact reached;
    std::int32_t wanted = 0;
    std::vector<std::string> to_choose; // what the player still has to decide, one sentence each
};

// Why an army cannot be rescaled, in words for the player.
class RescaleError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// `size` is in the rule set's measure of size, from 1; `ruleset` is the one that the army is checked by.
// Throws RescaleError if the rule set has no <size>, does not allow this size, or the army has no size.
[[nodiscard]] Rescaled rescaled(const Army& army, const Ruleset& ruleset, std::int32_t size);

// The name of a rescaled army: "Host (24)", also of "Host (12)".
[[nodiscard]] std::string rescaled_name(const std::string& name, std::int32_t size);

} // namespace muster
