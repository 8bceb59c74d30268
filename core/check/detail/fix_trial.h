// SPDX-License-Identifier: MIT
// FixTrial: applies edits to its copy of the army, checks it and undoes them, so that a candidate costs one
// check and no copy. Internal to fixes_for().
#pragma once

#include "army/edits.h"
#include "check/report.h"

#include <cstdint>
#include <tuple>
#include <vector>

namespace muster {

class FixTrial {
public:
    // The finding, the rule set and the report must outlive the trial.
    FixTrial(const Finding& finding, Army army, const Ruleset& ruleset, const Report& report);

    // Whether the edits clear the finding and break nothing that was not broken before. While places stay
    // what they are, "new" is a finding of a rule and severity at a place where there was none; else
    // a rule must not be broken more often, at any severity.
    [[nodiscard]] bool clears(const std::vector<Edit>& edits);
    // After the edits that were tried last; null if the numbers overflowed.
    [[nodiscard]] const Report* after() const { return reckoned_ ? &after_ : nullptr; }

private:
    using Key = std::tuple<std::uint32_t, Severity, std::uint32_t, std::uint32_t, std::uint32_t>;

    [[nodiscard]] static Key key_of(const Finding& finding);
    [[nodiscard]] bool cleared(const std::vector<Edit>& edits) const;
    [[nodiscard]] bool nothing_new(bool reshaped) const;
    [[nodiscard]] std::vector<std::uint32_t> tally(const Report& report) const;

    const Finding& finding_;
    const Ruleset& ruleset_;
    Army army_;
    std::vector<Key> before_; // sorted
    std::vector<std::uint32_t> tally_before_;
    Report after_;
    bool reckoned_ = false;
};

} // namespace muster
