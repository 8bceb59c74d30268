// SPDX-License-Identifier: MIT
#include "edit/session.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "base/input_error.h"
#include "base/translation.h"
#include "edit/changes.h"
#include "library/army_facts.h"
#include "library/army_file.h"
#include "library/duplicate.h"
#include "library/library_view.h"

#include <algorithm>
#include <stdexcept>
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

OpenedArmy army_from_library(const Library& library, const Rulesets& rulesets, ArmyId army,
                             std::optional<std::int32_t> revision) {
    const StoredArmy stored = library.army(army);
    const bool is_present = !revision || *revision == stored.revision;
    const std::string text = is_present ? library.text(army) : library.text(army, *revision);
    Document document = Document::kept(rulesets, text, stored.name);
    if (!is_present)
        document = Document(rulesets, document.army());
    return {std::move(document), LibraryArmy{stored.id, stored.key}};
}

OpenedArmy army_from_unsaved_work(const UnsavedWork& work, const Rulesets& rulesets,
                                  const LibraryAccess& library) {
    const std::optional<std::string> key = library_key(work.origin);
    OpenedArmy opened{Document::recover(rulesets, read_file(work.kept), key ? fs::path() : work.origin), {}};
    if (key)
        library.query([&](const Library& open) {
            if (const std::optional<ArmyId> army = open.army_of_key(*key))
                opened.library_army = LibraryArmy{*army, *key};
        });
    return opened;
}

Session::Session(const Rulesets& rulesets, LibraryAccess library, const fs::path& autosave_folder,
                 long process, unsigned window)
    : rulesets_(rulesets), library_(std::move(library)), autosave_(autosave_folder, process, window) {}

void Session::begin(OpenedArmy army) {
    autosave_.discard();
    document_ = std::move(army.document);
    library_army_ = std::move(army.library_army);
    // An army that was made, not read, is nowhere yet.
    autosaved_state_ = document_->modified() ? 0 : document_->state();
}

std::optional<std::string> Session::recover(OpenedArmy army, const UnsavedWork& work) {
    begin(std::move(army));
    std::optional<std::string> problem = autosave();
    if (!problem)
        Autosave::discard(work);
    return problem;
}

fs::path Session::origin() const {
    if (!document_->file().empty() || !library_army_)
        return document_->file();
    return library_origin(library_army_->key);
}

// A second copy may have the very text of the first. It is another army all the same if the first one is
// edited in another session, or is saved in another file, which still exists.
bool Session::is_of_another(const Library& library, ArmyId army, const fs::path& file) const {
    const std::string key = library.army(army).key;
    if (library_.is_open_elsewhere(key))
        return true;
    const std::optional<fs::path> known = file_of_army(library, key);
    std::error_code ignored;
    return !file.empty() && known && *known != file && fs::exists(*known, ignored);
}

void Session::find_library_army() {
    if (!document_ || library_army_ || document_->file().empty() || !library_.exists())
        return;
    const fs::path& file = document_->file();
    try {
        const ArmyFacts facts = facts_of(read_file(file), file.string(), rulesets_);
        library_.query([&](const Library& library) {
            const std::optional<ArmyId> army = LibraryView(library).army_of_fingerprint(facts.fingerprint);
            if (army && !is_of_another(library, *army, file))
                library_army_ = library_army_of(library, *army);
        });
    } catch (const InputError&) { // another program changed the file since it was opened
    }
}

SaveResult Session::save(const std::string& label) {
    const fs::path file = document_->file();
    return file.empty() ? save_in_library(label) : save_to(file, label);
}

SaveResult Session::save_to(const fs::path& file, const std::string& label) {
    SaveResult result;
    result.file = file;
    std::optional<StoredArmy> overwritten = preserve_overwritten(file);
    std::error_code ignored;
    const fs::path before = document_->file();
    const bool is_copy = !before.empty() && before != file && fs::exists(before, ignored);
    try {
        document_->save(file);
    } catch (const std::system_error& error) {
        result.problem = error.what();
        return result;
    }
    result.saved = true;
    result.overwritten = std::move(overwritten);
    if (is_copy) // the army of the old file keeps its own revisions
        library_army_.reset();
    AddedRevision added = add_revision(label);
    result.revision = added.number;
    result.problem = std::move(added.problem);
    note_saved();
    return result;
}

SaveResult Session::save_in_library(const std::string& label) {
    SaveResult result;
    result.copy_name = name_second_copy();
    AddedRevision added = add_revision(label);
    result.saved = added.number.has_value();
    result.revision = added.number;
    result.problem = std::move(added.problem);
    if (result.saved) {
        document_->mark_saved();
        note_saved();
    }
    return result;
}

void Session::note_saved() {
    autosave_.discard();
    autosaved_state_ = document_->state();
}

// The army that the file holds may be wanted again, be it this army or another one. Returns it if it is
// another.
std::optional<StoredArmy> Session::preserve_overwritten(const fs::path& file) {
    std::error_code ignored;
    if (!fs::is_regular_file(file, ignored))
        return std::nullopt;
    std::optional<StoredArmy> other;
    try {
        const ArmyFacts facts = facts_of(read_file(file), file.string(), rulesets_);
        const std::string label = translate_format("As it was in {}", file.string());
        const bool is_own_file = file == document_->file();
        library_.change([&](Library& library) {
            if (is_own_file && library_army_) {
                if (!has_revision(library, library_army_->id, facts.fingerprint))
                    library.save(library_army_->id, facts, label);
                return;
            }
            const Saved saved = library.add(facts, label);
            if (is_own_file && (saved.is_new || !is_of_another(library, saved.army, file)))
                library_army_ = library_army_of(library, saved.army);
            else if (!library_army_ || library_army_->id != saved.army)
                other = library.army(saved.army);
        });
    } catch (const InputError&) { // no army: nothing to preserve
    }
    return other;
}

