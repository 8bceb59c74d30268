// SPDX-License-Identifier: MIT
#include "mail/detail/telling_words.h"

#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace muster {

namespace {

// Whether the tokens up to `end` hold a code and say how many of it there are: "3 x HIS", "HIS x3".
bool counts_code(const Phrases& phrases, std::size_t end, const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    bool counted = !tokens.empty() && tokens[0].is_number();
    for (std::size_t at = 1; at < end; ++at)
        counted = counted || (tokens[at].is_number() && tokens[at - 1].is("x"));
    return counted && std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
               const auto said = class_said(item, vocabulary);
               return item.end <= end && said && said->second == ClassWord::code;
           });
}

// "the one", "his only two": the number word at `at` behind an article or an owner.
bool is_told_of(const Tokens& tokens, std::size_t at) {
    static const WordSet owners{"the", "his", "her",  "their", "its",  "our",   "my",   "der",
                                "die", "das", "sein", "ihr",   "ihre", "these", "those"};
    static const WordSet only{"only", "last", "sole"};
    static const WordSet no_nouns{"with", "is",  "are",  "of", "on",  "in", "has",
                                  "have", "who", "that", "at", "and", "mit"};
    if (at < 2 || at + 1 >= tokens.size() || !tokens[at].as_word || !tokens[at + 1].is_word() ||
        no_nouns.contains(tokens[at + 1].plain()) || is_counted_thing(tokens[at + 1].plain()))
        return false;
    const std::size_t owner = only.contains(tokens[at - 1].plain()) ? at - 2 : at - 1;
    return owners.contains(tokens[owner].plain());
}

} // namespace

std::string without_number_in_story(std::string line, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    for (std::size_t at = tokens.size(); at-- > 2;) {
        if (!is_told_of(tokens, at) || !counts_code(phrases, at, vocabulary))
            continue;
        const bool of_rules = // a code, or the General, is told of behind it
            std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
                const auto said = class_said(item, vocabulary);
                const bool general =
                    !item.meanings.empty() &&
                    is_of_general(item.meanings.front().values.front(), vocabulary.ruleset());
                return item.begin > at && (general || (said && said->second == ClassWord::code));
            });
        if (!of_rules)
            line.erase(tokens[at].begin, tokens[at + 1].begin - tokens[at].begin);
    }
    return line;
}

std::string with_other_general_plain(std::string line, const Vocabulary& vocabulary) {
    static const WordSet others{"other", "second",  "first",  "another", "joint",  "third", "fellow",
                                "co",    "zweiter", "zweite", "anderer", "andere", "two",   "both"};
    static const WordSet openers{"as",    "the", "a",   "our", "my", "of", "one",
                                 "other", "als", "der", "an",  "is", "and"};
    if (line.find("eneral") == std::string::npos || class_word_in(line, vocabulary) < ClassWord::name)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = tokens.size(); at-- > 1;) {
        const bool plural = tokens[at].is("generals");
        const Token& before = tokens[at - 1];
        const bool ends = at + 1 == tokens.size() || tokens[at + 1].is_mark() || tokens[at + 1].is("here");
        const bool counts =
            before.is("two") || before.is("both") || (before.is_number() && before.value == 2);
        if (!(plural || tokens[at].is("general")) || !ends || plural != counts ||
            !(others.contains(before.plain()) || counts))
            continue;
        std::size_t begin = at - 1;
        bool of_one = false;
        while (
            begin > 0 &&
            (openers.contains(tokens[begin - 1].plain()) || others.contains(tokens[begin - 1].plain()) ||
             (tokens[begin - 1].is_number() && tokens[begin - 1].as_word && tokens[begin - 1].value == 1))) {
            --begin;
            of_one = of_one || tokens[begin].is("one") || tokens[begin].is("other") ||
                     (tokens[begin].is_number() && tokens[begin].value == 1);
        }
        if (begin == 0 || (plural && !of_one))
            continue;
        return line.replace(tokens[begin].begin, tokens[at].end - tokens[begin].begin, "General");
    }
    return line;
}

} // namespace muster
