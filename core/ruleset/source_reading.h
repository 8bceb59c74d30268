// SPDX-License-Identifier: MIT
// SourceReading: what was read where the published rules are unclear, and why. Figures, rows and rules that
// rest on one name it, so that the reason can be told wherever their sign ‡ is seen.
#pragma once

#include "ruleset/condition.h"

#include <cstdint>
#include <string>

namespace muster {

struct SourceReading {
    std::string id;
    std::string name;
    std::string cite; // the section
    std::string text;
    Selection concerns; // the armies that it concerns
};

// An index among the rule set's readings.
using ReadingIndex = std::int16_t;
constexpr ReadingIndex no_reading = -1;

} // namespace muster
