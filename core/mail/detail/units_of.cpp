// SPDX-License-Identifier: MIT
#include "mail/detail/units_of.h"

#include "mail/detail/word_lists.h"

#include <fmt/format.h>

namespace muster {

namespace {

bool names_units(const Token& token) {
    static const WordSet words{"unit",   "units",   "regiment", "regiments", "squadron", "squadrons",
                               "block",  "blocks",  "band",     "bands",     "einheit",  "einheiten",
                               "cohort", "cohorts", "warband",  "warbands",  "phalanx",  "phalanxes",
                               "group",  "groups",  "gruppe",   "gruppen",   "body",     "bodies"};
    return token.is_word() && words.contains(token.plain());
}

bool joins_units(const Token& token) {
    static const WordSet words{"of", "each", "with", "having", "a", "zu", "je", "von", "mit", "à"};
    return token.is(":") || (token.is_word() && words.contains(token.plain()));
}

} // namespace

std::string with_units_as_times(std::string_view line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line);
    if (tokens.size() < 4 || !tokens[0].is_number() || !names_units(tokens[1]) || !joins_units(tokens[2]))
        return std::string(line);
    std::size_t at = 2;
    while (at < tokens.size() && joins_units(tokens[at]))
        ++at;
    if (at == tokens.size() || !tokens[at].is_number())
        return std::string(line);
    const std::string_view rest = line.substr(tokens[at].begin);
    return tokens[0].value == 1 ? std::string(rest) : fmt::format("{} x {}", tokens[0].value, rest);
}

} // namespace muster
