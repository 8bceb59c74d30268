// SPDX-License-Identifier: MIT
#include "mail/detail/told_officers.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/officer_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/retold_sentences.h"
#include "mail/detail/told_commanders.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

namespace {

constexpr std::string_view officer_words = "unit commander";

// The commander of a unit, by his name; nullptr where the sentence names none, or other troops as well.
const PhraseItem* commander_in(const Phrases& phrases, const Vocabulary& vocabulary) {
    const Tokens words = vocabulary.tokens(officer_words);
    const auto known = vocabulary.longest(words, 0);
    const PhraseItem* found = nullptr;
    for (const PhraseItem& item : phrases.items) {
        if (item.meanings.empty())
            continue;
        const bool is_he = known && !known->phrase->meanings.empty() && found == nullptr &&
                           item.meanings.front().values == known->phrase->meanings.front().values;
        if (!is_he)
            return nullptr;
        found = &item;
    }
    return found;
}

// 'Where I write "led"', '"led" means'.
bool may_introduce(const Token& token) {
    static const WordSet words{"where", "when",  "whenever", "wherever", "if",  "i",
                               "we",    "write", "say",      "put",      "a",   "unit",
                               "line",  "is",    "marked",   "says",     "the", "word"};
    return words.contains(token.plain());
}

bool may_explain(const Token& token) {
    static const WordSet words{
        "the",        "unit",    "it",      "they",   "means", "that", "has",     "have",  "gets",
        "got",        "a",       "an",      "its",    "their", "own",  "of",      "with",  "at",
        "for",        "costs",   "costing", "cost",   "and",   "this", "is",      "in",    "included",
        "figure",     "figures", "price",   "total",  "sum",   "on",   "right",   "each",  "as",
        "well",       "too",     "column",  "margin", "he",    "who",  "already", "there", "counted",
        "right-hand", "hand",    "side",    "paid",   "are"};
    return words.contains(token.plain()) || (token.is_word() && is_in(WordList::price_word, token.plain()));
}

// The word between quotation marks that stands for a unit commander, and what he costs.
std::optional<std::string> word_explained(std::string_view sentence, const Vocabulary& vocabulary) {
    if (sentence.find('"') == std::string_view::npos)
        return std::nullopt;
    const Phrases phrases = phrases_in(sentence, vocabulary);
    const Tokens& tokens = phrases.tokens;
    std::size_t open = 0;
    while (open < tokens.size() && may_introduce(tokens[open]))
        ++open;
    if (open + 3 >= tokens.size() || !tokens[open].is("\"") || !tokens[open + 1].is_word() ||
        !tokens[open + 2].is("\"") || phrases.owner[open + 1] != Phrases::nobody)
        return std::nullopt;
    const PhraseItem* commander = commander_in(phrases, vocabulary);
    if (commander == nullptr || commander->begin < open + 3)
        return std::nullopt;
    std::optional<std::int32_t> price;
    bool has = false;
    for (std::size_t at = open + 3; at < tokens.size(); ++at) {
        const Token& token = tokens[at];
        if (token.is_number() && !token.as_word && !price && at >= commander->end)
            price = token.value;
        else if (!token.is_mark() && !may_explain(token) && !(at >= commander->begin && at < commander->end))
            return std::nullopt;
        has = has || (at < commander->begin &&
                      (token.is("has") || token.is("have") || token.is("gets") || token.is("with")));
    }
    if (!has)
        return std::nullopt;
    std::string told = fmt::format("\"{}\" is the {}", tokens[open + 1].text, officer_words);
    if (price)
        told += fmt::format(". A {} costs {}", officer_words, *price);
    return told;
}

// "The rest have a unit commander each (10 points)" as "Every other unit has a unit commander": whose leader
// stands in his line needs none.
std::optional<std::string> others_with_commander(std::string_view sentence, const Vocabulary& vocabulary) {
    static const WordSet others{"other", "others", "rest", "remaining", "remainder"};
    static const WordSet having{"has", "have", "get", "gets", "got", "led", "commanded"};
    static const WordSet around{"the",  "all",    "each", "every", "of",    "units", "unit", "a",
                                "an",   "one",    "its",  "their", "own",   "by",    "too",  "also",
                                "are",  "is",     "at",   "for",   "costs", "cost",  "and",  "costing",
                                "just", "simply", "only", "my",    "own"};
    const Phrases phrases = phrases_in(sentence, vocabulary);
    const PhraseItem* commander = commander_in(phrases, vocabulary);
    if (commander == nullptr)
        return std::nullopt;
    bool are_others = false;
    bool have = false;
    std::optional<std::int32_t> price;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        if (at >= commander->begin && at < commander->end)
            continue;
        const bool has_now = are_others && having.contains(token.plain());
        if (token.is_number() && !token.as_word && !price && at >= commander->end)
            price = token.value;
        else if (!token.is_mark() && !has_now && !others.contains(token.plain()) &&
                 !around.contains(token.plain()) && !is_in(WordList::price_word, token.plain()))
            return std::nullopt;
        have = have || (has_now && at < commander->begin);
        are_others = are_others || others.contains(token.plain());
    }
    if (!have)
        return std::nullopt;
    return fmt::format("Every other unit has a {}", officer_words) +
           (price ? fmt::format(". A {} costs {}", officer_words, *price) : std::string());
}

