// SPDX-License-Identifier: MIT
// Phrases: a line as tokens and the phrases of a vocabulary in it, with what each may mean there: labels
// joined with their values ("morale IV", "high physique"), negations with what they negate ("without
// shield").
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct PhraseItem {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::vector<Meaning> meanings; // of the levels asked for; empty: a label alone
    bool labelled = false;         // the trait is named beside the value
    bool weak = false;
    bool doubtful = false;
};

struct Phrases {
    std::string line;
    Tokens tokens;
    SharedVector<PhraseItem> items;
    SharedVector<std::size_t> owner; // of each token: its item, or nobody

    static constexpr std::size_t nobody = static_cast<std::size_t>(-1);
};

// `levels` are those whose traits count.
[[nodiscard]] Phrases phrases_in(std::string_view line, const Vocabulary& vocabulary,
                                 std::initializer_list<Level> levels = {Level::unit, Level::troop});

} // namespace muster
