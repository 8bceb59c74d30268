// SPDX-License-Identifier: MIT
#include "mail/detail/said_of_guns.h"

#include "base/text.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// Whether the words say that guns which go with others count: "count double", "with the two attached guns
// counted".
bool speaks_of_counting(std::string_view text, const Vocabulary& vocabulary) {
    static const WordSet counting{"count", "counts", "counted", "counting", "included", "including"};
    static const WordSet guns{"gun",      "guns",      "piece", "pieces", "cannon",
                              "attached", "artillery", "rear",  "behind", "supports"};
    const Tokens tokens = vocabulary.tokens(text);
    const auto says = [&](const WordSet& words) {
        return std::any_of(tokens.begin(), tokens.end(),
                           [&](const Token& token) { return words.contains(token.plain()); });
    };
    return says(counting) && says(guns) && class_word_in(text, vocabulary) < ClassWord::name;
}

bool is_gun(const Token& token) {
    static const WordSet guns{"gun", "guns", "piece", "pieces", "cannon"};
    return token.is_word() && guns.contains(token.plain());
}

} // namespace

namespace {

// "as one of the dozen", "among the twelve", "in the 12 vignettes": whether the tokens say nothing else. A
// gun that counts two, or none, is not what the rules say.
bool says_in_size(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet little{
        "as",        "for",  "of",  "the",  "in",  "among", "amongst",  "towards", "to",       "a",
        "an",        "full", "its", "own",  "too", "also",  "my",       "one",     "and",      "vignette",
        "vignettes", "here", "is",  "each", "are", "with",  "included", "counted", "counting", "right"};
    static const WordSet sizes{"number", "total", "size", "count", "army"};
    constexpr std::int32_t least = 6; // vignettes of an army
    bool size = false;
    for (std::size_t at = begin; at < end; ++at) {
        const bool of_army = tokens[at].is_number() && tokens[at].value >= least;
        size = size || of_army || sizes.contains(tokens[at].plain());
        if (!of_army && !sizes.contains(tokens[at].plain()) && !little.contains(tokens[at].plain()) &&
            !(tokens[at].is_number() && tokens[at].value == 1))
            return false;
    }
    return size;
}

// Behind ", as the book wants it"; `at` if no such words stand there.
std::size_t behind_authority(const Tokens& tokens, std::size_t at) {
    static const WordSet books{"book", "rules", "rulebook", "rule", "umpire", "author", "booklet"};
    constexpr std::size_t longest = 6; // tokens
    if (at + 2 >= tokens.size() || !tokens[at].is(",") || !tokens[at + 1].is("as"))
        return at;
    std::size_t end = at + 2;
    bool book = false;
    while (end < tokens.size() && end <= at + longest && tokens[end].is_word() && !tokens[end].is("and"))
        book = books.contains(tokens[end++].plain()) || book;
    return book ? end : at;
}

// "The gun counts as one of the dozen, as the book wants it, and base AP is 4" as "base AP is 4".
std::string without_gun_in_size(std::string line, const Vocabulary& vocabulary) {
    static const WordSet verbs{"counts", "count", "is", "are", "counted", "included", "being"};
    static const WordSet before{"the", "my",       "that", "this",  "both",
                                "one", "attached", "and",  "those", "each"};
    if (line.find("gun") == std::string::npos && line.find("piece") == std::string::npos &&
        line.find("cannon") == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t gun = 0; gun + 2 < tokens.size(); ++gun) {
        if (!is_gun(tokens[gun]) || !verbs.contains(tokens[gun + 1].plain()))
            continue;
        std::size_t begin = gun;
        while (begin != 0 && before.contains(tokens[begin - 1].plain()))
            --begin;
        std::size_t end = gun + 2;
        while (end < tokens.size() && !tokens[end].is_mark() && !(tokens[end].is("and") && end > gun + 3))
            ++end;
        if ((begin != 0 && !tokens[begin - 1].is_mark()) || !says_in_size(tokens, gun + 2, end))
            continue;
        end = behind_authority(tokens, end);
        while (end < tokens.size() && (tokens[end].is(",") || tokens[end].is("and") || tokens[end].is(";")))
            ++end;
        const std::size_t first =
            end < tokens.size() && tokens[end].is(".") && begin != 0 ? begin - 1 : begin;
        return line.substr(0, first == 0 ? 0 : tokens[first].begin) +
               (end < tokens.size() ? line.substr(tokens[end].begin) : std::string());
    }
    return line;
}

} // namespace

