// SPDX-License-Identifier: MIT
#include "library/detail/schema.h"

#include "base/translation.h"
#include "library/detail/search_words.h"
#include "library/word_index.h"

namespace muster {

namespace {

constexpr int step_of_word_index = 3;      // after which the index is filled from the texts
constexpr int application_id = 0x4D757374; // "Must"

void fill_word_index(SQLite::Database& database, int step) {
    if (step != step_of_word_index)
        return;
    Statements statements(database);
    WordIndex(statements).fill();
}

} // namespace

const DatabaseKind& library_kind() {
    static const DatabaseKind kind{application_id,  mark_for_translation("library"),
                                   "library-",      schema_steps(),
                                   fill_word_index, make_vocabulary};
    return kind;
}

int newest_schema() {
    return library_kind().newest();
}

void migrate(SQLite::Database& database, int version) {
    migrate(database, library_kind(), version);
}

} // namespace muster
