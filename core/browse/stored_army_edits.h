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
// These tags and no others.
void set_tags(Library& library, const std::vector<ArmyId>& armies, const std::vector<std::string>& tags);

// Tags as a player types and reads them: "club, 2026".
[[nodiscard]] std::vector<std::string> tags_in(std::string_view typed);
[[nodiscard]] std::string tags_text(const std::vector<std::string>& tags);

// For a comparison: an army's current text, or that of one of its revisions. Throws LibraryError.
[[nodiscard]] ComparedText compared_army(const Library& library, ArmyId army);
[[nodiscard]] ComparedText compared_revision(const Library& library, ArmyId army, std::int32_t revision);

} // namespace muster
