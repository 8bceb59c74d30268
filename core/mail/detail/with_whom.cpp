// SPDX-License-Identifier: MIT
#include "mail/detail/with_whom.h"

#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace muster {

namespace {

// The token behind "one of these", "one of the", "einer der"; `at` if none of them stands there. `sure`: a
// pronoun, not an article that a noun may follow.
std::size_t behind_one_of(const Tokens& tokens, std::size_t at, bool& sure) {
    static const WordSet ones{"one", "eine", "einer", "einem", "einen", "ein", "eines"};
    static const WordSet pronouns{"these", "those", "them", "diesen", "denen", "ihnen", "dieser"};
    static const WordSet articles{"the", "der", "den", "his", "my"};
    std::size_t next = at + 1;
    if (!ones.contains(tokens[at].plain()) || next >= tokens.size())
        return at;
    const bool of = tokens[next].is("of") || tokens[next].is("von");
    next += of ? 1 : 0;
    if (next >= tokens.size())
        return at;
    sure = pronouns.contains(tokens[next].plain());
    const bool article = articles.contains(tokens[next].plain());
    return (of && (sure || article)) || tokens[next].is("der") || tokens[next].is("dieser") ? next + 1 : at;
}

} // namespace

std::optional<OneOfThese> one_of_these(const Tokens& tokens) {
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        bool sure = false;
        std::size_t end = behind_one_of(tokens, at, sure);
        if (end == at)
            continue;
        OneOfThese found{at, end, 0};
        if (end < tokens.size() && (tokens[end].is_number() || tokens[end].is("beiden"))) {
            found.of = tokens[end].is_number() ? tokens[end].value : 2;
            ++end;
        }
        if (end < tokens.size() && is_counted_thing(tokens[end].plain()))
            ++end;
        const bool others = end < tokens.size() && (names_unit(tokens[end]) ||
                                                    names_part_of_field(tokens[end])); // "of the two wings"
        if ((!sure && found.of == 0) || others)
            continue;
        found.end = end;
        return found;
    }
    return std::nullopt;
}

namespace {

bool says_with(const Token& token) {
    static const WordSet words{"with",   "among",       "amongst", "beside",    "leads", "leading",  "joins",
                               "joined", "accompanies", "behind",  "commands",  "mit",   "bei",      "beim",
                               "unter",  "neben",       "führt",   "begleitet", "by",    "befehligt"};
    return token.is_word() && words.contains(token.plain());
}

bool determines(const Token& token) {
    static const WordSet words{"the",    "a",      "an",     "my",     "his",    "her",   "our",   "their",
                               "these",  "those",  "this",   "of",     "one",    "all",   "der",   "die",
                               "das",    "den",    "dem",    "diesen", "dieser", "einem", "einer", "seinen",
                               "seiner", "meinen", "meiner", "of",     "both"};
    return token.is_number() || words.contains(token.plain());
}

bool points_at_these(const Token& token) {
    static const WordSet words{"them",    "these",   "those", "here",   "him",   "person",
                               "himself", "herself", "ihnen", "diesen", "hier",  "denen",
                               "it",      "this",    "one",   "dabei",  "beiden"};
    return words.contains(token.plain());
}

bool is_any_of_these(const Token& token) {
    static const WordSet words{"men", "unit", "einheit", "lot", "troops", "ones"};
    return words.contains(token.plain()) || is_counted_thing(token.plain());
}

bool names_side(const Token& token) {
    static constexpr std::string_view sides[] = {"left", "right", "centre", "wing", "flank"};
    return std::any_of(std::begin(sides), std::end(sides),
                       [&](std::string_view side) { return token.has_form(side); });
}

// The words behind "with": "men", "Legio", "X" of "the men of Legio X".
std::vector<Token> words_behind(const Tokens& tokens, std::size_t at, bool& these) {
    std::vector<Token> named;
    for (; at < tokens.size(); ++at) {
        const Token& token = tokens[at];
        these = these || (named.empty() && (token.is("these") || token.is("those") || token.is("this")));
        if (determines(token) || (!named.empty() && (token.is("from") || token.is("von"))))
            continue;
        if (!token.is_word() || is_joining_word(token.plain()) || says_with(token))
            break;
        named.push_back(token);
    }
    return named;
}

} // namespace

std::vector<Token> others_named(const Tokens& tokens, const std::function<bool(const Token&)>& are_these) {
    std::vector<Token> others;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (names_side(tokens[at]) && at != 0 && !are_these(tokens[at])) // "in the left wing"
            others.push_back(tokens[at]);
        if (!says_with(tokens[at]))
            continue;
        bool these = false;
        const std::vector<Token> named = words_behind(tokens, at + 1, these);
        const bool meant = named.empty() || these || points_at_these(named.front()) ||
                           (named.size() == 1 && is_any_of_these(named.front())) ||
                           std::any_of(named.begin(), named.end(), are_these);
        if (!meant)
            others.insert(others.end(), named.begin(), named.end());
    }
    return others;
}

