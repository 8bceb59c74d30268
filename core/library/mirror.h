// SPDX-License-Identifier: MIT
// Mirror: a folder of plain army files that is kept in step with the library both ways, so that Nextcloud,
// Syncthing or git carries the armies between machines. Nothing is lost on either side: what a file brings is
// a revision or an army, an army whose file was deleted lies in the trash, and where both sides have changed
// both are revisions and the player is told. A run that was broken off is made good by the next.
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
    std::size_t written = 0;        // files made or brought up to date
    std::size_t removed = 0;        // files of armies that are in the trash
    std::size_t armies = 0;         // new ones, from files
    std::size_t revisions = 0;      // new ones, from files
    std::size_t trashed = 0;        // armies whose files were deleted
    std::vector<std::string> notes; // what the player must know, a sentence or two each

    // To the library.
    [[nodiscard]] bool brought() const { return armies + revisions + trashed != 0; }
    [[nodiscard]] bool any() const { return brought() || written + removed != 0 || !notes.empty(); }
};

class Mirror {
public:
    // The library and the rule sets must outlive it.
    Mirror(Library& library, const Rulesets& rulesets)
        : library_(library), rulesets_(rulesets), table_(library) {}

    // The folder that the player has chosen; nothing while the mirror is off.
    [[nodiscard]] std::optional<std::filesystem::path> folder() const;
    // From now on this folder, which is made if there is none. What is in it is taken by the first sync().
    void switch_on(const std::filesystem::path& folder);
    // The files stay where they are, and so do the armies.
    void switch_off();
    // Brings both sides together. Throws LibraryError, also if the mirror is off or its folder is not there.
    // `tell` hears of every army and file before it is looked at; what it throws ends the work.
    MirrorResult sync(const std::function<void()>& tell = [] {});

private:
    struct Run;

    Library& library_;
    const Rulesets& rulesets_;
    MirrorTable table_;
};

} // namespace muster
