// SPDX-License-Identifier: MIT
// Mirror: a folder of plain army files that is synchronized with the library in both directions, so that
// Nextcloud, Syncthing or git carries the armies between machines. Nothing is lost on either side: a changed
// file adds a revision or an army, an army whose file was deleted goes to the trash, and if both sides have
// changed both become revisions and the player is notified. The next run completes one that was interrupted.
#pragma once

#include "library/library.h"
#include "library/mirror_folder.h"
#include "library/mirror_table.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace muster {

struct MirrorResult {
    std::size_t written = 0;        // files created or updated
    std::size_t removed = 0;        // files of armies that are in the trash
    std::size_t armies = 0;         // new ones, from files
    std::size_t revisions = 0;      // new ones, from files
    std::size_t trashed = 0;        // armies whose files were deleted
    std::size_t left_out = 0;       // files and armies that could not be synchronized; notes say which
    std::vector<std::string> notes; // what the player must know, a sentence or two each

    [[nodiscard]] bool changed_library() const { return armies + revisions + trashed != 0; }
    [[nodiscard]] bool any() const { return changed_library() || written + removed != 0 || !notes.empty(); }
};

class Mirror {
public:
    // The library and the rule sets must outlive it.
    Mirror(Library& library, const Rulesets& rulesets)
        : library_(library), rulesets_(rulesets), table_(library) {}

    // Nothing while the mirror is off.
    [[nodiscard]] std::optional<std::filesystem::path> folder() const;
    // Mirrors to this folder from now on, which is created if it does not exist. The first sync() reads it.
    void switch_on(const std::filesystem::path& folder);
    // Files and armies stay as they are.
    void switch_off();
    // Synchronizes both sides. Throws LibraryError, also if the mirror is off or its folder is missing.
    // `before_each` is called before each army and file; an exception from it ends the work.
    MirrorResult sync(const std::function<void()>& before_each = [] {});

private:
    struct Run;

    Library& library_;
    const Rulesets& rulesets_;
    MirrorTable table_;
};

} // namespace muster
