// SPDX-License-Identifier: MIT
#include "check/report.h"

#include "base/limits.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

TooManyFindings::TooManyFindings()
    : TooLargeReport(
          fmt::format("the army breaks rules more than {0} times, and at most {0} findings are shown. "
                      "Split it, or take out what breaks rules",
                      most_findings)) {}

TooManyFigures::TooManyFigures()
    : TooLargeReport(
          fmt::format("the army's elements and the rule set's numbers make more than {0} figures together, "
                      "and at most {0} are worked out. Split the army, or take numbers out of the rule set",
                      most_figures)) {}

std::size_t Report::count(Severity severity) const {
    return static_cast<std::size_t>(std::count_if(findings_.begin(), findings_.end(), [&](const Finding& f) {
        return f.severity == severity && !f.is_covered;
    }));
}

std::size_t Report::element_index(const Place& place) const {
    if (place.body == 0)
        return 0;
    if (place.unit == 0)
        return place.body - 1;
    const std::size_t unit = first_inside_.at(place.body - 1) + place.unit - 1;
    return place.troop == 0 ? unit : first_inside_.at(bodies_ + unit) + place.troop - 1;
}

} // namespace muster
