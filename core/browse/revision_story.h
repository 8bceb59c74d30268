// SPDX-License-Identifier: MIT
// RevisionStory: what a revision of an army changed against the one before it, for the timeline.
#pragma once

#include "library/library.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

struct RevisionStory {
    struct NumberStep {
        std::string name;
        std::string before;
        std::string after;
    };

    Revision revision;
    bool present = false;           // it is the army's current one
    std::optional<Verdict> verdict; // by the installed rules; nothing if they cannot read it
    bool compared = false;          // false: it is the first, or one of the two cannot be read
    std::size_t added = 0;
    std::size_t removed = 0;
    std::size_t changed = 0;
    std::size_t moved = 0;
    std::size_t lost = 0; // findings
    std::size_t gained = 0;
    std::vector<NumberStep> numbers;
};

// Of an army's revisions, newest first; at most `limit`, or all if it is 0. Throws LibraryError.
[[nodiscard]] std::vector<RevisionStory> revision_stories(const Library& library, ArmyId army,
                                                          const Rulesets& rulesets, std::size_t limit);

} // namespace muster
