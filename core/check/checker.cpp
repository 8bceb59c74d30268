// SPDX-License-Identifier: MIT
#include "check/checker.h"

#include "check/detail/evaluation.h"

namespace muster {

Report check(const Army& army, const Ruleset& ruleset, Detail detail) {
    Report report;
    Evaluation::run(army, ruleset, detail, report);
    return report;
}

Report numbers_alone(const Army& army, const Ruleset& ruleset, Detail detail) {
    Report report;
    Evaluation(army, ruleset, report).compute(detail, report);
    return report;
}

TraitValues values_in_force(const Army& army, const Ruleset& ruleset) {
    TraitValues values = army.values;
    for (const FixedValue& fixed : ruleset.fixed)
        if (values[fixed.slot] == fixed.usual)
            values[fixed.slot] = fixed.value;
    return values;
}

std::vector<Term> explain(const Army& army, const Ruleset& ruleset, const Report& report, const Place& place,
                          std::size_t number) {
    return Evaluation(army, ruleset, report).terms(place, number);
}

} // namespace muster
