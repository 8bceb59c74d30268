// SPDX-License-Identifier: MIT
#include "edit/autosave.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/utf8_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <string_view>
#include <system_error>
#include <utility>

namespace muster {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view name_start = "unsaved-";
constexpr std::string_view name_end = ".muster";

fs::path origin_file(const fs::path& file) {
    return fs::path(file).replace_extension(".origin");
}

fs::path lock_file(const fs::path& file) {
    return fs::path(file).replace_extension(".lock");
}

// The process that wrote "unsaved-1234-1.muster"; 0 for any other name.
long process_of(const std::string& name) {
    if (!name.starts_with(name_start) || !name.ends_with(name_end))
        return 0;
    long process = 0;
    const char* begin = name.data() + name_start.size();
    const auto [end, error] = std::from_chars(begin, name.data() + name.size(), process);
    return error == std::errc() && *end == '-' ? process : 0;
}

void remove_quietly(const fs::path& file) noexcept {
    std::error_code ignored;
    fs::remove(file, ignored);
    try {
        fs::remove(origin_file(file), ignored);
        fs::remove(lock_file(file), ignored);
    } catch (const std::exception&) { // no memory for the name: the army itself is gone, which is what counts
    }
}

} // namespace

AutosaveTurn autosave_turn(bool is_writing, bool has_new_changes) {
    AutosaveTurn turn;
    turn.writes = !is_writing;
    if (is_writing || has_new_changes)
        turn.next = autosave_interval;
    return turn;
}

Autosave::Autosave(const fs::path& folder, long process, unsigned window)
    : file_(folder / path_of(fmt::format("{}{}-{}{}", name_start, process, window, name_end))) {}

void Autosave::store(std::string army_text, const fs::path& origin) {
    finish();
    std::string origin_text = origin.empty() ? std::string() : path_text(fs::absolute(origin));
    // All others wait for it before they touch what it does.
    writing_ =
        std::async(std::launch::async, [this, army = std::move(army_text), origin = std::move(origin_text)] {
            if (!lock_) {
                fs::create_directories(file_.parent_path());
                lock_.emplace(lock_file(file_));
            }
            write_file(origin_file(file_), origin);
            write_file(file_, army);
        });
}

bool Autosave::is_writing() const {
    return writing_.valid() && writing_.wait_for(std::chrono::seconds(0)) != std::future_status::ready;
}

void Autosave::finish() {
    if (writing_.valid())
        writing_.get();
}

void Autosave::discard() noexcept {
    if (writing_.valid())
        writing_.wait(); // or it would come back
    writing_ = {};
    remove_quietly(file_);
    lock_.reset();
}

std::vector<UnsavedWork> Autosave::all_in(const fs::path& folder) {
    std::vector<UnsavedWork> result;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        if (process_of(path_text(entry->path().filename())) == 0)
            continue;
        UnsavedWork work;
        work.file = entry->path();
        std::error_code ignored;
        work.time = fs::last_write_time(work.file, ignored);
        try {
            work.origin = path_of(read_file(origin_file(work.file)));
        } catch (const InputError&) { // then it counts as never saved
        }
        result.push_back(std::move(work));
    }
    std::sort(result.begin(), result.end(),
              [](const UnsavedWork& a, const UnsavedWork& b) { return b.time < a.time; });
    return result;
}

std::vector<UnsavedWork> Autosave::left_in(const fs::path& folder, bool (*runs)(long process)) {
    std::vector<UnsavedWork> work = all_in(folder);
    std::erase_if(work, [&](const UnsavedWork& one) {
        const FileUse use = use_of(lock_file(one.file));
        return use == FileUse::somebody ||
               (use == FileUse::unknown && runs(process_of(path_text(one.file.filename()))));
    });
    return work;
}

void Autosave::discard(const UnsavedWork& work) noexcept {
    remove_quietly(work.file);
}

} // namespace muster
