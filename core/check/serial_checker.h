// SPDX-License-Identifier: MIT
// SerialChecker: checks one army after the other, as check() does; the room of the report before is used
// again.
#pragma once

#include "army/army.h"
#include "check/report.h"
#include "ruleset/ruleset.h"

namespace muster {

class SerialChecker {
public:
    // With the numbers of Detail::report. Throws std::overflow_error as check() does; the next army is
    // checked all the same. What is returned stays as it is until then.
    [[nodiscard]] const Report& check(const Army& army, const Ruleset& ruleset);

private:
    Report report_;
};

} // namespace muster
