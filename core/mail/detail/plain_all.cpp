// SPDX-License-Identifier: MIT
#include "mail/detail/plain_all.h"

#include "base/text.h"
#include "mail/detail/bases_told.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_edits.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/where_it_applies.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

namespace muster {

namespace {

bool is_plain_verb(const Token& token) {
    return token.is("is") || token.is("are") || token.is("counts") || token.is("count");
}

// "Every man, beast and officer in it is …", "Each and every one of them is …" as "All are …".
std::string with_everybody_as_all(std::string line, const Vocabulary& vocabulary) {
    static const WordSet people{"man",    "woman", "child",   "beast", "horse",  "officer",  "figure",
                                "soul",   "body",  "soldier", "boy",   "mother", "mother's", "son",
                                "animal", "one",   "single",  "last",  "every",  "each",     "leader",
                                "jack",   "and",   "of",      "in",    "it",     "them",     "here",
                                "this",   "the",   "army",    "list",  "my",     "mine",     "us",
                                "chief",  "lad",   "general", "dog",   "mount",  "warrior",  "commander"};
    const std::string small = small_letters(line);
    if (!small.starts_with("every ") && !small.starts_with("each ") && !small.starts_with("every,"))
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    std::size_t verb = 1;
    std::size_t words = 0;
    while (verb < tokens.size() && !is_plain_verb(tokens[verb])) {
        if (!tokens[verb].is(",") && !people.contains(tokens[verb].plain()))
            return line;
        words += tokens[verb].is_word() ? 1U : 0U;
        ++verb;
    }
    return words > 1 && verb + 1 < tokens.size() ? "All are" + line.substr(tokens[verb].end) : line;
}

// "Everything in the herd is irregular", "All of my host are IR" as "All are …".
std::string with_army_word_as_all(std::string line, const Vocabulary& vocabulary) {
    static const WordSet all{"everything", "everyone", "everybody", "all"};
    static const WordSet whose{"the", "my", "this", "our"};
    static const WordSet armies{"herd",  "host",       "horde",  "force", "warhost", "clan",
                                "tribe", "expedition", "rabble", "list",  "muster",  "bunch"};
    constexpr std::size_t verb = 4; // its token
    const std::size_t space = line.find(' ');
    if (space == std::string::npos || !all.contains(small_letters(line.substr(0, space))))
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    const bool told = tokens.size() > verb + 1 && (tokens[1].is("in") || tokens[1].is("of")) &&
                      whose.contains(tokens[2].plain()) && armies.contains(tokens[3].plain()) &&
                      is_plain_verb(tokens[verb]);
    return told ? "All are" + line.substr(tokens[verb].end) : line;
}

// "…, all of them", "…, the whole lot of us", "…, the lot": the token of its comma, where the sentence ends
// behind it; 0 if it does not stand there.
std::size_t begin_of_lot(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet lot{"the", "whole", "lot",    "all", "every", "each",
                             "and", "one",   "single", "man", "of"};
    static const WordSet people{"them", "us", "these", "mine"};
    std::size_t at = end;
    if (at > begin + 3 && tokens[at - 1].is("lot") &&
        (tokens[at - 2].is("the") || tokens[at - 2].is("whole"))) {
        at -= tokens[at - 2].is("whole") && tokens[at - 3].is("the") ? 3 : 2;
        return tokens[at - 1].is(",") ? at - 1 : 0;
    }
    if (at < begin + 4 || !people.contains(tokens[at - 1].plain()) || !tokens[at - 2].is("of"))
        return 0;
    for (at -= 2; at > begin && lot.contains(tokens[at - 1].plain()); --at)
        ;
    return at > begin && tokens[at - 1].is(",") && at + 2 < end ? at - 1 : 0;
}

bool is_value(const Phrases& phrases, std::size_t at, const Vocabulary& vocabulary) {
    const std::size_t owner = at < phrases.tokens.size() ? phrases.owner[at] : Phrases::nobody;
    return owner != Phrases::nobody && !phrases.items[owner].meanings.empty() &&
           !class_said(phrases.items[owner], vocabulary);
}

// The token behind the comma at which the last clause before `end` begins, where nothing before it in the
// sentence is troops: "Gauls, 750 points, barbarians"; `end` of anything else.
std::size_t begin_of_last_clause(const Phrases& phrases, std::size_t begin, std::size_t end,
                                 const Vocabulary& vocabulary) {
    std::size_t at = end;
    while (at > begin && !phrases.tokens[at - 1].is(","))
        --at;
    const bool troops = std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return item.begin >= begin && item.end <= at && class_said(item, vocabulary);
    });
    return at == begin || troops || phrases.tokens[begin].is_number() ? end : at;
}