namespace {

// The verb of a sentence that says where somebody is; the number of tokens if there is none.
std::size_t verb_of_placing(const Tokens& tokens) {
    static const WordSet verbs{"is",    "rides",  "leads",    "stands",    "fights",    "joins",  "marches",
                               "sits",  "serves", "goes",     "has",       "ist",       "reitet", "steht",
                               "führt", "kämpft", "commands", "befehligt", "marschiert"};
    const auto found = std::find_if(tokens.begin(), tokens.end(),
                                    [](const Token& token) { return verbs.contains(token.plain()); });
    return static_cast<std::size_t>(found - tokens.begin());
}

// A capital opens the word, and no reader acts on it.
bool may_be_name_of_man(const Token& token) {
    static const WordSet doubting{"perhaps",  "maybe",   "possibly", "vielleicht", "once",
                                  "formerly", "only",    "probably", "each",       "today",
                                  "normally", "usually", "here",     "there"};
    const std::string& word = token.plain();
    return token.is_word() && has_capital_letter(token) && !is_negation(word) && !changes_meaning(word) &&
           !is_all_word(word) && !is_talk(word) && !doubting.contains(word) &&
           !is_in(WordList::nobody, word) && !is_in(WordList::former, word) &&
           !is_in(WordList::vague, word) && !is_in(WordList::correcting, word) && !names_unit(token) &&
           !names_part_of_field(token);
}

} // namespace

std::vector<ValueOf> marks_of_named_in(std::string_view text, const Vocabulary& vocabulary, bool here) {
    static const WordSet here_words{"them",   "these", "here",  "this",  "ihnen",
                                    "diesen", "hier",  "dabei", "dieser"};
    const Phrases phrases = phrases_in(text, vocabulary);
    const std::size_t verb = verb_of_placing(phrases.tokens);
    if (verb == phrases.tokens.size() ||
        (here &&
         std::none_of(phrases.tokens.begin() + static_cast<std::ptrdiff_t>(verb), phrases.tokens.end(),
                      [](const Token& token) { return here_words.contains(token.plain()); })))
        return {};
    std::string rest;
    bool named = false;
    for (std::size_t at = 0; at < verb; ++at) {
        const Token& token = phrases.tokens[at];
        if (phrases.owner[at] == Phrases::nobody && token.is_word() && !is_joining_word(token.plain())) {
            if (!may_be_name_of_man(token))
                return {};
            named = true;
        } else {
            rest += (token.spaced ? " " : "") + token.text;
        }
    }
    return named ? marks_in(rest + " " + std::string(text.substr(phrases.tokens[verb].begin)), vocabulary)
                 : std::vector<ValueOf>();
}

bool places_leader(const Phrases& phrases, const Vocabulary& vocabulary) {
    static const WordSet articles{"the", "my", "our", "those", "den", "dem", "der", "meinen", "meinem"};
    std::size_t behind = 0; // the General
    for (const PhraseItem& item : phrases.items)
        if (behind == 0 && !item.meanings.empty() &&
            is_of_general(item.meanings.front().values.front(), vocabulary.ruleset()))
            behind = item.end;
    for (std::size_t at = behind; behind != 0 && at + 2 < phrases.tokens.size(); ++at)
        if (says_with(phrases.tokens[at]) && articles.contains(phrases.tokens[at + 1].plain()) &&
            phrases.owner[at + 2] != Phrases::nobody &&
            class_said(phrases.items[phrases.owner[at + 2]], vocabulary))
            return std::none_of(phrases.tokens.begin(), phrases.tokens.end(),
                                [](const Token& token) { return token.is_number(); });
    return false;
}

namespace {

// "with this one:", "is with:", "With the General:"
bool points_ahead(const Tokens& tokens) {
    static const WordSet ahead{"this",  "these",  "them",   "following", "here",
                               "diese", "diesen", "dieser", "folgenden", "hier"};
    const auto is_with = [](const Token& token) { return token.is("with") || token.is("mit"); };
    return (tokens.size() > 2 && (is_with(tokens.front()) || is_with(tokens[tokens.size() - 2]))) ||
           std::any_of(tokens.begin(), tokens.end(),
                       [](const Token& token) { return ahead.contains(token.plain()); });
}

// "The next unit" as "this unit", which its heading may be; nothing if no word says so.
std::optional<std::string> next_as_this(std::string_view text, const Tokens& tokens) {
    static const WordSet ahead{"next", "following", "nächsten", "folgenden"};
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at)
        if (ahead.contains(tokens[at].plain()) &&
            (names_unit(tokens[at + 1]) || is_counted_thing(tokens[at + 1].plain())))
            return std::string(text.substr(0, tokens[at].begin)) + "this" +
                   std::string(text.substr(tokens[at].end));
    return std::nullopt;
}

} // namespace

std::optional<MarksAhead> marks_ahead_in(std::string_view text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    const std::optional<std::string> next = next_as_this(text, tokens);
    if (!next && (!text.ends_with(':') || !points_ahead(tokens) ||
                  std::any_of(tokens.begin(), tokens.end(), names_unit)))
        return std::nullopt;
    const std::string said = next.value_or(std::string(text));
    MarksAhead found;
    found.values = marks_in(said, vocabulary);
    if (found.values.empty())
        found.values = marks_of_named_in(said, vocabulary, false);
    found.of_one =
        next || std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is("one"); });
    return found.values.empty() ? std::nullopt : std::optional(found);
}

} // namespace muster
