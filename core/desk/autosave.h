// SPDX-License-Identifier: MIT
// Autosave: unsaved work, written every few seconds to a folder of the player's, one file for a window, so
// that a crash loses little. What a program left that no longer runs is offered again at the next start.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct LeftWork {
    std::filesystem::path kept;   // the autosaved army
    std::filesystem::path origin; // the file it belongs to; empty if it never had one
    std::filesystem::file_time_type time;
};

class Autosave {
public:
    // The files of this program are told from others' by the process number.
    Autosave(const std::filesystem::path& folder, long process, unsigned window);

    // Throws std::system_error.
    void keep(std::string_view army_text, const std::filesystem::path& origin) const;
    // Saved or given up: nothing to recover.
    void discard() const noexcept;

    // What programs left that do not run any more, the newest first.
    [[nodiscard]] static std::vector<LeftWork> left_in(const std::filesystem::path& folder,
                                                       bool (*runs)(long process));
    static void discard(const LeftWork& work) noexcept;

private:
    std::filesystem::path kept_;
};

} // namespace muster
