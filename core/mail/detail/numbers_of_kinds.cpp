// SPDX-License-Identifier: MIT
#include "mail/detail/numbers_of_kinds.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

namespace {

// Whether the token behind a number names a trait of troops that is a number: "4 bases".
bool is_noun_of_number(const Tokens& tokens, std::size_t at, const Vocabulary& vocabulary) {
    const auto match = at == 0 || !tokens[at - 1].is_number() ? std::nullopt : vocabulary.longest(tokens, at);
    return match && match->end == at + 1 &&
           std::any_of(match->phrase->labels.begin(), match->phrase->labels.end(), [&](std::size_t index) {
               const Trait& trait = vocabulary.ruleset().traits[index];
               return trait.level == Level::troop && vocabulary.value_of(trait, tokens, at - 1, at);
           });
}

bool is_verb_of_having(const Token& token) {
    static const WordSet verbs{"have", "has", "get", "gets", "haben", "hat", "on"};
    return verbs.contains(token.plain());
}

// "Only the Templars have 3": nobody but those that are named in a few words before the verb.
bool tells_number_of_named(const Tokens& tokens, std::size_t begin, std::size_t number) {
    constexpr std::size_t longest = 6; // tokens before the number
    if (number <= begin + 1 || number > begin + longest || !is_verb_of_having(tokens[number - 1]))
        return false;
    return std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                       tokens.begin() + static_cast<std::ptrdiff_t>(number), [](const Token& token) {
                           return token.is_word() && !is_negation(token.plain()) && !excepts(token) &&
                                  !token.has_form_in(list_of(WordList::heading_noun)) &&
                                  !token.has_form_in(list_of(WordList::body_heading));
                       });
}

void insert_in_line(MailLine& line, std::size_t at, const std::string& text) {
    line.text.insert(at, text);
    for (MailLine::Part& part : line.parts)
        if (part.offset >= at)
            part.offset += text.size();
}

// ", only the Templars have 3 bases" as ". Only the Templars have 3 bases".
void set_only_apart(MailLine& line) {
    constexpr std::string_view only = ", only the ";
    const std::size_t at = line.text.find(only);
    const std::size_t end =
        line.text.find_first_of(".,;", at == std::string::npos ? line.text.size() : at + 1);
    const std::string_view clause = std::string_view(line.text).substr(
        std::min(at, line.text.size()), at == std::string::npos ? 0 : std::min(end, line.text.size()) - at);
    if (clause.find(" have ") != std::string_view::npos || clause.find(" has ") != std::string_view::npos)
        line.text.replace(at, 3, ". O");
}

} // namespace

std::vector<MailLine> with_numbers_named(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    std::string noun; // that numbers had in the sentences before
    for (MailLine& line : lines) {
        if (line.role != MailLine::Role::text || line.after_blank)
            noun.clear(); // of one paragraph
        if (line.role != MailLine::Role::text)
            continue;
        Tokens tokens = vocabulary.tokens(line.text);
        const auto named = [&](std::size_t at) { return is_noun_of_number(tokens, at, vocabulary); };
        for (std::size_t at = 0; at < tokens.size(); ++at)
            if (named(at) && class_word_in(line.text, vocabulary) < ClassWord::code)
                noun = tokens[at].text;
        if (noun.empty())
            continue;
        set_only_apart(line);
        tokens = vocabulary.tokens(line.text);
        std::size_t begin = 0;
        for (std::size_t at = 0; at < tokens.size(); ++at) {
            const bool last = at + 1 == tokens.size() || ends_sentence(tokens, at + 1);
            if (tokens[at].is_number() && last && tells_number_of_named(tokens, begin, at)) {
                insert_in_line(line, tokens[at].end, " " + noun);
                tokens = vocabulary.tokens(line.text);
            }
            if (ends_sentence(tokens, at))
                begin = at + 1;
        }
    }
    return lines;
}

} // namespace muster
