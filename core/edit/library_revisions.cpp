// SPDX-License-Identifier: MIT
#include "edit/library_revisions.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/translation.h"
#include "base/utf8_path.h"
#include "library/army_facts.h"
#include "library/army_file.h"
#include "library/duplicate.h"
#include "library/library_view.h"

#include <algorithm>
#include <system_error>
#include <utility>
#include <vector>

namespace muster {

namespace {

namespace fs = std::filesystem;

bool has_revision(const Library& library, ArmyId army, const std::string& fingerprint) {
    const std::vector<Revision> history = library.history(army);
    return std::any_of(history.begin(), history.end(),
                       [&](const Revision& revision) { return revision.fingerprint == fingerprint; });
}

LibraryArmy library_army_of(const Library& library, ArmyId army) {
    return {army, library.army(army).key};
}

ArmyFacts facts_of_document(const Document& document) {
    return facts_of(document.text(), "army", document.rulesets());
}

} // namespace

// A second copy may have the very text of the first. It is another army all the same if the first one is
// edited in another session, or is saved in another file, which still exists.
bool LibraryRevisions::is_of_another(const Library& library, ArmyId army, const fs::path& file) const {
    const std::string key = library.army(army).key;
    if (library_.is_open_elsewhere(key))
        return true;
    const std::optional<fs::path> known = file_of_army(library, key);
    std::error_code ignored;
    return !file.empty() && known && *known != file && fs::exists(*known, ignored);
}

void LibraryRevisions::find_army(const fs::path& file) {
    if (army_ || file.empty() || !library_.exists())
        return;
    try {
        const ArmyFacts facts = facts_of(read_file(file), path_text(file), rulesets_);
        library_.query([&](const Library& library) {
            const std::optional<ArmyId> army = LibraryView(library).army_of_fingerprint(facts.fingerprint);
            if (army && !is_of_another(library, *army, file))
                army_ = library_army_of(library, *army);
        });
    } catch (const InputError&) { // another program changed the file since it was opened
    }
}

// The army that the file holds may be wanted again, be it this army or another one.
std::optional<StoredArmy> LibraryRevisions::preserve(const fs::path& file, bool is_own_file) {
    std::error_code ignored;
    if (!fs::is_regular_file(file, ignored))
        return std::nullopt;
    std::optional<StoredArmy> other;
    try {
        const ArmyFacts facts = facts_of(read_file(file), path_text(file), rulesets_);
        const std::string label = translate_format("As it was in {}", path_text(file));
        library_.change([&](Library& library) {
            if (is_own_file && army_) {
                if (!has_revision(library, army_->id, facts.fingerprint))
                    library.save(army_->id, facts, label);
                return;
            }
            const Saved saved = library.add(facts, label);
            if (is_own_file && (saved.is_new || !is_of_another(library, saved.army, file)))
                army_ = library_army_of(library, saved.army);
            else if (!army_ || army_->id != saved.army)
                other = library.army(saved.army);
        });
    } catch (const InputError&) { // no army: nothing to preserve
    }
    return other;
}

LibraryRevisions::Added LibraryRevisions::add(const Document& document, const std::string& label) {
    Added added;
    try {
        const fs::path& file = document.file();
        const ArmyFacts facts = facts_of_document(document);
        // Nothing is true before the whole step is on the disk: a full disk refuses it at the very end.
        Saved saved;
        std::optional<LibraryArmy> army;
        const LibraryAccess::Problem problem = library_.change([&](Library& library) {
            library.in_one_step([&] {
                const std::optional<ArmyId> known = army_ ? library.army_of_key(army_->key) : std::nullopt;
                saved = known ? library.save(*known, facts, label) : library.add(facts, label);
                // The library has the text; its first change makes it an army of its own.
                if (!known && !saved.is_new && is_of_another(library, saved.army, file))
                    return;
                library.restore_from_trash(saved.army); // an army that is being edited is no rubbish
                army = library_army_of(library, saved.army);
                if (!file.empty())
                    set_file_of_army(library, army->key, file);
            });
        });
        if (problem) {
            added.problem = *problem;
        } else {
            army_ = std::move(army);
            added.revision = saved.revision;
        }
    } catch (const InputError& error) { // the rules at hand cannot read what they wrote
        added.problem = error.what();
    }
    return added;
}

std::string LibraryRevisions::name_for_copy(const Document& document) const {
    std::string name;
    if (army_)
        return name;
    library_.query([&](const Library& library) {
        const ArmyFacts facts = facts_of_document(document);
        const std::optional<ArmyId> same = LibraryView(library).army_of_fingerprint(facts.fingerprint);
        if (same && is_of_another(library, *same, {}))
            name = free_copy_name(library, document.army().name);
    });
    return name;
}

LibraryRevisions::Text LibraryRevisions::text_of(std::optional<std::int32_t> revision) const {
    Text text;
    const auto problem = library_.query([&](const Library& library) {
        text.text = revision ? library.text(army_->id, *revision) : library.text(army_->id);
    });
    text.problem = problem.value_or("");
    return text;
}

} // namespace muster
