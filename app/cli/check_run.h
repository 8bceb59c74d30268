// SPDX-License-Identifier: MIT
// CheckRun: checks many army files on several threads and writes the results in the order of the files.
// Workers take chunks of neighbouring files by a shared counter, each with its own buffers; a finished
// chunk is written by whichever worker finds it next in order, while the others go on working.
#pragma once

#include "army/serial_reader.h"
#include "army_files.h"
#include "base/input_error.h"
#include "check/serial_checker.h"
#include "output.h"
#include "report_format.h"
#include "ruleset/rulesets.h"

#include <atomic>
#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
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
    struct Chunk {
        std::string results;
        std::string problems;
        Tally tally;
        bool finished = false;
    };

    // One thread's own things, used again for every file.
    struct Worker {
        std::unique_ptr<ReportFormat> format;
        std::string bytes;
        SerialReader reader;
        SerialChecker checker;
        const Ruleset* ruleset = nullptr; // the last army's, with its list in force
        std::string list;
    };

    void work();
    void work_until_done();
    void check_chunk(Worker& worker, std::size_t index, Chunk& chunk) const;
    void check_file(Worker& worker, const std::string& path, Chunk& chunk) const;
    // Takes a finished chunk; the worker gets an empty one back whose buffers have their size already.
    void deliver(std::size_t index, Chunk& chunk);
    void write(Chunk& chunk);

    const std::vector<ArmyFile>& files_;
    const Rulesets& rulesets_;
    std::function<std::unique_ptr<ReportFormat>()> make_format_;
    Output output_;

    std::size_t chunk_size_ = 1;
    std::size_t chunk_count_ = 0;
    std::atomic<std::size_t> next_chunk_{0};

    // All below is guarded by the mutex, except that the one worker who writes owns meanwhile the chunk
    // that is next, anything_written_ and tally_.
    std::mutex mutex_;
    std::condition_variable written_;
    std::vector<Chunk> ring_; // of the chunks that come next; chunk i is at i modulo its size
    std::size_t next_to_write_ = 0;
    bool writing_ = false;
    bool anything_written_ = false;
    std::exception_ptr failure_;
    Tally tally_;
};

} // namespace muster
