// SPDX-License-Identifier: MIT
#include "mail/detail/pointing_leader.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/officer_talk.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace muster {

namespace {

constexpr std::string_view led_by = "led by ";

bool is_leading_verb(const Token& token) {
    static const WordSet words{"leads", "commands", "heads", "leading", "commanding", "heading"};
    return words.contains(token.plain());
}

bool is_led_verb(const Token& token) {
    static const WordSet words{"led", "commanded", "headed"};
    return words.contains(token.plain());
}

bool stands_with(const Token& token) {
    static const WordSet words{"rides", "is",     "stands",   "fights", "marches", "goes",
                               "with",  "at",     "comes",    "in",     "of",      "joins",
                               "and",   "riding", "standing", "under",  "here"};
    return words.contains(token.plain());
}

bool points_at_troops(const Token& token) {
    static const WordSet words{"them", "these", "those", "it", "this", "their", "its", "here"};
    return words.contains(token.plain());
}

// Says no more than that he does it himself, or what he costs.
bool is_idle_here(const Token& token) {
    static const WordSet words{"person", "personally", "himself", "herself", "head",    "unit", "one", "lot",
                               "front",  "rank",       "the",     "a",       "an",      "my",   "our", "by",
                               "for",    "at",         "costs",   "costing", "cost",    "who",  "he",  "she",
                               "paid",   "himself",    "troops",  "men",     "regiment"};
    return words.contains(token.plain()) || (token.is_word() && is_in(WordList::price_word, token.plain()));
}

// What is found of him while the line is gone through.
struct Pointing {
    std::size_t price = Phrases::nobody; // its token
    bool verb = false;                   // "leads"
    bool led = false;                    // "led by"
    bool with = false;
    bool these = false;
    std::size_t name_begin = Phrases::nobody;
    std::size_t name_end = 0;
};

// Where "so no unit commander", "hence no officer is needed" begins at the line's end; the number of tokens
// if nothing of that stands there.
std::size_t begin_of_denial(std::string_view line, const Tokens& tokens, std::size_t from,
                            const Vocabulary& vocabulary) {
    static const WordSet opening{"so", "hence", "thus", "therefore", "and", "no", "without", "they"};
    static const WordSet around{"there", "is",    "they",     "need",     "needs",  "has",    "have",
                                "other", "unit",  "a",        "other",    "needed", "here",   "of",
                                "their", "own",   "it",       "for",      "the",    "no",     "he",
                                "she",   "extra", "separate", "required", "then",   "there's"};
    for (std::size_t at = from; at < tokens.size(); ++at) {
        if (!opening.contains(tokens[at].plain()))
            continue;
        const Tokens behind = vocabulary.tokens(line.substr(tokens[at].begin));
        const bool all = std::all_of(behind.begin(), behind.end(), [&](const Token& token) {
            return token.is_mark() || opening.contains(token.plain()) || around.contains(token.plain()) ||
                   is_negation(token.plain()) || token.has_form("commander") || token.has_form("officer");
        });
        if (all && denies_commander(behind))
            return at;
    }
    return tokens.size();
}

// "in person (regular, 100)": a value that has to be said of him too, between marks behind his name.
bool is_said_of_him(const PhraseItem& item, const PhraseItem& leader, const Tokens& tokens,
                    const Vocabulary& vocabulary) {
    if (item.begin < leader.end || item.meanings.size() != 1 || item.meanings.front().values.size() != 1 ||
        item.meanings.front().source > Source::name || !tokens[item.begin - 1].is_mark() ||
        (item.end < tokens.size() && !tokens[item.end].is_mark()))
        return false;
    const std::size_t trait = item.meanings.front().values.front().trait;
    return trait != vocabulary.class_trait() && vocabulary.ruleset().traits[trait].level == Level::troop &&
           vocabulary.ruleset().traits[trait].required;
}

bool note(const Tokens& tokens, std::size_t at, bool before, Pointing& found) {
    const Token& token = tokens[at];
    if (token.is_mark())
        return true;
    if (token.is_number()) {
        if (token.as_word || found.price != Phrases::nobody || before)
            return token.as_word && token.value == 1;
        found.price = at;
        return true;
    }
    found.verb = found.verb || is_leading_verb(token);
    found.led = found.led || (is_led_verb(token) && before);
    found.these = found.these || points_at_troops(token);
    found.with = found.with || stands_with(token);
    if (is_leading_verb(token) || is_led_verb(token) || stands_with(token) || points_at_troops(token) ||
        is_idle_here(token))
        return true;
    // "Led by Epaminondas, the C-in-C"
    constexpr std::size_t longest = 3; // words of a name
    if (!has_capital_letter(token) || !token.is_word() || is_talk(token.plain()) ||
        is_negation(token.plain()) || changes_meaning(token.plain()))
        return false;
    if (found.name_begin == Phrases::nobody)
        found.name_begin = at;
    else if (found.name_end != at)
        return false;
    found.name_end = at + 1;
    return found.name_end - found.name_begin <= longest;
}

// Not "the King is here".
bool says_whom(const Pointing& found, bool surely) {
    return found.led || (found.verb && found.these) || (found.with && found.these) || surely;
}

bool may_point(std::string_view small) {
    static constexpr std::string_view telling[] = {"lead", "led ",  "command", "head",
                                                   "with", "rides", "under"};
    return std::any_of(std::begin(telling), std::end(telling),
                       [&](std::string_view word) { return small.find(word) != std::string_view::npos; });
}

// "[230]" behind the sentence: a running total, with the blank before it; "" if none stands there.
std::string total_behind(std::string_view line) {
    const std::size_t open = line.find_last_of("([");
    if (open == std::string_view::npos || open < 2 || line[open - 1] != ' ' || line[open - 2] != '.' ||
        !(line.ends_with(')') || line.ends_with(']')))
        return {};
    const std::string_view digits = line.substr(open + 1, line.size() - open - 2);
    return !digits.empty() && std::all_of(digits.begin(), digits.end(), is_digit)
               ? std::string(line.substr(open - 1))
               : std::string();
}

} // namespace

