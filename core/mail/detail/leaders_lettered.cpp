// SPDX-License-Identifier: MIT
#include "mail/detail/leaders_lettered.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/word_lists.h"

#include <cstddef>
#include <string>
#include <utility>

namespace muster {

namespace {

bool is_letter_or_number(const Token& token) {
    return (token.is_number() && !token.as_word) || (token.is_word() && token.text.size() == 1) ||
           is_roman_number(token.text);
}

// "is here", ", rating 3", "joins", or the end behind the letter: it is no word of the sentence.
bool goes_on_behind_leader(const Tokens& tokens, std::size_t at) {
    static const WordSet words{"is",    "are",    "joins", "rides",  "with",   "here",
                               "leads", "stands", "and",   "goes",   "fights", "ist",
                               "sind",  "reitet", "und",   "rating", "has",    "in"};
    return at >= tokens.size() || tokens[at].is_mark() || words.contains(tokens[at].plain());
}

// Takes the label behind each "sub-commander" of the line off.
void take_label_of_leader(MailLine& line, const std::string& label, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line.text);
    for (std::size_t at = tokens.size(); at-- > 1;) {
        const bool own = is_letter_or_number(tokens[at]) && small_letters(tokens[at].text) == label &&
                         tokens[at].spaced &&
                         (tokens[at - 1].has_form("commander") || tokens[at - 1].is("sub-commander")) &&
                         goes_on_behind_leader(tokens, at + 1);
        if (!own)
            continue;
        const std::size_t begin = tokens[at - 1].end;
        const std::size_t size = tokens[at].end - begin;
        line.text.erase(begin, size);
        for (MailLine::Part& part : line.parts)
            if (part.offset > begin)
                part.offset -= size;
    }
}

// The letter or number of his part behind "sub-commander" at the token: "sub-commander B", "sub-commander of
// wing B"; "" if none stands there.
std::string label_of_leader(const Tokens& tokens, std::size_t at) {
    std::size_t label = at + 1;
    while (label < tokens.size() &&
           (tokens[label].is("of") || tokens[label].is("the") || names_part_of_field(tokens[label])))
        ++label;
    const bool part = label > at + 1;
    if (label >= tokens.size() || !is_letter_or_number(tokens[label]) || !tokens[label].spaced ||
        (!part && !goes_on_behind_leader(tokens, label + 1)))
        return {};
    return small_letters(tokens[label].text);
}

} // namespace

std::string label_of_part(const Tokens& tokens) {
    if (tokens.size() < 2 || !names_part_of_field(tokens[0]) || !is_letter_or_number(tokens[1]) ||
        (tokens.size() > 2 && !tokens[2].is_mark()))
        return {};
    return small_letters(tokens[1].text);
}

bool places_leader_of_other_part(const Tokens& tokens, const std::string& label) {
    static const WordSet pointing{"here", "them", "these", "this", "hier"};
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (!tokens[at].has_form("commander") && !tokens[at].is("sub-commander"))
            continue;
        const std::string other = label_of_leader(tokens, at);
        if (other.empty() || other == label)
            continue;
        for (std::size_t next = at + 1; next < tokens.size() && !tokens[next].is("."); ++next)
            if (pointing.contains(tokens[next].plain()))
                return true;
    }
    return false;
}

std::vector<MailLine> with_leaders_of_own_parts(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (!rates_bodies(vocabulary.ruleset()))
        return lines;
    std::string label;
    for (MailLine& line : lines) {
        if (line.role != MailLine::Role::text)
            continue;
        const Tokens tokens = vocabulary.tokens(line.text);
        if (!tokens.empty() && names_part_of_field(tokens[0]))
            label = label_of_part(tokens);
        if (!label.empty())
            take_label_of_leader(line, label, vocabulary);
    }
    return lines;
}

} // namespace muster
