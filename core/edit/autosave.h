// SPDX-License-Identifier: MIT
// Autosave: unsaved work, written soon after each change to a folder of the player, in one file for each
// window, so that a crash loses little. A thread of its own writes it, so that editing never waits for the
// disk. The next start offers the work that a program left behind when it ended.
#pragma once

#include "base/file_lock.h"

#include <chrono>
#include <filesystem>
#include <future>
#include <optional>
#include <string>
#include <vector>

namespace muster {

struct UnsavedWork {
    std::filesystem::path file;   // the autosaved army
    std::filesystem::path origin; // the army's own file; empty: none
    std::filesystem::file_time_type time;
};

// When changes are autosaved: the first one after a pause as soon as it is painted, later ones once a second,
// and none while the disk is still busy with the previous one.
struct AutosaveTurn {
    bool writes = false;                           // false: not in this turn
    std::optional<std::chrono::milliseconds> next; // the next turn; none: with the next change
    std::optional<std::string> problem;            // what went wrong in this turn
};
inline constexpr std::chrono::milliseconds first_autosave_delay{50};
inline constexpr std::chrono::milliseconds autosave_interval{1000};
[[nodiscard]] AutosaveTurn autosave_turn(bool is_writing, bool has_new_changes);

class Autosave {
public:
    // The files are named after the process and the window, and are locked while the program runs.
    Autosave(const std::filesystem::path& folder, long process, unsigned window);

    // Starts to write the army, after the previous write has ended. Throws std::system_error if that failed,
    // or if no thread can be started.
    void store(std::string army_text, const std::filesystem::path& origin);
    // Whether a write has not ended yet.
    [[nodiscard]] bool is_writing() const;
    // Waits until the write has ended. Throws std::system_error, once, if it failed.
    void finish();
    // Removes the file: the work was saved or discarded.
    void discard() noexcept;

    // All work in the folder, the newest first.
    [[nodiscard]] static std::vector<UnsavedWork> all_in(const std::filesystem::path& folder);
    // The work that programs left behind when they ended. Where files cannot be locked, `runs` tells whether
    // a program is still running.
    [[nodiscard]] static std::vector<UnsavedWork> left_in(const std::filesystem::path& folder,
                                                          bool (*runs)(long process));
    static void discard(const UnsavedWork& work) noexcept;

private:
    std::filesystem::path file_;
    std::optional<FileLock> lock_; // from the first write on
    std::future<void> writing_;
};

} // namespace muster
