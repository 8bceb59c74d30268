// SPDX-License-Identifier: MIT
// AddedRules: rules that stand in no rule set, such as those of an army list: what they find in an army that
// the rule set's own rules have been held against already, how they put it, and what may mend it. Each of
// them has its place among the rules of the Ruleset that carries them, behind the published ones.
#pragma once

#include "check/fix_candidates.h"
#include "check/overrun.h"
#include "check/report.h"

#include <string>
#include <vector>

namespace muster {

class AddedRules {
public:
    AddedRules() = default;
    virtual ~AddedRules() = default;
    AddedRules(const AddedRules&) = delete;
    AddedRules& operator=(const AddedRules&) = delete;

    // What the rules are called together: "Spartans and their league".
    [[nodiscard]] virtual const std::string& title() const = 0;
    // Adds its own findings, in any order, and takes away those of the rule set that it lifts.
    virtual void judge(const Army& army, const Ruleset& ruleset, const Report& report,
                       std::vector<Finding>& findings) const = 0;
    // Of one of its own findings.
    [[nodiscard]] virtual std::string message(const Finding& finding, const Army& army,
                                              const Ruleset& ruleset, const Report& report) const = 0;
    // Of findings of its own, in their order, as overruns() has them.
    [[nodiscard]] virtual std::vector<Overrun> overruns(const std::vector<Finding>& findings,
                                                        const Army& army, const Ruleset& ruleset,
                                                        const Report& report) const = 0;
    [[nodiscard]] virtual std::vector<FixCandidate> candidates(const Finding& finding, const Army& army,
                                                               const Ruleset& ruleset,
                                                               const Report& report) const = 0;
};

} // namespace muster