// Of "Price first: the men, then plus 25 for the unit commander that each unit has" the 25.
std::optional<std::int32_t> price_added_for_commander(std::string_view sentence,
                                                      const Vocabulary& vocabulary) {
    static const WordSet between{"for",   "is",   "the",   "a",      "his", "its",
                                 "their", "each", "every", "points", "pts"};
    static const WordSet changing{"except", "but",       "not",   "unless", "only",
                                  "some",   "sometimes", "where", "if",     "bar"};
    const Phrases phrases = phrases_in(sentence, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const PhraseItem* commander = commander_in(phrases, vocabulary);
    if (commander == nullptr || std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
            return changing.contains(token.plain()) || is_negation(token.plain());
        }))
        return std::nullopt;
    std::size_t number = commander->begin;
    while (number != 0 && between.contains(tokens[number - 1].plain()))
        --number;
    const bool added = number > 1 && number < commander->begin && tokens[number - 1].is_number() &&
                       (tokens[number - 2].is("plus") || tokens[number - 2].is("+"));
    const bool alone = std::count_if(tokens.begin(), tokens.end(),
                                     [](const Token& token) { return token.is_number(); }) == 1;
    return added && alone ? std::optional(tokens[number - 1].value) : std::nullopt;
}

// "160+25   ten chariots, class B" as "ten chariots, class B = 160, unit commander 25".
std::string with_prices_behind(const std::string& text, std::int32_t price) {
    const std::size_t plus = text.find_first_not_of("0123456789 ");
    if (plus == 0 || plus == std::string::npos || text[plus] != '+')
        return text;
    const std::size_t second = text.find_first_not_of(' ', plus + 1);
    const std::size_t end = std::min(text.find_first_not_of("0123456789", second), text.size());
    const std::size_t troops = std::min(text.find_first_not_of(" :=|", end), text.size());
    if (second == std::string::npos || troops == text.size() || troops == end ||
        whole_number(text.substr(second, end - second)) != price)
        return text;
    const auto men = whole_number(trimmed(std::string_view(text).substr(0, plus)));
    std::string behind = text.substr(troops);
    if (behind.ends_with('.'))
        behind.pop_back();
    return men ? fmt::format("{} = {}, {} {}", behind, *men, officer_words, price) : text;
}

// "…: 195 + 25 = 220", "12 x 16 + 25 = 217", "195 + 25": the tokens of what the men cost and of the officer.
struct AddedBehind {
    std::size_t men = 0;     // the token of their price, or of its first factor
    std::size_t officer = 0; // the token
    std::int64_t price = 0;  // of the men
};

std::optional<AddedBehind> added_behind(const Tokens& tokens) {
    std::size_t end = tokens.size();
    while (end != 0 && (tokens[end - 1].is(".") || is_in(WordList::price_word, tokens[end - 1].plain())))
        --end;
    const auto is_digits = [&](std::size_t at) { return tokens[at].is_number() && !tokens[at].as_word; };
    std::optional<std::int64_t> sum;
    if (end > 4 && is_digits(end - 1) && tokens[end - 2].is("=")) {
        sum = tokens[end - 1].value;
        end -= 2;
    }
    if (end < 4 || !is_digits(end - 1) || !tokens[end - 2].is("+") || !is_digits(end - 3))
        return std::nullopt;
    AddedBehind added{end - 3, end - 1, tokens[end - 3].value};
    static const WordSet times{"x", "@", "*", "at"};
    if (end > 5 && times.contains(tokens[end - 4].plain()) && is_digits(end - 5)) {
        added.men = end - 5;
        added.price *= tokens[end - 5].value;
    }
    const bool first = added.men == 0 || tokens[added.men - 1].is("+") || tokens[added.men - 1].is("x");
    return first || (sum && *sum != added.price + tokens[added.officer].value) ? std::nullopt
                                                                               : std::optional(added);
}

