// SPDX-License-Identifier: MIT
#include "mail/detail/leaders_introduced.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/leaders_in_sentence.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// "The Queen herself is my": where the rank may stand; the words of the name from `name_begin` to `name_end`.
struct Introduction {
    std::size_t name_end = 0;
    std::size_t rank = 0;
};

std::optional<Introduction> introduction_in(const Phrases& phrases) {
    static const WordSet himself{"himself", "herself", "personally"};
    static const WordSet articles{"the", "my", "our", "a", "an"};
    constexpr std::size_t longest = 5; // words of a name
    const Tokens& tokens = phrases.tokens;
    Introduction found;
    bool capital = false;
    while (found.name_end < tokens.size() && found.name_end < longest && tokens[found.name_end].is_word() &&
           phrases.owner[found.name_end] == Phrases::nobody && !tokens[found.name_end].is("is") &&
           !himself.contains(tokens[found.name_end].plain())) {
        capital = capital || (found.name_end != 0 && has_capital_letter(tokens[found.name_end])) ||
                  (found.name_end == 0 && !articles.contains(tokens[0].plain()) &&
                   has_capital_letter(tokens[0]) && !is_talk(tokens[0].plain()));
        ++found.name_end;
    }
    found.rank = found.name_end;
    while (found.rank < tokens.size() && himself.contains(tokens[found.rank].plain()))
        ++found.rank;
    if (!capital || found.rank >= tokens.size() || !tokens[found.rank].is("is"))
        return std::nullopt;
    for (++found.rank; found.rank < tokens.size() && articles.contains(tokens[found.rank].plain());)
        ++found.rank;
    return found;
}

// What he costs, if the tokens from `at` on say that and besides at most that he has no unit of his own.
std::optional<std::int32_t> price_of_one_alone(const Tokens& tokens, std::size_t at) {
    static const WordSet idle{"and", "who",     "he",      "she",   "stands", "alone",   "apart",
                              "by",  "himself", "herself", "costs", "cost",   "costing", "at",
                              "for", "on",      "his",     "her",   "own"};
    static const WordSet leading{"leads", "commands", "has", "joins", "with", "leading", "without"};
    static const WordSet nobody{"no", "none", "nobody", "any", "a"};
    static const WordSet units{"unit", "troops", "men", "figures", "bodyguard", "body"};
    std::optional<std::int32_t> price;
    for (; at < tokens.size(); ++at) {
        const Token& token = tokens[at];
        if (token.is_number() && !token.as_word && !price) {
            price = token.value;
        } else if (leading.contains(token.plain())) {
            const bool without = token.is("without");
            std::size_t whom = at + 1;
            bool denied = without;
            while (whom < tokens.size() && nobody.contains(tokens[whom].plain())) {
                denied = denied || is_negation(tokens[whom].plain()) || tokens[whom].is("nobody") ||
                         tokens[whom].is("none");
                ++whom;
            }
            if (!denied)
                return std::nullopt;
            at = whom < tokens.size() && units.contains(tokens[whom].plain()) ? whom : whom - 1;
        } else if (!token.is_mark() && !idle.contains(token.plain()) &&
                   !is_in(WordList::price_word, token.plain())) {
            return std::nullopt;
        }
    }
    return price;
}

// How many items of the lines name a leader of the class.
std::size_t times_named(const std::vector<MailLine>& lines, std::int32_t class_value,
                        const Vocabulary& vocabulary) {
    std::size_t times = 0;
    for (const MailLine& line : lines)
        if (line.role == MailLine::Role::text)
            for (const PhraseItem& item : phrases_in(line.text, vocabulary).items) {
                const auto said = class_said(item, vocabulary);
                times += said && said->first == class_value ? 1 : 0;
            }
    return times;
}

std::optional<std::string> leader_introduced_in(std::string_view sentence, const std::vector<MailLine>& lines,
                                                const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(sentence, vocabulary);
    const auto found = introduction_in(phrases);
    if (!found || found->rank >= phrases.tokens.size())
        return std::nullopt;
    const std::size_t owner = phrases.owner[found->rank];
    if (owner == Phrases::nobody || phrases.items[owner].begin != found->rank ||
        !is_general_by_rank(phrases.items[owner], phrases.tokens, vocabulary))
        return std::nullopt;
    const PhraseItem& rank = phrases.items[owner];
    const auto price = price_of_one_alone(phrases.tokens, rank.end);
    if (!price || times_named(lines, class_said(rank, vocabulary)->first, vocabulary) != 1)
        return std::nullopt;
    return fmt::format("{} {}, \"{}\"", text_between(phrases.line, phrases.tokens, rank.begin, rank.end),
                       *price, text_between(phrases.line, phrases.tokens, 0, found->name_end));
}

} // namespace

std::vector<MailLine> with_leaders_introduced(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (vocabulary.ruleset().conversion.price.empty())
        return lines;
    for (MailLine& line : lines)
        if (line.role == MailLine::Role::text && line.text.find(" is ") != std::string::npos)
            if (auto leader = leader_introduced_in(line.text, lines, vocabulary))
                line.text = std::move(*leader);
    return lines;
}

} // namespace muster
