// SPDX-License-Identifier: MIT
#include "mail/detail/people_meant.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

namespace {

// Of the mail's subject; no tokens if there is none.
Tokens subject_of(const std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    for (const MailLine& line : lines)
        if (const auto subject = subject_in(line))
            return vocabulary.tokens(*subject);
    return {};
}

bool are_of_one_word(const Token& token, const Token& other) {
    return token.is_word() && other.is_word() &&
           std::any_of(token.forms.begin(), token.forms.end(),
                       [&](const std::string& form) { return other.has_form(form); });
}

// Not a word of the rules, but perhaps one that is taken for a class where nothing else says it.
bool may_be_people(const Tokens& tokens, std::size_t at, const Vocabulary& vocabulary) {
    constexpr std::size_t shortest = 4; // letters
    const Token& token = tokens[at];
    if (!token.is_word() || token.text.size() < shortest || is_joining_word(token.plain()) ||
        is_counted_thing(token.plain()) || is_all_word(token.plain()))
        return false;
    const auto match = vocabulary.longest(tokens, at);
    return !match || (match->end == at + 1 && match->phrase->labels.empty() &&
                      std::all_of(match->phrase->meanings.begin(), match->phrase->meanings.end(),
                                  [](const Meaning& meaning) { return meaning.source >= Source::guess; }));
}

bool names_people(const MailLine& line, const Token& people, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line.text);
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if (are_of_one_word(tokens[at], people) && !(at != 0 && tokens[at - 1].is("not"))) // "(not goblins!)"
            return true;
    return false;
}

// The token of the people in "all elves are …", "all the elves have …".
std::optional<Token> people_in(const MailLine& line, const Tokens& subject, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line.text);
    std::size_t at = 0;
    while (at < tokens.size() && !(tokens[at].is_word() && is_all_word(tokens[at].plain())))
        ++at;
    ++at;
    while (at < tokens.size() && (tokens[at].is("the") || tokens[at].is("my") || tokens[at].is("our")))
        ++at;
    if (at + 1 >= tokens.size() || !(tokens[at + 1].is("are") || tokens[at + 1].is("have")) ||
        !may_be_people(tokens, at, vocabulary) ||
        std::none_of(subject.begin(), subject.end(),
                     [&](const Token& token) { return are_of_one_word(token, tokens[at]); }))
        return std::nullopt;
    return tokens[at];
}

// "army", "base AP": what only a whole army has.
bool speaks_of_army_between(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet words{"army", "ap", "aps", "activation", "armee"};
    return std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                       tokens.begin() + static_cast<std::ptrdiff_t>(end),
                       [](const Token& token) { return words.contains(token.plain()); });
}

// The token of the people in "My Austrians are all regular army": whoever writes so of the army calls it so.
std::optional<Token> army_in(const MailLine& line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line.text);
    for (std::size_t at = 1, first = 0; at + 2 < tokens.size(); ++at) {
        if (ends_sentence(tokens, at))
            first = at + 1;
        const bool own = tokens[at - 1].is("my") || tokens[at - 1].is("our");
        const bool all = tokens[at + 2].is("all") || (at > first + 1 && tokens[at - 2].is("all"));
        std::size_t end = at;
        while (!ends_sentence(tokens, end))
            ++end;
        if (own && all && (tokens[at + 1].is("are") || tokens[at + 1].is("have")) &&
            has_capital_letter(tokens[at]) && may_be_people(tokens, at, vocabulary) &&
            speaks_of_army_between(tokens, first, end))
            return tokens[at];
    }
    return std::nullopt;
}

