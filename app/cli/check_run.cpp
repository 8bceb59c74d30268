// SPDX-License-Identifier: MIT
#include "check_run.h"

#include "base/file.h"
#include "layout.h"
#include "lists/lists.h"

#include <fmt/format.h>
#ifdef __linux__
#include <sched.h>
#endif
#include <unistd.h>

#include <algorithm>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t largest_chunk = 128;
constexpr std::size_t chunks_a_job = 8; // so that no worker is left with much when the others are done
constexpr std::size_t ring_a_job = 4;   // finished chunks kept while an earlier one is not written

// Threads that open files all the time otherwise wait for each other at the table of open files. What is
// open already stays so; a system that refuses is only slower.
void take_own_file_table() {
#ifdef __linux__
    (void)::unshare(CLONE_FILES);
#endif
}

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
    : files_(files), rulesets_(rulesets), make_format_(std::move(make_format)), output_(STDOUT_FILENO) {}

Tally CheckRun::run(unsigned jobs) {
    chunk_size_ = std::clamp<std::size_t>(files_.size() / (jobs * chunks_a_job), 1, largest_chunk);
    chunk_count_ = (files_.size() + chunk_size_ - 1) / chunk_size_;
    jobs = static_cast<unsigned>(std::clamp<std::size_t>(chunk_count_, 1, jobs));
    ring_.resize(jobs * ring_a_job);
    std::vector<std::thread> others;
    try {
        while (others.size() + 1 < jobs)
            others.emplace_back([this] {
                take_own_file_table();
                work();
            });
    } catch (const std::system_error&) { // NOLINT(bugprone-empty-catch) fewer threads do it too
    }
    work();
    for (std::thread& other : others)
        other.join();
    if (failure_)
        std::rethrow_exception(failure_);
    return std::move(tally_);
}

void CheckRun::work() {
    try {
        work_until_done();
    } catch (...) {
        const std::lock_guard lock(mutex_);
        if (!failure_)
            failure_ = std::current_exception();
        written_.notify_all();
    }
}

void CheckRun::work_until_done() {
    Worker worker{make_format_(), {}, SerialReader(rulesets_), {}, nullptr, {}};
    Chunk chunk;
    for (;;) {
        const std::size_t index = next_chunk_.fetch_add(1);
        if (index >= chunk_count_)
            return;
        check_chunk(worker, index, chunk);
        deliver(index, chunk);
    }
}

void CheckRun::check_chunk(Worker& worker, std::size_t index, Chunk& chunk) const {
    const std::size_t begin = index * chunk_size_;
    const std::size_t end = std::min(begin + chunk_size_, files_.size());
    for (std::size_t i = begin; i < end; ++i) {
        const ArmyFile& file = files_[i];
        const std::size_t before = chunk.tally.unreadable.size();
        try {
            refuse_empty_folder(file);
            check_file(worker, file.path, chunk);
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
}

void CheckRun::check_file(Worker& worker, const std::string& path, Chunk& chunk) const {
    read_file(path, worker.bytes);
    const Army& army = worker.reader.read(worker.bytes, path);
    if (worker.ruleset == nullptr || worker.ruleset->id != army.ruleset || worker.list != army.list) {
        worker.ruleset = &ruleset_of(army, rulesets_);
        worker.list = army.list;
    }
    const Report& report = worker.checker.check(army, *worker.ruleset);
    chunk.tally.add(report);
    chunk.results += worker.format->separator();
    worker.format->append(chunk.results, {path, army, *worker.ruleset, report});
}

void CheckRun::deliver(std::size_t index, Chunk& chunk) {
    std::unique_lock lock(mutex_);
    // Whoever has the earliest chunk never waits here, so all get on.
    written_.wait(lock, [&] { return failure_ || index < next_to_write_ + ring_.size(); });
    if (failure_) {
        next_chunk_ = chunk_count_;
        return;
    }
    chunk.finished = true;
    std::swap(chunk, ring_[index % ring_.size()]);
    if (std::exchange(writing_, true))
        return;
    for (;;) {
        Chunk& next = ring_[next_to_write_ % ring_.size()];
        if (!next.finished)
            break;
        lock.unlock();
        write(next);
        lock.lock();
        next.finished = false;
        ++next_to_write_;
        written_.notify_all();
    }
    writing_ = false;
}

void CheckRun::write(Chunk& chunk) {
    std::string_view results = chunk.results;
    if (!results.empty() && !std::exchange(anything_written_, true))
        results.remove_prefix(make_format_()->separator().size());
    output_.write(results);
    write_problem(chunk.problems);
    tally_.add(std::exchange(chunk.tally, {}));
    chunk.results.clear();
    chunk.problems.clear();
}

} // namespace muster
