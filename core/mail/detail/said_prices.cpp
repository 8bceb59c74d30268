// SPDX-License-Identifier: MIT
#include "mail/detail/said_prices.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <utility>

namespace muster {

namespace {

// "and not counted among the figures", "and are no figures" from the token on: as the rules have it.
bool counts_no_figures(const Tokens& tokens, std::size_t at) {
    static const WordSet words{"and",    "are", "is", "counted", "count", "among", "as", "the", "figures",
                               "figure", "men", "in", "do",      "they",  "but",   "of", "a",   "with"};
    bool denied = false;
    bool figures = false;
    for (; at < tokens.size(); ++at) {
        const bool denial = tokens[at].is("not") || tokens[at].is("no") || tokens[at].is("don't");
        if (!tokens[at].is_mark() && !denial && !words.contains(tokens[at].plain()))
            return false;
        denied = denied || denial;
        figures = figures || tokens[at].has_form("figure");
    }
    return denied && figures;
}

// "all officers are 25", "unit leaders are the usual 25": the "are" before a number that ends the clause.
std::size_t end_before_number(const Tokens& tokens) {
    static const WordSet usual{"the", "usual", "always", "normal", "standard", "at", "as", "a"};
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
        if (!tokens[at].is("are") && !tokens[at].is("is"))
            continue;
        std::size_t number = at + 1;
        while (number < tokens.size() && usual.contains(tokens[number].plain()))
            ++number;
        if (number >= tokens.size() || !tokens[number].is_number() || tokens[number].as_word)
            continue;
        std::size_t behind = number + 1;
        while (behind < tokens.size() &&
               (tokens[behind].is_mark() || is_in(WordList::price_word, tokens[behind].plain())))
            ++behind;
        if (behind == tokens.size() || counts_no_figures(tokens, behind))
            return at;
    }
    return 0;
}

bool is_price_verb(const Token& token) {
    static const WordSet verbs{"cost", "costs", "costing", "kosten", "kostet"};
    return token.is_word() && verbs.contains(token.plain());
}

// Where "cost 25" or "25 each" begins behind those that are priced; 0 if neither does.
std::size_t end_of_priced(const Tokens& tokens) {
    const auto verb = std::find_if(tokens.begin(), tokens.end(), is_price_verb);
    if (verb != tokens.end())
        return static_cast<std::size_t>(verb - tokens.begin());
    std::size_t end = 0;
    while (end < tokens.size() && tokens[end].is_word())
        ++end;
    std::size_t behind = end + 1; // the number
    while (behind < tokens.size() && is_in(WordList::money, tokens[behind].plain()))
        ++behind;
    const bool each = end + 1 < tokens.size() && tokens[end].is_number() && behind < tokens.size() &&
                      (tokens[behind].is("each") || tokens[behind].is("apiece")) &&
                      std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(behind) + 1, tokens.end(),
                                  [](const Token& token) { return token.is_mark(); });
    return each ? end : end_before_number(tokens);
}

// The class of leaders that the tokens up to `end` name; "commander" and "officer" are those of units.
std::optional<std::int32_t> leaders_named(const Phrases& phrases, std::size_t end,
                                          const Vocabulary& vocabulary) {
    std::optional<std::int32_t> found;
    for (const PhraseItem& item : phrases.items)
        if (item.end <= end)
            if (const auto said = class_said(item, vocabulary)) {
                if (!vocabulary.is_leader(said->first) || (found && *found != said->first))
                    return std::nullopt;
                found = said->first;
            }
    if (found)
        return found;
    const bool officer = std::any_of(
        phrases.tokens.begin(), phrases.tokens.begin() + static_cast<std::ptrdiff_t>(end),
        [](const Token& token) { return token.has_form("commander") || token.has_form("officer"); });
    const Tokens words = vocabulary.tokens("unit commander");
    const auto match = vocabulary.longest(words, 0);
    if (!officer || !match || match->phrase->meanings.empty())
        return std::nullopt;
    const ValueOf& value = match->phrase->meanings.front().values.front();
    return value.trait == vocabulary.class_trait() ? std::optional(value.value) : std::nullopt;
}

// What one clause says of a price: "10 each for the regulars", "barbarian ones 25".
struct PriceOfKind {
    std::optional<std::int32_t> price;
    std::optional<ValueOf> kind;
};

bool is_idle_in_price(const Token& token) {
    static const WordSet idle{"for",   "one", "ones", "is",    "are", "cost",
                              "costs", "at",  "of",   "those", "that"};
    return token.is_mark() || idle.contains(token.plain()) || is_article(token.plain()) ||
           is_joining_word(token.plain()) || is_in(WordList::price_word, token.plain()) ||
           token.has_form("commander") || token.has_form("officer");
}

bool parts_prices(const Token& token) {
    static const WordSet joints{"and", "or", "&", "und", ",", ";", "/"};
    return joints.contains(token.plain());
}