std::string without_counting(std::string line, const Vocabulary& vocabulary) {
    line = without_gun_in_size(std::move(line), vocabulary);
    if ((line.find("count") == std::string::npos && line.find("includ") == std::string::npos) ||
        !speaks_of_counting(line, vocabulary))
        return line;
    const std::size_t open = line.find('(');
    const std::size_t close = line.find(')', open == std::string::npos ? line.size() : open);
    if (close != std::string::npos && open != 0 &&
        speaks_of_counting(std::string_view(line).substr(open, close - open), vocabulary))
        return line.erase(open, close + 1 - open);
    for (const std::string_view opening : {", since ", ", because ", ", as ", " with ", ", with ", ", if ",
                                           ", the ", ", counting ", ", including "}) {
        const std::size_t at = line.find(opening);
        if (at != std::string::npos && at != 0 && (is_digit(line.front()) || line.starts_with("That")) &&
            speaks_of_counting(std::string_view(line).substr(at), vocabulary))
            return line.substr(0, at) + ".";
    }
    for (const std::string_view closing : {", so that is ", ", so that's ", ", so it is ", ", so ",
                                           ", which makes ", ", which is ", ", that makes ", ", making "}) {
        const std::size_t at = line.find(closing);
        if (at != std::string::npos && speaks_of_counting(std::string_view(line).substr(0, at), vocabulary))
            return line.substr(at + closing.size());
    }
    return line;
}

