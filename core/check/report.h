// SPDX-License-Identifier: MIT
// Report: the result of check(): all numbers of an army, and a Finding for every place where a rule is
// broken. It is a value that does not refer to the army; check/wording.h turns it into words, given the army
// and the rule set.
#pragma once

#include "army/place.h"
#include "base/exact.h"
#include "check/number_grid.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <stdexcept>
#include <vector>

namespace muster {

struct Finding {
    std::uint32_t rule = 0;      // index among the rule set's rules
    std::uint32_t rule_case = 0; // index among the rule's cases
    Severity severity = Severity::error;
    Place place;
    // The elements inside the place that the finding is about, in the army's order: all generals if there are
    // too many. Empty if it is about none in particular, such as a count that is too small.
    std::vector<Place> culprits = {};
    // Rules whose findings of the same surplus this one covers: what an army has too many of one entry makes
    // it too large as well.
    std::vector<std::uint32_t> covers = {};
    // Whether another finding covers it. For people one surplus is one finding: this one is then neither
    // shown nor counted. Programs that look for the id of its rule still find it.
    bool is_covered = false;

    friend bool operator==(const Finding&, const Finding&) = default;
};

// A report would be larger than any that people read. what() says so, and what to do.
class TooLargeReport : public std::overflow_error {
public:
    using std::overflow_error::overflow_error;
};

// An army breaks more rules than most_findings.
class TooManyFindings : public TooLargeReport {
public:
    TooManyFindings();
};

// An army has more numbers than most_figures.
class TooManyFigures : public TooLargeReport {
public:
    TooManyFigures();
};

class Report {
public:
    Report() = default;

    // The element's number by its index among the rule set's numbers of that level. Absent for one of scope
    // "sheet" in a report without them.
    [[nodiscard]] Exact number(const Place& place, std::size_t index) const {
        return numbers_.at(place.level(), element_index(place), index);
    }
    [[nodiscard]] const std::vector<Finding>& findings() const { return findings_; }
    [[nodiscard]] bool legal() const { return count(Severity::error) == 0; }
    // Without those that another finding covers.
    [[nodiscard]] std::size_t count(Severity severity) const;

private:
    friend class Evaluation;

    // The element's place among all of its level, in the order of the army.
    [[nodiscard]] std::size_t element_index(const Place& place) const;

    NumberGrid numbers_;
    // Of each body its first unit among all units, then of each unit its first troop among all troops.
    std::vector<std::uint32_t> first_inside_;
    std::size_t bodies_ = 0;
    std::vector<Finding> findings_; // in the order of the army, then of the rules
};

} // namespace muster