// The number and the value of what every troop has to say, which both stand alone in the clause. Nothing if
// it says anything else.
std::optional<PriceOfKind> price_of_kind(const Phrases& phrases, std::size_t begin, std::size_t end,
                                         const Vocabulary& vocabulary) {
    PriceOfKind said;
    for (std::size_t at = begin; at < end; ++at) {
        const Token& token = phrases.tokens[at];
        if (at == begin && at + 1 < end && token.is("a") && phrases.tokens[at + 1].is_word())
            continue; // "A regular officer is 10" speaks of no class A
        if (const std::size_t owner = phrases.owner[at]; owner != Phrases::nobody) {
            const PhraseItem& item = phrases.items[owner];
            if (item.begin != at || class_said(item, vocabulary))
                continue; // who they are, which is looked at elsewhere
            const bool one = item.meanings.size() == 1 && item.meanings.front().values.size() == 1;
            if (!one || said.kind ||
                !vocabulary.ruleset().traits[item.meanings.front().values.front().trait].required)
                return std::nullopt;
            said.kind = item.meanings.front().values.front();
        } else if (token.is_number() && !token.as_word) {
            const bool counts = // "3 barbarian officers"
                at + 1 < end &&
                (phrases.owner[at + 1] != Phrases::nobody || phrases.tokens[at + 1].has_form("commander") ||
                 phrases.tokens[at + 1].has_form("officer"));
            if (said.price || counts)
                return std::nullopt;
            said.price = token.value;
        } else if (!is_idle_in_price(token)) {
            return std::nullopt;
        }
    }
    return said.price && said.kind ? std::optional(said) : std::nullopt;
}

// Behind "Below is the sheet," where nothing is said of troops or leaders; 0 if no such clause opens the
// text.
std::size_t end_of_opening(const Phrases& phrases) {
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        if (at != 0 && (token.is(",") || token.is(":") || token.is("-")))
            return at + 1;
        if (!token.is_word() || phrases.owner[at] != Phrases::nobody || is_negation(token.plain()) ||
            changes_meaning(token.plain()) || token.has_form("commander") || token.has_form("officer"))
            return 0;
    }
    return 0;
}

// "Unit commanders: 10 each for the regulars and 25 for the barbarian one", each kind with its price.
std::vector<SaidPrice> prices_of_kinds(const Phrases& phrases, const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    const auto leaders = leaders_named(phrases, tokens.size(), vocabulary);
    std::vector<SaidPrice> prices;
    std::size_t begin = end_of_opening(phrases);
    for (std::size_t at = begin; leaders && at <= tokens.size(); ++at) {
        if (at < tokens.size() && !parts_prices(tokens[at]))
            continue;
        if (begin < at) {
            const auto said = price_of_kind(phrases, begin, at, vocabulary);
            const bool again = said && std::any_of(prices.begin(), prices.end(), [&](const SaidPrice& other) {
                                   return other.of == said->kind || other.of->trait != said->kind->trait;
                               });
            if (!said || again)
                return {};
            prices.push_back({0, *leaders, {*said->price}, said->kind});
        }
        begin = at + 1;
    }
    return prices;
}

} // namespace

std::vector<SaidPrice> prices_said_in(std::string_view text, const Vocabulary& vocabulary) {
    if (vocabulary.ruleset().conversion.price.empty())
        return {};
    const Phrases phrases = phrases_in(text, vocabulary, {Level::troop});
    if (std::vector<SaidPrice> of_kinds = prices_of_kinds(phrases, vocabulary); of_kinds.size() > 1)
        return of_kinds;
    const std::size_t end = end_of_priced(phrases.tokens);
    if (end == 0 ||
        std::any_of(
            phrases.tokens.begin(), phrases.tokens.begin() + static_cast<std::ptrdiff_t>(end),
            [](const Token& token) { return token.is_number() && !(token.as_word && token.value == 1); }))
        return {}; // "3 commanders cost 75" counts them
    const auto leaders = leaders_named(phrases, end, vocabulary);
    if (!leaders)
        return {};
    SaidPrice price;
    price.class_value = *leaders;
    for (std::size_t at = end; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        const bool counts = token.as_word && at + 1 < phrases.tokens.size() && // "the two generals"
                            phrases.tokens[at + 1].has_form("general");
        if (token.is_number() && !counts)
            price.values.push_back(token.value);
        else if (token.is("=") || token.is("+") || token.is("x"))
            return {};
    }
    return price.values.empty() ? std::vector<SaidPrice>() : std::vector{std::move(price)};
}

bool take_price(std::string_view text, std::size_t line, const Vocabulary& vocabulary,
                std::vector<SaidPrice>& prices) {
    const std::vector<SaidPrice> said = prices_said_in(text, vocabulary);
    for (const SaidPrice& price : said) {
        prices.push_back(price);
        prices.back().line = line;
    }
    return !said.empty();
}

} // namespace muster
