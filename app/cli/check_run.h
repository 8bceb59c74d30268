// SPDX-License-Identifier: MIT
// CheckRun: checks many army files on several threads and writes the results in the order of the files.
#pragma once

#include "army_files.h"
#include "base/input_error.h"
#include "report_format.h"
#include "ruleset/rulesets.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace muster {

// How the armies of a run came out.
struct Tally {
    std::size_t legal = 0;
    std::size_t illegal = 0;
    std::size_t queries = 0; // findings, not armies
    std::size_t notes = 0;
    std::vector<InputError> unreadable; // in the order of the files

    void add(const Report& report);
    void add(Tally&& other);
};

class CheckRun {
public:
    // Results go to standard output, what cannot be read to standard error. All must outlive the run.
    CheckRun(const std::vector<ArmyFile>& files, const Rulesets& rulesets,
             std::function<std::unique_ptr<ReportFormat>()> make_format);

    // At least one job. Throws std::system_error if a result cannot be written.
    Tally run(unsigned jobs);

private:
    // What neighbouring files came to.
    struct Chunk {
        std::string results;
        std::string problems;
        Tally tally;
    };

    [[nodiscard]] Chunk check_chunk(std::size_t begin, std::size_t end) const;
    void check_file(const std::string& path, ReportFormat& format, Chunk& chunk) const;

    const std::vector<ArmyFile>& files_;
    const Rulesets& rulesets_;
    std::function<std::unique_ptr<ReportFormat>()> make_format_;
};

} // namespace muster
