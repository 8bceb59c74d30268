// SPDX-License-Identifier: MIT
#include "mail/detail/where_it_applies.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace muster {

namespace {

// The tokens of "where they shoot at all", and of whom it speaks; "" if it is no such condition.
struct ConditionOfKind {
    std::size_t end = 0;
    std::string_view scope;
};

std::string_view scope_of(const Token& token) {
    static const WordSet shooting{"shoot", "shoots", "fire", "fires", "schießen", "schiessen", "feuern"};
    static const WordSet riding{"mounted", "beritten"};
    static const WordSet walking{"foot", "fuß"};
    return shooting.contains(token.plain())  ? std::string_view(" for all that shoot")
           : riding.contains(token.plain())  ? std::string_view(" for mounted")
           : walking.contains(token.plain()) ? std::string_view(" for foot")
                                             : std::string_view();
}

ConditionOfKind condition_of_kind_at(const Tokens& tokens, std::size_t at) {
    static const WordSet openings{"where", "wherever", "when",  "whenever", "if",
                                  "wo",    "wenn",     "falls", "sofern",   "soweit"};
    static const WordSet between{"they", "it", "these", "troops", "are", "can",     "do",
                                 "may",  "on", "sie",   "sind",   "zu",  "they're", "actually"};
    static const WordSet behind{"at", "all", "überhaupt", "können"};
    if (!openings.contains(tokens[at].plain()))
        return {};
    std::size_t kind = at + 1;
    while (kind < tokens.size() && between.contains(tokens[kind].plain()))
        ++kind;
    const std::string_view scope = kind < tokens.size() ? scope_of(tokens[kind]) : std::string_view();
    std::size_t end = kind + 1;
    while (end < tokens.size() && behind.contains(tokens[end].plain()))
        ++end;
    const bool ends = end >= tokens.size() || (tokens[end].is_mark() && !tokens[end].is("-"));
    return scope.empty() || !ends ? ConditionOfKind{} : ConditionOfKind{end, scope};
}

// Whether what stands before the token is said of all, or of nobody by his name or number.
bool may_be_said_of_all(std::string_view line, const Tokens& tokens, std::size_t at,
                        const Vocabulary& vocabulary) {
    const auto last = tokens.begin() + static_cast<std::ptrdiff_t>(at);
    const bool all = std::any_of(tokens.begin(), last, says_all);
    const bool counts =
        std::any_of(tokens.begin(), last, [](const Token& token) { return token.is_number(); });
    return at != 0 && (all || !counts) &&
           class_word_in(line.substr(0, tokens[at].begin), vocabulary) < ClassWord::code;
}

} // namespace

std::string with_condition_as_scope(std::string line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = tokens.size(); at-- > 1;) {
        const ConditionOfKind condition = condition_of_kind_at(tokens, at);
        if (condition.scope.empty() || !may_be_said_of_all(line, tokens, at, vocabulary))
            continue;
        const std::size_t before = tokens[at - 1].is(",") ? at - 2 : at - 1;
        const std::size_t begin = tokens[std::min(before, at - 1)].end;
        return line.replace(begin, tokens[condition.end - 1].end - begin, condition.scope);
    }
    return line;
}

} // namespace muster
