// SPDX-License-Identifier: MIT
#include "ratio_report.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster::bench {

void RatioReport::ReportRuns(const std::vector<Run>& runs) {
    for (const Run& run : runs) {
        if (run.run_type != Run::RT_Iteration)
            continue;
        const std::string name = run.run_name.function_name;
        const double time = run.GetAdjustedCPUTime();
        const auto known = quickest_.find(name);
        quickest_[name] = known == quickest_.end() ? time : std::min(known->second, time);
    }
    ConsoleReporter::ReportRuns(runs);
}

bool RatioReport::ratio(const std::string& what, double value, double aim) const {
    const bool met = value <= aim;
    fmt::print("{:<64} {:8.2f}   aim: at most {:.2f}  {}\n", what, value, aim, met ? "met" : "MISSED");
    return met;
}

void RatioReport::value(const std::string& what, double value) const {
    fmt::print("{:<64} {:8.2f}\n", what, value);
}

} // namespace muster::bench
