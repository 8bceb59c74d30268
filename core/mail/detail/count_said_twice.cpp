// SPDX-License-Identifier: MIT
#include "mail/detail/count_said_twice.h"

#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace muster {

namespace {

bool is_of_leading(const Token& token) {
    static const WordSet words{"leads",  "leading",  "commands", "commanding", "rides", "riding",    "with",
                               "fights", "fighting", "heads",    "führt",      "mit",   "befehligt", "and"};
    return words.contains(token.plain());
}

bool tells_person(const Token& token) {
    static const WordSet words{"himself", "herself", "in", "person", "personally", "selbst", "persönlich"};
    return words.contains(token.plain());
}

// The count before the colon and the same behind it, with the price of the leader between them.
struct CountedTwice {
    std::size_t verb = 0; // tokens
    std::size_t count = 0;
    std::size_t colon = 0;
};

std::optional<CountedTwice> counted_twice_in(const Tokens& tokens) {
    CountedTwice found;
    while (found.colon < tokens.size() && !tokens[found.colon].is(":"))
        ++found.colon;
    const std::size_t price = found.colon + 1;
    if (price + 3 >= tokens.size() || !tokens[price].is_number() ||
        !(tokens[price + 1].is("+") || tokens[price + 1].is("and") || tokens[price + 1].is("plus")) ||
        !tokens[price + 2].is_number() || !tokens[price + 3].is_word())
        return std::nullopt;
    // "Unit 1." numbers the line.
    const std::size_t first = is_in(WordList::numbered_thing, tokens[0].plain()) ? 2 : 0;
    for (std::size_t at = first; at < found.colon; ++at)
        if (tokens[at].is_number()) {
            if (found.count != 0)
                return std::nullopt; // which of the two?
            found.count = at;
        }
    found.verb = found.count;
    while (found.verb > 0 && is_of_leading(tokens[found.verb - 1]))
        --found.verb;
    const bool same = found.count != 0 && tokens[found.count].value == tokens[price + 2].value;
    return same && found.verb != found.count && found.verb != 0 ? std::optional(found) : std::nullopt;
}

// Whether the words from `begin` to `end` say nothing that the line does not say behind the colon: the class
// of "Companions" is that of the men, whatever else such troops are as a rule.
bool say_nothing_else(const Phrases& phrases, std::size_t begin, std::size_t end,
                      const Vocabulary& vocabulary) {
    return std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        if (item.begin < begin || item.begin >= end || item.meanings.empty())
            return true;
        const auto said = class_said(item, vocabulary);
        return std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& other) {
            const auto again = class_said(other, vocabulary);
            const bool same_class =
                said && again && again->second >= ClassWord::name && again->first == said->first;
            return other.begin > end && !other.meanings.empty() &&
                   (same_class || other.meanings.front().values == item.meanings.front().values);
        });
    });
}

} // namespace

std::string with_count_said_once(std::string line, const Vocabulary& vocabulary) {
    if (line.find(':') == std::string::npos)
        return line;
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const std::optional<CountedTwice> found = counted_twice_in(tokens);
    if (!found || !names_leader(text_between(line, tokens, 0, found->verb), vocabulary) ||
        !say_nothing_else(phrases, found->count + 1, found->colon, vocabulary))
        return line;
    std::size_t name_end = found->colon;
    while (name_end > found->count + 1 && tells_person(tokens[name_end - 1]))
        --name_end;
    const std::string name = text_between(line, tokens, found->count + 1, name_end);
    std::string told = text_between(line, tokens, 0, found->verb) + line.substr(tokens[found->colon].end);
    const std::size_t sum = told.find(" @ ");
    if (!name.empty() && name.find('"') == std::string::npos)
        told.insert(sum == std::string::npos ? told.size() : sum, fmt::format(", \"{}\"", name));
    return told;
}

} // namespace muster
