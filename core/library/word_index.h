// SPDX-License-Identifier: MIT
// WordIndex: the table army_words, which finds an army by the words of its current revision and its tags. The
// words themselves are not stored (schemas/library.sql), so whoever changes them takes the army out before
// and puts it in afterwards. All functions throw SQLite::Exception.
#pragma once

#include "library/statements.h"
#include "library/stored_army.h"

#include <string>

namespace muster {

class WordIndex {
public:
    explicit WordIndex(Statements& statements) : statements_(statements) {}

    // With the words of the current revision and the tags.
    void put_in(ArmyId army);
    // The same for an army without tags whose facts are known.
    void put_in(ArmyId army, const ArmyFacts& facts);
    void take_out(ArmyId army);
    // All armies, into an empty index.
    void fill();

private:
    [[nodiscard]] std::string words_of(ArmyId army);
    void insert(ArmyId army, const std::string& words);

    Statements& statements_;
};

} // namespace muster
