// SPDX-License-Identifier: MIT
#include "mail/detail/small_grades.h"

#include "base/text.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <cstddef>

namespace muster {

namespace {

// The phrase of troops that the letter is in capitals; nothing for whatever is no single small letter.
std::optional<PhraseMatch> phrase_of_capital(const Token& token, const Vocabulary& vocabulary) {
    if (!token.is_word() || token.text.size() != 1 ||
        std::islower(static_cast<unsigned char>(token.text.front())) == 0)
        return std::nullopt;
    const std::string capital(
        1, static_cast<char>(std::toupper(static_cast<unsigned char>(token.text.front()))));
    const Tokens tokens = vocabulary.tokens(capital);
    const auto match = vocabulary.longest(tokens, 0);
    const bool of_troops = match && !match->phrase->meanings.empty() &&
                           std::all_of(match->phrase->meanings.begin(), match->phrase->meanings.end(),
                                       [&](const Meaning& meaning) {
                                           const std::size_t trait = meaning.values.front().trait;
                                           return vocabulary.ruleset().traits[trait].level == Level::troop &&
                                                  trait != vocabulary.class_trait();
                                       });
    return of_troops ? match : std::nullopt;
}

// "a lance", "i think": a letter that is a word too.
bool is_word_too(const Token& token) {
    return token.is("a") || token.is("i");
}

// "mi", "reg", "javelin", not "archers" nor the mark of a leader.
bool is_value_of_troops(const PhraseItem& item, const Vocabulary& vocabulary) {
    return !item.meanings.empty() &&
           std::all_of(item.meanings.begin(), item.meanings.end(), [&](const Meaning& meaning) {
               const Trait& trait = vocabulary.ruleset().traits[meaning.values.front().trait];
               return meaning.source <= Source::name && trait.level == Level::troop && trait.is_choice();
           });
}

bool separates(const Token& token) {
    static const WordSet separators{",", ";", "/", "|"};
    return token.is_mark() && separators.contains(token.plain());
}

// "hin v x1": how many of them
bool begins_multiplier(const Tokens& tokens, std::size_t at) {
    return at + 1 < tokens.size() && (tokens[at].is("x") || tokens[at].is("*")) && tokens[at + 1].is_number();
}

// Whether nothing stands at `next` that the letter before it may belong to.
bool ends_value(const Tokens& tokens, std::size_t next, const Vocabulary& vocabulary) {
    if (next >= tokens.size() || tokens[next].is_number() || begins_multiplier(tokens, next))
        return true;
    const Token& token = tokens[next];
    if (token.is_mark()) {
        static const WordSet joints{"-", "'", ":", "."}; // "b-class", "the b's", "archers b: 20 li"
        return !joints.contains(token.plain()) || (token.spaced && !token.is(":")) ||
               (token.is(".") && next + 1 == tokens.size());
    }
    return !is_word_too(tokens[next - 1]) && vocabulary.longest(tokens, next).has_value();
}

} // namespace

std::optional<PhraseMatch> grade_in_small_letter(const Tokens& tokens, const std::vector<PhraseItem>& before,
                                                 std::size_t at, const Vocabulary& vocabulary) {
    static const WordSet labels{"class", "grade", "quality"};
    const bool labelled = at != 0 && labels.contains(tokens[at - 1].plain());
    auto match = before.empty() && !labelled ? std::nullopt : phrase_of_capital(tokens[at], vocabulary);
    if (!match || !(labelled || is_value_of_troops(before.back(), vocabulary)))
        return std::nullopt;
    const bool behind = labelled || (before.back().end == at && tokens[at].spaced);
    const bool apart = !labelled && before.back().end + 1 == at && separates(tokens[at - 1]) &&
                       (at + 1 == tokens.size() || separates(tokens[at + 1]));
    if (!apart && !(behind && ends_value(tokens, at + 1, vocabulary)))
        return std::nullopt;
    match->begin = at;
    match->end = at + 1;
    return match;
}

std::string grade_left_open(const Phrases& phrases, const Piece& piece, const TroopReading& troop,
                            const Vocabulary& vocabulary) {
    const auto is_value = [&](std::size_t at) {
        return at < piece.end && phrases.owner[at] != Phrases::nobody &&
               is_value_of_troops(phrases.items[phrases.owner[at]], vocabulary);
    };
    bool classed = false;
    for (std::size_t at = piece.begin; at < piece.end; ++at) {
        const std::size_t owner = phrases.owner[at];
        classed = classed || (owner != Phrases::nobody && class_said(phrases.items[owner], vocabulary));
        if (!classed || owner != Phrases::nobody ||
            (is_word_too(phrases.tokens[at]) && !(is_value(at - 1) && is_value(at + 1))))
            continue;
        const auto match = phrase_of_capital(phrases.tokens[at], vocabulary);
        if (match &&
            std::any_of(match->phrase->meanings.begin(), match->phrase->meanings.end(),
                        [&](const Meaning& meaning) { return !troop.says(meaning.values.front().trait); }))
            return phrases.tokens[at].text;
    }
    return {};
}

} // namespace muster
