// SPDX-License-Identifier: MIT
#include "mail/detail/mentioned_values.h"

#include "base/text.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/told_multiple.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace muster {

namespace {

// "Prussians 1757", "Gauls, 225 BC", "Caledonians AD 83"
void add_years(const std::string& text, const Vocabulary& vocabulary, std::vector<ValueOf>& values) {
    const Ruleset& ruleset = vocabulary.ruleset();
    const Tokens tokens = vocabulary.tokens(text);
    for (const std::size_t index : ruleset.at(Level::army).traits)
        if (const Trait& trait = ruleset.traits[index]; trait.role == TraitRole::year)
            for (std::size_t at = 0; at < tokens.size(); ++at) {
                const bool bare = at + 1 == tokens.size() || !tokens[at + 1].is_word();
                const bool plain = tokens[at].end - tokens[at].begin == 4 && tokens[at].value >= 1000;
                const bool before_christ = !bare && (tokens[at + 1].is("bc") || tokens[at + 1].is("bce"));
                const bool marked = before_christ || (at != 0 && tokens[at - 1].is("ad"));
                if (!tokens[at].is_number() || !(marked || (bare && plain)))
                    continue;
                const std::int64_t year = before_christ ? -tokens[at].value : tokens[at].value;
                if (year != 0 && year >= trait.least && year <= trait.most)
                    values.push_back({index, static_cast<std::int32_t>(year)});
            }
}

bool is_year(std::int64_t value, const Ruleset& ruleset) {
    return std::any_of(ruleset.traits.begin(), ruleset.traits.end(), [&](const Trait& trait) {
        return trait.role == TraitRole::year && value >= trait.least && value <= trait.most;
    });
}

// "Carthage 1250": the round number of a game, where troops have prices and it can be no year.
void add_totals(const std::string& text, const Vocabulary& vocabulary, std::vector<ValueOf>& values) {
    constexpr std::int32_t least = 300;
    constexpr std::int32_t most = 5'000;
    constexpr std::int32_t round = 50;
    const Ruleset& ruleset = vocabulary.ruleset();
    if (ruleset.conversion.price.empty())
        return;
    const Tokens tokens = vocabulary.tokens(text);
    for (const std::size_t index : ruleset.at(Level::army).traits) {
        const Trait& trait = ruleset.traits[index];
        if (!trait.is_number() || trait.default_value < least) // the total that is agreed on
            continue;
        for (std::size_t at = 0; at < tokens.size(); ++at) {
            const std::int32_t value = tokens[at].value;
            const bool bare = at + 1 == tokens.size() || !tokens[at + 1].is_word();
            if (tokens[at].is_number() && bare && at != 0 && !tokens[at - 1].is_number() && value >= least &&
                value <= most && value % round == 0 && !is_year(value, ruleset))
                values.push_back({index, value});
        }
    }
}

// "men at half", "half strength", "men at tenfold": a value beside a word of its trait's name.
void add_named_choices(const std::string& text, const Vocabulary& vocabulary, std::vector<ValueOf>& values) {
    constexpr std::size_t furthest = 3; // tokens
    const Ruleset& ruleset = vocabulary.ruleset();
    const Phrases of_troops = phrases_in(text, vocabulary);
    const Tokens& tokens = of_troops.tokens;
    for (const std::size_t index : ruleset.at(Level::army).traits) {
        const Trait& trait = ruleset.traits[index];
        if (trait.required || !trait.is_choice())
            continue;
        const Tokens named = vocabulary.tokens(trait.id + " " + trait.name);
        const auto is_named = [&](const Token& token) {
            return token.is_word() && std::any_of(named.begin(), named.end(), [&](const Token& name) {
                       return name.is_word() && !is_joining_word(name.plain()) &&
                              token.has_form(name.plain());
                   });
        };
        for (std::size_t at = 0; at < tokens.size(); ++at)
            for (std::size_t v = 0; v < trait.values.size(); ++v) {
                if (!tokens[at].is_word() || of_troops.owner[at] != Phrases::nobody ||
                    !tokens[at].has_form(trait.values[v].id) ||
                    static_cast<std::int32_t>(v) == trait.default_value)
                    continue;
                const auto first = tokens.begin() + static_cast<std::ptrdiff_t>(at - std::min(at, furthest));
                const auto last =
                    tokens.begin() + static_cast<std::ptrdiff_t>(std::min(at + furthest + 1, tokens.size()));
                if (std::any_of(first, last, is_named))
                    values.push_back({index, static_cast<std::int32_t>(v)});
            }
    }
}

// "no other commander" names no nation, "nation: other" does.
bool is_mere_word(const PhraseItem& item, const Tokens& tokens) {
    return item.end == item.begin + 1 && !item.labelled &&
           is_in(WordList::mere_talk, tokens[item.begin].plain());
}

// "my Excel is German"
bool is_of_device(const Tokens& tokens, std::size_t at) {
    static const WordSet devices{"excel",  "computer", "keyboard", "phone",      "spreadsheet", "word",
                                 "laptop", "printer",  "tablet",   "spelling",   "office",      "tastatur",
                                 "wife",   "husband",  "english",  "translation"};
    return at > 1 && (tokens[at - 1].is("is") || tokens[at - 1].is("ist")) &&
           devices.contains(tokens[at - 2].plain());
}

// "Late Roman army, 1000 points": the value by which the text calls the army that it opens with.
std::optional<ValueOf> army_called(const std::string& text, const Vocabulary& vocabulary) {
    static const WordSet openings{"my", "a", "the", "this", "is", "here", "here's", "our"};
    const Phrases phrases = phrases_in(text, vocabulary, {Level::army});
    const Tokens& tokens = phrases.tokens;
    std::size_t at = 0;
    while (at < tokens.size() && openings.contains(tokens[at].plain()))
        ++at;
    const std::size_t owner = at < tokens.size() ? phrases.owner[at] : Phrases::nobody;
    const bool doubts = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
        return token.is("?") || (token.is_word() && changes_meaning(token.plain()));
    });
    if (owner == Phrases::nobody || phrases.items[owner].meanings.empty() || doubts)
        return std::nullopt;
    const std::size_t behind = phrases.items[owner].end;
    const bool army = behind < tokens.size() &&
                      (tokens[behind].is("army") || tokens[behind].is("armee") || tokens[behind].is("list"));
    return army ? std::optional(phrases.items[owner].meanings.front().values.front()) : std::nullopt;
}

