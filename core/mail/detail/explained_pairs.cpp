// SPDX-License-Identifier: MIT
#include "mail/detail/explained_pairs.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace muster {

namespace {

struct ExplainedValue {
    ValueOf value;
    std::size_t end = 0; // the token behind the verb
};

// The value of the trait that the tokens before `sign` name, as those behind it say it.
std::optional<ValueOf> value_of_pair(const Tokens& tokens, std::size_t begin, std::size_t sign,
                                     std::size_t end, const Vocabulary& vocabulary) {
    const auto label = begin < sign ? vocabulary.longest(tokens, begin) : std::nullopt;
    if (!label || label->end != sign)
        return std::nullopt;
    for (const std::size_t trait : label->phrase->labels)
        if (const auto value = vocabulary.value_of(vocabulary.ruleset().traits[trait], tokens, sign + 1, end))
            return ValueOf{trait, *value};
    const bool yes = end == sign + 2 && is_in(WordList::yes, tokens[sign + 1].plain());
    for (const Meaning& meaning : label->phrase->meanings) // "general=yes"
        if (yes && meaning.values.size() == 1 &&
            vocabulary.ruleset().traits[meaning.values.front().trait].is_switch())
            return meaning.values.front();
    return std::nullopt;
}

std::optional<ExplainedValue> explained_in(const Tokens& tokens, const Vocabulary& vocabulary) {
    static const WordSet verbs{"means", "mean", "is", "marks", "says", "tells", "heißt", "bedeutet"};
    constexpr std::size_t latest = 5; // tokens before the sign
    const std::size_t begin = !tokens.empty() && tokens[0].is("\"") ? 1 : 0;
    std::size_t sign = begin;
    while (sign < std::min(tokens.size(), latest) && !tokens[sign].is("="))
        ++sign;
    std::size_t end = sign;
    while (end < tokens.size() && !tokens[end].is("\"") && !verbs.contains(tokens[end].plain()))
        ++end;
    const std::size_t verb = end < tokens.size() && tokens[end].is("\"") ? end + 1 : end;
    if (sign >= end || verb >= tokens.size() || !verbs.contains(tokens[verb].plain()))
        return std::nullopt;
    const auto value = value_of_pair(tokens, begin, sign, end, vocabulary);
    return value ? std::optional(ExplainedValue{*value, verb + 1}) : std::nullopt;
}

// "in front of the main battle line", "not in the line": whether the words before the item lead away from it.
bool is_left_outside(const Tokens& tokens, std::size_t begin) {
    static const WordSet outside{"off",    "outside", "front", "before", "ahead", "behind",
                                 "beyond", "away",    "apart", "not",    "no"};
    static const WordSet between{"of", "from", "the", "in", "my", "their", "any", "on", "a"};
    while (begin != 0 && between.contains(tokens[begin - 1].plain()))
        --begin;
    return begin != 0 && outside.contains(tokens[begin - 1].plain());
}

} // namespace

bool explains_pair(std::string_view sentence, const Vocabulary& vocabulary) {
    if (sentence.find('=') == std::string_view::npos)
        return false;
    const Tokens tokens = vocabulary.tokens(sentence);
    const auto explained = explained_in(tokens, vocabulary);
    if (!explained)
        return false;
    for (std::size_t at = explained->end; at < tokens.size(); ++at)
        if ((tokens[at].is_number() && !(tokens[at].as_word && tokens[at].value == 1)) ||
            (changes_meaning(tokens[at].plain()) && !is_negation(tokens[at].plain()) &&
             !tokens[at].is("not")))
            return false;
    const Phrases phrases = phrases_in(sentence, vocabulary);
    return std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return item.begin < explained->end || item.meanings.empty() ||
               std::any_of(item.meanings.begin(), item.meanings.end(), [&](const Meaning& meaning) {
                   const ValueOf& value = meaning.values.front();
                   return meaning.values.size() == 1 && value.trait == explained->value.trait &&
                          (value == explained->value || is_left_outside(tokens, item.begin));
               });
    });
}

} // namespace muster
