// SPDX-License-Identifier: MIT
// The part of References that puts somebody beside the troops before the sentence.
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/officer_talk.h"
#include "mail/detail/references.h"
#include "mail/detail/troop_pieces.h"
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

bool References::places_general_elsewhere(std::string_view text) const {
    const auto said = said_in(phrases_in(text, vocabulary_, {Level::unit, Level::troop}));
    if (!said || draft_.bodies.empty() || !says_general(draft_, vocabulary_.ruleset()) ||
        std::none_of(said->marks.begin(), said->marks.end(),
                     [&](const ValueOf& mark) { return is_of_general(mark, vocabulary_.ruleset()); }))
        return false;
    const auto found = targets(*said, std::nullopt);
    return found && !found->empty() && std::none_of(found->begin(), found->end(), [&](const Target& target) {
               return has_general(target);
           });
}

bool References::leads_in_vain(std::string_view text) const {
    static const WordSet leading{"leads", "commands", "joins", "heads", "leading"};
    static const WordSet with{"is", "rides", "fights", "stands", "marches"};
    const Phrases phrases = phrases_in(text, vocabulary_, {Level::unit, Level::troop});
    const Tokens& tokens = phrases.tokens;
    for (const PhraseItem& item : phrases.items) {
        const auto said = class_said(item, vocabulary_);
        std::size_t at = item.end;
        while (at < tokens.size() && (tokens[at].is(",") || tokens[at].is(")")))
            ++at;
        if (!said || !vocabulary_.is_leader(said->first) || at + 2 >= tokens.size())
            continue;
        const bool leads = leading.contains(tokens[at].plain());
        if (!leads && !(with.contains(tokens[at].plain()) && tokens[at + 1].is("with")))
            continue;
        at += leads ? 1 : 2;
        while (at + 1 < tokens.size() &&
               (is_joining_word(tokens[at].plain()) || changes_meaning(tokens[at].plain())))
            ++at; // "either the Guard or Legio I"
        if (names_unit(tokens[at]) && at + 1 < tokens.size() && tokens[at + 1].is_number())
            return true;
        const std::size_t owner = phrases.owner[at];
        const bool kind = group_called(tokens[at], vocabulary_) != 0 ||
                          (owner != Phrases::nobody && class_said(phrases.items[owner], vocabulary_));
        return tokens[at].is_word() &&
               (opens_with_capital(tokens[at]) || ordinal_of(tokens[at]) != 0 || kind) &&
               (stands_alone(said->first) || !units_.called({tokens[at]}, std::nullopt).empty());
    }
    return false;
}

// Whether nobody of that class has troops with him, and somebody has none.
bool References::stands_alone(std::int32_t class_value) const {
    bool alone = false;
    for (const BodyDraft& body : draft_.bodies)
        for (const UnitDraft& unit : body.units)
            for (const TroopDraft& at : unit.troops)
                if (draft_.lines[at.line].ways.front().troops[at.troop].value(vocabulary_.class_trait(),
                                                                              -1) == class_value) {
                    if (!units_.is_leader_alone(unit))
                        return false;
                    alone = true;
                }
    return alone;
}

} // namespace muster
