// SPDX-License-Identifier: MIT
// Conversion: names for a rule set's troops that other rule sets share, so that armies can be converted from
// other rules and read from written lists. They form scales (kinds of troops, discipline, worth); see
// schemas/README.md, "Conversion".
#pragma once

#include "ruleset/number.h"
#include "ruleset/pattern.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

struct ConversionRow {
    std::vector<std::string> names; // the first is the usual name of troops of this pattern
    Pattern pattern;                // value tests on the troop or what it stands in
    Provenance provenance = Provenance::printed;
};

struct ConversionScale {
    std::string id;
    std::vector<ConversionRow> rows;
};

struct Conversion {
    std::vector<ConversionScale> scales;
    Pattern usual;                      // the values of a troop if nothing is said
    std::vector<ConversionRow> words;   // players' phrases for exactly these values: not a guess
    std::vector<ConversionRow> aliases; // players' words that the rules do not have: always a guess
    std::string price; // the number of troop and army that players write as cost and total; may be empty
};

} // namespace muster
