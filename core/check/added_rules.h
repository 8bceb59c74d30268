// SPDX-License-Identifier: MIT
// AddedRules: rules from outside the rule set, such as those of an army list: their findings in an army that
// the rule set's own rules have checked already, the messages, and candidates for fixes. In the Ruleset that
// carries them, each added rule has an index behind the published rules.
#pragma once

#include "check/fix_candidates.h"
#include "check/overrun.h"
#include "check/report.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

// Another way in which a troop may fight at the table, such as dismounted.
struct OtherForm {
    Place place; // of the troop
    std::string name;
    TraitValues values; // all of the troop's
};

class AddedRules {
public:
    AddedRules() = default;
    virtual ~AddedRules() = default;
    AddedRules(const AddedRules&) = delete;
    AddedRules& operator=(const AddedRules&) = delete;

    // The common title of the rules: "Spartans and their league".
    [[nodiscard]] virtual const std::string& title() const = 0;
    // Adds its own findings, in any order, and removes findings of published rules that it overrides.
    virtual void judge(const Army& army, const Ruleset& ruleset, const Report& report,
                       std::vector<Finding>& findings) const = 0;
    // For one of its own findings.
    [[nodiscard]] virtual std::string message(const Finding& finding, const Army& army,
                                              const Ruleset& ruleset, const Report& report) const = 0;
    // For its own findings, in their order; see overruns().
    [[nodiscard]] virtual std::vector<Overrun> overruns(const std::vector<Finding>& findings,
                                                        const Army& army, const Ruleset& ruleset,
                                                        const Report& report) const = 0;
    [[nodiscard]] virtual std::vector<FixCandidate> candidates(const Finding& finding, const Army& army,
                                                               const Ruleset& ruleset,
                                                               const Report& report) const = 0;
    // In the army's order; those that differ from what the troop is already.
    [[nodiscard]] virtual std::vector<OtherForm> other_forms(const Army& /*army*/,
                                                             const Ruleset& /*ruleset*/) const {
        return {};
    }
    // The name of what a troop names as its entry: "Sciritae"; empty if there is no such entry.
    [[nodiscard]] virtual std::string entry_name(std::string_view /*entry*/) const { return {}; }
};

} // namespace muster
