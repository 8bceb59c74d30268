// SPDX-License-Identifier: MIT
#include "mail/detail/army_is.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <optional>

namespace muster {

namespace {

bool is_an_army(const Token& token) {
    static const WordSet armies{"army", "host", "force", "armee", "heer"};
    return armies.contains(token.plain());
}

bool speaks_of_whole(const Token& token) {
    static const WordSet words{"they", "these", "this", "it",  "we",  "that", "those",
                               "ours", "mine",  "dies", "das", "sie", "es",   "wir"};
    return words.contains(token.plain());
}

// "My crusaders", "The Scots": whether a word is one that a people may be called by.
bool may_name_people(const Phrases& phrases, std::size_t at, const Vocabulary& vocabulary) {
    static const WordSet parts{"allies", "ally", "mercenaries", "contingent", "half", "rest", "others",
                               "some",   "most", "next",        "last",       "old",  "other"};
    const Token& token = phrases.tokens[at];
    return token.is_word() && phrases.owner[at] == Phrases::nobody && !vocabulary.begins_phrase(token) &&
           !names_part_of_field(token) && !names_unit(token) && !changes_meaning(token.plain()) &&
           !is_in(WordList::negation, token.plain()) && !parts.contains(token.plain());
}

// Where the verb of a clause stands that begins with the whole army at `begin`; nothing if it does not.
std::optional<std::size_t> verb_behind_people(const Phrases& phrases, std::size_t begin,
                                              const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 3; // words of a people
    static const WordSet owners{"my", "the", "our", "these", "meine", "die", "unsere", "mein", "unser"};
    static const WordSet verbs{"is", "are", "make", "form", "am", "sind", "ist", "bilden"};
    const Tokens& tokens = phrases.tokens;
    const auto is_verb_at = [&](std::size_t at) {
        return at < tokens.size() && verbs.contains(tokens[at].plain());
    };
    if (begin < tokens.size() && speaks_of_whole(tokens[begin]) && is_verb_at(begin + 1))
        return begin + 1;
    if (begin >= tokens.size())
        return std::nullopt;
    const std::size_t first = owners.contains(tokens[begin].plain()) ? begin + 1 : begin;
    std::size_t at = first;
    while (at < tokens.size() && at < first + longest && !is_verb_at(at) &&
           (may_name_people(phrases, at, vocabulary) || is_an_army(tokens[at])))
        ++at;
    return at > first && is_verb_at(at) ? std::optional(at) : std::nullopt;
}

// Behind "an irregular army" at `at`; `at` if no value of the army stands there.
std::size_t behind_class_of_army(const Tokens& tokens, std::size_t at, const Vocabulary& vocabulary) {
    static const WordSet articles{"a", "an", "eine", "ein"};
    const Ruleset& ruleset = vocabulary.ruleset();
    if (at + 2 >= tokens.size() || !articles.contains(tokens[at].plain()) || !is_an_army(tokens[at + 2]))
        return at;
    const auto& traits = ruleset.at(Level::army).traits;
    const bool of_army = std::any_of(traits.begin(), traits.end(), [&](std::size_t index) {
        const Trait& trait = ruleset.traits[index];
        return trait.is_choice() && vocabulary.value_of(trait, tokens, at + 1, at + 2);
    });
    return of_army ? at + 3 : at;
}

// The joint to what follows the clause: the token behind it; nothing where the sentence goes on otherwise.
std::optional<std::size_t> behind_joint_of_army(const Tokens& tokens, std::size_t at) {
    static const WordSet joints{"and", "but", "und", "aber", "-", ",", ";", ":", "with", "where"};
    if (at >= tokens.size() || tokens[at].is(".") || tokens[at].is("!"))
        return at;
    std::size_t next = at;
    while (next < tokens.size() && joints.contains(tokens[next].plain()) && !tokens[next].is("with"))
        ++next;
    return next == at || next >= tokens.size() ? std::nullopt : std::optional(next);
}

bool begins_sentence_at(const Tokens& tokens, std::size_t at) {
    return at == 0 || tokens[at - 1].is(".") || tokens[at - 1].is("!") || tokens[at - 1].is(":");
}

// "…, the Gauls are an irregular one": whether the class of another army is told from the token on.
bool tells_other_army(const Tokens& tokens, std::size_t begin, const Vocabulary& vocabulary) {
    for (std::size_t at = begin; at + 2 < tokens.size(); ++at) {
        const bool one = tokens[at + 2].is("one") && (tokens[at].is("a") || tokens[at].is("an"));
        if (one || behind_class_of_army(tokens, at, vocabulary) != at)
            return true;
    }
    return false;
}

} // namespace

std::string with_army_told_apart(std::string line, const Vocabulary& vocabulary) {
    const std::string small = small_letters(line);
    if (small.find("army") == std::string::npos && small.find("host") == std::string::npos &&
        small.find("force") == std::string::npos && small.find("armee") == std::string::npos &&
        small.find("heer") == std::string::npos)
        return line;
    const Phrases phrases = phrases_in(line, vocabulary, {Level::army});
    const Tokens& tokens = phrases.tokens;
    for (std::size_t begin = 0; begin < tokens.size(); ++begin) {
        const auto verb =
            begins_sentence_at(tokens, begin) ? verb_behind_people(phrases, begin, vocabulary) : std::nullopt;
        const std::size_t end = verb ? behind_class_of_army(tokens, *verb + 1, vocabulary) : 0;
        const auto behind = verb && end != *verb + 1 ? behind_joint_of_army(tokens, end) : std::nullopt;
        if (!behind)
            continue;
        if (tells_other_army(tokens, end, vocabulary))
            return line;
        std::string rest = *behind < tokens.size() ? line.substr(tokens[*behind].begin) : std::string();
        const bool goes_on = *behind != end;
        if (goes_on)
            rest.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(rest.front())));
        return fmt::format("{}This is an {} army{}{}", line.substr(0, tokens[begin].begin),
                           tokens[*verb + 2].text, goes_on ? ". " : "", rest);
    }
    return line;
}

} // namespace muster
