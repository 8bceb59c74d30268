// SPDX-License-Identifier: MIT
// WordIndex: the table army_words, which finds an army by the words of its current revision and its tags. The
// words themselves are not stored (schemas/library.sql), so the army is removed before they
// change and inserted again afterwards. All functions throw SQLite::Exception.
#pragma once

#include "database/statements.h"
#include "library/stored_army.h"

#include <string>

namespace muster {

class WordIndex {
public:
    explicit WordIndex(Statements& statements) : statements_(statements) {}

    // With the words of the current revision and the tags.
    void insert(ArmyId army);
    // The same for an army without tags whose facts are known.
    void insert(ArmyId army, const ArmyFacts& facts);
    void remove(ArmyId army);
    // All armies, into an empty index.
    void fill();
    // Whether what the index holds can be read.
    [[nodiscard]] bool is_whole();
    // Empties the index, whatever it holds, and fills it.
    void make_again();

private:
    [[nodiscard]] std::string words_of(ArmyId army);
    void insert_words(ArmyId army, const std::string& words);

    Statements& statements_;
};

} // namespace muster