// "without any exception", "to a man", "every one of them", with the comma before it: the tokens; none if
// nothing of it stands behind `at` in its sentence.
std::pair<std::size_t, std::size_t> exceptionless(const Tokens& tokens, std::size_t at) {
    static const std::vector<std::vector<std::string_view>> ways{{"without", "any", "exception"},
                                                                 {"without", "any", "exceptions"},
                                                                 {"without", "exception"},
                                                                 {"without", "exceptions"},
                                                                 {"with", "no", "exception"},
                                                                 {"with", "no", "exceptions"},
                                                                 {"no", "exceptions"},
                                                                 {"no", "exception"},
                                                                 {"to", "a", "man"},
                                                                 {"to", "the", "last", "man"},
                                                                 {"every", "one", "of", "them"},
                                                                 {"one", "and", "all"},
                                                                 {"every", "last", "one"},
                                                                 {"each", "and", "every", "one"},
                                                                 {"ausnahmslos"},
                                                                 {"ohne", "ausnahme"},
                                                                 {"from", "first", "to", "last"}};
    for (; at < tokens.size() && !tokens[at].is("."); ++at)
        for (const std::vector<std::string_view>& way : ways) {
            std::size_t end = at;
            while (end - at < way.size() && end < tokens.size() && tokens[end].is(way[end - at]))
                ++end;
            if (end - at == way.size())
                return {at != 0 && tokens[at - 1].is(",") ? at - 1 : at, end};
        }
    return {0, 0};
}

// "…, and my Prussians are regular without any exception" as "…, and all troops are regular": whoever says it
// of a people that no line of troops names says it of the army.
std::string with_people_without_exception(const std::string& text, const std::vector<MailLine>& lines,
                                          const MailLine& line, const Vocabulary& vocabulary) {
    static const WordSet own{"my", "our", "the", "these", "meine", "unsere", "die"};
    static const WordSet verbs{"are", "count", "sind", "have", "come"};
    const Tokens tokens = vocabulary.tokens(text);
    for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
        if (!own.contains(tokens[at - 1].plain()) || !has_capital_letter(tokens[at]) ||
            !may_be_people(tokens, at, vocabulary))
            continue;
        std::size_t verb = at + 1;
        if (tokens[verb].is(",")) { // ", as always,"
            constexpr std::size_t longest = 4;
            std::size_t close = verb + 1;
            while (close < tokens.size() && close <= verb + longest && tokens[close].is_word() &&
                   !changes_meaning(tokens[close].plain()) && !is_negation(tokens[close].plain()))
                ++close;
            verb = close < tokens.size() && tokens[close].is(",") ? close + 1 : verb;
        }
        if (verb >= tokens.size() || !verbs.contains(tokens[verb].plain()))
            continue;
        const auto [begin, end] = exceptionless(tokens, verb);
        if (end == 0 || std::any_of(lines.begin(), lines.end(), [&](const MailLine& other) {
                return &other != &line && other.role == MailLine::Role::text &&
                       names_people(other, tokens[at], vocabulary);
            }))
            continue;
        return text.substr(0, tokens[at - 1].begin) + "all troops " +
               text.substr(tokens[verb].begin, tokens[begin - 1].end - tokens[verb].begin) +
               text.substr(tokens[end - 1].end);
    }
    return text;
}

} // namespace

std::vector<MailLine> with_people_meant(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    const Tokens subject = subject_of(lines, vocabulary);
    for (MailLine& line : lines) {
        if (line.role != MailLine::Role::text)
            continue;
        const std::size_t size = line.text.size();
        line.text = with_people_without_exception(line.text, lines, line, vocabulary);
        for (MailLine::Part& part : line.parts) // of what is shorter, no part may begin behind the end
            part.offset = std::min(part.offset, line.text.size() < size ? line.text.size() : part.offset);
        std::optional<Token> people = people_in(line, subject, vocabulary);
        if (!people)
            people = army_in(line, vocabulary);
        if (!people || std::any_of(lines.begin(), lines.end(), [&](const MailLine& other) {
                return &other != &line && other.role == MailLine::Role::text &&
                       names_people(other, *people, vocabulary);
            }))
            continue;
        constexpr std::string_view all_of_them = "troops";
        line.text.replace(people->begin, people->end - people->begin, all_of_them);
        for (MailLine::Part& part : line.parts)
            if (part.offset > people->begin)
                part.offset = part.offset + all_of_them.size() - (people->end - people->begin);
    }
    return lines;
}

} // namespace muster
