// SPDX-License-Identifier: MIT
#include "mail/detail/counted_talk.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/named_units.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace muster {

namespace {

// The name of rank and file, whole.
bool is_of_rank_and_file(const PhraseItem& item, const Vocabulary& vocabulary) {
    const auto said = class_said(item, vocabulary);
    return said && said->second >= ClassWord::name && !vocabulary.is_leader(said->first);
}

// "thirty medium infantry", "30 of my heavy infantry": words alone stand between.
// "21" of "Cassius Dio 60.21 mentions the elephants": a place in a book that somebody wrote.
bool cites_place(const Tokens& tokens, std::size_t at) {
    static const WordSet telling{"mentions", "praises", "describes", "says",  "tells", "reports",
                                 "speaks",   "writes",  "records",   "names", "knows", "recounts"};
    if (at < 3 || at + 1 >= tokens.size() || !telling.contains(tokens[at + 1].plain()) ||
        !(tokens[at - 1].is(".") || tokens[at - 1].is(":")) || tokens[at].spaced || tokens[at - 1].spaced ||
        !tokens[at - 2].is_number())
        return false;
    const Token& author = tokens[at - 3];
    return author.is_word() && has_capital_letter(author) && !is_in(WordList::sum, author.plain()) &&
           !is_in(WordList::numbered_thing, author.plain()) && !is_in(WordList::money, author.plain()) &&
           !is_in(WordList::correcting, author.plain());
}

bool is_counted(const Phrases& phrases, const PhraseItem& item) {
    constexpr std::size_t most_between = 3;
    for (std::size_t back = 1; back <= most_between && back <= item.begin; ++back) {
        const Token& token = phrases.tokens[item.begin - back];
        if (token.is_number())
            return token.value > 0 && token.value < 1'000 && !cites_place(phrases.tokens, item.begin - back);
        if (!token.is_word())
            return false;
    }
    return false;
}

bool speaks_of_change(const Token& token) {
    static const WordSet words{"are",   "is",      "were",       "should", "not",   "instead",  "sorry",
                               "meant", "correct", "correction", "oops",   "wrong", "actually", "really",
                               "sind",  "ist",     "sollten",    "nicht",  "statt", "falsch"};
    return token.is_word() && words.contains(token.plain());
}

// Where the brackets close; `open` itself if they do not.
std::size_t end_of_brackets(const Tokens& tokens, std::size_t open) {
    std::size_t close = open;
    while (close < tokens.size() && !tokens[close].is(")"))
        ++close;
    return close == tokens.size() ? open : close;
}

} // namespace

bool counts_troops(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    return std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return is_of_rank_and_file(item, vocabulary) && is_counted(phrases, item);
    });
}

bool corrects_troops(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    const bool names = std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return is_of_rank_and_file(item, vocabulary);
    });
    const bool values = std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return !item.meanings.empty() && !item.weak && item.meanings.front().source <= Source::name &&
               item.meanings.front().values.front().trait != vocabulary.class_trait();
    });
    return names && values && std::any_of(phrases.tokens.begin(), phrases.tokens.end(), speaks_of_change);
}

bool counts_something_unknown(const Phrases& phrases) {
    constexpr std::size_t longest = 4; // tokens of what is counted
    const Tokens& tokens = phrases.tokens;
    const auto is_number = [&](std::size_t at) { return at < tokens.size() && tokens[at].is_number(); };
    const auto is_feet = [&](std::size_t at) { return at < tokens.size() && tokens[at].is("'"); };
    for (std::size_t at = 1; at < tokens.size() && at <= longest; ++at)
        if (tokens[at].is("x") && is_number(at + 1) != is_number(at - 1) && !is_feet(at + 2) && // "6' x 4'"
            !is_feet(at - 1))
            return std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
                return token.is_word() && !token.is("x") && !is_in(WordList::price_word, token.plain());
            });
    return false;
}

bool ends_in_count_of_kind(const Phrases& phrases, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 4; // words
    const Tokens& tokens = phrases.tokens;
    std::size_t end = tokens.size();
    while (end != 0 && tokens[end - 1].is_mark())
        --end;
    if (end < 2 || !tokens[end - 1].is_number() || tokens[end - 1].as_word)
        return false;
    std::size_t words = 0;
    bool kind = false;
    for (std::size_t at = 0; at + 1 < end; ++at) {
        const std::size_t owner = phrases.owner[at];
        const auto said =
            owner == Phrases::nobody ? std::nullopt : class_said(phrases.items[owner], vocabulary);
        kind = kind || (said && !vocabulary.is_leader(said->first)) ||
               is_in(WordList::foot, tokens[at].plain()) || is_in(WordList::horse, tokens[at].plain());
        words += tokens[at].is_word() ? 1 : 0;
        if (tokens[at].is_number() || (tokens[at].is_mark() && at + 2 != end))
            return false;
    }
    return kind && words <= longest;
}

