// SPDX-License-Identifier: MIT
// The changes that a Library makes.
#include "base/base32.h"
#include "base/translation.h"
#include "library/detail/army_rows.h"

#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <ctime>

namespace muster {

std::string new_library_key() {
    std::array<std::uint8_t, 10> bytes{};
    // std::random_device asks the processor for every number, which takes longer than the rest of an import.
    if (::getentropy(bytes.data(), bytes.size()) != 0)
        throw LibraryError(LibraryTrouble::other, translate("the system gives no random numbers"));
    return base32(bytes);
}

Moment now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

Saved Library::add(const ArmyFacts& facts, std::string_view label) {
    Saved saved;
    in_one_step([&] {
        if (const std::optional<Saved> known = rows_->known_revision(facts.fingerprint)) {
            saved = *known;
            rows_->set_trashed(saved.army, std::nullopt);
            return;
        }
        const Moment moment = now();
        const ArmyRows::NewRevision first{rows_->next_revision_id(), 1, moment};
        saved = {rows_->insert_army(facts, new_library_key(), moment, first, 1), 1, true};
        rows_->insert_revision(saved.army, first, facts, label);
        rows_->words().insert(saved.army, facts);
    });
    return saved;
}

Saved Library::save(ArmyId army, const ArmyFacts& facts, std::string_view label) {
    Saved saved{army, 0, false};
    in_one_step([&] {
        rows_->require(army);
        if (const Revision present = current_revision(army); present.fingerprint == facts.fingerprint) {
            saved.revision = present.number;
            return;
        }
        const ArmyRows::NewRevision revision = rows_->append_revision(army, facts, label, now());
        saved.revision = revision.number;
        saved.is_new = true;
        rows_->set_current(army, revision, facts);
    });
    return saved;
}

Saved Library::add_revision(ArmyId army, const ArmyFacts& facts, std::string_view label) {
    Saved saved{army, 0, false};
    in_one_step([&] {
        for (const Revision& revision : history(army))
            if (revision.fingerprint == facts.fingerprint) {
                saved.revision = revision.number;
                return;
            }
        saved.revision = rows_->append_revision(army, facts, label, now()).number;
        saved.is_new = true;
    });
    return saved;
}

Saved Library::restore(ArmyId army, std::int32_t revision, const Rulesets& rulesets) {
    const ArmyFacts facts = facts_of_stored(text(army, revision),
                                            fmt::format("revision {} of army {}", revision, army), rulesets);
    Saved saved;
    in_one_step([&] {
        saved = save(army, facts, translate_format("Revision {} again", revision));
        restore_from_trash(army);
    });
    return saved;
}

void Library::trash(ArmyId army) {
    in_one_step([&] { rows_->set_trashed(army, now()); });
}

void Library::restore_from_trash(ArmyId army) {
    in_one_step([&] { rows_->set_trashed(army, std::nullopt); });
}

void Library::set_tags(ArmyId army, const std::vector<std::string>& tags) {
    in_one_step([&] { rows_->set_tags(army, tags); });
}

} // namespace muster
