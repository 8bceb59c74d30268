// SPDX-License-Identifier: MIT
#include "browse/stored_army_edits.h"

#include "base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

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

std::vector<TagShare> tag_shares(const std::vector<const StoredArmy*>& armies) {
    std::map<std::string, std::size_t> tally;
    for (const StoredArmy* army : armies)
        for (const std::string& tag : army->tags)
            ++tally[tag];
    std::vector<TagShare> shares;
    shares.reserve(tally.size());
    for (const auto& [tag, count] : tally)
        shares.push_back({tag, count});
    return shares;
}

std::vector<ArmyTags> change_tags(Library& library, const std::vector<ArmyId>& armies,
                                  const TagChange& change) {
    std::vector<ArmyTags> before;
    library.in_one_step([&] {
        for (const ArmyId army : armies) {
            std::vector<std::string> tags = library.army(army).tags;
            before.push_back({army, tags});
            std::erase_if(tags, [&](const std::string& tag) {
                return std::find(change.removed.begin(), change.removed.end(), tag) != change.removed.end();
            });
            tags.insert(tags.end(), change.added.begin(), change.added.end());
            library.set_tags(army, tags);
        }
    });
    return before;
}

void restore_tags(Library& library, const std::vector<ArmyTags>& tags) {
    library.in_one_step([&] {
        for (const ArmyTags& army : tags)
            library.set_tags(army.army, army.tags);
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