namespace {

std::string with_gun_in_brackets(std::string line, const Vocabulary& vocabulary) {
    constexpr std::size_t most_between = 2; // words
    const std::size_t attached = line.find("attached ");
    if (attached == std::string::npos || line.find('(', attached) == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    std::size_t at = 0;
    while (at < tokens.size() && !tokens[at].is("attached"))
        ++at;
    std::size_t gun = at + 1;
    while (gun < tokens.size() && gun <= at + most_between && tokens[gun].is_word() && !is_gun(tokens[gun]))
        ++gun;
    std::size_t value = gun + 1;
    if (value + 2 >= tokens.size() || !is_gun(tokens[gun]) || !tokens[value].is("("))
        return line;
    ++value;
    if (is_in_capitals(tokens[value].text) && tokens[value + 1].is(",")) // "AA": the gun, in short
        value += 2;
    const std::size_t end = tokens[value].is("epoch") ? value + 2 : value + 1;
    std::size_t close = end;
    while (close < tokens.size() && !tokens[close].is(")"))
        ++close;
    if (close >= tokens.size() || !(tokens[end].is(")") || tokens[end].is("-") || tokens[end].is(",")) ||
        class_word_in(text_between(line, tokens, end, close), vocabulary) != ClassWord::none)
        return line;
    return line.substr(0, tokens[at].end) + " " + tokens[gun].text + " " +
           text_between(line, tokens, value, end) + line.substr(tokens[close].end);
}

// The "attached" of "attached gun" or "gun attached"; the number of tokens if there is none.
std::size_t attached_in(const Tokens& tokens) {
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at)
        if ((tokens[at].is("attached") && is_gun(tokens[at + 1])) ||
            (is_gun(tokens[at]) && tokens[at + 1].is("attached")))
            return at;
    return tokens.size();
}

// "epoch II", "EII": the token behind it; `at` if it is none.
std::size_t behind_epoch(const Tokens& tokens, std::size_t at) {
    if (at + 1 < tokens.size() && tokens[at].is("epoch") && is_roman_number(tokens[at + 1].text))
        return at + 2;
    const std::string_view text = tokens[at].text;
    return text.starts_with('E') && is_roman_number(text.substr(1)) ? at + 1 : at;
}

// The classes that shoot, a bit for each.
std::uint64_t classes_that_shoot(const Vocabulary& vocabulary) {
    Token shooters;
    shooters.kind = Token::Kind::word;
    shooters.forms = {"shooters"};
    return group_called(shooters, vocabulary);
}

// Whether every class that the line names is one that does not shoot, so that an epoch is its guns'.
bool names_no_shooters(std::string_view line, const Vocabulary& vocabulary) {
    const std::uint64_t shooting = classes_that_shoot(vocabulary);
    const Phrases phrases = phrases_in(line, vocabulary);
    bool named = false;
    for (const PhraseItem& item : phrases.items)
        if (const auto said = class_said(item, vocabulary); said && said->second >= ClassWord::name) {
            if ((shooting >> static_cast<unsigned>(said->first) & 1U) != 0)
                return false;
            named = true;
        }
    return named && shooting != 0;
}

// Whether the words before the epoch at `epoch` say that it is the guns': ", the guns are epoch II"; `begin`:
// where they begin.
bool tells_of_guns(const Tokens& tokens, std::size_t attached, std::size_t epoch, std::size_t& begin) {
    static const WordSet between{"is", "are", "being", "of", "all", "from", "in", ":", "=", "also"};
    begin = epoch;
    while (begin > attached + 2 && between.contains(tokens[begin - 1].plain()))
        --begin;
    if (begin <= attached + 2 || !is_gun(tokens[begin - 1]))
        return false;
    --begin;
    while (begin > attached + 2 &&
           (tokens[begin - 1].is("the") || tokens[begin - 1].is("their") || tokens[begin - 1].is("with") ||
            tokens[begin - 1].is("and") || tokens[begin - 1].is("both") || tokens[begin - 1].is(",")))
        --begin;
    return true;
}

// Whether nothing but little words stands between the gun and the epoch: "attached gun each, epoch II".
bool follows_gun(const Tokens& tokens, std::size_t attached, std::size_t epoch) {
    return std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(attached) + 2,
                       tokens.begin() + static_cast<std::ptrdiff_t>(epoch), [](const Token& token) {
                           return token.is(",") || token.is("each") || token.is("of") || token.is("from");
                       });
}

// "(HIM-III-RA)EIV with an attached gun, epoch III": what the troops themselves shoot with stands before it.
bool says_epoch_before(const Tokens& tokens, std::size_t end) {
    for (std::size_t at = 0; at < end; ++at)
        if (behind_epoch(tokens, at) != at)
            return true;
    return false;
}

// "attached light gun" as "attached gun": no rule asks what a gun is like that goes with others.
std::string with_plain_gun(std::string line, const Vocabulary& vocabulary) {
    constexpr std::size_t most_between = 2; // words
    if (line.find("attached ") == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        std::size_t gun = at + 1;
        while (gun < tokens.size() && gun <= at + most_between && tokens[gun].is_word() &&
               !is_gun(tokens[gun]) && !is_joining_word(tokens[gun].plain()))
            ++gun;
        if (tokens[at].is("attached") && gun != at + 1 && gun < tokens.size() && is_gun(tokens[gun]))
            return line.erase(tokens[at + 1].begin, tokens[gun].begin - tokens[at + 1].begin);
    }
    return line;
}

