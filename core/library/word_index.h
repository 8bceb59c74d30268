// SPDX-License-Identifier: MIT
// WordIndex: the table army_words, which finds an army by the words of its present revision and its tags. The
// words themselves are not kept (schemas/library.sql), so who changes them takes the army out before and puts
// it in afterwards. All functions throw SQLite::Exception.
#pragma once

#include "library/statements.h"
#include "library/stored_army.h"

#include <string>

namespace muster {

class WordIndex {
public:
    explicit WordIndex(Statements& statements) : statements_(statements) {}

    // By what the army is now: its present revision and its tags.
    void put_in(ArmyId army);
    // The same, if the army has no tags and its facts are at hand.
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
