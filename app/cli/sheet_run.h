// SPDX-License-Identifier: MIT
// SheetRun: makes the sheets of many armies on several threads and writes each to its file, whole or not at
// all. A problem with one army does not stop the others.
#pragma once

#include "army_files.h"
#include "ruleset/rulesets.h"
#include "sheet/sheet_output.h"

#include <atomic>
#include <mutex>
#include <string>
#include <vector>

namespace muster {

struct SheetJob {
    ArmyFile army;             // the input
    std::string out;           // the file to write; further pages have "-2" and so on before the ending
    bool makes_folder = false; // of the file, if it is missing
};

struct SheetTally {
    std::size_t illegal = 0;
    std::vector<std::string> written;  // in the order of the jobs
    std::vector<std::string> problems; // likewise
};

// "armies/a/host.muster" for the ending "pdf": "out/a/host.pdf", below the folder that was searched.
[[nodiscard]] std::vector<SheetJob> sheet_jobs(const std::vector<std::string>& paths,
                                               const std::string& folder, const SheetFormat& format);

class SheetRun {
public:
    SheetRun(const std::vector<SheetJob>& jobs, const Rulesets& rulesets, const SheetOrder& order);

    [[nodiscard]] SheetTally run(unsigned threads);

private:
    struct Result {
        bool illegal = false;
        std::vector<std::string> written;
        std::string problem;
    };
    void work();
    void make(const SheetJob& job, Result& result) const;

    const std::vector<SheetJob>& jobs_;
    const Rulesets& rulesets_;
    SheetOrder order_;
    std::vector<Result> results_;
    std::atomic<std::size_t> next_{0};
};

} // namespace muster
