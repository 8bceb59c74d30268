// SPDX-License-Identifier: MIT
// Session: one army being edited: its document, where it is saved (in a file, in the library, or in both),
// its autosave, and the recovery of unsaved work. Every save, also one to a file, is a revision in the
// library. A session shows nothing and asks nothing: each function returns what happened, and the window
// turns that into sentences and buttons. One thread only; two sessions in one program must have different
// window numbers.
#pragma once

#include "edit/autosave.h"
#include "edit/document.h"
#include "edit/library_revisions.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace muster {

// An army that has been read and is ready to be edited.
struct OpenedArmy {
    Document document;
    std::optional<LibraryArmy> library_army; // whose revisions its saves become
};

// An army of the library: its present revision, or an older one, which counts as unsaved so that saving makes
// it the present one again. Throws LibraryError, and InputError if the rules at hand cannot read it.
[[nodiscard]] OpenedArmy army_from_library(const Library& library, const Rulesets& rulesets, ArmyId army,
                                           std::optional<std::int32_t> revision = {});
// Work that a crash left unsaved. Throws InputError.
[[nodiscard]] OpenedArmy army_from_unsaved_work(const UnsavedWork& work, const Rulesets& rulesets,
                                                const LibraryAccess& library);

struct SaveResult {
    bool saved = false;                   // false: nothing is lost, and the army still counts as unsaved
    std::filesystem::path file;           // where it was to be saved; empty: in the library alone
    std::optional<std::int32_t> revision; // its number in the library; none: the library did not take it
    std::string problem; // why it was not saved, or if it was, why the library did not take the revision
    // The other army that the file held; it is in the library now.
    std::optional<StoredArmy> overwritten;
    // The army's new name, where the library had the same army already, edited elsewhere. Empty: none needed.
    std::string copy_name;
};

// What a session's army turned into without an edit of the player's.
enum class ArmyChange {
    none,
    army,     // one step, which can be undone
    document, // a new document: its rule set differs, so that no step leads back
};

struct UpdateResult {
    ArmyChange change = ArmyChange::none;
    std::string problem; // empty: none
};

struct RestoreResult {
    ArmyChange change = ArmyChange::none;
    std::string problem; // why the revision was not restored; empty: it was
    SaveResult save;     // of the restored army; only if it was restored
};

enum class DiskChange { none, changed, removed };

class Session {
public:
    // Unsaved work goes to `autosave_folder`, in a file named after the process and the window.
    Session(const Rulesets& rulesets, LibraryAccess library, const std::filesystem::path& autosave_folder,
            long process, unsigned window);

    // Edits this army from now on. The autosave of the army before is discarded: ask about unsaved changes
    // first.
    void begin(OpenedArmy army);
    // Likewise, with an army from unsaved work. The work is discarded as soon as this session has autosaved
    // the army; otherwise it stays, and the problem is returned.
    std::optional<std::string> recover(OpenedArmy army, const UnsavedWork& work);

    // All that follows needs a document, unless it says otherwise.
    [[nodiscard]] bool has_document() const { return document_.has_value(); }
    [[nodiscard]] Document& document() { return *document_; }
    [[nodiscard]] const Document& document() const { return *document_; }
    // None: the next save makes one.
    [[nodiscard]] const std::optional<LibraryArmy>& library_army() const { return library_.army(); }
    // The army's file, else its library_origin(), else empty.
    [[nodiscard]] std::filesystem::path origin() const;
    // Finds the library's army of which the document's file is a revision, if that is not known yet. Needs no
    // document.
    void find_library_army();

    // To the army's file if it has one, else in the library alone.
    SaveResult save(const std::string& label = {});
    // To this file, which is the army's file from then on, and in the library. What the file held is
    // preserved in the library first if it is an army.
    SaveResult save_to(const std::filesystem::path& file, const std::string& label = {});

    // Makes an older revision of library_army() the army of this session, and saves it. Unsaved changes
    // become a revision first; if that fails nothing is restored.
    RestoreResult restore_revision(std::int32_t revision);
    // Replaces the army by its present revision in the library, if it is saved in the library alone and has
    // no unsaved changes. Needs no document.
    UpdateResult update_from_library();

    // Whether another program has changed or removed the army's file. Reports each change once. Needs no
    // document.
    [[nodiscard]] DiskChange check_file();
    // Reads the army's file again. If it cannot be read, the army stays as it is.
    UpdateResult reload();

    // Writes unsaved changes to the autosave, or discards it if there are none. The problem may also be that
    // of the write before. Needs no document.
    enum class Waiting { until_written, no };
    std::optional<std::string> autosave(Waiting waiting = Waiting::until_written);
    // For the autosave's timer: returns when to call it again, if at all. Needs no document.
    AutosaveTurn take_autosave_turn();
    // After a change: when to call take_autosave_turn(), unless the timer is already running; none: not
    // needed. Needs no document.
    [[nodiscard]] std::optional<std::chrono::milliseconds> autosave_delay() const;
    // The player has discarded the changes. Needs no document.
    void discard_autosave() noexcept { autosave_.discard(); }

private:
    [[nodiscard]] bool is_autosaved() const;
    void mark_as_saved();
    SaveResult save_in_library(const std::string& label);
    UpdateResult replace_army(const std::string& text, std::string label);

    const Rulesets& rulesets_;
    LibraryRevisions library_;
    Autosave autosave_;
    std::optional<Document> document_;
    std::size_t autosaved_state_ = 0; // the document's state() at its last autosave or save; 0: never
};

} // namespace muster
