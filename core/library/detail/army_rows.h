// SPDX-License-Identifier: MIT
// ArmyRows: the rows of the tables army, revision and tag, read and written one at a time. Library combines
// the changes into transactions. All functions throw SQLite::Exception; those that
// read throw DamagedRow where a table goes beyond its bounds.
#pragma once

#include "library/library.h"
#include "library/word_index.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class ArmyRows {
public:
    // The statements must outlive it.
    explicit ArmyRows(Statements& statements) : statement_(statements), words_(statements) {}

    // The columns to select for armies_in().
    [[nodiscard]] static std::string_view columns();
    // All armies that a query selects, with their tags.
    [[nodiscard]] std::vector<StoredArmy> armies_in(SQLite::Statement& query) const;
    // Those with these ids, in their order. Throws LibraryError (missing) if there is no such army.
    [[nodiscard]] std::vector<StoredArmy> armies(const std::vector<ArmyId>& ids) const;
    // Throws LibraryError (missing) if there is no such army.
    void require(ArmyId army) const;

    struct NewRevision {
        std::int64_t id = 0;
        std::int32_t number = 1;
        Moment saved = 0;
    };
    [[nodiscard]] std::int64_t next_revision_id() const;
    // They are only counted if the number of the last is larger.
    [[nodiscard]] bool has_more_than(std::size_t armies) const;
    // An army without words yet, whose current revision is about to be inserted. Throws LibraryError if the
    // library is full.
    ArmyId insert_army(const ArmyFacts& facts, std::string_view key, Moment created,
                       const NewRevision& current, std::int32_t revisions);
    void insert_revision(ArmyId army, const NewRevision& revision, const ArmyFacts& facts,
                         std::string_view label);
    // A further revision of an army that has some.
    NewRevision append_revision(ArmyId army, const ArmyFacts& facts, std::string_view label, Moment saved);
    void set_current(ArmyId army, const NewRevision& revision, const ArmyFacts& facts);
    // An army that has this text as one of its revisions, preferably one outside the trash.
    [[nodiscard]] std::optional<Saved> known_revision(const std::string& fingerprint) const;
    void set_trashed(ArmyId army, std::optional<Moment> trashed);
    void set_tags(ArmyId army, const std::vector<std::string>& tags);

    [[nodiscard]] WordIndex& words() { return words_; }

private:
    void add_tags(std::vector<StoredArmy>& armies) const;

    Statements& statement_;
    WordIndex words_;
};

} // namespace muster
