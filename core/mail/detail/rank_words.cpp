// SPDX-License-Identifier: MIT
#include "mail/detail/rank_words.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/retold_sentences.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

namespace {

// What a sentence says of officers of some rank.
struct RankTold {
    std::string word;  // "chief"
    std::size_t price; // its token; 0: none is told
};

// "(25 points each)" behind the commander: the price, or nothing where anything else stands there.
std::optional<std::size_t> price_at_end(const Tokens& tokens, std::size_t at) {
    static const WordSet joints{"at", "@", "for", "costs", "costing", "cost", "and",
                                "(",  ")", ",",   ".",     ":",       "="};
    std::size_t price = 0;
    for (; at < tokens.size(); ++at) {
        if (tokens[at].is_number() && !tokens[at].as_word && price == 0)
            price = at;
        else if (!joints.contains(tokens[at].plain()) && !is_in(WordList::price_word, tokens[at].plain()))
            return std::nullopt;
    }
    return price;
}

// Of "Each chief is a unit commander at 25 points", "The chiefs are unit commanders, 25 each".
std::optional<RankTold> rank_told_in(std::string_view sentence, const Vocabulary& vocabulary) {
    static const WordSet openings{"each", "every", "a", "an", "the", "all", "my", "our", "their"};
    static const WordSet verbs{"is", "are", "counts", "count", "serves", "serve", "means"};
    static const WordSet between{"a", "an", "the", "as", "his", "their", "unit's"};
    const Phrases phrases = phrases_in(sentence, vocabulary);
    const Tokens& tokens = phrases.tokens;
    std::size_t at = 0;
    while (at < tokens.size() && openings.contains(tokens[at].plain()))
        ++at;
    const bool opened = at != 0 || (tokens.size() > 1 && tokens[1].is("are")); // "Chiefs are …"
    if (!opened || at + 2 >= tokens.size() || !tokens[at].is_word() || phrases.owner[at] != Phrases::nobody ||
        !verbs.contains(tokens[at + 1].plain()) || tokens[at].has_form("commander") ||
        tokens[at].has_form("officer") || is_negation(tokens[at].plain()))
        return std::nullopt;
    const std::size_t rank = at;
    for (at += 2; at < tokens.size() && between.contains(tokens[at].plain());)
        ++at;
    const std::size_t owner = at < tokens.size() ? phrases.owner[at] : Phrases::nobody;
    const auto said = owner == Phrases::nobody ? std::nullopt : class_said(phrases.items[owner], vocabulary);
    const bool commander = said && vocabulary.is_leader(said->first) && tokens[at].is("unit");
    const auto price = commander ? price_at_end(tokens, phrases.items[owner].end) : std::nullopt;
    std::string word = tokens[rank].plain();
    if (tokens[rank + 1].is("are") && word.ends_with('s'))
        word.pop_back();
    return price ? std::optional(RankTold{word, *price}) : std::nullopt;
}

// Of "Each unit has a chief (= unit commander, 25 pts)": what the bracket says of the word before it, and the
// token of the bracket.
std::optional<RankTold> rank_told_beside(std::string_view sentence, const Vocabulary& vocabulary,
                                         std::size_t& bracket) {
    const Phrases phrases = phrases_in(sentence, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const auto open =
        std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is("("); });
    bracket = static_cast<std::size_t>(open - tokens.begin());
    if (bracket < 2 || bracket + 2 >= tokens.size() || !tokens[bracket - 1].is_word() ||
        phrases.owner[bracket - 1] != Phrases::nobody || !is_all_word(tokens.front().plain()))
        return std::nullopt;
    const std::size_t rank = bracket + (tokens[bracket + 1].is("=") ? 2 : 1);
    const std::size_t owner = phrases.owner[rank];
    const auto said = owner == Phrases::nobody ? std::nullopt : class_said(phrases.items[owner], vocabulary);
    if (!said || !vocabulary.is_leader(said->first) || !tokens[rank].is("unit"))
        return std::nullopt;
    const auto price = price_at_end(tokens, phrases.items[owner].end);
    return price ? std::optional(RankTold{tokens[bracket - 1].plain(), *price}) : std::nullopt;
}

// "chief          25", "1 chief @ 25": he has the line for himself.
bool has_line_alone(const Phrases& phrases, std::size_t at) {
    const Tokens& tokens = phrases.tokens;
    const bool first = at == 0 || (at == 1 && (tokens[0].is_number() || tokens[0].is("+")));
    return first && phrases.items.empty() &&
           std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1, tokens.end(),
                       [](const Token& token) {
                           return token.is_mark() || (token.is_number() && !token.as_word) ||
                                  is_in(WordList::price_word, token.plain());
                       });
}

// "…, and a chief", "+ chief 25": he stands beside others; no word of a name.
bool stands_beside_others(const Tokens& tokens, std::size_t at) {
    static const WordSet before{"a", "an", "and", "with",  "plus", "+",   "&",
                                ",", ";",  "one", "their", "1",    "incl"};
    static const WordSet behind{",", ".", ":", "=", "+", ";", ")", "at", "@", "for", "(", "-"};
    const bool ends =
        at + 1 == tokens.size() || behind.contains(tokens[at + 1].plain()) || tokens[at + 1].is_number();
    return at > 1 && before.contains(tokens[at - 1].plain()) && ends;
}

// Whether all lines but that of the sentence use the word so, and some does.
bool is_used_so(const std::vector<MailLine>& lines, const MailLine& told, const std::string& word,
                const Vocabulary& vocabulary) {
    bool any = false;
    for (const MailLine& line : lines) {
        if (&line == &told || line.role != MailLine::Role::text ||
            small_letters(line.text).find(word) == std::string::npos)
            continue;
        const Phrases phrases = phrases_in(line.text, vocabulary);
        const Tokens& tokens = phrases.tokens;
        for (std::size_t at = 0; at < tokens.size(); ++at) {
            if (!tokens[at].is(word) || phrases.owner[at] != Phrases::nobody) // "Commander-in-Chief"
                continue;
            if (!stands_beside_others(tokens, at) && !has_line_alone(phrases, at))
                return false;
            any = true;
        }
    }
    return any;
}

} // namespace

std::vector<MailLine> with_rank_words_quoted(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (vocabulary.ruleset().conversion.price.empty())
        return lines;
    for (MailLine& line : lines) {
        if (line.role != MailLine::Role::text || line.text.find("ommander") == std::string::npos)
            continue;
        retell_sentences(line, [&](std::string_view sentence) -> std::optional<std::string> {
            std::size_t bracket = 0; // none: the whole sentence tells the rank
            auto told = rank_told_in(sentence, vocabulary);
            if (!told)
                told = rank_told_beside(sentence, vocabulary, bracket);
            if (!told || !is_used_so(lines, line, told->word, vocabulary))
                return std::nullopt;
            const Tokens tokens = vocabulary.tokens(sentence);
            const std::string before =
                bracket == 0
                    ? std::string()
                    : std::string(sentence.substr(0, tokens[bracket - 1].begin)) + "unit commander. ";
            return before + fmt::format("A \"{}\" is a unit commander", told->word) +
                   (told->price == 0 ? std::string()
                                     : fmt::format(" at {} points", tokens[told->price].value));
        });
    }
    return lines;
}

} // namespace muster
