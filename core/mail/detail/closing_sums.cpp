// SPDX-License-Identifier: MIT
#include "mail/detail/closing_sums.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/named_figure.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

namespace {

// "= 990 and a tenner left": the total as it is to be read, and what is left of the line.
struct ClosingSum {
    std::string total;
    std::string rest;          // "" where it belongs to the sum: "of which nine are in the line"
    bool of_remainder = false; // the rest tells only of what the list does not use
};

bool opens_sum(const Token& token) {
    static const WordSet signs{"=", ">", "..", "(", "[", "*", "~", "{", ":"};
    return token.is_mark() ? signs.contains(token.plain()) : token.text == "Σ" || token.text == "∑";
}

// "so that's", "it is", "which comes out at", "das sind"
bool says_sum(const Token& token) {
    static const WordSet words{"so",    "that",  "that's", "thats", "this",  "it",   "it's",  "its",
                               "which", "is",    "makes",  "make",  "comes", "come", "out",   "at",
                               "to",    "gives", "das",    "sind",  "macht", "also", "ergibt"};
    return token.is_word() && (words.contains(token.plain()) || token.has_form_in(list_of(WordList::sum)));
}

// The number of the sum behind such signs and words; the count of the tokens if there is none.
std::size_t figure_of_sum(const Tokens& tokens) {
    std::size_t at = 0;
    while (at + 1 < tokens.size() && (opens_sum(tokens[at]) || says_sum(tokens[at]) ||
                                      (tokens[at].is("-") && tokens[at + 1].is(">")))) // not "-12"
        ++at;
    return at < tokens.size() && tokens[at].is_number() ? at : tokens.size();
}

// Smaller numbers count something else: "= 4" beneath a part, "that's 140" of a unit.
bool may_be_of_army(std::int32_t value, const Ruleset& ruleset) {
    constexpr std::int32_t least_count = 10;
    return ruleset.conversion.price.empty() ? value >= least_count : is_worth_an_army(value, ruleset);
}

// "of 1000", "/1000", "out of 1000" at `at`: behind it; `at` if it is not there.
std::size_t behind_agreed(const Tokens& tokens, std::size_t at, std::int32_t sum) {
    std::size_t end = at;
    if (end < tokens.size() && tokens[end].is("out"))
        ++end;
    if (end + 1 >= tokens.size() || !(tokens[end].is("of") || tokens[end].is("von") || tokens[end].is("/")))
        return at;
    end += tokens[end + 1].is("the") || tokens[end + 1].is("den") ? 2 : 1;
    return end < tokens.size() && tokens[end].is_number() && tokens[end].value >= sum ? end + 1 : at;
}

bool ends_sum(const Tokens& tokens, std::size_t at) {
    static const WordSet joints{"and",      "so",   "with",      "but", "then", "by", "including",
                                "counting", "incl", "inklusive", "und", "also", "mit"};
    return at >= tokens.size() || (tokens[at].is_mark() && !tokens[at].is("/") && !tokens[at].is("+")) ||
           joints.contains(tokens[at].plain());
}

// "so ten left over", "a tenner left for a pint", "bleibt ein Zehner fürs Bier"
bool tells_only_of_remainder(std::string_view text, const Vocabulary& vocabulary) {
    static const WordSet others{"bleibt", "bleibe", "rest", "change", "short", "under"};
    const Phrases phrases =
        phrases_in(text, vocabulary, {Level::army, Level::body, Level::unit, Level::troop});
    bool told = false;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        told = told || is_in(WordList::remainder, token.plain()) || others.contains(token.plain());
        const bool of_field = token.is("left") && at + 1 < phrases.tokens.size() &&
                              phrases.tokens[at + 1].has_form_in(list_of(WordList::heading_noun));
        if (of_field || is_counted_thing(token.plain()) || is_negation(token.plain()) ||
            is_all_word(token.plain()) || changes_meaning(token.plain()))
            return false;
    }
    return told && std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
               return item.end == item.begin + 1 && // "left" is a part of the field, too
                      is_in(WordList::remainder, phrases.tokens[item.begin].plain());
           });
}

// Whether a reader of troops might take the number as theirs: "12, HIS", "(12) HIS", "- 12 and HIS".
bool may_count_class(const Tokens& tokens, const std::string& text, const Vocabulary& vocabulary) {
    return !tokens.front().is("=") && !tokens.front().is_word() &&
           class_word_in(text, vocabulary) >= ClassWord::name;
}

