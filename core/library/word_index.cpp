// SPDX-License-Identifier: MIT
#include "library/word_index.h"

#include "library/detail/packed_text.h"

#include <fmt/format.h>

#include <vector>

namespace muster {

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
    while (tags->executeStep())
        words += fmt::format("\n{}", tags->getColumn(0).getString());
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

} // namespace muster
