// SPDX-License-Identifier: MIT
#include "mail/detail/general_of_one.h"

#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace muster {

namespace {

bool marks_general(const PhraseItem& item, const Vocabulary& vocabulary) {
    return std::any_of(item.meanings.begin(), item.meanings.end(), [&](const Meaning& meaning) {
        return meaning.values.size() == 1 && is_of_general(meaning.values.front(), vocabulary.ruleset());
    });
}

// The one item that names the General.
const PhraseItem* only_general_in(const Phrases& phrases, const Vocabulary& vocabulary) {
    const PhraseItem* found = nullptr;
    for (const PhraseItem& item : phrases.items)
        if (marks_general(item, vocabulary)) {
            if (found != nullptr)
                return nullptr;
            found = &item;
        }
    return found;
}

// "Forgot to say:", "I forgot to mention that": the token behind; 0 if no such words open the line.
std::size_t behind_afterthought(const Tokens& tokens) {
    static const WordSet words{"i",      "have",   "we",        "oh",     "and",      "sorry",   "nearly",
                               "almost", "forgot", "forgotten", "to",     "say",      "mention", "tell",
                               "you",    "add",    "that",      "should", "vergessen"};
    static const WordSet tellings{"forgot", "forgotten", "say", "mention", "add", "vergessen"};
    std::size_t at = 0;
    bool told = false;
    while (at < tokens.size() && (words.contains(tokens[at].plain()) || (at != 0 && tokens[at].is(","))))
        told = tellings.contains(tokens[at++].plain()) || told;
    if (!told)
        return 0;
    return at < tokens.size() && (tokens[at].is(":") || tokens[at].is("-")) ? at + 1 : at;
}

// "one vignette of the", "one of my": the token behind; `at` if no such words stand there.
std::size_t behind_one_of_troops(const Tokens& tokens, std::size_t at) {
    static const WordSet articles{"my", "our", "these", "those"};
    const auto is = [&](std::size_t i, std::string_view word) {
        return i < tokens.size() && tokens[i].is(word);
    };
    if (at >= tokens.size() || !tokens[at].is_number() || tokens[at].value != 1)
        return at;
    std::size_t next = at + 1;
    if (next < tokens.size() && is_counted_thing(tokens[next].plain()))
        ++next;
    if (!is(next, "of") && !is(next, "among"))
        return at;
    ++next;
    while (next < tokens.size() &&
           (is_article(tokens[next].plain()) || articles.contains(tokens[next].plain())))
        ++next;
    return next;
}

// Behind the General only his name may stand: "(Hannibal, who else)", ", Hannibal himself."
bool says_no_more(const Phrases& phrases, std::size_t at) {
    for (; at < phrases.tokens.size(); ++at)
        if (phrases.tokens[at].is_number() || is_negation(phrases.tokens[at].plain()) ||
            (phrases.owner[at] != Phrases::nobody && !phrases.items[phrases.owner[at]].meanings.empty()))
            return false;
    return true;
}

// "A, B is my General": where the last clause begins, at its comma; nothing if it does not say that alone.
std::optional<std::size_t> clause_of_general(const Phrases& phrases, const Vocabulary& vocabulary) {
    static const WordSet joining{"is",      "being", "as",     "also", "my",  "our", "himself",
                                 "herself", "in",    "person", "he",   "she", "and"};
    constexpr std::size_t longest_name = 3; // words
    const Tokens& tokens = phrases.tokens;
    const PhraseItem* general = only_general_in(phrases, vocabulary);
    if (general == nullptr || !says_no_more(phrases, general->end))
        return std::nullopt;
    std::size_t name = 0;
    bool verb = false;
    for (std::size_t at = general->begin; at-- > 0;) {
        if (tokens[at].is(",") || tokens[at].is(";") || (tokens[at].is("-") && tokens[at].spaced))
            return verb && at != 0 ? std::optional(at) : std::nullopt;
        if (tokens[at].is_mark() || tokens[at].is_number() || is_negation(tokens[at].plain()))
            return std::nullopt;
        verb = verb || tokens[at].is("is") || tokens[at].is("being") || tokens[at].is("as");
        if (!joining.contains(tokens[at].plain()) && !is_article(tokens[at].plain()) &&
            (++name > longest_name || !has_capital_letter(tokens[at])))
            return std::nullopt;
    }
    return std::nullopt;
}

// "The Duke is my General, he rides with one of the two knights": the token of the troops; the count of the
// tokens if the sentence says anything else.
std::size_t behind_riding_with_one(const Phrases& phrases, const PhraseItem* general) {
    static const WordSet before{"the", "my", "our", "is", "a", "as"};
    static const WordSet verbs{"is",      "rides",  "goes",  "stands", "fights", "marches",
                               "travels", "riding", "trots", "he",     "she",    "who",
                               "and",     ",",      "along", "in",     "person"};
    const Tokens& tokens = phrases.tokens;
    if (general == nullptr)
        return tokens.size();
    for (std::size_t at = 0; at < general->begin; ++at)
        if (!before.contains(tokens[at].plain()) && !has_capital_letter(tokens[at]))
            return tokens.size();
    std::size_t at = general->end;
    while (at < tokens.size() && verbs.contains(tokens[at].plain()))
        ++at;
    if (at == general->end || at >= tokens.size() || !tokens[at].is("with"))
        return tokens.size();
    const std::size_t whole = behind_one_of_troops(tokens, at + 1);
    if (whole == at + 1)
        return tokens.size();
    const bool counted = whole + 1 < tokens.size() && tokens[whole].is_number(); // "the two"
    const std::size_t whose = counted ? whole + 1 : whole;
    if (whose == tokens.size() || !tokens[whose].is_word() || tokens[whose].is("them") ||
        is_counted_thing(tokens[whose].plain()) || names_unit(tokens[whose]) ||
        tokens[whose].has_form_in(list_of(WordList::heading_noun)))
        return tokens.size(); // "one of the two wings"
    const auto ends = [](const Token& token) { return token.is(",") || token.is(";") || token.is(":"); };
    return std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(whose), tokens.end(), ends)
               ? tokens.size()
               : whose;
}

