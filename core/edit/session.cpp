// SPDX-License-Identifier: MIT
#include "edit/session.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "base/input_error.h"
#include "base/translation.h"
#include "edit/changes.h"
#include "edit/trial.h"

#include <stdexcept>
#include <system_error>
#include <utility>

namespace muster {

namespace {

namespace fs = std::filesystem;

} // namespace

OpenedArmy army_from_library(const Library& library, const Rulesets& rulesets, ArmyId army,
                             std::optional<std::int32_t> revision) {
    const StoredArmy stored = library.army(army);
    const bool is_present = !revision || *revision == stored.revision;
    const std::string text = is_present ? library.text(army) : library.text(army, *revision);
    Document document = Document::from_library(rulesets, text, stored.name);
    if (!is_present)
        document = Document(rulesets, document.army());
    return {std::move(document), LibraryArmy{stored.id, stored.key}};
}

OpenedArmy army_from_unsaved_work(const UnsavedWork& work, const Rulesets& rulesets,
                                  const LibraryAccess& library) {
    const std::optional<std::string> key = library_key(work.origin);
    OpenedArmy opened{Document::recover(rulesets, read_file(work.file), key ? fs::path() : work.origin), {}};
    if (key)
        library.query([&](const Library& open) {
            if (const std::optional<ArmyId> army = open.army_of_key(*key))
                opened.library_army = LibraryArmy{*army, *key};
        });
    return opened;
}

Session::Session(const Rulesets& rulesets, LibraryAccess library, const fs::path& autosave_folder,
                 long process, unsigned window)
    : rulesets_(rulesets), library_(rulesets, std::move(library)),
      autosave_(autosave_folder, process, window) {}

void Session::begin(OpenedArmy army) {
    autosave_.discard();
    document_ = std::move(army.document);
    library_.set_army(std::move(army.library_army));
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
    if (!document_->file().empty() || !library_army())
        return document_->file();
    return library_origin(library_army()->key);
}

void Session::find_library_army() {
    if (document_)
        library_.find_army(document_->file());
}

SaveResult Session::save(const std::string& label) {
    const fs::path file = document_->file();
    return file.empty() ? save_in_library(label) : save_to(file, label);
}

SaveResult Session::save_to(const fs::path& file, const std::string& label) {
    SaveResult result;
    result.file = file;
    std::optional<StoredArmy> overwritten = library_.preserve(file, file == document_->file());
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
        library_.set_army({});
    LibraryRevisions::Added added = library_.add(*document_, label);
    result.revision = added.revision;
    result.problem = std::move(added.problem);
    mark_as_saved();
    return result;
}

SaveResult Session::save_in_library(const std::string& label) {
    SaveResult result;
    result.copy_name = library_.name_for_copy(*document_);
    if (!result.copy_name.empty())
        document_->add(translate("Name the copy"),
                       with_name(document_->army(), Place{}, result.copy_name).army);
    LibraryRevisions::Added added = library_.add(*document_, label);
    result.saved = added.revision.has_value();
    result.revision = added.revision;
    result.problem = std::move(added.problem);
    if (result.saved) {
        document_->mark_saved();
        mark_as_saved();
    }
    return result;
}

void Session::mark_as_saved() {
    autosave_.discard();
    autosaved_state_ = document_->state();
}

RestoreResult Session::restore_revision(std::int32_t revision) {
    RestoreResult result;
    if (!library_army())
        return result;
    const LibraryRevisions::Text stored = library_.text_of(revision);
    result.problem = stored.problem;
    if (!result.problem.empty())
        return result;
    if (document_->modified()) {
        LibraryRevisions::Added added =
            library_.add(*document_, translate("Before an earlier revision was restored"));
        if (!added.revision) {
            result.problem = std::move(added.problem);
            return result;
        }
    }
    UpdateResult taken = replace_army(stored.text, translate_format("Restore revision {}", revision));
    result.change = taken.change;
    result.problem = std::move(taken.problem);
    if (result.problem.empty())
        result.save = save(translate_format("Revision {} again", revision));
    return result;
}

UpdateResult Session::update_from_library() {
    UpdateResult result;
    if (!document_ || !library_army() || !document_->file().empty() || document_->modified())
        return result;
    const LibraryRevisions::Text stored = library_.text_of();
    result.problem = stored.problem;
    if (!result.problem.empty() || stored.text == document_->text())
        return result;
    result = replace_army(stored.text, translate("Present revision of the library"));
    if (result.problem.empty()) {
        document_->mark_saved();
        mark_as_saved();
    }
    return result;
}

UpdateResult Session::replace_army(const std::string& text, std::string label) {
    UpdateResult result;
    try {
        Army army = read_army(text, label, rulesets_);
        if (army.ruleset != document_->ruleset().id) { // steps of another rule set cannot be undone into
            begin({Document(rulesets_, std::move(army)), library_army()});
            result.change = ArmyChange::document;
        } else if (army != document_->army()) {
            document_->add(std::move(label), std::move(army));
            result.change = ArmyChange::army;
        }
    } catch (const InputError& error) {
        result.problem = error.what();
    } catch (const std::overflow_error&) {
        result.problem = too_large_problem();
    }
    return result;
}

DiskChange Session::check_file() {
    if (!document_ || !document_->has_file_changed())
        return DiskChange::none;
    document_->accept_file();
    std::error_code ignored;
    return fs::exists(document_->file(), ignored) ? DiskChange::changed : DiskChange::removed;
}

UpdateResult Session::reload() {
    UpdateResult result;
    const std::string ruleset = document_->ruleset().id;
    try {
        document_->reload(translate("Reload from disk"));
        result.change = document_->ruleset().id == ruleset ? ArmyChange::army : ArmyChange::document;
        mark_as_saved();
    } catch (const InputError& error) {
        document_->accept_file();
        result.problem = error.what();
    } catch (const std::overflow_error&) {
        document_->accept_file();
        result.problem = too_large_problem();
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
                autosave_.store(document_->text(), origin());
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

AutosaveTurn Session::take_autosave_turn() {
    AutosaveTurn turn = autosave_turn(autosave_.is_writing(), !is_autosaved());
    if (turn.writes)
        turn.problem = autosave(Waiting::no);
    return turn;
}

std::optional<std::chrono::milliseconds> Session::autosave_delay() const {
    return is_autosaved() ? std::nullopt : std::optional(first_autosave_delay);
}

} // namespace muster
