// SPDX-License-Identifier: MIT
#include "mail/detail/default_condition.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

namespace {

bool opens_default(const Token& token) {
    static const WordSet words{"if", "where", "wherever", "when", "whenever", "wenn", "falls", "wo"};
    return words.contains(token.plain());
}

// What a list does with a value.
bool tells_value(const Token& token) {
    static const WordSet words{"mentioned", "mention",  "mentions",  "specified", "specify",  "specifies",
                               "indicated", "named",    "quoted",    "stands",    "appears",  "wrote",
                               "erwähnt",   "genannt",  "angegeben", "steht",     "vermerkt", "gesagt",
                               "noted",     "recorded", "detailed",  "entered",   "spelt",    "spelled"};
    return is_mark_word(token) || words.contains(token.plain());
}

bool denies_telling(const Token& token) {
    static const WordSet words{"not",    "nothing", "no",      "don't",  "doesn't", "didn't", "isn't",
                               "aren't", "haven't", "hasn't",  "none",   "never",   "nicht",  "nichts",
                               "kein",   "keine",   "neither", "cannot", "wasn't",  "weren't"};
    return words.contains(token.plain());
}

// A value that is not told, in one word.
bool tells_no_value(const Token& token) {
    static const WordSet words{"omitted",     "missing",  "silent", "blank", "unsaid",     "unstated",
                               "unmentioned", "unmarked", "absent", "empty", "unspecified"};
    return words.contains(token.plain());
}

bool is_idle_in_condition(const Token& token) {
    static const WordSet words{
        "otherwise", "else",       "different", "differently", "other", "anything",    "something",
        "i",         "i'm",        "i've",      "we",          "it",    "they",        "them",
        "am",        "been",       "was",       "were",        "do",    "does",        "did",
        "so",        "explicitly", "expressly", "left",        "out",   "list",        "line",
        "contrary",  "to",         "specially", "below",       "above", "about",       "down",
        "es",        "anders",     "etwas",     "anderes",     "ich",   "dort",        "there",
        "any",       "such",       "thing",     "it's",        "unit",  "specifically"};
    return words.contains(token.plain()) || is_verb(token) ||
           (token.is_word() && is_joining_word(token.plain()));
}

// Where the clause that opens at the token has said that nothing is told; `at` if it says something else.
std::size_t end_of_default_clause(const Tokens& tokens, std::size_t at, std::size_t end) {
    bool told = false;
    bool denied = opens_exception(tokens[at]);
    std::size_t behind = at;
    for (std::size_t i = at + 1; i < end && tokens[i].is_word(); ++i) {
        const Token& token = tokens[i];
        const bool left_out = token.is("out") && tokens[i - 1].is("left");
        if (denies_telling(token) && opens_exception(tokens[at]))
            return at; // "unless it is not said"
        if (!denies_telling(token) && !tells_value(token) && !tells_no_value(token) &&
            !is_idle_in_condition(token))
            break;
        denied = denied || denies_telling(token) || tells_no_value(token) || left_out;
        told = told || tells_value(token) || tells_no_value(token) || left_out;
        if ((tells_value(token) || tells_no_value(token) || left_out || token.is("otherwise") ||
             token.is("else") || token.is("it")) &&
            told && denied)
            behind = i + 1;
    }
    return behind;
}

// "by default", "as standard", "not mentioned", "unstated": how many tokens; 0 if it is none of them.
std::size_t length_of_default_phrase(const Tokens& tokens, std::size_t at, std::size_t end) {
    static const WordSet before{"by", "as", "per", "in", "the"};
    static const WordSet standard{"default", "standard", "defaults", "rule", "norm"};
    const auto is_standard = [&](std::size_t i) {
        return i < end && standard.contains(tokens[i].plain()) && !tokens[i].is("rule") &&
               !tokens[i].is("norm");
    };
    const bool opened = before.contains(tokens[at].plain());
    const bool article = at + 1 < end && (tokens[at + 1].is("a") || tokens[at + 1].is("the"));
    if (opened && is_standard(at + (article ? 2 : 1)))
        return article ? 3 : 2;
    if (tokens[at].is("default") || tokens[at].is("defaults") || tokens[at].is("standardmäßig") ||
        (tells_no_value(tokens[at]) && !tokens[at].is("empty")))
        return 1;
    return tokens[at].is("not") && at + 1 < end && tells_value(tokens[at + 1]) ? 2 : 0;
}

// "Otherwise size is average", "size is average otherwise".
bool is_otherwise_alone(const Tokens& tokens, std::size_t at, std::size_t begin, std::size_t end) {
    const bool otherwise = tokens[at].is("otherwise") || tokens[at].is("sonst") || tokens[at].is("ansonsten");
    return otherwise && (at == begin || at + 1 == end);
}

std::vector<bool> condition_of_all(const Tokens& tokens, std::size_t begin, std::size_t end) {
    std::vector<bool> condition(tokens.size(), false);
    for (std::size_t at = begin; at < end;) {
        const bool clause = opens_default(tokens[at]) || opens_exception(tokens[at]);
        const std::size_t behind =
            clause ? end_of_default_clause(tokens, at, end)
                   : at + std::max<std::size_t>(length_of_default_phrase(tokens, at, end),
                                                is_otherwise_alone(tokens, at, begin, end));
        // "Regular unless marked barb", not "Where not mentioned size is average"
        const bool goes_on = clause && at != begin && behind < end && tokens[behind].is_word();
        if (clause && (behind == at || goes_on))
            return std::vector<bool>(tokens.size(), false);
        std::fill(condition.begin() + static_cast<std::ptrdiff_t>(at),
                  condition.begin() + static_cast<std::ptrdiff_t>(behind), true);
        at = std::max(behind, at + 1);
    }
    return condition;
}

// "and not mounted", "on foot and": a second condition, of the kind of troops.
struct KindInCondition {
    std::size_t begin = 0;
    std::size_t end = 0; // 0 if there is none
    std::uint64_t classes = 0;
};

KindInCondition kind_in_condition(const Tokens& tokens, std::size_t begin, std::size_t end,
                                  const Vocabulary& vocabulary) {
    static const WordSet before{"is", "are", "on", "they", "it", "only", "if", "also", "a", "of"};
    std::size_t opens = begin;
    while (opens < end && !opens_default(tokens[opens]))
        ++opens;
    for (std::size_t at = opens + 1; at < end; ++at) {
        const std::uint64_t group = group_called(tokens[at], vocabulary);
        if (group == 0)
            continue;
        bool denied = false;
        std::size_t first = at;
        for (; first > opens + 1 &&
               (before.contains(tokens[first - 1].plain()) || denies_telling(tokens[first - 1]));
             --first)
            denied = denied || denies_telling(tokens[first - 1]);
        const auto joins = [&](std::size_t i) {
            return i < end && (is_and(tokens[i]) || tokens[i].is("but"));
        };
        const std::size_t troops = at + 1 < end && is_own_noun(tokens[at + 1]) ? at + 2 : at + 1;
        const std::uint64_t classes = denied ? ~group : group;
        if (first > opens + 1 && joins(first - 1) && (troops == end || tokens[troops].is_mark()))
            return {first - 1, troops, classes};
        if (first == opens + 1 && joins(troops))
            return {first, troops + 1, classes};
        return {};
    }
    return {};
}

// "if not specified and not Thracian"
bool says_that_nothing_is_told(const Tokens& tokens, std::size_t begin, std::size_t end) {
    bool opened = false;
    for (std::size_t at = begin; at + 1 < end; ++at) {
        opened = opened || opens_default(tokens[at]);
        if (opened && tokens[at].is("not") && tells_value(tokens[at + 1]))
            return true;
    }
    return false;
}

} // namespace

DefaultCondition default_condition_in(const Tokens& tokens, std::size_t begin, std::size_t end,
                                      const Vocabulary& vocabulary) {
    const KindInCondition kind = kind_in_condition(tokens, begin, end, vocabulary);
    if (kind.end == 0) {
        DefaultCondition whole{condition_of_all(tokens, begin, end), 0};
        whole.half = std::find(whole.tokens.begin(), whole.tokens.end(), true) == whole.tokens.end() &&
                     says_that_nothing_is_told(tokens, begin, end);
        return whole;
    }
    std::vector<Token> others(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(kind.begin));
    others.insert(others.end(), tokens.begin() + static_cast<std::ptrdiff_t>(kind.end), tokens.end());
    std::vector<bool> condition =
        condition_of_all(Tokens(std::move(others)), begin, end - (kind.end - kind.begin));
    const bool any = std::find(condition.begin(), condition.end(), true) != condition.end();
    condition.insert(condition.begin() + static_cast<std::ptrdiff_t>(kind.begin), kind.end - kind.begin, any);
    return {std::move(condition), any ? kind.classes : 0};
}

} // namespace muster
