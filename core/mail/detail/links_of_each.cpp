// SPDX-License-Identifier: MIT
#include "mail/detail/links_of_each.h"

#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
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

constexpr std::int32_t most_links_told = 12;

// The tokens of "two links in line, each of two vignettes of clansmen (HIW)".
struct LinksOfEach {
    std::size_t begin = 0; // the number of links
    std::size_t size = 0;  // the number of vignettes in each
    std::size_t end = 0;   // of the sentence
    std::string_view kind;
};

bool is_few(const Tokens& tokens, std::size_t at) {
    return at < tokens.size() && tokens[at].is_number() && tokens[at].value > 1 &&
           tokens[at].value <= most_links_told;
}

// Behind "links in line" at the token of "links", with the kind of link.
std::size_t behind_kind_of_links(const Tokens& tokens, std::size_t links, std::string_view& kind) {
    const std::size_t in = links + 1;
    if (in + 1 >= tokens.size() || !tokens[in].is("in"))
        return in;
    if (tokens[in + 1].is("line"))
        kind = " in line";
    return tokens[in + 1].is("line") ? in + 2 : in;
}

// The number of links before "links" or "in-line links"; the count of tokens if none stands there.
std::size_t number_of_links(const Tokens& tokens, std::size_t links, std::string_view& kind) {
    std::size_t at = links;
    while (at != 0 && (tokens[at - 1].is("line") || tokens[at - 1].is("in") || tokens[at - 1].is("-") ||
                       tokens[at - 1].is("separate"))) {
        kind = tokens[at - 1].is("line") ? " in line" : kind;
        --at;
    }
    return at != 0 && is_few(tokens, at - 1) ? at - 1 : tokens.size();
}

// Where the sentence of the token begins or ends.
bool parts_sentences(const Token& token) {
    return token.is(".") || token.is(";") || token.is("!");
}

// Whether the words are one class of troops, all of which is in the links: they count nothing else, and mark
// none of them, since nobody could tell which link that one is in.
bool tells_one_troop(const Phrases& phrases, const LinksOfEach& found, const Vocabulary& vocabulary) {
    static const WordSet more{"and", "or", "one", "plus", "with", "und", "+", "but", "except", "mit"};
    std::size_t codes = 0;
    for (const PhraseItem& item : phrases.items) {
        if (item.begin < found.size || item.begin >= found.end)
            continue;
        const auto said = class_said(item, vocabulary);
        codes += said && said->second == ClassWord::code ? 1 : 0;
        if (!item.meanings.empty() &&
            vocabulary.ruleset().traits[item.meanings.front().values.front().trait].is_switch())
            return false;
    }
    for (std::size_t at = found.size + 1; at < found.end; ++at) {
        const Token& token = phrases.tokens[at];
        const bool free = phrases.owner[at] == Phrases::nobody;
        if (more.contains(token.plain()) || changes_meaning(token.plain()) || (free && token.is_number()))
            return false;
    }
    return codes == 1;
}

// "each of two" and "of two", behind the links.
std::optional<LinksOfEach> links_of_each_at(const Phrases& phrases, std::size_t links,
                                            const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    LinksOfEach found;
    found.begin = number_of_links(tokens, links, found.kind);
    if (found.begin == tokens.size())
        return std::nullopt;
    std::size_t at = behind_kind_of_links(tokens, links, found.kind);
    while (at < tokens.size() && (tokens[at].is(",") || tokens[at].is(":") || tokens[at].is("-")))
        ++at;
    const bool each = at < tokens.size() && (tokens[at].is("each") || tokens[at].is("both"));
    at += each ? 1 : 0;
    if (at < tokens.size() && tokens[at].is("being"))
        ++at;
    const bool of = at < tokens.size() && tokens[at].is("of");
    found.size = of ? at + 1 : at;
    if (!of || !each || !is_few(tokens, found.size) || phrases.owner[found.size] != Phrases::nobody)
        return std::nullopt;
    found.end = found.size + 1;
    while (found.end < tokens.size() && !parts_sentences(tokens[found.end]))
        ++found.end;
    return tells_one_troop(phrases, found, vocabulary) ? std::optional(found) : std::nullopt;
}

std::string with_each_link_told(const std::string& text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    const Tokens& tokens = phrases.tokens;
    for (std::size_t links = 1; links < tokens.size(); ++links) {
        if (!tokens[links].is("links"))
            continue;
        const auto found = links_of_each_at(phrases, links, vocabulary);
        if (!found)
            continue;
        const std::string one = fmt::format(
            "{}{}, linked{}", tokens[found->size].value,
            text.substr(tokens[found->size].end, tokens[found->end - 1].end - tokens[found->size].end),
            found->kind);
        std::string all = one;
        for (std::int32_t link = 1; link < tokens[found->begin].value; ++link)
            all += ". " + one;
        return text.substr(0, tokens[found->begin].begin) + all + text.substr(tokens[found->end - 1].end);
    }
    return text;
}

} // namespace

std::vector<MailLine> with_links_of_each_apart(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (!trait_of_links(vocabulary.ruleset()))
        return lines;
    for (MailLine& line : lines)
        if (line.role == MailLine::Role::text && line.parts.empty() &&
            line.text.find("links") != std::string::npos)
            line.text = with_each_link_told(line.text, vocabulary);
    return lines;
}

} // namespace muster
