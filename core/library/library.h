// SPDX-License-Identifier: MIT
// Library: the player's armies with all their revisions, in one SQLite database. Saving adds a revision and
// never changes one, and an army that is removed goes to the trash, so that whatever was saved can be
// restored. A change is made completely or not at all, is on the disk when the function returns, and waits
// for other programs that are writing. All functions throw LibraryError. For one thread at a time; another
// thread opens the library again.
#pragma once

#include "database/statements.h"
#include "library/library_error.h"
#include "library/opening.h"
#include "library/stored_army.h"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// Which armies: those outside the trash, those in it, or both.
enum class LibraryPart { kept, trash, all };

// What add() and save() did.
struct Saved {
    ArmyId army = 0;
    std::int32_t revision = 0;
    bool is_new = false; // false: the library had the text already, and nothing was added
};

class ArmyRows;

// The query behind Library::search(), for the bench: ?1 is a search_expression(), ?2 the limit or -1.
[[nodiscard]] const std::string& search_sql();

class Library {
public:
    // Opens the library in this file, or creates it.
    explicit Library(const std::filesystem::path& file);
    ~Library();

    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    // What the player must know about the opening, such as that a backup was restored.
    [[nodiscard]] const std::vector<std::string>& notices() const { return open_.notices; }

    // Why the library is read-only, as a sentence, if this program may not write it; changes then throw.
    [[nodiscard]] const std::optional<std::string>& read_only() const { return open_.read_only; }
    // Another number than before: another program, or another connection of this one, has changed the
    // library.
    [[nodiscard]] std::int64_t data_version() const;

    // How long a change waits for other programs that are writing; fifteen seconds by default.
    void set_busy_timeout(std::chrono::milliseconds patience);

    // Adds an army, unless one has this text among its revisions already; that one is restored if it is in
    // the trash. So an army that is added twice is stored once; for a copy see duplicate.h.
    Saved add(const ArmyFacts& facts, std::string_view label);
    // Adds a revision as the army's current one, unless the current one has this text.
    Saved save(ArmyId army, const ArmyFacts& facts, std::string_view label);
    // Adds an earlier revision again, as the current one, and restores the army if it is in the trash.
    Saved restore(ArmyId army, std::int32_t revision, const Rulesets& rulesets);

    // How many armies there are.
    [[nodiscard]] std::size_t count(LibraryPart part) const;
    // Newest first. A limit of 0 is none.
    [[nodiscard]] std::vector<StoredArmy> list(LibraryPart part, std::size_t limit = 0) const;
    // Armies outside the trash that have, for every word typed, a word that starts with it in any of their
    // texts; accents and case do not matter. The last added first.
    [[nodiscard]] std::vector<StoredArmy> search(std::string_view typed, std::size_t limit = 0) const;
    [[nodiscard]] StoredArmy army(ArmyId army) const;
    // In the order of the ids.
    [[nodiscard]] std::vector<StoredArmy> armies(const std::vector<ArmyId>& armies) const;
    [[nodiscard]] std::vector<Revision> history(ArmyId army) const;
    [[nodiscard]] Revision current_revision(ArmyId army) const;
    [[nodiscard]] std::string text(ArmyId army, std::int32_t revision) const;
    // Of the current revision.
    [[nodiscard]] std::string text(ArmyId army) const;
    [[nodiscard]] std::optional<ArmyId> army_of_key(std::string_view key) const;

    void trash(ArmyId army);
    void restore_from_trash(ArmyId army);
    void set_tags(ArmyId army, const std::vector<std::string>& tags);

    // Adds a revision but leaves the current one, unless the army has this text among its revisions.
    Saved add_revision(ArmyId army, const ArmyFacts& facts, std::string_view label);

    // Several changes as one: all are made, or none if `work` throws.
    void in_one_step(const std::function<void()>& work);

    // Much reading as one: as the library is at its beginning, whatever other programs change meanwhile, and
    // several times as quick as when each query takes the lock for itself.
    void in_one_reading(const std::function<void()>& work) const;

    // Backs the library up, unless there is a backup of today or the library is read-only.
    bool back_up();
    // Throws LibraryError if its texts take more than largest_library_text: before all of them are read.
    void require_moderate() const;
    // The damage in the database or in its revisions, a sentence each, and of much damage the first
    // sentences, more than most_damage_told; empty if there is none. Throws LibraryError as
    // require_moderate() does.
    [[nodiscard]] std::vector<std::string> examine() const;
    // Makes the index of the search again from the armies if it is damaged, and returns whether it was.
    // Without the index nothing can be saved or found, and no army is lost with it.
    bool mend_search();

private:
    friend class LibraryMerge;
    friend class MirrorTable;
    friend class CollectionTable;
    friend class CollectionView;
    friend class LibraryView;
    friend std::optional<std::string> library_setting(const Library& library, const std::string& name);
    friend void set_library_setting(Library& library, const std::string& name,
                                    const std::optional<std::string>& value);

    [[nodiscard]] Statements::Use statement(std::string_view sql) const { return (*statements_)(sql); }

    std::filesystem::path file_;
    OpenDatabase open_;
    std::unique_ptr<Statements> statements_; // destroyed before the database
    std::unique_ptr<ArmyRows> rows_;         // destroyed before the statements
    bool in_step_ = false;
};

} // namespace muster