bool is_name_with_number(const Tokens& tokens) {
    constexpr std::size_t longest = 4;       // words of the name
    constexpr std::size_t longest_label = 3; // letters: "Cmd 2"
    constexpr std::int32_t most = 200;       // vignettes or figures: "Nottingham 1485" counts none
    std::size_t end = tokens.size();
    while (end != 0 && (tokens[end - 1].is(".") || is_counted_thing(tokens[end - 1].plain())))
        --end;
    if (end < 2 || !tokens[end - 1].is_number())
        return false;
    const bool colon = tokens[end - 2].is(":");
    const bool in_column = // "chief          25"
        tokens[end - 2].is_word() && tokens[end - 1].begin >= tokens[end - 2].end + 3;
    const std::size_t name = end - (colon ? 2 : 1); // where it ends
    const bool numbers =                            // "Guards 12", not "unit 12"
        !colon && (tokens[end - 1].value > most || tokens[end - 1].value < 2 ||
                   tokens[name - 1].has_form_in(list_of(WordList::numbered_thing)) ||
                   tokens[name - 1].text.size() <= longest_label ||
                   is_joining_word(tokens[name - 1].plain()) || // "See you at 8"
                   (!in_column && name != 1 &&
                    std::islower(static_cast<unsigned char>(tokens.front().text.front())) != 0));
    return name != 0 && name <= longest && !numbers &&
           std::all_of(
               tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(name),
               [](const Token& token) { return token.is_word() && !is_in(WordList::sum, token.plain()); });
}

namespace {

// "R1", "Unit 2", "B": the token behind such a label; `at` if there is none.
std::size_t behind_unit_name(const Tokens& tokens, std::size_t at) {
    const std::string& text = tokens[at].text;
    const std::size_t letters = std::min(text.find_first_of("0123456789"), text.size());
    const bool numbered = letters != 0 && letters <= 2 && letters < text.size() &&
                          text.find_first_not_of("0123456789", letters) == std::string::npos;
    if (tokens[at].is_word() && (numbered || (at == 0 && is_letter_label(tokens[at]))))
        return at + 1;
    const bool of_unit = tokens[at].has_form("unit") && at + 1 < tokens.size() && tokens[at + 1].is_number();
    return of_unit ? at + 2 : at;
}

// "Guards": a word in capitals that is none of the list's and counts nothing.
bool names_other(const Tokens& tokens, std::size_t at, const std::set<std::string>& names) {
    return at < tokens.size() && tokens[at].is_word() &&
           std::isupper(static_cast<unsigned char>(tokens[at].text.front())) != 0 &&
           !is_counted_thing(tokens[at].plain()) && !is_in(WordList::price_word, tokens[at].plain()) &&
           std::none_of(tokens[at].forms.begin(), tokens[at].forms.end(),
                        [&](const std::string& form) { return names.contains(form); });
}

// "vignette of peltasts", "archer vignettes": whether troops are counted from the token `at` on.
bool counts_a_thing(const Tokens& tokens, std::size_t at) {
    static const WordSet others{"men",   "strong", "stand",  "stands", "base",
                                "bases", "model",  "models", "figure", "figures"};
    constexpr std::size_t furthest = 2; // tokens
    for (std::size_t next = at; next < tokens.size() && next <= at + furthest && tokens[next].is_word();
         ++next)
        if (is_counted_thing(tokens[next].plain()) && !others.contains(tokens[next].plain()))
            return true;
    return false;
}

} // namespace

bool counts_others(const Tokens& tokens, const std::set<std::string>& names) {
    static const WordSet verbs{"is", "are", "has", "have", "=", ":", "-"};
    for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
        if (tokens[at].is_number() && tokens[at + 1].is("x") && names_other(tokens, at + 2, names))
            return true;
        const std::size_t verb = behind_unit_name(tokens, at);
        if (verb != at && verb + 2 < tokens.size() && verbs.contains(tokens[verb].plain()) &&
            tokens[verb + 1].is_number() && names_other(tokens, verb + 2, names))
            return true;
    }
    return false;
}

