// SPDX-License-Identifier: MIT
// Library: the player's armies with all their past, in one SQLite database. Saving adds a revision and never
// changes one; an army that is removed lies in the trash; so whatever was once confirmed can be had again.
// Every change is whole or not there at all, on the disk when the function returns, and waits for other
// programs that write at the moment. All functions throw LibraryError. For one thread at a time; another
// thread opens the library once more.
#pragma once

#include "library/library_error.h"
#include "library/opening.h"
#include "library/statements.h"
#include "library/stored_army.h"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

enum class Shelf { kept, trash, all };

// What add() and save() did.
struct Saved {
    ArmyId army = 0;
    std::int32_t revision = 0;
    bool is_new = false; // false: it was there already, and nothing was added
};

class ArmyRows;

class Library {
public:
    // The library in this file, made if there is none.
    explicit Library(const std::filesystem::path& file);
    ~Library();
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    // What the player must be told about the opening, such as that a backup was brought back.
    [[nodiscard]] const std::vector<std::string>& notices() const { return open_.notices; }

    // Why it can only be looked at, as a sentence, if this program may not write it; all changes throw then.
    [[nodiscard]] const std::optional<std::string>& read_only() const { return open_.read_only; }

    // How long a change waits for other programs that write; fifteen seconds unless said.
    void set_patience(std::chrono::milliseconds patience);

    // A new army, unless some army has this very text as one of its revisions; if that one is in the trash,
    // it is taken out. So what is added twice is one army; for a second one see duplicate.h.
    Saved add(const ArmyFacts& facts, std::string_view label);
    // A new present revision of an army, unless the present one has this very text.
    Saved save(ArmyId army, const ArmyFacts& facts, std::string_view label);
    // An earlier revision once more, as the newest one.
    Saved restore(ArmyId army, std::int32_t revision, const Rulesets& rulesets);

    // How many there are.
    [[nodiscard]] std::size_t count(Shelf shelf) const;
    // Newest first. A limit of 0 is none.
    [[nodiscard]] std::vector<StoredArmy> list(Shelf shelf, std::size_t limit = 0) const;
    // Those that have, for every word typed, one that begins so, in any of their texts; accents and case do
    // not matter. Latest added first; not those in the trash.
    [[nodiscard]] std::vector<StoredArmy> search(std::string_view typed, std::size_t limit = 0) const;
    // The query behind search(), for measures: ?1 is a search_expression(), ?2 the limit or -1.
    [[nodiscard]] static const std::string& search_sql();
    [[nodiscard]] StoredArmy army(ArmyId army) const;
    [[nodiscard]] std::vector<Revision> history(ArmyId army) const;
    [[nodiscard]] Revision present_revision(ArmyId army) const;
    [[nodiscard]] std::string text(ArmyId army, std::int32_t revision) const;
    // Of the present revision.
    [[nodiscard]] std::string text(ArmyId army) const;
    [[nodiscard]] std::optional<ArmyId> army_of_key(std::string_view key) const;

    void trash(ArmyId army);
    void restore_from_trash(ArmyId army);
    void set_tags(ArmyId army, const std::vector<std::string>& tags);

    // A revision that stands beside the present one, unless the army has this very text among its revisions.
    Saved keep_beside(ArmyId army, const ArmyFacts& facts, std::string_view label);

    // What the player has set for this library.
    [[nodiscard]] std::optional<std::string> setting(const std::string& name) const;
    void set_setting(const std::string& name, const std::optional<std::string>& value);

    // Several changes as one: all of them, or none if `work` throws.
    void in_one_step(const std::function<void()>& work);

    // A copy of the whole, unless there is one of today or it can only be read.
    bool back_up();
    // What is wrong with the database or a revision in it, a sentence each.
    [[nodiscard]] std::vector<std::string> examine() const;

private:
    friend class LibraryMerge;
    friend class MirrorTable;
    friend class CollectionTable;
    friend class CollectionView;
    friend class LibraryView;

    [[nodiscard]] Statements::Use statement(std::string_view sql) const { return (*statements_)(sql); }

    std::filesystem::path file_;
    OpenLibrary open_;
    std::unique_ptr<Statements> statements_; // destroyed before the database
    std::unique_ptr<ArmyRows> rows_;         // destroyed before the statements
    bool in_step_ = false;
};

} // namespace muster
