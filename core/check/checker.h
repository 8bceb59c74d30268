// SPDX-License-Identifier: MIT
// check: what an army is worth and whether it is legal; a pure function of the army and its rule set.
// explain: the terms that lead to one of the numbers.
#pragma once

#include "army/army.h"
#include "check/report.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <string>
#include <vector>

namespace muster {

// Which numbers a report holds: those of scope "report" with all that they and the rules rest on, or
// also those of scope "sheet". The others are absent in it.
enum class Detail : std::uint8_t { report, sheet };

// The army must have been read or made with this rule set. Throws TooLargeReport, and std::overflow_error if
// counts and values are so large that a number cannot be kept exactly (beyond ±2^62).
[[nodiscard]] Report check(const Army& army, const Ruleset& ruleset, Detail detail = Detail::report);

// The same without looking at any rule: the report has no findings. Throws std::overflow_error likewise.
[[nodiscard]] Report numbers_alone(const Army& army, const Ruleset& ruleset, Detail detail = Detail::report);

// The army's own trait values, with what an army list in force decides where the army says nothing else.
[[nodiscard]] TraitValues values_in_force(const Army& army, const Ruleset& ruleset);

// One step of a number: "Base Integrity Value +16", and where it comes from.
struct Term {
    std::string name;
    std::string cite; // the section, or nothing
    Operation operation = Operation::plus;
    Exact value; // absent: the rules give no figure here
    Provenance provenance = Provenance::printed;
    ReadingIndex reading = no_reading;
    // Of a power; both absent for any other term.
    Exact base;
    Exact exponent;
};

// The terms of the number (an index among those of the place's level), in the order they are taken.
[[nodiscard]] std::vector<Term> explain(const Army& army, const Ruleset& ruleset, const Report& report,
                                        const Place& place, std::size_t number);

} // namespace muster
