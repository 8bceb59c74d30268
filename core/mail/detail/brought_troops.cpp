// SPDX-License-Identifier: MIT
#include "mail/detail/brought_troops.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

namespace {

bool brings(const Token& token) {
    static const WordSet verbs{"brings",   "adds",     "sends",     "fields", "contributes",
                               "provides", "supplies", "furnishes", "musters"};
    return token.is_word() && verbs.contains(token.plain());
}

// "Tostig", "Earl Waltheof of Northumbria": whether a name alone stands between the verb and the begin of its
// sentence. No pronoun, and nothing of the vocabulary, is one.
bool has_name_before(const Phrases& phrases, std::size_t verb) {
    constexpr std::size_t longest = 5; // tokens
    const Tokens& tokens = phrases.tokens;
    std::size_t at = verb;
    while (at != 0 && verb - at <= longest && tokens[at - 1].is_word()) {
        const Token& word = tokens[at - 1];
        const bool joint = (word.is("of") || word.is("the")) && at != verb;
        if (phrases.owner[at - 1] != Phrases::nobody || word.is("i") ||
            (!joint && (is_joining_word(word.plain()) || is_talk(word.plain()) ||
                        changes_meaning(word.plain()) || !has_capital_letter(word))))
            return false;
        --at;
    }
    return at != verb && verb - at <= longest && has_capital_letter(tokens[at]) &&
           (at == 0 || tokens[at - 1].is("."));
}

// Whether the sentence ends at the token, or behind a bracket that begins there.
bool ends_with_bracket(const Tokens& tokens, std::size_t at) {
    if (at < tokens.size() && tokens[at].is("("))
        while (at < tokens.size() && !tokens[at++].is(")"))
            ;
    return at >= tokens.size() || tokens[at].is(".") || tokens[at].is(";");
}

// "two vignettes of (HIN-III)": whether a count and a code stand there, and nothing but a bracket behind
// them: "of HIN-III next time", "of HIN-III, if he comes" may be no troops.
bool counts_brought_code(const Phrases& phrases, std::size_t at, const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    if (at >= tokens.size() || !tokens[at].is_number() || tokens[at].value < 1)
        return false;
    ++at;
    if (at < tokens.size() && (tokens[at].is("x") || is_counted_thing(tokens[at].plain())))
        ++at;
    while (at < tokens.size() && (tokens[at].is("of") || tokens[at].is("(")))
        ++at;
    if (at >= tokens.size() || phrases.owner[at] == Phrases::nobody)
        return false;
    const auto said = class_said(phrases.items[phrases.owner[at]], vocabulary);
    while (at < tokens.size() && (phrases.owner[at] != Phrases::nobody || tokens[at].is("-")))
        ++at;
    at += at < tokens.size() && tokens[at].is(")") ? 1 : 0;
    return said && said->second == ClassWord::code && !vocabulary.is_leader(said->first) &&
           ends_with_bracket(tokens, at);
}

void write_brought_as_led(MailLine& line, const Vocabulary& vocabulary) {
    constexpr std::string_view led = "leads";
    const Phrases phrases = phrases_in(line.text, vocabulary);
    for (std::size_t at = phrases.tokens.size(); at-- > 1;) {
        const Token& verb = phrases.tokens[at];
        if (!brings(verb) || !has_name_before(phrases, at) ||
            !counts_brought_code(phrases, at + 1, vocabulary))
            continue;
        line.text.replace(verb.begin, verb.end - verb.begin, led);
        for (MailLine::Part& part : line.parts)
            if (part.offset > verb.begin)
                part.offset = part.offset + led.size() - (verb.end - verb.begin);
    }
}

} // namespace

std::vector<MailLine> with_brought_troops_led(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines)
        if (line.role == MailLine::Role::text && class_word_in(line.text, vocabulary) == ClassWord::code)
            write_brought_as_led(line, vocabulary);
    return lines;
}

} // namespace muster
