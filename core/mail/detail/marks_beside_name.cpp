// SPDX-License-Identifier: MIT
#include "mail/detail/marks_beside_name.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/phrases.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace muster {

void take_mark_behind(std::string& part, const Vocabulary& vocabulary, TroopReading& troop) {
    const std::size_t colon = part.rfind(": ");
    const std::size_t with = colon == std::string::npos ? part.rfind(" with ") : colon;
    if (with == std::string::npos || is_blank(std::string_view(part).substr(0, with)))
        return;
    const std::vector<ValueOf> marks = marks_in(std::string_view(part).substr(with + 1), vocabulary);
    if (marks.empty() ||
        std::any_of(marks.begin(), marks.end(), [&](const ValueOf& mark) { return troop.says(mark.trait); }))
        return;
    troop.values.insert(troop.values.end(), marks.begin(), marks.end());
    part.resize(with);
}

namespace {

// "guard", "his bodyguard": men of whom the rules know nothing, and no number of them.
bool tells_company(std::string_view words, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 3; // words
    const Phrases phrases = phrases_in(words, vocabulary);
    return !phrases.tokens.empty() && phrases.tokens.size() <= longest && phrases.items.empty() &&
           std::all_of(phrases.tokens.begin(), phrases.tokens.end(),
                       [](const Token& token) { return token.is_word() && !changes_meaning(token.plain()); });
}

} // namespace

void take_general_before(std::string& part, const Vocabulary& vocabulary, TroopReading& troop) {
    for (const std::string_view joint : {" and ", " with ", " und ", " mit "}) {
        const std::size_t at = part.find(joint);
        if (at == std::string::npos || !tells_company(part.substr(at + joint.size()), vocabulary))
            continue;
        const std::vector<ValueOf> marks = marks_in(std::string_view(part).substr(0, at), vocabulary);
        if (marks.size() != 1 || !is_of_general(marks.front(), vocabulary.ruleset()) ||
            troop.says(marks.front().trait))
            return;
        troop.values.push_back(marks.front());
        part.erase(0, at + joint.size());
        return;
    }
}

} // namespace muster
