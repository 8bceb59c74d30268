// SPDX-License-Identifier: MIT
// Conversion: how a rule set's troops are called outside of it, so that armies can come from other rules and
// from lists that players write: scales (kinds of troops, discipline, worth) whose steps have names that rule
// sets share; see schemas/README.md, "Conversion".
#pragma once

#include "ruleset/number.h"
#include "ruleset/pattern.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

struct ConversionRow {
    std::vector<std::string> names; // the first is what troops of this pattern are called
    Pattern pattern;                // value tests on the troop or what it stands in
    Provenance provenance = Provenance::printed;
};

struct ConversionScale {
    std::string id;
    std::vector<ConversionRow> rows;
};

struct Conversion {
    std::vector<ConversionScale> scales;
    Pattern usual;                      // what a troop is if nothing is said
    std::vector<ConversionRow> words;   // phrases of players for exactly these values: no guess
    std::vector<ConversionRow> aliases; // words that the rules do not have and players write: always a guess
    std::string price; // the number of troop and army that players write as cost and total; may be empty
};

} // namespace muster
