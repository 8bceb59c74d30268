// SPDX-License-Identifier: MIT
// Changes of several stored armies: each function changes all of them or, if it throws a LibraryError, none.
#pragma once

#include "browse/army_comparison.h"
#include "library/library.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

void move_to_trash(Library& library, const std::vector<ArmyId>& armies);
void restore_from_trash(Library& library, const std::vector<ArmyId>& armies);

// A tag of some of several armies, and of how many of them.
struct TagShare {
    std::string tag;
    std::size_t armies = 0;

    friend bool operator==(const TagShare&, const TagShare&) = default;
};
// Sorted by tag.
[[nodiscard]] std::vector<TagShare> tag_shares(const std::vector<const StoredArmy*>& armies);

// The other tags of each army stay.
struct TagChange {
    std::vector<std::string> added;
    std::vector<std::string> removed;

    [[nodiscard]] bool is_empty() const { return added.empty() && removed.empty(); }
};
struct ArmyTags {
    ArmyId army = 0;
    std::vector<std::string> tags;
};
// Returns the tags before the change.
std::vector<ArmyTags> change_tags(Library& library, const std::vector<ArmyId>& armies,
                                  const TagChange& change);
void restore_tags(Library& library, const std::vector<ArmyTags>& tags);

// Tags as a player types and reads them: "club, 2026".
[[nodiscard]] std::vector<std::string> tags_in(std::string_view typed);
[[nodiscard]] std::string tags_text(const std::vector<std::string>& tags);

// For a comparison: an army's current text, or that of one of its revisions. Throws LibraryError.
[[nodiscard]] ComparedText compared_army(const Library& library, ArmyId army);
[[nodiscard]] ComparedText compared_revision(const Library& library, ArmyId army, std::int32_t revision);

} // namespace muster
