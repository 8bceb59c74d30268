// SPDX-License-Identifier: MIT
// RatioReport: the benches' usual table, and after it each measure as a ratio beside its aim.
#pragma once

#include <benchmark/benchmark.h>

#include <map>
#include <string>

namespace muster::bench {

class RatioReport : public benchmark::ConsoleReporter {
public:
    void ReportRuns(const std::vector<Run>& runs) override;

    // Processor time of one iteration in nanoseconds; the quickest of the repetitions, since other programs
    // only ever add to it.
    [[nodiscard]] double nanoseconds(const std::string& name) const { return quickest_.at(name); }
    // Whether the aim is met.
    bool ratio(const std::string& what, double value, double aim) const;
    // What no aim is set for.
    void value(const std::string& what, double value) const;

private:
    std::map<std::string, double> quickest_;
};

} // namespace muster::bench