// "with the gun, then", "counting the guns": how the sum comes about, from `at` to the end.
bool tells_counted_guns(const Tokens& tokens, std::size_t at) {
    static const WordSet counting{"with", "including", "counting", "incl", "inklusive", "mit"};
    static const WordSet guns{"gun", "guns", "geschütz", "geschütze", "geschützen", "kanone", "kanonen"};
    static const WordSet others{"the",      "that",      "my",     "its", "both",   "attached",
                                "galloper", "battalion", "then",   "of",  "course", "in",
                                "all",      "included",  "dem",    "den", "der",    "also",
                                "light",    "as",        "agreed", "now"};
    at += at < tokens.size() && tokens[at].is(",") ? 1 : 0;
    if (at >= tokens.size() || !counting.contains(tokens[at].plain()))
        return false;
    bool gun = false;
    for (++at; at < tokens.size(); ++at) {
        gun = gun || guns.contains(tokens[at].plain());
        if (!tokens[at].is_mark() && !guns.contains(tokens[at].plain()) &&
            !others.contains(tokens[at].plain()))
            return false;
    }
    return gun;
}

std::size_t behind_joint(const Tokens& tokens, std::size_t at) {
    while (at < tokens.size() && tokens[at].is_mark() && !tokens[at].is("("))
        ++at;
    while (at < tokens.size() && (tokens[at].is("and") || tokens[at].is("und") || tokens[at].is("plus")))
        ++at;
    return at;
}

std::optional<ClosingSum> closing_sum_in(const std::string& text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    const std::size_t figure = figure_of_sum(tokens);
    if (figure == tokens.size() || !may_be_of_army(tokens[figure].value, vocabulary.ruleset()) ||
        may_count_class(tokens, text, vocabulary))
        return std::nullopt;
    const std::int32_t sum = tokens[figure].value;
    const std::size_t end = behind_agreed(tokens, figure + 1, sum);
    const bool agreed = end != figure + 1;
    if (!ends_sum(tokens, end) || (figure == 0 && end == tokens.size() && !agreed))
        return std::nullopt; // a number alone is read so already
    ClosingSum found{agreed ? fmt::format("Total {} of {}", sum, tokens[end - 1].value)
                            : fmt::format("Total {}", sum),
                     {}};
    const std::size_t rest = behind_joint(tokens, end);
    if (rest < tokens.size())
        found.rest = trimmed(std::string_view(text).substr(tokens[rest].begin));
    found.of_remainder = tells_only_of_remainder(found.rest, vocabulary);
    const bool counts = rest < tokens.size() && tokens[rest].is_number();
    const auto& sums = list_of(WordList::sum); // "Total: 1250", "which makes twelve, all regular"
    const bool told =
        tokens.front().has_form_in(sums) || (figure != 0 && tokens[figure - 1].has_form_in(sums));
    const bool bare = figure == 0 && !agreed && vocabulary.ruleset().conversion.price.empty() &&
                      !tells_counted_guns(tokens, end);
    const bool bracketed = figure != 0 && tokens[figure - 1].is("(");
    if (!found.of_remainder && (bare || (bracketed && !found.rest.empty()) || (told && !counts)))
        return std::nullopt; // "12 and a half", "Twelve, all irregular", "(0161) 496-0000"
    if (!found.of_remainder && !counts) {
        found.total += text.substr(tokens[end - 1].end);
        found.rest.clear();
    }
    return found;
}

// Where the lines begin that stand beneath all troops.
std::size_t begin_of_closing(const std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    const auto last = std::find_if(lines.rbegin(), lines.rend(), [&](const MailLine& line) {
        return line.role == MailLine::Role::text && class_word_in(line.text, vocabulary) >= ClassWord::name &&
               !closing_sum_in(line.text, vocabulary);
    });
    return last == lines.rend() ? lines.size() : static_cast<std::size_t>(lines.rend() - last);
}

} // namespace

std::vector<MailLine> with_closing_sums_told(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (std::size_t at = begin_of_closing(lines, vocabulary); at < lines.size(); ++at) {
        if (lines[at].role != MailLine::Role::text || !lines[at].parts.empty())
            continue;
        const auto sum = closing_sum_in(lines[at].text, vocabulary);
        if (!sum)
            continue;
        lines[at].text = sum->total;
        if (sum->rest.empty())
            continue;
        MailLine rest = lines[at];
        rest.text = sum->rest;
        rest.bullet = rest.after_blank = false;
        if (sum->of_remainder)
            rest.role = MailLine::Role::signature; // it is talk, whatever it counts
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(++at), std::move(rest));
    }
    return lines;
}

} // namespace muster
