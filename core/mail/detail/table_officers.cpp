// SPDX-License-Identifier: MIT
#include "mail/detail/table_officers.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/table_cells.h"
#include "mail/detail/table_heading.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

void add_officer(const std::string& cell, const std::string& heading, const Vocabulary& vocabulary,
                 MailRow& row) {
    if (is_nothing(cell) || cell == "0" || is_in(WordList::none, small_letters(cell)))
        return;
    const std::vector<LineReading> officers =
        readings_of(heading + (is_in(WordList::yes, small_letters(cell)) ? "" : ", " + cell), vocabulary);
    for (LineReading& way : row.ways) {
        if (officers.empty())
            way.troops.front().questions.push_back(fmt::format("\"{}\": not understood", cell));
        else
            way.troops.insert(way.troops.end(), officers.front().troops.begin(),
                              officers.front().troops.end());
    }
}

bool is_price_of_officer(const std::string& cell, const std::string& heading, const Vocabulary& vocabulary) {
    static const WordSet headings{"commander", "commanders", "officer", "officers", "leader",
                                  "cmd",       "cmdr",       "cdr",     "comd"};
    const Tokens words = vocabulary.tokens("unit commander");
    const auto match = words.empty() ? std::nullopt : vocabulary.longest(words, 0);
    return !vocabulary.ruleset().conversion.price.empty() && match && match->end == words.size() &&
           headings.contains(heading_words(heading)) && cell.size() > 1 &&
           std::all_of(cell.begin(), cell.end(), is_digit);
}

} // namespace muster