std::string with_pointing_leader(std::string line, const Vocabulary& vocabulary) {
    if (const std::string total = total_behind(line); !total.empty()) {
        const std::string sentence = line.substr(0, line.size() - total.size());
        const std::string made = with_pointing_leader(sentence, vocabulary);
        return made == sentence ? line : made + total;
    }
    if (!may_point(small_letters(line)) || line.ends_with(':') || line.ends_with("leading"))
        return line; // whom he leads stands beneath
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const PhraseItem* leader = nullptr;
    std::size_t end = tokens.size();
    for (const PhraseItem& item : phrases.items) {
        const auto said = class_said(item, vocabulary);
        if (leader == nullptr && said && said->second >= ClassWord::name &&
            vocabulary.is_leader(said->first)) {
            leader = &item;
            end = begin_of_denial(line, tokens, item.end, vocabulary);
        } else if (said && item.begin < end) {
            return line;
        }
    }
    if (leader == nullptr)
        return line;
    Pointing found;
    std::string said_of_him;
    for (std::size_t at = 0; at < end; ++at) {
        const std::size_t owner = phrases.owner[at];
        if (owner != Phrases::nobody && is_said_of_him(phrases.items[owner], *leader, tokens, vocabulary))
            said_of_him += (at == phrases.items[owner].begin ? ", " : " ") + tokens[at].text;
        else if ((at < leader->begin || at >= leader->end) && !note(tokens, at, at < leader->begin, found))
            return line;
    }
    const bool begins_with = tokens.front().is("with") && leader->begin < 3;
    if (!says_whom(found, begins_with || (found.verb && end != tokens.size())))
        return line;
    std::string made =
        std::string(led_by) + text_between(line, tokens, leader->begin, leader->end) + said_of_him;
    if (found.price != Phrases::nobody)
        made += ", " + tokens[found.price].text;
    if (found.name_begin != Phrases::nobody)
        made += ", \"" + text_between(line, tokens, found.name_begin, found.name_end) + '"';
    return made;
}

bool points_at_those_above(std::string_view text) {
    return !text.empty() && (text.front() == 'l' || text.front() == 'L') &&
           text.substr(1).starts_with(led_by.substr(1));
}

bool is_rest_of_leading(std::string_view name) {
    static const WordSet words{"so",        "not",        "never",   "hence",      "thus",     "therefore",
                               "rides",     "leads",      "leading", "head",       "commands", "fights",
                               "stands",    "they",       "he",      "personally", "person",   "himself",
                               "commanded", "commanding", "heads",   "joins",      "rank"};
    std::size_t any = 0;
    while (!name.empty()) {
        const std::size_t length = std::min(name.find(' '), name.size());
        if (length != 0) {
            const std::string small = small_letters(name.substr(0, length));
            if (!words.contains(small) && !is_joining_word(small))
                return false;
            ++any;
        }
        name.remove_prefix(std::min(length + 1, name.size()));
    }
    return any != 0;
}

} // namespace muster
