// SPDX-License-Identifier: MIT
// Trial: what a change would break, found out before it is made. It compares the findings of the army before
// and after the change. An error that the army has already and that would grow counts like a new one.
#pragma once

#include "check/overrun.h"
#include "check/report.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

class Trial {
public:
    // All must outlive it.
    Trial(const Army& army, const Ruleset& ruleset, const Report& report);

    struct Outcome {
        bool is_exact = true;       // false: the numbers become too large to be exact
        Report report;              // only if it is exact
        std::vector<Finding> worse; // new findings and errors that grow; errors first
        bool grows = false;         // some of the worse ones are errors that grow
        std::size_t cleared = 0;    // how many findings disappear
    };
    // The change must leave every place valid; it may add places after others.
    [[nodiscard]] Outcome of(const Army& after) const;

private:
    // The errors among the findings that stay, if they have grown.
    [[nodiscard]] std::vector<Finding> grown(const std::vector<Finding>& staying, const Army& after,
                                             const Report& report) const;

    const Ruleset& ruleset_;
    std::vector<Finding> before_;   // sorted
    std::vector<Overrun> overruns_; // of before_
};

// The problem of a change after which the army's numbers are too large to be exact.
[[nodiscard]] std::string too_large_problem();

// What stands in the way of a change: the first finding's message, and how many more there are.
struct Obstacle {
    Severity severity = Severity::error;
    std::string message;

    friend bool operator==(const Obstacle&, const Obstacle&) = default;
};
[[nodiscard]] std::optional<Obstacle> obstacle_to(const Trial::Outcome& outcome, const Army& after,
                                                  const Ruleset& ruleset);

} // namespace muster
