// SPDX-License-Identifier: MIT
// Checks many army files on several threads and writes the results in the order of the files.
#pragma once

#include "base/input_error.h"
#include "browse/army_batch.h"
#include "report_format.h"

#include <functional>
#include <memory>
#include <vector>

namespace muster {

// The results of a run, counted.
struct Tally {
    std::size_t legal = 0;
    std::size_t illegal = 0;
    std::size_t queries = 0; // findings, not armies
    std::size_t notes = 0;
    std::vector<InputError> unreadable; // in the order of the files

    void add(const Verdict& verdict);
};

// Results go to standard output, problems to standard error. At least one job. Throws std::system_error if a
// result cannot be written.
[[nodiscard]] Tally run_check(const ArmySource& armies, const Rulesets& rulesets, unsigned jobs,
                              BatchAllowance& allowance,
                              const std::function<std::unique_ptr<ReportFormat>()>& make_format);

} // namespace muster
