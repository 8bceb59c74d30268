// SPDX-License-Identifier: MIT
#include "mail/detail/single_headings.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

bool names_links(const Token& token) {
    static const WordSet links{"link", "links", "linked", "linking", "support", "supported", "supporting"};
    return links.contains(token.plain());
}

// "all single", "each on its own", "none of them linked": whether the tokens say nothing else.
bool says_single(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet single{"single",      "singly",        "singles",    "separate",
                                "separately",  "unlinked",      "own",        "individually",
                                "independent", "independently", "themselves", "einzeln"};
    static const WordSet denials{"not", "no", "none", "nothing", "nobody", "never", "keine"};
    static const WordSet little{
        "all",   "on",   "their",    "its",  "each",  "everyone", "by",   "vignettes", "of",  "them",
        "these", "here", "too",      "also", "again", "as",       "well", "are",       "is",  "stand",
        "and",   "in",   "vignette", "only", "every", "one",      "line", "-",         "alle"};
    bool told = false;
    bool denied = false;
    bool links = false;
    for (std::size_t at = begin; at < end; ++at) {
        const Token& token = tokens[at];
        told = told || single.contains(token.plain());
        denied = denied || denials.contains(token.plain());
        links = links || names_links(token);
        if (!single.contains(token.plain()) && !denials.contains(token.plain()) && !names_links(token) &&
            !little.contains(token.plain()))
            return false;
    }
    return told ? !links && !denied : links && denied; // not "none on its own"
}

// Whether one of the troops beneath the line tells of a link, up to the next heading.
bool links_beneath(const std::vector<MailLine>& lines, std::size_t heading, const Vocabulary& vocabulary) {
    for (std::size_t i = heading + 1; i < lines.size(); ++i) {
        if (lines[i].role != MailLine::Role::text)
            continue;
        const Tokens tokens = vocabulary.tokens(lines[i].text);
        if (class_word_in(lines[i].text, vocabulary) < ClassWord::name)
            return false;
        if (std::any_of(tokens.begin(), tokens.end(), names_links))
            return true;
    }
    return false;
}

bool parts_heading(const Token& token) {
    return token.is(",") || token.is(":") || token.is("(") || token.is(";") ||
           (token.is("-") && token.spaced);
}

// "LEFT WING, all single:" as "LEFT WING:"; "and single:" as "Not linked:".
std::string without_single(std::string line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line);
    std::size_t end = tokens.size();
    while (end != 0 && (tokens[end - 1].is(":") || tokens[end - 1].is(")") || tokens[end - 1].is(".")))
        --end;
    if (line.ends_with(':') && says_single(tokens, 0, end))
        return "Not linked:";
    std::size_t part = end;
    while (part != 0 && !parts_heading(tokens[part - 1]))
        --part;
    if (part < 2 || !says_single(tokens, part, end) ||
        std::none_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(part), names_part_of_field))
        return line;
    return line.substr(0, tokens[part - 2].end) + ":";
}

// "Centre: two support links, spears in front and slingers behind" as "Centre, two support links:"; where
// each of them stands, their own lines say.
std::string with_links_in_heading(const std::string& line, const Vocabulary& vocabulary) {
    static const WordSet kinds{"support", "in", "-", "line", "inline", "separate", "such"};
    static const WordSet places{"in",     "front", "behind",   "and",        "the",      "rear",   "before",
                                "always", "with",  "at",       "back",       ",",        "first",  "then",
                                "each",   "rank",  "ranks",    "second",     "(",        ")",      ".",
                                "of",     "them",  "shooters", "supporting", "supports", "support"};
    const Tokens tokens = vocabulary.tokens(line);
    const auto colon = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) {
        return token.is(":") || (token.is("-") && token.spaced);
    });
    const auto mark = static_cast<std::size_t>(colon - tokens.begin());
    if (mark == 0 || mark + 2 >= tokens.size() || !tokens[mark + 1].is_number() ||
        std::none_of(tokens.begin(), colon, names_part_of_field))
        return line;
    std::size_t links = mark + 2;
    while (links < tokens.size() && kinds.contains(tokens[links].plain()))
        ++links;
    if (links >= tokens.size() || !(tokens[links].is("links") || tokens[links].is("link")))
        return line;
    std::size_t unknown = 0; // "spears", "shooters"
    for (std::size_t at = links + 1; at < tokens.size(); ++at) {
        if (tokens[at].is(":") && at + 1 == tokens.size())
            continue;
        if (tokens[at].is_number() || is_negation(tokens[at].plain()) || changes_meaning(tokens[at].plain()))
            return line;
        unknown += places.contains(tokens[at].plain()) ? 0U : 1U;
    }
    constexpr std::size_t most_unknown = 3;
    const bool placed = std::any_of(
        tokens.begin() + static_cast<std::ptrdiff_t>(links), tokens.end(),
        [](const Token& token) { return token.is("front") || token.is("behind") || token.is("rear"); });
    if (unknown > (placed ? most_unknown : 0))
        return line;
    return fmt::format("{}, {}:", line.substr(0, tokens[mark - 1].end),
                       text_between(line, tokens, mark + 1, links + 1));
}

} // namespace

std::vector<MailLine> with_single_headings(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        MailLine& line = lines[i];
        if (line.role != MailLine::Role::text || !line.parts.empty() ||
            class_word_in(line.text, vocabulary) >= ClassWord::code ||
            class_word_in(lines[i + 1].text, vocabulary) < ClassWord::code)
            continue;
        if (lines[i + 1].text.starts_with("Support link:")) // they say who is in front
            line.text = with_links_in_heading(line.text, vocabulary);
        std::string plain = without_single(line.text, vocabulary);
        if (plain != line.text && !links_beneath(lines, i, vocabulary))
            line.text = std::move(plain);
    }
    return lines;
}

} // namespace muster
