// SPDX-License-Identifier: MIT
#include "edit/autosave.h"

#include "base/file.h"
#include "base/input_error.h"

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

fs::path origin_file(const fs::path& kept) {
    return fs::path(kept).replace_extension(".origin");
}

fs::path lock_file(const fs::path& kept) {
    return fs::path(kept).replace_extension(".lock");
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

void remove_quietly(const fs::path& kept) noexcept {
    std::error_code ignored;
    fs::remove(kept, ignored);
    try {
        fs::remove(origin_file(kept), ignored);
        fs::remove(lock_file(kept), ignored);
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
    : kept_(folder / fmt::format("{}{}-{}{}", name_start, process, window, name_end)) {}

void Autosave::keep(std::string army_text, const fs::path& origin) {
    finish();
    std::string origin_text = origin.empty() ? std::string() : fs::absolute(origin).string();
    // All others wait for it before they touch what it does.
    written_ =
        std::async(std::launch::async, [this, army = std::move(army_text), origin = std::move(origin_text)] {
            if (!held_) {
                fs::create_directories(kept_.parent_path());
                held_.emplace(lock_file(kept_));
            }
            write_file(origin_file(kept_), origin);
            write_file(kept_, army);
        });
}

bool Autosave::is_writing() const {
    return written_.valid() && written_.wait_for(std::chrono::seconds(0)) != std::future_status::ready;
}

void Autosave::finish() {
    if (written_.valid())
        written_.get();
}

void Autosave::discard() noexcept {
    if (written_.valid())
        written_.wait(); // or it would come back
    written_ = {};
    remove_quietly(kept_);
    held_.reset();
}

std::vector<UnsavedWork> Autosave::kept_in(const fs::path& folder) {
    std::vector<UnsavedWork> result;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        if (process_of(entry->path().filename().string()) == 0)
            continue;
        UnsavedWork work;
        work.kept = entry->path();
        std::error_code ignored;
        work.time = fs::last_write_time(work.kept, ignored);
        try {
            work.origin = read_file(origin_file(work.kept));
        } catch (const InputError&) { // then it counts as never saved
        }
        result.push_back(std::move(work));
    }
    std::sort(result.begin(), result.end(),
              [](const UnsavedWork& a, const UnsavedWork& b) { return b.time < a.time; });
    return result;
}

std::vector<UnsavedWork> Autosave::unsaved_in(const fs::path& folder, bool (*runs)(long process)) {
    std::vector<UnsavedWork> work = kept_in(folder);
    std::erase_if(work, [&](const UnsavedWork& one) {
        const FileUse use = use_of(lock_file(one.kept));
        return use == FileUse::somebody ||
               (use == FileUse::unknown && runs(process_of(one.kept.filename().string())));
    });
    return work;
}

void Autosave::discard(const UnsavedWork& work) noexcept {
    remove_quietly(work.kept);
}

} // namespace muster