// "ten chariots, class B - 160 + 25 = 185" as "ten chariots, class B = 160, unit commander 25".
std::string with_officer_named_behind(const std::string& text, std::int32_t price,
                                      const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    const auto added = added_behind(tokens);
    if (!added || tokens[added->officer].value != price || names_leader(text, vocabulary))
        return text;
    const bool product = added->men + 2 < added->officer - 1;
    std::string_view troops =
        std::string_view(text).substr(0, product ? tokens[added->officer - 2].end : tokens[added->men].begin);
    while (!product && !troops.empty() &&
           std::string_view(" -:=.,|@").find(troops.back()) != std::string::npos)
        troops.remove_suffix(1);
    return fmt::format("{} = {}, {} {}", troops, added->price, officer_words, price);
}

// What every such line adds: "The figure behind the plus is the unit commander" need not tell it.
std::optional<std::int32_t> price_added_in(const std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 2;
    std::optional<std::int32_t> price;
    std::size_t found = 0;
    for (const MailLine& line : lines) {
        if (line.role != MailLine::Role::text || line.text.find('+') == std::string::npos)
            continue;
        const Tokens tokens = vocabulary.tokens(line.text);
        const auto added = added_behind(tokens);
        if (!added)
            continue;
        if (price && *price != tokens[added->officer].value)
            return std::nullopt;
        price = tokens[added->officer].value;
        ++found;
    }
    return found >= fewest ? price : std::nullopt;
}

// "The price of the unit commander (25) is shown behind the plus", "The + 25 is the unit commander": whether
// it says that the number behind a plus is what he costs.
bool tells_of_plus(std::string_view sentence, std::int32_t price, const Vocabulary& vocabulary) {
    static const WordSet changing{"except", "but", "not", "unless", "only", "some", "sometimes", "if", "bar"};
    const Phrases phrases = phrases_in(sentence, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const bool plus = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
        return token.is("plus") || token.is("+") || token.is("added");
    });
    return plus && commander_in(phrases, vocabulary) != nullptr &&
           std::none_of(tokens.begin(), tokens.end(), [&](const Token& token) {
               return changing.contains(token.plain()) || is_negation(token.plain()) ||
                      (token.is_number() && !token.as_word && token.value != price);
           });
}

} // namespace

std::vector<MailLine> with_told_officers(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (vocabulary.ruleset().conversion.price.empty())
        return lines;
    const auto is_priced = [&](std::int32_t price) {
        return std::any_of(lines.begin(), lines.end(), [&](const MailLine& line) {
            return line.role == MailLine::Role::text && with_prices_behind(line.text, price) != line.text;
        });
    };
    const std::optional<std::int32_t> behind = price_added_in(lines, vocabulary);
    std::optional<std::int32_t> added;
    bool named_behind = false;
    for (MailLine& line : lines)
        if (line.role == MailLine::Role::text)
            retell_sentences(line, [&](std::string_view sentence) -> std::optional<std::string> {
                if (auto word = word_explained(sentence, vocabulary))
                    return word;
                if (auto word = officer_word_told(sentence, vocabulary))
                    return word;
                if (auto commanders = commanders_told(sentence, vocabulary))
                    return commanders;
                if (auto others = others_with_commander(sentence, vocabulary))
                    return others;
                auto price = added ? std::nullopt : price_added_for_commander(sentence, vocabulary);
                if (!added && behind && (!price || !is_priced(*price)) &&
                    tells_of_plus(sentence, *behind, vocabulary)) {
                    price = behind;
                    named_behind = true;
                } else if (!price || !is_priced(*price)) {
                    return std::nullopt;
                }
                added = price;
                const Tokens tokens = vocabulary.tokens(sentence);
                const bool all = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
                    return token.is_word() && is_all_word(token.plain());
                });
                return fmt::format("{}A {} costs {}", all ? "Each unit has a unit commander. " : "",
                                   officer_words, *price);
            });
    for (MailLine& line : lines)
        if (added && line.role == MailLine::Role::text)
            line.text = named_behind ? with_officer_named_behind(line.text, *added, vocabulary)
                                     : with_prices_behind(line.text, *added);
    return lines;
}

} // namespace muster