// "Roman" beside "Late Roman".
bool is_broader(const std::string& name, const std::string& other, const Vocabulary& vocabulary) {
    const Tokens words = vocabulary.tokens(name);
    const Tokens all = vocabulary.tokens(other);
    return words.size() < all.size() && std::all_of(words.begin(), words.end(), [&](const Token& word) {
               return std::any_of(all.begin(), all.end(),
                                  [&](const Token& one) { return one.is(word.plain()); });
           });
}

// "Subject: 4th century Romans" says no other nation than "Late Roman army" beneath it.
void forget_broader(const ValueOf& called, const Vocabulary& vocabulary, std::vector<SaidOfArmy>& said) {
    const Trait& trait = vocabulary.ruleset().traits[called.trait];
    if (!trait.is_choice() || !trait.required)
        return;
    std::erase_if(said, [&](const SaidOfArmy& one) {
        return !one.named && one.value.trait == called.trait &&
               is_broader(trait.value_name(one.value.value), trait.value_name(called.value), vocabulary);
    });
}

} // namespace

std::vector<ValueOf> mentioned_values_in(const std::string& text, const Vocabulary& vocabulary) {
    std::vector<ValueOf> values;
    add_years(text, vocabulary, values);
    add_totals(text, vocabulary, values);
    add_named_choices(text, vocabulary, values);
    const Ruleset& ruleset = vocabulary.ruleset();
    const Phrases phrases = phrases_in(text, vocabulary, {Level::army});
    const auto excepting = std::find_if(phrases.tokens.begin(), phrases.tokens.end(), excepts);
    const auto end = static_cast<std::size_t>(excepting - phrases.tokens.begin());
    for (const PhraseItem& item : phrases.items)
        for (const Meaning& meaning : item.meanings)
            if (const ValueOf& value = meaning.values.front();
                item.begin < end && // "all barbarian except the Greek hoplites"
                !is_mere_word(item, phrases.tokens) && !is_of_device(phrases.tokens, item.begin) &&
                ruleset.traits[value.trait].required && ruleset.traits[value.trait].is_choice()) {
                values.push_back(value);
                break;
            }
    return values;
}

bool opens_with_some(const std::string& text, const std::vector<SaidOfNamed>& said,
                     const Vocabulary& vocabulary) {
    const Tokens tokens = said.empty() ? Tokens() : vocabulary.tokens(text);
    const auto end = std::find_if(tokens.begin(), tokens.end(), excepts);
    return std::any_of(tokens.begin(), end, [&](const Token& token) {
        return std::any_of(said.begin(), said.end(), [&](const SaidOfNamed& one) {
            return std::find(one.words.begin(), one.words.end(), token.plain()) != one.words.end() &&
                   !mentioned_values_in(joined(one.words, " "), vocabulary).empty();
        });
    });
}

void take_mentioned_values(const std::string& text, std::size_t line, const Vocabulary& vocabulary,
                           MailReading& mail) {
    take_told_multiple(text, line, vocabulary, mail);
    if (!mail.draft.lines.empty() && !mail.of_army.empty())
        return;
    if (const auto called = army_called(text, vocabulary))
        forget_broader(*called, vocabulary, mail.of_army);
    for (const ValueOf& value : mentioned_values_in(text, vocabulary))
        mail.of_army.push_back({0, value, false});
}

} // namespace muster
