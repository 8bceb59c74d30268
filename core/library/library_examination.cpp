// SPDX-License-Identifier: MIT
// The examination of a Library: whether what it holds is what Muster has saved.
#include "base/limits.h"
#include "base/progress.h"
#include "base/translation.h"
#include "database/backups.h"
#include "database/schema_examination.h"
#include "library/detail/packed_text.h"
#include "library/detail/schema.h"
#include "library/library.h"

#include <SQLiteCpp/Statement.h>

namespace muster {

namespace {

// A sentence for each army that the query selects.
void name_armies(SQLite::Database& database, const char* armies, const char* sentence,
                 std::vector<std::string>& wrong) {
    SQLite::Statement query(database, armies);
    while (wrong.size() <= most_damage_told && query.executeStep())
        wrong.push_back(translate_format(sentence, query.getColumn(0).getInt64()));
}

void examine_revisions(SQLite::Database& database, std::vector<std::string>& wrong) {
    name_armies(
        database,
        "SELECT id FROM army WHERE NOT EXISTS (SELECT 1 FROM revision WHERE revision.id = army.revision "
        "AND revision.army = army.id AND revision.number = army.number) ORDER BY id",
        mark_for_translation("army {}: its current revision is not one of its own"), wrong);
    name_armies(
        database,
        "SELECT army.id FROM army JOIN revision ON revision.army = army.id GROUP BY army.id "
        "HAVING count(*) <> max(revision.number) OR count(*) <> army.revisions",
        mark_for_translation("army {}: its revisions are not numbered 1, 2, 3, as Muster numbers them"),
        wrong);
}

void examine_texts(SQLite::Database& database, std::vector<std::string>& wrong) {
    SQLite::Statement query(database, "SELECT army, number, fingerprint, packed, size FROM revision");
    while (wrong.size() <= most_damage_told && query.executeStep()) {
        note_progress();
        try {
            static_cast<void>(saved_text(query, 3, 4, 2));
        } catch (const DamagedRow& row) {
            wrong.push_back(translate_format("army {}, revision {}: {}", query.getColumn(0).getInt64(),
                                             query.getColumn(1).getInt(), row.what()));
        }
    }
}

} // namespace

std::vector<std::string> Library::examine() const {
    require_moderate();
    return translated(file_, [&] {
        std::vector<std::string> wrong;
        // As it is on the disk, not as this connection has it in memory; a read-only library has no choice.
        if (const auto damage = open_.read_only ? damage_in(*open_.database) : damage_in(file_))
            wrong.push_back(*damage);
        const std::vector<std::string> foreign = foreign_tables(*open_.database, library_kind());
        wrong.insert(wrong.end(), foreign.begin(), foreign.end());
        examine_revisions(*open_.database, wrong);
        examine_texts(*open_.database, wrong);
        return wrong;
    });
}

} // namespace muster