bool adds_troops(const Tokens& tokens, const std::set<std::string>& names) {
    static const WordSet adding{"also", "plus", "another", "besides", "additionally", "add", "auch", "dazu"};
    static const WordSet opening{"and", "then", "und"};
    static const WordSet counts{"a", "an", "another", "more", "ein", "eine"};
    bool adds = !tokens.empty() && opening.contains(tokens.front().plain());
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
        adds = adds || adding.contains(tokens[at].plain());
        const bool number = tokens[at].is_number() && tokens[at].value > 0;
        if (adds && ((number && names_other(tokens, at + 1, names)) ||
                     ((number || counts.contains(tokens[at].plain())) && counts_a_thing(tokens, at + 1))))
            return true;
    }
    return false;
}

namespace {

// "if I can borrow them", "I hope": what may be otherwise.
bool leaves_open(const Token& token) {
    static const WordSet words{"if",    "unless", "when",    "can",        "could",    "would",   "will",
                               "shall", "should", "may",     "might",      "must",     "hope",    "hopefully",
                               "think", "guess",  "suppose", "believe",    "need",     "want",    "please",
                               "sorry", "or",     "perhaps", "maybe",      "probably", "instead", "falls",
                               "wenn",  "oder",   "hoffe",   "vielleicht", "bitte",    "möchte",  "what",
                               "why",   "how",    "let",     "know"};
    return words.contains(token.plain()) || changes_meaning(token.plain());
}

} // namespace

bool begins_with_citation(const Phrases& phrases) {
    constexpr std::size_t longest = 6; // tokens of the author and the book
    const Tokens& tokens = phrases.tokens;
    std::size_t place = 0;
    while (place < tokens.size() && place <= longest && !tokens[place].is_number())
        ++place;
    const std::size_t behind = place + 3;
    if (place == 0 || behind >= tokens.size() || !cites_place(tokens, place + 2) ||
        !has_capital_letter(tokens.front()))
        return false;
    const auto is_owned = [](std::size_t owner) { return owner != Phrases::nobody; };
    return std::none_of(phrases.owner.begin(), phrases.owner.begin() + static_cast<std::ptrdiff_t>(place),
                        is_owned) &&
           std::none_of(tokens.begin() + static_cast<std::ptrdiff_t>(behind), tokens.end(),
                        [](const Token& token) {
                            return token.is_number() || is_in(WordList::correcting, token.plain());
                        });
}

bool begins_with_code_and_count(const Phrases& phrases, const Vocabulary& vocabulary) {
    if (phrases.items.empty() || phrases.items.front().begin != 0)
        return false;
    const Tokens& tokens = phrases.tokens;
    const auto is_value = [&](std::size_t at) {
        return phrases.owner[at] != Phrases::nobody &&
               !class_said(phrases.items[phrases.owner[at]], vocabulary);
    };
    bool apart = false; // more than a sign or a comma stands between
    std::size_t at = phrases.items.front().end;
    for (; at < tokens.size() && !tokens[at].is("(") && (tokens[at].is_mark() || is_value(at)); ++at)
        apart = apart || !(tokens[at].is("+") || tokens[at].is("-") || tokens[at].is(","));
    const auto said = class_said(phrases.items.front(), vocabulary);
    if (!said || said->second != ClassWord::code || at >= tokens.size() || !tokens[at].is_number())
        return false;
    const bool told =
        (at + 1 == tokens.size() || tokens[at + 1].is_mark()) &&
        std::none_of(tokens.begin() + static_cast<std::ptrdiff_t>(at), tokens.end(), leaves_open);
    const bool counts =
        at + 1 < tokens.size() && is_counted_thing(tokens[at + 1].plain()); // "HSC+, two vignettes"
    return counts || (!tokens[at].as_word && (told || !apart));
}

bool counts_behind_name(const Phrases& phrases) {
    constexpr std::size_t longest = 6; // tokens of the name
    const Tokens& tokens = phrases.tokens;
    std::size_t in_brackets = 0; // tokens
    for (std::size_t at = 1; at + 1 < tokens.size() && at <= longest + in_brackets; ++at)
        if (const std::size_t end = tokens[at].is("(") ? end_of_brackets(tokens, at) : at; end != at) {
            in_brackets += end + 1 - at;
        } else if (tokens[at].is(":"))
            return tokens[at + 1].is_number() || (at >= 4 && tokens[at - 1].is(")") &&
                                                  tokens[at - 2].is_number() && tokens[at - 3].is("("));
    return false;
}

} // namespace muster