// "with attached guns, the guns are epoch II", "each with an attached gun, epoch II" of those that do not
// shoot themselves, or `surely`, as "with attached gun of epoch II".
std::string with_epoch_at_gun(std::string line, const Vocabulary& vocabulary, bool surely = false) {
    if (line.find("attached") == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    const std::size_t attached = attached_in(tokens);
    for (std::size_t epoch = attached + 2; epoch < tokens.size(); ++epoch) {
        std::size_t end = behind_epoch(tokens, epoch);
        if (end == epoch)
            continue;
        std::size_t begin = epoch;
        const bool told = tells_of_guns(tokens, attached, epoch, begin);
        if (!told &&
            !(follows_gun(tokens, attached, epoch) &&
              (surely || says_epoch_before(tokens, attached) || names_no_shooters(line, vocabulary))))
            return line;
        const bool coded = !tokens[epoch].is("epoch"); // "EII"
        const std::string said = "epoch " + (coded ? tokens[epoch].text.substr(1) : tokens[end - 1].text);
        for (const std::string_view too : {"as", "well", "too", "also"})
            end += end < tokens.size() && tokens[end].is(too) ? 1U : 0U;
        std::size_t first = attached; // "one attached gun each": each has one
        const bool each =
            std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is("each"); });
        if (each && first != 0 && tokens[first - 1].is("one"))
            --first;
        const std::string between =
            told ? line.substr(tokens[attached + 1].end, tokens[begin].begin - tokens[attached + 1].end)
                 : std::string();
        return fmt::format("{}attached gun of {}{}{}", line.substr(0, tokens[first].begin), said, between,
                           line.substr(tokens[end - 1].end));
    }
    return line;
}

} // namespace

bool says_attached_gun(std::string_view words, const Vocabulary& vocabulary) {
    const Tokens name = vocabulary.tokens("attached gun");
    const auto match = vocabulary.longest(name, 0);
    if (!match || match->end != name.size())
        return false;
    const std::vector<std::size_t>& labels = match->phrase->labels;
    const Phrases phrases = phrases_in(words, vocabulary, {Level::troop});
    return std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return !item.meanings.empty() &&
               std::find(labels.begin(), labels.end(), item.meanings.front().values.front().trait) !=
                   labels.end();
    });
}

namespace {

// "3x (HIP-III-IA)+AA(EII) - tertias, one gun each": the end only repeats the code.
std::string without_gun_repeated(std::string line, const Vocabulary& vocabulary) {
    for (const std::string_view repeated :
         {", one gun each", ", a gun each", ", one gun apiece", ", with one gun each", ", each with one gun",
          ", each with a gun", ", one attached gun each"}) {
        const std::size_t at = line.find(repeated);
        if (at == std::string::npos ||
            line.find_first_not_of(". ", at + repeated.size()) != std::string::npos ||
            !says_attached_gun(std::string_view(line).substr(0, at), vocabulary))
            continue;
        return line.substr(0, at);
    }
    return line;
}

} // namespace

std::string with_attached_gun(std::string line, const Vocabulary& vocabulary) {
    line = without_gun_repeated(std::move(line), vocabulary);
    line = with_plain_gun(with_gun_in_brackets(std::move(line), vocabulary), vocabulary);
    return with_epoch_at_gun(std::move(line), vocabulary);
}

RemarkOfGun remark_of_gun(const std::string& cell, const Vocabulary& vocabulary) {
    const std::string line = with_attached_gun(cell, vocabulary);
    RemarkOfGun remark{with_epoch_at_gun(line, vocabulary, true), {}};
    if (remark.words == line)
        return remark;
    const Phrases phrases = phrases_in(line, vocabulary, {Level::troop});
    for (const PhraseItem& item : phrases.items)
        if (!item.meanings.empty() && behind_epoch(phrases.tokens, item.begin) != item.begin)
            remark.epoch = item.meanings.front().values;
    return remark;
}

void keep_epoch_of_shooters(TroopReading& troop, const Vocabulary& vocabulary) {
    const std::int32_t class_value = troop.value(vocabulary.class_trait(), -1);
    if (class_value >= 0 && (classes_that_shoot(vocabulary) >> static_cast<unsigned>(class_value) & 1U) != 0)
        return;
    std::erase_if(troop.usual,
                  [&](const ValueOf& value) { return !vocabulary.ruleset().traits[value.trait].required; });
}

} // namespace muster