// "They are barbarians, all of them", "Barbarians, the lot of them" as "All are barbarians".
std::string with_lot_as_all(std::string line, const Vocabulary& vocabulary) {
    static const WordSet who{"they", "these", "we", "those", "are", "all"};
    static constexpr std::string_view telling[] = {"of them", "of us", "of these", "the lot", "whole lot"};
    if (first_of_phrases(line, telling, 0).size == 0)
        return line;
    const Phrases phrases = phrases_in(line, vocabulary, {Level::troop});
    const Tokens& tokens = phrases.tokens;
    for (std::size_t begin = 0, end = 0; begin < tokens.size(); begin = end + 1) {
        for (end = begin; end < tokens.size() && !tokens[end].is(".") && !tokens[end].is("!");)
            ++end;
        const std::size_t comma = begin_of_lot(tokens, begin, end);
        std::size_t value = begin;
        while (value < comma && who.contains(tokens[value].plain()))
            ++value;
        const auto are_values = [&](std::size_t from) {
            bool plain = from < comma;
            for (std::size_t at = from; at < comma; ++at)
                plain = plain && is_value(phrases, at, vocabulary);
            return plain;
        };
        std::size_t first = begin;
        if (comma != 0 && !are_values(value))
            first = value = begin_of_last_clause(phrases, begin, comma, vocabulary);
        if (are_values(value))
            return fmt::format("{}All are {}{}", line.substr(0, tokens[first].begin),
                               text_between(line, tokens, value, comma), line.substr(tokens[end - 1].end));
    }
    return line;
}

// The token behind "in Britain", "of them", "among my people"; `at` if none of them stands there.
std::size_t behind_where(const Phrases& phrases, std::size_t at) {
    static const WordSet places{"in", "of", "among", "amongst", "from"};
    constexpr std::size_t longest = 4; // words
    const Tokens& tokens = phrases.tokens;
    if (at >= tokens.size() || !places.contains(tokens[at].plain()))
        return at;
    std::size_t end = at + 1;
    while (end < tokens.size() && end <= at + longest && tokens[end].is_word() && !is_verb(tokens[end]) &&
           phrases.owner[end] == Phrases::nobody && !changes_meaning(tokens[end].plain()))
        ++end;
    return end < tokens.size() && is_plain_verb(tokens[end]) ? end : at;
}

// "…, nobody in Britain is regular", "…, so nothing (is) regular" with "nobody is regular".
std::string with_plain_nobody(std::string line, const Vocabulary& vocabulary) {
    static const WordSet before{",", ";", "so", "and", "-", "."};
    const std::string small = small_letters(line);
    if (small.find("nobody") == std::string::npos && small.find("nothing") == std::string::npos &&
        small.find("no one") == std::string::npos && small.find("none") == std::string::npos)
        return line;
    const Phrases phrases = phrases_in(line, vocabulary, {Level::troop});
    const Tokens& tokens = phrases.tokens;
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
        const bool no_one = tokens[at].is("no") && tokens[at + 1].is("one");
        if (!(is_nobody(tokens[at]) || tokens[at].is("nothing") || no_one) ||
            !before.contains(tokens[at - 1].plain()))
            continue;
        const std::size_t who = at + (no_one ? 2 : 1);
        std::size_t verb = behind_where(phrases, who);
        const bool placed = verb != who;
        const std::size_t value = verb < tokens.size() && is_plain_verb(tokens[verb]) ? verb + 1 : verb;
        if (!is_value(phrases, value, vocabulary) || !(placed || tokens[at].is("nothing") || value == verb))
            continue;
        std::size_t first = at;
        while (first > 1 && (tokens[first - 1].is("so") || tokens[first - 1].is("and")))
            --first;
        return line.substr(0, tokens[first].begin) + "nobody is " + line.substr(tokens[value].begin);
    }
    return line;
}

