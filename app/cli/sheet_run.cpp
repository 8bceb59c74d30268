// SPDX-License-Identifier: MIT
#include "sheet_run.h"

#include "layout.h"
#include "sheet/sheet_file.h"
#include "sheet_output_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <thread>

namespace muster {

namespace fs = std::filesystem;

namespace {

// The army's path relative to the given folder that holds it; else its file name.
fs::path below_given(const std::string& file, const std::vector<std::string>& paths) {
    for (const std::string& path : paths) {
        std::error_code ignored;
        if (!fs::is_directory(path, ignored))
            continue;
        fs::path relative = fs::path(file).lexically_relative(fs::path(path));
        if (!relative.empty() && *relative.begin() != "..")
            return relative;
    }
    return fs::path(file).filename();
}

} // namespace

std::vector<SheetJob> sheet_jobs(const std::vector<std::string>& paths, const std::string& folder,
                                 const SheetFormat& format) {
    const std::string ending(format.ending);
    std::vector<SheetJob> jobs;
    std::set<std::string> taken;
    for (const ArmyFile& file : army_files(paths)) {
        fs::path out = fs::path(folder) / below_given(file.path, paths);
        out.replace_extension("." + ending);
        // If two armies have the same name, the second gets a number.
        std::string name = out.string();
        for (std::size_t i = 1; !taken.insert(name).second; ++i)
            name = page_file_name(out.string(), i);
        jobs.push_back({file, name, true});
    }
    return jobs;
}

SheetRun::SheetRun(const std::vector<SheetJob>& jobs, const Rulesets& rulesets, const SheetOrder& order)
    : jobs_(jobs), rulesets_(rulesets), order_(order), results_(jobs.size()) {}

void SheetRun::make(const SheetJob& job, Result& result) const {
    try {
        refuse_empty_folder(job.army);
        const LoadedArmy loaded = load_army_or_sheet(job.army.path, rulesets_, Detail::sheet);
        const std::vector<std::string> files =
            sheet_files(loaded.army, *loaded.ruleset, loaded.report, order_);
        const fs::path folder = fs::path(job.out).parent_path();
        if (job.makes_folder && !folder.empty())
            fs::create_directories(folder);
        result.written = write_sheet(job.out, files);
        result.illegal = !loaded.report.legal();
    } catch (const std::exception& error) {
        result.problem = error.what();
    }
}

void SheetRun::work() {
    for (std::size_t i = next_++; i < jobs_.size(); i = next_++)
        make(jobs_[i], results_[i]);
}

SheetTally SheetRun::run(unsigned threads) {
    std::vector<std::thread> others;
    const std::size_t wanted = std::min<std::size_t>(threads, jobs_.size());
    for (std::size_t i = 1; i < wanted; ++i)
        others.emplace_back([this] { work(); });
    work();
    for (std::thread& other : others)
        other.join();
    SheetTally tally;
    for (Result& result : results_) {
        tally.illegal += result.illegal ? 1 : 0;
        tally.written.insert(tally.written.end(), result.written.begin(), result.written.end());
        if (!result.problem.empty())
            tally.problems.push_back(std::move(result.problem));
    }
    return tally;
}

} // namespace muster
