// SPDX-License-Identifier: MIT
#include "mail/detail/command_in_short.h"

#include "mail/detail/heading_names.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

bool is_short_for_sub_commander(const Token& token) {
    return token.is("sub") || token.is("subcom");
}

// What may stand beside "sub" where it is short for the sub-commander.
bool stands_beside_sub(const Token& token) {
    static const WordSet words{"general", "gen", "and", "with", "+", "&", ",", "/", "und", "the", "his"};
    return words.contains(token.plain());
}

bool closes_bracket(const Token& token) {
    return token.is(")") || token.is("]") || token.is("}");
}

bool opens_bracket(const Token& token) {
    return token.is("(") || token.is("[") || token.is("{");
}

// Whether the word at the token stands in brackets with nothing but who commands.
bool is_mark_of_sub(const Tokens& tokens, std::size_t at) {
    if (!is_short_for_sub_commander(tokens[at]))
        return false;
    std::size_t begin = at;
    while (begin != 0 && stands_beside_sub(tokens[begin - 1]))
        --begin;
    std::size_t end = at + 1;
    while (end < tokens.size() && stands_beside_sub(tokens[end]))
        ++end;
    return begin != 0 && opens_bracket(tokens[begin - 1]) && end < tokens.size() &&
           closes_bracket(tokens[end]);
}

bool has_mark_of_sub(const Tokens& tokens) {
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if (is_mark_of_sub(tokens, at))
            return true;
    return false;
}

bool tells_more_than_one_thing(const MailLine& line) {
    return line.role != MailLine::Role::text || !line.parts.empty();
}

// Whether some line of troops is not marked so.
bool marks_only_some(const std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    bool marks = false;
    bool others = false;
    for (const MailLine& line : lines) {
        if (tells_more_than_one_thing(line))
            continue;
        if (has_mark_of_sub(vocabulary.tokens(line.text)))
            marks = true;
        else
            others = others || class_word_in(line.text, vocabulary) >= ClassWord::name;
    }
    return marks && others;
}

void write_sub_commander(std::string& text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    for (std::size_t at = tokens.size(); at-- > 0;)
        if (is_mark_of_sub(tokens, at))
            text.replace(tokens[at].begin, tokens[at].end - tokens[at].begin, "sub-commander");
}

bool parts_command(const Token& token) {
    static const WordSet marks{",", ";", ".", "(", ")", ":", "!", "|"};
    return token.is_mark() && (marks.contains(token.plain()) || (token.is("-") && token.spaced));
}

// Behind "general 3", "general (3)", "general: 3" at the token; `at` if it says anything else. One may be how
// many generals there are.
std::size_t number_of_general(const Tokens& tokens, std::size_t at) {
    constexpr std::int32_t highest = 10; // rating
    static const WordSet owners{"my", "our", "the", "with", "and"};
    std::size_t before = at;
    while (before != 0 && owners.contains(tokens[before - 1].plain()))
        --before;
    if (!tokens[at].is("general") || (before != 0 && !parts_command(tokens[before - 1])))
        return at;
    std::size_t number = at + 1;
    const bool bracket = number < tokens.size() && tokens[number].is("(");
    if (bracket || (number < tokens.size() && (tokens[number].is(":") || tokens[number].is("="))))
        ++number;
    if (number >= tokens.size() || !tokens[number].is_number() || tokens[number].as_word ||
        tokens[number].value < 2 || tokens[number].value > highest)
        return at;
    const std::size_t end = number + 1;
    const bool ends = end == tokens.size() || parts_command(tokens[end]);
    return ends && tokens[number].end - tokens[number].begin <= 2 ? number : at;
}

// Only in a line of the army as a whole: elsewhere it may be the number of anything.
void write_rating_of_general(std::string& text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    static const WordSet armies{"host", "horde", "army", "force", "warhost"}; // or names of parts
    const bool of_part = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
        return (names_part_of_field(token) && !armies.contains(token.plain())) || names_unit(token) ||
               token.has_form("rating") || token.is("rated") || token.has_form("commander");
    });
    if (of_part || class_word_in(text, vocabulary) >= ClassWord::name)
        return;
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if (const std::size_t number = number_of_general(tokens, at); number != at) {
            const bool bracket = tokens[at + 1].is("(");
            const std::size_t end = tokens[bracket ? number + 1 : number].end;
            text.replace(tokens[at].end, end - tokens[at].end, " rating " + tokens[number].text);
            return;
        }
}

} // namespace

std::vector<MailLine> with_command_in_short(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (!rates_bodies(vocabulary.ruleset()))
        return lines;
    const bool marks = marks_only_some(lines, vocabulary);
    bool troops = false;
    for (MailLine& line : lines) {
        if (tells_more_than_one_thing(line))
            continue;
        troops = troops || class_word_in(line.text, vocabulary) >= ClassWord::name;
        if (marks && line.text.find("ub") != std::string::npos)
            write_sub_commander(line.text, vocabulary);
        if (!troops && line.text.find("eneral") != std::string::npos)
            write_rating_of_general(line.text, vocabulary);
    }
    return lines;
}

} // namespace muster
