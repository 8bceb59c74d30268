// SPDX-License-Identifier: MIT
#include "library/word_index.h"

#include "database/database_error.h"
#include "library/detail/library_bounds.h"
#include "library/detail/packed_text.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <vector>

namespace muster {

namespace {

// Defensive mode, in which every database is opened, keeps SQL from the tables that virtual tables rest on.
class WritableShadowTables {
public:
    explicit WritableShadowTables(SQLite::Database& database) : handle_(database.getHandle()) { defend(0); }
    ~WritableShadowTables() { defend(1); }
    WritableShadowTables(const WritableShadowTables&) = delete;
    WritableShadowTables& operator=(const WritableShadowTables&) = delete;

private:
    void defend(int on) { ::sqlite3_db_config(handle_, SQLITE_DBCONFIG_DEFENSIVE, on, nullptr); }

    sqlite3* handle_;
};

} // namespace

std::string WordIndex::words_of(ArmyId army) {
    std::string words;
    {
        const Statements::Use present = statements_("SELECT packed, size FROM revision WHERE id = "
                                                    "(SELECT revision FROM army WHERE id = ?)");
        present->bind(1, army);
        if (!present->executeStep())
            return words;
        words = search_text(facts_without_rules(unpacked_column(*present, 0, 1),
                                                fmt::format("army {} of the library", army)));
    }
    const Statements::Use tags = statements_("SELECT name FROM tag WHERE army = ? ORDER BY name");
    tags->bind(1, army);
    each_row(*tags, library_table("tag"),
             [&](SQLite::Statement& row) { words += fmt::format("\n{}", row.getColumn(0).getString()); });
    return words;
}

void WordIndex::insert_words(ArmyId army, const std::string& words) {
    const Statements::Use use = statements_("INSERT INTO army_words (rowid, words) VALUES (?, ?)");
    use->bind(1, army);
    use->bindNoCopy(2, words);
    use->exec();
}

void WordIndex::insert(ArmyId army) {
    insert_words(army, words_of(army));
}

void WordIndex::insert(ArmyId army, const ArmyFacts& facts) {
    insert_words(army, search_text(facts));
}

void WordIndex::remove(ArmyId army) {
    const std::string words = words_of(army);
    const Statements::Use use =
        statements_("INSERT INTO army_words (army_words, rowid, words) VALUES ('delete', ?, ?)");
    use->bind(1, army);
    use->bindNoCopy(2, words);
    use->exec();
}

void WordIndex::fill() {
    std::vector<ArmyId> armies;
    {
        const Statements::Use all = statements_("SELECT id FROM army ORDER BY id");
        while (all->executeStep())
            armies.push_back(all->getColumn(0).getInt64());
    }
    for (const ArmyId army : armies)
        insert(army);
}

bool WordIndex::is_whole() {
    try {
        statements_("INSERT INTO army_words (army_words) VALUES ('integrity-check')")->exec();
        return true;
    } catch (const SQLite::Exception& error) {
        if (!is_damage(error))
            throw;
        return false;
    }
}

void WordIndex::make_again() {
    // A table whose structure record is damaged cannot even be dropped; with an empty one in its place (of no
    // level and no segment, as the file format of FTS5 has it) it can be emptied.
    {
        const WritableShadowTables writable(statements_.database());
        statements_.database().exec("INSERT OR REPLACE INTO army_words_data (id, block) "
                                    "VALUES (1, x''), (10, x'00000000000000')");
    }
    statements_("INSERT INTO army_words (army_words) VALUES ('delete-all')")->exec();
    fill();
}

} // namespace muster
