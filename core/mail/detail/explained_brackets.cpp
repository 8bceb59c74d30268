// SPDX-License-Identifier: MIT
#include "mail/detail/explained_brackets.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

enum class BracketMeaning : std::uint8_t { none, bases, count, sum };

struct BracketExplanation {
    BracketMeaning meaning = BracketMeaning::none;
    char open = '[';       // 0 where any brackets may be meant
    std::size_t begin = 0; // bytes of its line
    std::size_t end = 0;
};

// "in square brackets": which brackets, and how many tokens they are told by; 0 if none stand there.
std::pair<char, std::size_t> brackets_named(const Tokens& tokens, std::size_t at) {
    const auto is_brackets = [&](std::size_t i) {
        return i < tokens.size() && (tokens[i].is("brackets") || tokens[i].is("bracket") ||
                                     tokens[i].is("parentheses") || tokens[i].is("braces"));
    };
    if (is_brackets(at))
        return {tokens[at].is("parentheses") ? '(' : tokens[at].is("braces") ? '{' : '\0', 1};
    if (!is_brackets(at + 1))
        return {};
    if (tokens[at].is("square"))
        return {'[', 2};
    if (tokens[at].is("round"))
        return {'(', 2};
    return tokens[at].is("curly") ? std::pair<char, std::size_t>{'{', 2} : std::pair<char, std::size_t>{};
}

// What the numbers are where a word names it: the bases of each, how many there are, what they cost together.
BracketMeaning meaning_of(const Token& token, const Ruleset& ruleset) {
    static const WordSet counts{"vignettes", "figures", "count", "quantity", "strength"};
    static const WordSet sums{"points", "pts", "cost", "price"};
    if (token.is("bases") || token.is("basing"))
        return ruleset.trait(Level::troop, "bases") == nullptr ? BracketMeaning::none : BracketMeaning::bases;
    if (counts.contains(token.plain()))
        return BracketMeaning::count;
    return sums.contains(token.plain()) && !ruleset.conversion.price.empty() ? BracketMeaning::sum
                                                                             : BracketMeaning::none;
}

// Of a clause that says nothing else.
std::optional<BracketExplanation> explanation_of_brackets(std::string_view clause,
                                                          const Vocabulary& vocabulary) {
    static const WordSet around{
        "number", "numbers", "of",    "the",    "in",    "is",     "are",   "a",      "each",     "per",
        "every",  "total",   "stand", "stands", "given", "shown",  "how",   "many",   "behind",   "after",
        "figure", "my",      "i",     "put",    "with",  "always", "them",  "it",     "for",      "=",
        ":",      "means",   "give",  "gives",  "show",  "shows",  "tells", "tell",   "vignette", "n",
        "they",   "have",    "has",   "troops", "unit",  "line",   "note",  "written"};
    const Tokens tokens = vocabulary.tokens(clause);
    BracketExplanation found;
    bool named = false;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (const auto [open, size] = brackets_named(tokens, at); size != 0 && !named) {
            named = true;
            found.open = open;
            at += size - 1;
            continue;
        }
        const BracketMeaning meaning = meaning_of(tokens[at], vocabulary.ruleset());
        if (meaning != BracketMeaning::none) {
            if (found.meaning != BracketMeaning::none && found.meaning != meaning)
                return std::nullopt;
            found.meaning = meaning;
        } else if (!around.contains(tokens[at].plain())) {
            return std::nullopt;
        }
    }
    return named && found.meaning != BracketMeaning::none ? std::optional(found) : std::nullopt;
}

// The first clause of the line that explains brackets, with the comma before it.
std::optional<BracketExplanation> explanation_in_line(std::string_view text, const Vocabulary& vocabulary) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find_first_of(",.;!", begin), text.size());
        if (auto found = explanation_of_brackets(trimmed(text.substr(begin, end - begin)), vocabulary)) {
            const bool comma = begin != 0 && (text[begin - 1] == ',' || text[begin - 1] == ';');
            found->begin = begin - (comma ? 1 : 0);
            found->end = comma || end == text.size() ? end : end + 1;
            return found;
        }
        begin = end + 1;
    }
    return std::nullopt;
}

