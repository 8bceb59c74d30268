// SPDX-License-Identifier: MIT
#include "mail/detail/name_with_general.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <string>

namespace muster {

namespace {

bool is_word_of_name(const Token& token) {
    return token.is_word() && has_capital_letter(token) && !is_in_capitals(token.text);
}

// The token of "General's" in the first such name at or behind `from`; the number of tokens if there is none.
std::size_t next_name(const Tokens& tokens, std::size_t from) {
    while (from < tokens.size() && !is_in_name_with_general(tokens, from))
        ++from;
    return from;
}

// "Lord General's Regiment of Foot", "Lord General's foot": the token behind it.
std::size_t end_of_name(const Tokens& tokens, std::size_t general) {
    std::size_t end = general + 2;
    while (end < tokens.size()) {
        const std::size_t next = end + (tokens[end].is("of") ? 1U : 0U);
        if (next >= tokens.size() || !is_word_of_name(tokens[next]))
            break;
        end = next + 1;
    }
    return end;
}

// "Major General Skippon" and "Lord General Essex" may be others than the General of the army.
bool names_other_rank(const Tokens& tokens) {
    for (std::size_t at = 1; at < tokens.size(); ++at)
        if (tokens[at].is("general") && is_word_of_name(tokens[at - 1]) &&
            !is_joining_word(tokens[at - 1].plain()))
            return true;
    return false;
}

// Whether the line says who is General, apart from the names.
bool tells_general(const MailLine& line, const Vocabulary& vocabulary) {
    std::string text = line.text;
    const Tokens tokens = vocabulary.tokens(text);
    for (std::size_t at = tokens.size(); at-- > 0;)
        if (is_in_name_with_general(tokens, at))
            text.erase(tokens[at].begin, tokens[at].end - tokens[at].begin);
    const bool of_troops = class_word_in(text, vocabulary) >= ClassWord::name;
    return line.role == MailLine::Role::text && !line.quoted && !names_other_rank(tokens) &&
           std::none_of(
               tokens.begin(), tokens.end(),
               [](const Token& token) { return token.is_word() && changes_meaning(token.plain()); }) &&
           names_general(text, vocabulary, of_troops);
}

void quote_names(std::string& text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    std::string quoted;
    std::size_t copied = 0; // bytes
    for (std::size_t at = next_name(tokens, 0); at < tokens.size();) {
        const std::size_t begin = tokens[at - 1].begin;
        const std::size_t behind = end_of_name(tokens, at);
        const std::size_t end = tokens[behind - 1].end;
        const auto marks = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(begin), '"');
        const char* mark = marks % 2 == 0 ? "\"" : ""; // or between quotation marks already
        quoted += text.substr(copied, begin - copied) + mark + text.substr(begin, end - begin) + mark;
        copied = end;
        at = next_name(tokens, behind);
    }
    text = quoted + text.substr(copied);
}

} // namespace

bool is_in_name_with_general(const Tokens& tokens, std::size_t at) {
    static const WordSet openers{"the",  "my",   "our",  "his",  "your", "a",    "an",  "this",
                                 "that", "here", "with", "army", "der",  "dies", "mein"};
    if (at == 0 || at + 1 >= tokens.size() || !tokens[at].is("general's") || !is_word_of_name(tokens[at]))
        return false;
    static const WordSet bodies{"foot",    "horse",   "regiment", "regiments", "dragoons", "brigade",
                                "company", "battery", "squadron", "troop",     "men",      "battalion"};
    const Token& before = tokens[at - 1];
    const Token& behind = tokens[at + 1];
    return is_word_of_name(before) && !openers.contains(before.plain()) && !is_joining_word(before.plain()) &&
           ((is_word_of_name(behind) && !is_counted_thing(behind.plain())) ||
            bodies.contains(behind.plain()));
}

std::vector<MailLine> with_general_names_quoted(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    const auto has_name = [&](const MailLine& line) {
        const Tokens tokens = vocabulary.tokens(line.text);
        return line.role == MailLine::Role::text && line.text.find("eneral's") != std::string::npos &&
               next_name(tokens, 0) < tokens.size();
    };
    if (std::none_of(lines.begin(), lines.end(), has_name) ||
        std::any_of(lines.begin(), lines.end(),
                    [&](const MailLine& line) { return tells_general(line, vocabulary); }))
        return lines;
    for (MailLine& line : lines)
        if (has_name(line) && (line.bullet || class_word_in(line.text, vocabulary) != ClassWord::none))
            quote_names(line.text, vocabulary);
    return lines;
}

} // namespace muster
