// SPDX-License-Identifier: MIT
#include "mail/detail/marks_beside_name.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/word_lists.h"

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

// "guard", "his bodyguard": men who stand on his base, and no others.
bool tells_company(std::string_view words, const Vocabulary& vocabulary) {
    static const WordSet men{"guard",   "guards",    "bodyguard", "bodyguards", "household", "retinue",
                             "staff",   "escort",    "suite",     "retainers",  "lifeguard", "lifeguards",
                             "company", "followers", "paladins",  "leibwache",  "garde",     "gefolge"};
    static const WordSet whose{"his", "her", "the", "own", "royal", "personal", "seine", "seiner"};
    const Tokens tokens = vocabulary.tokens(words);
    return !tokens.empty() && men.contains(tokens[tokens.size() - 1].plain()) &&
           std::all_of(tokens.begin(), tokens.end() - 1,
                       [](const Token& token) { return whose.contains(token.plain()); });
}

// Whether it is one vignette, as a General's is.
bool is_one_vignette(const TroopReading& troop) {
    return troop.count == 1 && troop.copies == 1 &&
           std::none_of(troop.numbers.begin(), troop.numbers.end(),
                        [](const WrittenNumber& number) { return number.may_be_count && number.value != 1; });
}

} // namespace

void take_general_before(std::string& part, const Vocabulary& vocabulary, TroopReading& troop) {
    for (const std::string_view joint : {" and ", " with ", " und ", " mit "}) {
        const std::size_t at = part.find(joint);
        if (at == std::string::npos || !tells_company(part.substr(at + joint.size()), vocabulary))
            continue;
        const std::vector<ValueOf> marks = marks_in(std::string_view(part).substr(0, at), vocabulary);
        if (!is_one_vignette(troop) || marks.size() != 1 ||
            !is_of_general(marks.front(), vocabulary.ruleset()) || troop.says(marks.front().trait))
            return;
        troop.values.push_back(marks.front());
        part.erase(0, at + joint.size());
        return;
    }
}

} // namespace muster