Session::AddedRevision Session::add_revision(const std::string& label) {
    AddedRevision added;
    try {
        const fs::path& file = document_->file();
        const ArmyFacts facts = facts_of_document(*document_);
        // Nothing is true before the whole step is on the disk: a full disk refuses it at the very end.
        Saved saved;
        std::optional<LibraryArmy> army;
        const LibraryAccess::Problem problem = library_.change([&](Library& library) {
            library.in_one_step([&] {
                const std::optional<ArmyId> known =
                    library_army_ ? library.army_of_key(library_army_->key) : std::nullopt;
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
            library_army_ = std::move(army);
            added.number = saved.revision;
        }
    } catch (const InputError& error) { // the rules at hand cannot read what they wrote
        added.problem = error.what();
    }
    return added;
}

// Two armies of the library differ at least in their names. Returns the new name, empty if none was needed.
std::string Session::name_second_copy() {
    std::string name;
    if (library_army_)
        return name;
    library_.query([&](const Library& library) {
        const ArmyFacts facts = facts_of_document(*document_);
        const std::optional<ArmyId> same = LibraryView(library).army_of_fingerprint(facts.fingerprint);
        if (same && is_of_another(library, *same, {}))
            name = free_copy_name(library, document_->army().name);
    });
    if (!name.empty())
        document_->add(translate("Name the copy"), with_name(document_->army(), Place{}, name).army);
    return name;
}

RestoreResult Session::restore_revision(std::int32_t revision) {
    RestoreResult result;
    if (!library_army_)
        return result;
    std::string text;
    if (const auto problem = library_.query(
            [&](const Library& library) { text = library.text(library_army_->id, revision); })) {
        result.problem = *problem;
        return result;
    }
    if (document_->modified()) {
        AddedRevision added = add_revision(translate("Before an earlier revision was restored"));
        if (!added.number) {
            result.problem = std::move(added.problem);
            return result;
        }
    }
    UpdateResult taken = take_text(text, translate_format("Restore revision {}", revision));
    result.change = taken.change;
    result.problem = std::move(taken.problem);
    if (result.problem.empty())
        result.save = save(translate_format("Revision {} again", revision));
    return result;
}

UpdateResult Session::take_present_revision() {
    UpdateResult result;
    if (!document_ || !library_army_ || !document_->file().empty() || document_->modified())
        return result;
    std::string text;
    if (const auto problem =
            library_.query([&](const Library& library) { text = library.text(library_army_->id); })) {
        result.problem = *problem;
        return result;
    }
    if (text == document_->text())
        return result;
    result = take_text(text, translate("Present revision of the library"));
    if (result.problem.empty()) {
        document_->mark_saved();
        note_saved();
    }
    return result;
}

UpdateResult Session::take_text(const std::string& text, std::string label) {
    UpdateResult result;
    try {
        Army army = read_army(text, label, rulesets_);
        if (army.ruleset != document_->ruleset().id) { // steps of another rule set cannot be undone into
            begin({Document(rulesets_, std::move(army)), library_army_});
            result.change = ArmyChange::document;
        } else if (army != document_->army()) {
            document_->add(std::move(label), std::move(army));
            result.change = ArmyChange::army;
        }
    } catch (const InputError& error) {
        result.problem = error.what();
    } catch (const std::overflow_error&) {
        result.problem = translate("The army's numbers would become too large to be reckoned with.");
    }
    return result;
}

DiskChange Session::notice_disk() {
    if (!document_ || !document_->changed_on_disk())
        return DiskChange::none;
    document_->accept_disk();
    std::error_code ignored;
    return fs::exists(document_->file(), ignored) ? DiskChange::changed : DiskChange::removed;
}

UpdateResult Session::reload() {
    UpdateResult result;
    const std::string ruleset = document_->ruleset().id;
    try {
        document_->reload(translate("Reload from disk"));
        result.change = document_->ruleset().id == ruleset ? ArmyChange::army : ArmyChange::document;
        note_saved();
    } catch (const InputError& error) {
        document_->accept_disk();
        result.problem = error.what();
    } catch (const std::overflow_error&) {
        document_->accept_disk();
        result.problem = translate("The army's numbers would become too large to be reckoned with.");
    }
    return result;
}

bool Session::is_autosaved() const {
    return !document_ || document_->state() == autosaved_state_;
}

std::optional<std::string> Session::autosave(Waiting waiting) {
    if (!document_)
        return std::nullopt;
    try {
        autosave_.finish(); // reports also how the write before ended
        if (!is_autosaved()) {
            autosaved_state_ = document_->state(); // a failure is reported once; the next change tries again
            if (document_->modified())
                autosave_.keep(document_->text(), origin());
            else
                autosave_.discard();
        }
        if (waiting == Waiting::until_written)
            autosave_.finish();
        return std::nullopt;
    } catch (const std::system_error& error) {
        return error.what();
    }
}

AutosaveTurn Session::autosave_in_turn() {
    AutosaveTurn turn = autosave_turn(autosave_.is_writing(), !is_autosaved());
    if (turn.writes)
        turn.problem = autosave(Waiting::no);
    return turn;
}

std::optional<std::chrono::milliseconds> Session::autosave_delay() const {
    return is_autosaved() ? std::nullopt : std::optional(first_autosave_delay);
}

} // namespace muster
