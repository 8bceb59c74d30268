// SPDX-License-Identifier: MIT
// Autosave: unsaved work, written soon after each change to a folder of the player's, one file for a window,
// so that a crash loses little. It is written on a thread of its own, for nobody who edits waits for a disk.
// What a program left that no longer runs is offered again at the next start.
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
    std::filesystem::path kept;   // the autosaved army
    std::filesystem::path origin; // the file it belongs to; empty if it never had one
    std::filesystem::file_time_type time;
};

// When changes are autosaved: the first one after a quiet while as soon as it is painted, those after it once
// a second, and none while the disk is still busy with the one before.
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
    // The files of this program are named by the process number, and held while it runs.
    Autosave(const std::filesystem::path& folder, long process, unsigned window);

    // Begins to write this; waits first for what was begun before. Throws std::system_error of that, or if
    // no thread is to be had.
    void keep(std::string army_text, const std::filesystem::path& origin);
    // What was begun is not on the disk yet.
    [[nodiscard]] bool is_writing() const;
    // Waits until it is. Throws std::system_error if it could not be written, once.
    void finish();
    // Saved or given up: nothing to recover.
    void discard() noexcept;

    // All that is kept there, the newest first.
    [[nodiscard]] static std::vector<UnsavedWork> kept_in(const std::filesystem::path& folder);
    // Of that, what programs left that do not run any more. `runs` is asked where files cannot be locked.
    [[nodiscard]] static std::vector<UnsavedWork> unsaved_in(const std::filesystem::path& folder,
                                                             bool (*runs)(long process));
    static void discard(const UnsavedWork& work) noexcept;

private:
    std::filesystem::path kept_;
    std::optional<FileLock> held_; // from the first work on
    std::future<void> written_;
};

} // namespace muster
