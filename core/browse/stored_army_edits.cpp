// SPDX-License-Identifier: MIT
#include "browse/stored_army_edits.h"

#include "base/text.h"

#include <fmt/format.h>

namespace muster {

void move_to_trash(Library& library, const std::vector<ArmyId>& armies) {
    library.in_one_step([&] {
        for (const ArmyId army : armies)
            library.trash(army);
    });
}

void restore_from_trash(Library& library, const std::vector<ArmyId>& armies) {
    library.in_one_step([&] {
        for (const ArmyId army : armies)
            library.restore_from_trash(army);
    });
}

void set_tags(Library& library, const std::vector<ArmyId>& armies, const std::vector<std::string>& tags) {
    library.in_one_step([&] {
        for (const ArmyId army : armies)
            library.set_tags(army, tags);
    });
}

std::vector<std::string> tags_in(std::string_view typed) {
    std::vector<std::string> tags;
    for (const std::string_view part : parts_of(typed, ','))
        if (!is_blank(part))
            tags.emplace_back(part);
    return tags;
}

std::string tags_text(const std::vector<std::string>& tags) {
    return joined(tags, ", ");
}

ComparedText compared_army(const Library& library, ArmyId army) {
    return {library.army(army).name, library.text(army)};
}

ComparedText compared_revision(const Library& library, ArmyId army, std::int32_t revision) {
    return {fmt::format("{}, {}", library.army(army).name, revision), library.text(army, revision)};
}

} // namespace muster