// A name alone, over a line of troops that has none before its count.
bool names_line_beneath(const MailLine& line, const MailLine& next, const Vocabulary& vocabulary) {
    using Role = MailLine::Role;
    return line.role == Role::text && next.role == Role::text && !next.after_blank && !next.text.empty() &&
           is_digit(next.text.front()) && (next.indent > line.indent) &&
           std::none_of(line.text.begin(), line.text.end(), is_digit) &&
           class_word_in(line.text, vocabulary) < ClassWord::code &&
           class_word_in(next.text, vocabulary) == ClassWord::code;
}

} // namespace

namespace {

// "the General in the first of the two" as "the General in one of them", where the line counts so many.
std::string with_place_among_them_open(std::string line, const Vocabulary& vocabulary) {
    if (line.find(" of the ") == std::string::npos && line.find(" of these ") == std::string::npos)
        return line;
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    if (only_general_in(phrases, vocabulary) == nullptr)
        return line;
    for (std::size_t at = 2; at + 2 < tokens.size(); ++at) {
        const bool these = tokens[at + 1].is("the") || tokens[at + 1].is("these");
        const Token& number = tokens[at + 2];
        const bool ordinal = tokens[at - 1].is("first") || tokens[at - 1].is("second") ||
                             tokens[at - 1].is("third") || tokens[at - 1].is("last");
        const bool counted =
            std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(at),
                        [&](const Token& token) { return token.is_number() && token.value == number.value; });
        const bool ends = at + 3 == tokens.size() || tokens[at + 3].is_mark();
        if (tokens[at].is("of") && these && ordinal && tokens[at - 2].is("the") && number.is_number() &&
            counted && ends)
            return line.substr(0, tokens[at - 2].begin) + "one of them" + line.substr(number.end);
    }
    return line;
}

} // namespace

std::string with_general_of_one(std::string line, const Vocabulary& vocabulary) {
    line = with_place_among_them_open(std::move(line), vocabulary);
    static const WordSet having{"has", "holds", "carries", "contains", "includes", "is", "hosts", "bears"};
    static const WordSet joints{"my", "our", "also", "a"};
    const bool coded = class_word_in(line, vocabulary) == ClassWord::code;
    if (coded && small_letters(line).find(" with one ") == std::string::npos)
        return line;
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const PhraseItem* general = only_general_in(phrases, vocabulary);
    if (const std::size_t whose = behind_riding_with_one(phrases, general); whose != tokens.size())
        return fmt::format("The General is with one vignette of the {}{}",
                           tokens[whose - 1].is_number() && tokens[whose - 1].value > 1
                               ? std::to_string(tokens[whose - 1].value) + " "
                               : std::string(),
                           text_between(line, tokens, whose, tokens.size()));
    if (coded)
        return line;
    const std::size_t one = behind_afterthought(tokens);
    const std::size_t begin = behind_one_of_troops(tokens, one);
    if (general == nullptr || begin == one || !says_no_more(phrases, general->end))
        return line;
    std::size_t verb = begin;
    while (verb < general->begin && tokens[verb].is_word() && !having.contains(tokens[verb].plain()))
        ++verb;
    if (verb == begin || verb >= general->begin || !having.contains(tokens[verb].plain()) ||
        std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(verb) + 1,
                    tokens.begin() + static_cast<std::ptrdiff_t>(general->begin), [](const Token& token) {
                        return !is_article(token.plain()) && !joints.contains(token.plain());
                    }))
        return line;
    return fmt::format("The General is with one vignette of the {}", text_between(line, tokens, begin, verb));
}

std::vector<MailLine> with_general_beside_name(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        if (!names_line_beneath(lines[i], lines[i + 1], vocabulary))
            continue;
        const Phrases phrases = phrases_in(lines[i].text, vocabulary);
        if (const auto clause = clause_of_general(phrases, vocabulary))
            lines[i].text = text_between(lines[i].text, phrases.tokens, 0, *clause) + " (General)";
    }
    return lines;
}

} // namespace muster
