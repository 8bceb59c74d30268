// SPDX-License-Identifier: MIT
#include "mail/detail/named_prose.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>

namespace muster {

namespace {

constexpr std::size_t longest_named = 5;   // tokens
constexpr std::size_t longest_quoted = 10; // with the quotation marks

bool opens_name(const Token& token) {
    static const WordSet words{"the", "my", "our", "die", "der", "das", "meine", "unsere"};
    return words.contains(token.plain());
}

// Behind the article: the first token of the name, which quotation marks may stand around where it is that of
// a unit: 'The tactical unit "Gaesati"'.
std::size_t begin_of_name(const Tokens& tokens) {
    std::size_t at = 1;
    if (at < tokens.size() && tokens[at].is("tactical"))
        ++at;
    return at + 1 < tokens.size() && names_unit(tokens[at]) ? at + 1 : 1;
}

bool is_quotation_mark(const Token& token) {
    return token.is("\"") || token.is("'");
}

bool is_copula(const Token& token) {
    return token.is("are") || token.is("is") || token.is("sind") || token.is("ist");
}

// Of a name: a word that says neither a class nor a part of the field nor that others are meant.
bool may_stand_in_name(const Phrases& phrases, std::size_t at, const Vocabulary& vocabulary) {
    const Token& token = phrases.tokens[at];
    if (!token.is_word() || changes_meaning(token.plain()) || is_all_word(token.plain()) ||
        names_part_of_field(token) || names_unit(token) || is_body_label(token.plain()))
        return false;
    const std::size_t owner = phrases.owner[at];
    const auto said = owner == Phrases::nobody ? std::nullopt : class_said(phrases.items[owner], vocabulary);
    return owner == Phrases::nobody || (said && said->second <= ClassWord::kind);
}

// "two of the slingers above" are no troops of their own.
bool tells_of_others(const Phrases& phrases, std::size_t begin) {
    static const WordSet words{"above", "below", "those", "them", "these", "same", "too", "also", "davon"};
    for (std::size_t at = begin; at < phrases.tokens.size(); ++at)
        if (words.contains(phrases.tokens[at].plain()) ||
            (phrases.tokens[at].is("of") && at + 1 < phrases.tokens.size() &&
             opens_name(phrases.tokens[at + 1])))
            return true;
    return false;
}

bool says_class_from(const Phrases& phrases, std::size_t begin, const Vocabulary& vocabulary) {
    return std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        const auto said = class_said(item, vocabulary);
        return item.begin >= begin && said && said->second >= ClassWord::name &&
               !vocabulary.is_leader(said->first);
    });
}

} // namespace

HeadingSplit split_named(const Phrases& phrases, const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    const std::size_t begin = begin_of_name(tokens);
    const bool quoted = begin < tokens.size() && is_quotation_mark(tokens[begin]);
    const std::size_t end = begin + (quoted ? longest_quoted : longest_named);
    std::size_t verb = begin;
    while (verb < tokens.size() && verb < end && !is_copula(tokens[verb])) {
        if (!(quoted && is_quotation_mark(tokens[verb])) && !may_stand_in_name(phrases, verb, vocabulary))
            return {};
        ++verb;
    }
    if (!opens_name(tokens.front()) || verb == begin || verb >= end || verb + 2 >= tokens.size())
        return {};
    std::size_t count = verb + 1;
    while (count < tokens.size() && is_joining_word(tokens[count].plain()))
        ++count;
    if (count >= tokens.size() || !tokens[count].is_number() || tokens[count].value < 1 ||
        !says_class_from(phrases, count, vocabulary) || tells_of_others(phrases, count))
        return {};
    return {HeadingKind::unit, true, false, text_between(phrases.line, tokens, begin, verb),
            phrases.line.substr(tokens[count].begin)};
}

} // namespace muster
