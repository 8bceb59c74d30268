// SPDX-License-Identifier: MIT
// The part of References that puts somebody beside the troops before the sentence.
#include "mail/detail/officer_talk.h"
#include "mail/detail/references.h"
#include "mail/detail/with_whom.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>

namespace muster {

namespace {

bool opens_with_capital(const Token& token) {
    const auto c = static_cast<unsigned char>(token.text.front());
    return std::isupper(c) != 0 || c >= 0x80U;
}

bool follows_possessive(const Tokens& tokens, const Token& token) {
    static const WordSet owners{"his", "her", "their", "seiner", "seinem", "seinen", "ihrer"};
    for (std::size_t at = 1; at < tokens.size(); ++at)
        if (tokens[at].begin == token.begin)
            return owners.contains(tokens[at - 1].plain());
    return false;
}

} // namespace

bool References::settle_beside(std::size_t line, std::string_view text) {
    const Tokens tokens = vocabulary_.tokens(text);
    const std::vector<Token> others = others_named(tokens, [](const Token&) { return false; });
    const std::vector<ValueOf> marks = general_and_others_in(text, vocabulary_);
    if (others.empty() || marks.empty() || !follows_possessive(tokens, others.front()) ||
        one_of_these(tokens) || std::any_of(others.begin(), others.end(), [&](const Token& token) {
            return opens_with_capital(token) || !units_.called({token}, std::nullopt).empty();
        }))
        return false;
    std::optional<Target> beside;
    for (std::size_t b = 0; b < draft_.bodies.size(); ++b)
        for (std::size_t u = 0; u < draft_.bodies[b].units.size(); ++u)
            for (std::size_t t = 0; t < draft_.bodies[b].units[u].troops.size(); ++t)
                if (draft_.lines[draft_.bodies[b].units[u].troops[t].line].line == line)
                    beside = {b, u, t};
    if (!beside || says_general(draft_, vocabulary_.ruleset()))
        return false;
    for (const ValueOf& mark : marks)
        put(mark, *beside);
    return true;
}

} // namespace muster
