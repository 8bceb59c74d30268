// SPDX-License-Identifier: MIT
#include "check_run.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "base/parallel_in_order.h"
#include "check/checker.h"
#include "layout.h"
#include "lists/lists.h"
#include "output.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t largest_chunk = 128;
constexpr std::size_t chunks_a_job = 8; // so that no worker is left with much when the others are done

} // namespace

void Tally::add(const Report& report) {
    bool is_legal = true;
    for (const Finding& finding : report.findings()) {
        is_legal = is_legal && finding.severity != Severity::error;
        queries += finding.severity == Severity::query ? 1 : 0;
        notes += finding.severity == Severity::note ? 1 : 0;
    }
    ++(is_legal ? legal : illegal);
}

void Tally::add(Tally&& other) {
    legal += other.legal;
    illegal += other.illegal;
    queries += other.queries;
    notes += other.notes;
    std::move(other.unreadable.begin(), other.unreadable.end(), std::back_inserter(unreadable));
}

CheckRun::CheckRun(const std::vector<ArmyFile>& files, const Rulesets& rulesets,
                   std::function<std::unique_ptr<ReportFormat>()> make_format)
    : files_(files), rulesets_(rulesets), make_format_(std::move(make_format)) {}

Tally CheckRun::run(unsigned jobs) {
    const std::size_t size = std::clamp<std::size_t>(files_.size() / (jobs * chunks_a_job), 1, largest_chunk);
    const std::size_t count = (files_.size() + size - 1) / size;
    const std::size_t separator = make_format_()->separator().size();
    Output output(STDOUT_FILENO);
    Tally tally;
    bool any = false;
    parallel_in_order(
        count, jobs == 1 ? 0 : jobs,
        [&](std::size_t i) { return check_chunk(i * size, std::min((i + 1) * size, files_.size())); },
        [&](Chunk chunk) {
            std::string_view results = chunk.results;
            if (!results.empty() && !std::exchange(any, true))
                results.remove_prefix(separator);
            output.write(results);
            write_problem(chunk.problems);
            tally.add(std::move(chunk.tally));
        });
    return tally;
}

CheckRun::Chunk CheckRun::check_chunk(std::size_t begin, std::size_t end) const {
    Chunk chunk;
    const std::unique_ptr<ReportFormat> format = make_format_();
    for (std::size_t i = begin; i < end; ++i) {
        const ArmyFile& file = files_[i];
        const std::size_t before = chunk.tally.unreadable.size();
        try {
            refuse_empty_folder(file);
            check_file(file.path, *format, chunk);
        } catch (const InputError& error) {
            if (error.file() == file.path) {
                chunk.tally.unreadable.push_back(error);
            } else { // the army may be in order, but without its rule set and list that cannot be told
                chunk.tally.unreadable.emplace_back(
                    file.path, TextPosition(),
                    fmt::format("its rule set or army list cannot be read: {}", error.what()));
            }
        } catch (const std::overflow_error& error) {
            chunk.tally.unreadable.emplace_back(file.path, TextPosition(), error.what());
        }
        if (chunk.tally.unreadable.size() != before) {
            append_clean(chunk.problems, chunk.tally.unreadable.back().what());
            chunk.problems += '\n';
        }
    }
    return chunk;
}

void CheckRun::check_file(const std::string& path, ReportFormat& format, Chunk& chunk) const {
    const Army army = read_army(read_file(path), path, rulesets_);
    const Ruleset& ruleset = ruleset_of(army, rulesets_);
    const Report report = check(army, ruleset);
    chunk.tally.add(report);
    chunk.results += format.separator();
    format.append(chunk.results, {path, army, ruleset, report});
}

} // namespace muster
