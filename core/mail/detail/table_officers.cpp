// SPDX-License-Identifier: MIT
#include "mail/detail/table_officers.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/table_cells.h"
#include "mail/detail/table_heading.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

bool says_no_officer(const std::string& cell) {
    return is_nothing(cell) || cell == "0" || is_in(WordList::none, small_letters(cell));
}

bool names_unit_commander(const std::string& heading, const Vocabulary& vocabulary) {
    const Tokens words = vocabulary.tokens(heading);
    const auto match = words.empty() ? std::nullopt : vocabulary.longest(words, 0);
    const Meaning* commander = unit_commander(vocabulary);
    return commander != nullptr && match && match->end == words.size() && !match->phrase->meanings.empty() &&
           match->phrase->meanings.front().values == commander->values;
}

} // namespace

void add_officer(const std::string& cell, const std::string& heading, const Vocabulary& vocabulary,
                 MailRow& row) {
    if (says_no_officer(cell))
        return;
    const std::string said = is_in(WordList::yes, small_letters(cell)) ? heading
                             : row.ways.empty()                        ? cell
                                                                       : heading + ", " + cell;
    const std::vector<LineReading> officers = readings_of(said, vocabulary);
    const bool leads_nobody = // "Ariovistus |  |  | C-in-C"
        row.ways.empty() && !officers.empty() &&
        std::all_of(officers.front().troops.begin(), officers.front().troops.end(),
                    [&](const TroopReading& troop) {
                        return vocabulary.is_leader(troop.value(vocabulary.class_trait(), -1));
                    });
    if (leads_nobody)
        row.ways = officers;
    for (LineReading& way : row.ways) {
        if (leads_nobody)
            break;
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
    return !vocabulary.ruleset().conversion.price.empty() && unit_commander(vocabulary) != nullptr &&
           headings.contains(heading_words(heading)) && cell.size() > 1 &&
           std::all_of(cell.begin(), cell.end(), is_digit);
}

bool tells_who_has_officer(const std::vector<std::vector<std::string>>& rows, std::size_t column,
                           const std::string& heading, bool of_officers, const Vocabulary& vocabulary) {
    if (of_officers && !names_unit_commander(heading, vocabulary))
        return false;
    return std::any_of(rows.begin(), rows.end(), [&](const std::vector<std::string>& row) {
        return column < row.size() && !says_no_officer(row[column]) &&
               (of_officers || is_price_of_officer(row[column], heading, vocabulary));
    });
}

bool says_no_officer(const std::vector<std::string>& row, std::size_t column) {
    return column >= row.size() || says_no_officer(row[column]);
}

} // namespace muster
