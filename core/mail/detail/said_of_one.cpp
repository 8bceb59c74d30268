// SPDX-License-Identifier: MIT
#include "mail/detail/said_of_one.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace muster {

namespace {

struct Clause {
    std::size_t one = 0; // the token
    std::size_t end = 0; // behind the last
};

bool ends_clause(const Token& token) {
    return token.is(")") || token.is(",") || token.is(";") || token.is(".") || token.is("]");
}

// "(one with", ", the last one behind", "to one of them": the number that tells of one, but for "1 x" and
// "one vignette".
bool tells_of_one(const Phrases& phrases, std::size_t at) {
    static const WordSet behind{"with", "has", "having", "mit"};
    constexpr std::size_t most_before = 2; // "the last one"
    const Tokens& tokens = phrases.tokens;
    const Token& next = tokens[at + 1];
    if (!tokens[at].is_number() || tokens[at].value != 1 || phrases.owner[at] != Phrases::nobody ||
        next.is("x") || next.is_mark() || tokens[at - 1].is("x") ||
        (next.is_word() && is_counted_thing(next.plain())))
        return false;
    if (next.is("of") || behind.contains(next.plain()))
        return true;
    std::size_t begin = at;
    while (begin != 0 && at - begin < most_before && tokens[begin - 1].is_word() &&
           phrases.owner[begin - 1] == Phrases::nobody)
        --begin;
    return begin != 0 && (tokens[begin - 1].is("(") || tokens[begin - 1].is(","));
}

// Where such words begin and their clause ends.
Clause clause_of_one(const Phrases& phrases) {
    const Tokens& tokens = phrases.tokens;
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
        if (!tells_of_one(phrases, at))
            continue;
        std::size_t end = at + 1;
        while (end < tokens.size() && !ends_clause(tokens[end]))
            ++end;
        return {at, end};
    }
    return {};
}

// The clause up to its end, and before it where "artillery attached to one of them" says so there.
std::size_t begin_of_clause(const Tokens& tokens, std::size_t one) {
    static const WordSet before{"to", "for", "on", "at"};
    std::size_t begin = one;
    if (before.contains(tokens[one - 1].plain()))
        while (begin != 0 && !ends_clause(tokens[begin - 1]) && !tokens[begin - 1].is("("))
            --begin;
    return begin;
}

bool leads(const PhraseItem& item, const Vocabulary& vocabulary) {
    return std::any_of(item.meanings.begin(), item.meanings.end(), [&](const Meaning& meaning) {
        return is_of_general(meaning.values.front(), vocabulary.ruleset()) ||
               vocabulary.ruleset().traits[meaning.values.front().trait].level != Level::troop;
    });
}

bool says_value(const PhraseItem& item, const Vocabulary& vocabulary) {
    return !item.meanings.empty() && !class_said(item, vocabulary);
}

} // namespace

std::string said_of_one(std::string_view line, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(line, vocabulary);
    const Clause clause = clause_of_one(phrases);
    if (clause.end == 0)
        return {};
    const std::size_t begin = begin_of_clause(phrases.tokens, clause.one);
    bool says = false;
    for (const PhraseItem& item : phrases.items) {
        if (item.begin < begin || item.begin >= clause.end)
            continue;
        if (leads(item, vocabulary) || class_said(item, vocabulary)) // "and one of peltasts (LIN-III-IF)"
            return {};
        says = says || says_value(item, vocabulary);
    }
    return says ? text_between(phrases.line, phrases.tokens, begin, clause.end) : std::string();
}

std::string with_one_apart(std::string line, const Vocabulary& vocabulary) {
    if (!vocabulary.ruleset().conversion.price.empty() || line.empty() || !is_digit(line.front()) ||
        line.find("link") != std::string::npos || said_of_one(line, vocabulary).empty())
        return line;
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const Clause clause = clause_of_one(phrases);
    const Token& mark = tokens[clause.one - 1];
    const bool bracket = mark.is("(") && clause.end < tokens.size() && tokens[clause.end].is(")");
    std::size_t behind = clause.end + (bracket ? 1 : 0);
    behind += behind < tokens.size() && tokens[behind].is(".") ? 1 : 0;
    static const WordSet them{"them", "these", "those"};
    const bool of_them = tokens[clause.one + 1].is("of") && clause.one + 2 < clause.end &&
                         them.contains(tokens[clause.one + 2].plain());
    const std::size_t said = clause.one + (of_them ? 3 : 1);
    const std::int32_t count = tokens.front().value;
    const auto codes = std::count_if(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        const auto of_class = class_said(item, vocabulary);
        return of_class && of_class->second == ClassWord::code;
    });
    if (said < tokens.size() && !tokens[said].is("with"))
        return line;
    if (!(bracket || mark.is(",")) || behind != tokens.size() || count < 2 || codes != 1 ||
        said >= clause.end)
        return line;
    const std::size_t body = tokens[1].is("x") ? 2 : 1;
    const std::string troops(
        trimmed(std::string_view(line).substr(tokens[body].begin, mark.begin - tokens[body].begin)));
    return fmt::format("{} x {}, 1 x {} {}", count - 1, troops, troops,
                       text_between(line, tokens, said, clause.end));
}

} // namespace muster