// "[3]": a number alone in brackets.
struct BracketedNumber {
    std::size_t begin = 0; // bytes
    std::size_t end = 0;   // 0 if there is none
    std::string digits;
};

BracketedNumber bracketed_number(std::string_view text, char open, std::size_t from) {
    constexpr std::string_view opening = "[({";
    constexpr std::string_view closing = "])}";
    for (std::size_t at = from; at < text.size(); ++at) {
        const std::size_t kind = opening.find(text[at]);
        if (kind == std::string_view::npos || (open != '\0' && text[at] != open))
            continue;
        const std::size_t end = text.find(closing[kind], at);
        if (end == std::string_view::npos)
            continue;
        const std::string_view inside = trimmed(text.substr(at + 1, end - at - 1));
        if (!inside.empty() && std::all_of(inside.begin(), inside.end(), is_digit))
            return {at, end + 1, std::string(inside)};
    }
    return {};
}

// Whether the line counts its troops already: "2 x CAT".
bool counts_its_troops(std::string_view text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at)
        if (tokens[at].is_number() &&
            (at == 0 || tokens[at + 1].is("x") || is_counted_thing(tokens[at + 1].plain())))
            return true;
    return false;
}

std::string with_number_told(std::string_view text, const BracketedNumber& number, BracketMeaning meaning) {
    const std::string_view before = trimmed(text.substr(0, number.begin));
    const std::string_view behind = text.substr(number.end);
    switch (meaning) {
    case BracketMeaning::bases:
        return fmt::format("{} on {} {}{}{}", before, number.digits, number.digits == "1" ? "base" : "bases",
                           behind.starts_with(' ') ? "," : "", behind);
    case BracketMeaning::count: return fmt::format("{} x {}{}", number.digits, before, behind);
    default: return fmt::format("{} = {}{}", before, number.digits, behind);
    }
}

void cut_from_line(MailLine& line, std::size_t begin, std::size_t end) {
    while (begin == 0 && end < line.text.size() && line.text[end] == ' ')
        ++end;
    line.text.erase(begin, end - begin);
    for (MailLine::Part& part : line.parts)
        part.offset = part.offset >= end ? part.offset - (end - begin) : std::min(part.offset, begin);
    std::erase_if(line.parts, [&](const MailLine::Part& part) { return part.offset >= line.text.size(); });
}

} // namespace

std::vector<MailLine> with_brackets_explained(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    const auto told = std::find_if(lines.begin(), lines.end(), [&](const MailLine& line) {
        return line.role == MailLine::Role::text && explanation_in_line(line.text, vocabulary);
    });
    if (told == lines.end())
        return lines;
    const BracketExplanation found = *explanation_in_line(told->text, vocabulary);
    std::vector<std::pair<std::size_t, std::string>> changed;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const MailLine& line = lines[at];
        if (&line == &*told || line.role != MailLine::Role::text ||
            class_word_in(line.text, vocabulary) < ClassWord::name)
            continue;
        const BracketedNumber number = bracketed_number(line.text, found.open, 1);
        if (number.end == 0)
            continue;
        const bool again = bracketed_number(line.text, found.open, number.end).end != 0;
        const bool counted =
            found.meaning == BracketMeaning::count && counts_its_troops(line.text, vocabulary);
        if (again || counted || !line.parts.empty())
            return lines;
        changed.emplace_back(at, with_number_told(line.text, number, found.meaning));
    }
    if (changed.empty())
        return lines;
    cut_from_line(*told, found.begin, found.end);
    for (auto& [at, text] : changed)
        lines[at].text = std::move(text);
    std::erase_if(lines, [](const MailLine& line) { return line.text.empty(); });
    return lines;
}

} // namespace muster
