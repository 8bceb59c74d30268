// SPDX-License-Identifier: MIT
#include "library/detail/library_merge.h"

#include "library/detail/army_rows.h"

#include <algorithm>
#include <set>
#include <utility>

namespace muster {

void LibraryMerge::take(const MergedArmy& army, Imported& imported) {
    if (const std::optional<ArmyId> id = library_.army_of_key(army.entry.key)) {
        const std::size_t added = add_missing(*id, army);
        imported.revisions += added;
        imported.known += added == 0 ? 1 : 0;
    } else if (knows_all(army)) {
        ++imported.known;
    } else {
        add(army);
        ++imported.armies;
    }
}

bool LibraryMerge::knows_all(const MergedArmy& army) const {
    return std::all_of(army.facts.begin(), army.facts.end(), [&](const ArmyFacts& facts) {
        const Statements::Use query = library_.statement("SELECT 1 FROM revision WHERE fingerprint = ?");
        query->bindNoCopy(1, facts.fingerprint);
        return query->executeStep();
    });
}

void LibraryMerge::add(const MergedArmy& army) {
    const ManifestArmy& entry = army.entry;
    const auto present = static_cast<std::size_t>(entry.present - 1);
    const std::int64_t first = library_.rows_->next_revision_id();
    const auto revision = [&](std::size_t i) {
        return ArmyRows::NewRevision{first + static_cast<std::int64_t>(i), static_cast<std::int32_t>(i) + 1,
                                     entry.revisions[i].saved};
    };
    const ArmyId id =
        library_.rows_->insert_army(army.facts[present], entry.key, entry.created, revision(present),
                                    static_cast<std::int32_t>(army.facts.size()));
    for (std::size_t i = 0; i < army.facts.size(); ++i)
        library_.rows_->insert_revision(id, revision(i), army.facts[i], entry.revisions[i].label);
    library_.rows_->words().insert(id);
    if (!entry.tags.empty())
        library_.set_tags(id, entry.tags);
    if (entry.trashed) {
        const Statements::Use update = library_.statement("UPDATE army SET trashed = ? WHERE id = ?");
        update->bind(1, *entry.trashed);
        update->bind(2, id);
        update->exec();
    }
}

std::size_t LibraryMerge::add_missing(ArmyId id, const MergedArmy& army) {
    std::set<std::pair<std::string, Moment>> known;
    for (const Revision& revision : library_.history(id))
        known.emplace(revision.fingerprint, revision.saved);
    std::size_t added = 0;
    for (std::size_t i = 0; i < army.facts.size(); ++i) {
        const ManifestRevision& revision = army.entry.revisions[i];
        if (!known.emplace(revision.fingerprint, revision.saved).second)
            continue;
        const ArmyRows::NewRevision added_one =
            library_.rows_->append_revision(id, army.facts[i], revision.label, revision.saved);
        if (static_cast<std::int32_t>(i) + 1 == army.entry.present &&
            revision.saved > library_.army(id).saved)
            library_.rows_->set_current(id, added_one, army.facts[i]);
        ++added;
    }
    return added;
}

} // namespace muster
