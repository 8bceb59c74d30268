// SPDX-License-Identifier: MIT
// Trial: what a change would break, told before it is made. Compares the findings of the army as it is with
// those of the army as it would be. An error that is there already and would grow is told like a new one.
#pragma once

#include "check/overrun.h"
#include "check/report.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

class Trial {
public:
    // All must outlive the trial.
    Trial(const Army& army, const Ruleset& ruleset, const Report& report);

    struct Outcome {
        bool reckoned = true;       // false: the numbers become too large to be kept exactly
        Report report;              // only if reckoned
        std::vector<Finding> worse; // that were not there before, or errors that grow; errors first
        bool grows = false;         // errors are among those that were there before
        std::size_t cleared = 0;    // how many are there no longer
    };
    // For a change that keeps every place what it is, or adds places behind others.
    [[nodiscard]] Outcome of(const Army& after) const;

private:
    // Of findings that were there before, those that are errors and further from being kept now.
    [[nodiscard]] std::vector<Finding> grown(const std::vector<Finding>& kept, const Army& after,
                                             const Report& report) const;

    const Ruleset& ruleset_;
    std::vector<Finding> before_;   // sorted
    std::vector<Overrun> overruns_; // of before_
};

// What stands in the way, in the rule set's words: the first finding's message, and how many more.
struct Trouble {
    Severity severity = Severity::error;
    std::string message;

    friend bool operator==(const Trouble&, const Trouble&) = default;
};
[[nodiscard]] std::optional<Trouble> trouble_of(const Trial::Outcome& outcome, const Army& after,
                                                const Ruleset& ruleset);

} // namespace muster