// "Epoch V rifles or guns", "EII muskets and cannon": one word for what shoots is enough.
std::string without_second_arms(std::string line, const Vocabulary& vocabulary) {
    static const WordSet arms{"guns",  "gun",      "rifles",  "muskets",  "cannon",  "cannons",  "artillery",
                              "rifle", "firearms", "pistols", "carbines", "weapons", "handguns", "pieces"};
    if (line.find(" or ") == std::string::npos && line.find(" and ") == std::string::npos)
        return line;
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    if (std::none_of(tokens.begin(), tokens.end(), says_all))
        return line;
    for (std::size_t at = 1; at + 2 < tokens.size(); ++at)
        if (is_value(phrases, at - 1, vocabulary) && arms.contains(tokens[at].plain()) &&
            (tokens[at + 1].is("or") || tokens[at + 1].is("and")) && arms.contains(tokens[at + 2].plain()))
            return line.substr(0, tokens[at].end) + line.substr(tokens[at + 2].end);
    return line;
}

// "One base per vignette all round" as "All are on one base".
std::string with_bases_of_each(std::string line, const Vocabulary& vocabulary) {
    static const WordSet each{"per", "to", "for", "a", "each", "every", "the", "under"};
    static const WordSet closing{"all",  "round",    "around", "throughout", "everywhere", "always",
                                 "each", "over",     "across", "the",        "board",      "through",
                                 "for",  "everyone", ".",      "!"};
    if (line.find("base") == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    if (tokens.size() < 4 || !tokens[0].is_number() || !(tokens[1].is("base") || tokens[1].is("bases")) ||
        vocabulary.ruleset().trait(Level::troop, "bases") == nullptr)
        return line;
    std::size_t at = 2;
    while (at < tokens.size() && each.contains(tokens[at].plain()))
        ++at;
    if (at == 2 || at >= tokens.size() || !is_counted_thing(tokens[at].plain()) ||
        !std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1, tokens.end(),
                     [](const Token& token) { return closing.contains(token.plain()); }))
        return line;
    return "All are on " + text_between(line, tokens, 0, 2) + ".";
}

// "My Indian army (1000 points) is all barbarian" as "My army (Indian, 1000 points) is all barbarian".
std::string with_army_all(std::string line, const Vocabulary& vocabulary) {
    static const WordSet whose{"my", "our", "the", "this", "meine"};
    constexpr std::size_t longest = 3; // words of its name
    if (line.find("army ") == std::string::npos || line.find(" all ") == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    std::size_t army = 1;
    while (army < tokens.size() && army <= longest && has_capital_letter(tokens[army]) &&
           tokens[army].is_word())
        ++army;
    if (army < 2 || army + 2 >= tokens.size() || !whose.contains(tokens[0].plain()) ||
        !tokens[army].is("army"))
        return line;
    const std::size_t open = army + 1;
    std::size_t behind = open;
    if (tokens[open].is("("))
        while (behind < tokens.size() && !tokens[behind].is(")"))
            ++behind;
    behind += behind != open ? 1 : 0;
    if (behind + 1 >= tokens.size() || !(tokens[behind].is("is") || tokens[behind].is("are")) ||
        !tokens[behind + 1].is("all"))
        return line;
    const std::string more =
        behind == open ? std::string() : ", " + text_between(line, tokens, open + 1, behind - 1);
    return fmt::format("{} army ({}{}) {}", tokens[0].text, text_between(line, tokens, 1, army), more,
                       line.substr(tokens[behind].begin));
}

} // namespace

std::string with_plain_all(std::string line, const Vocabulary& vocabulary) {
    line = with_condition_as_scope(std::move(line), vocabulary);
    line = with_bases_of_each(with_bases_counted(std::move(line), vocabulary), vocabulary);
    line = with_army_all(std::move(line), vocabulary);
    line = with_army_word_as_all(with_everybody_as_all(std::move(line), vocabulary), vocabulary);
    line = with_lot_as_all(std::move(line), vocabulary);
    line = with_plain_nobody(std::move(line), vocabulary);
    return without_second_arms(std::move(line), vocabulary);
}

} // namespace muster
