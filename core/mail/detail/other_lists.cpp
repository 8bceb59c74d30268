// SPDX-License-Identifier: MIT
#include "mail/detail/other_lists.h"

#include "base/text.h"
#include "mail/detail/column_talk.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/explained_pairs.h"
#include "mail/detail/layout_talk.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/phrases.h"
#include "mail/detail/talk_of_rules.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace muster {

namespace {

bool is_one_of(const Token& token, WordList list) {
    return token.is_word() && is_in(list, token.plain());
}

bool has(const Tokens& tokens, WordList list) {
    return std::any_of(tokens.begin(), tokens.end(),
                       [&](const Token& token) { return is_one_of(token, list); });
}

// "the old list", "last year": the word for what is past and, behind it, that of which it is said.
bool names_past(const Tokens& tokens, WordList what) {
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at)
        if (is_one_of(tokens[at], WordList::former) && is_one_of(tokens[at + 1], what))
            return true;
    return false;
}

// "Die Liste mit den Österreichern", "Ignore my list": what the sentence is about.
bool is_about_a_list(const Tokens& tokens) {
    std::size_t at = 0;
    while (at < tokens.size() && (is_joining_word(tokens[at].plain()) || tokens[at].is_mark() ||
                                  is_one_of(tokens[at], WordList::former) ||
                                  is_one_of(tokens[at], WordList::discarding) || tokens[at].is("please")))
        ++at;
    return at < tokens.size() && is_one_of(tokens[at], WordList::whole_list);
}

} // namespace

bool reports_advice(const Tokens& sentence) {
    static const WordSet telling{"told",   "say",  "says",  "said",  "tell",   "tells", "reckon", "reckons",
                                 "thinks", "sagt", "sagen", "meint", "meinen", "hear",  "heard"};
    static const WordSet doubting{"would", "could", "might", "wäre", "wären"};
    static const WordSet comparatives{"better", "worse", "stronger", "weaker",  "cheaper", "nicer",
                                      "safer",  "wiser", "besser",   "stärker", "billiger"};
    static const WordSet compared{"than", "als"};
    static const WordSet asking{"please",  "instead", "therefore", "swap",  "change",
                                "replace", "make",    "take",      "bitte", "stattdessen"};
    const auto find = [&](const WordSet& words, std::size_t from) {
        while (from < sentence.size() &&
               !(sentence[from].is_word() && words.contains(sentence[from].plain())))
            ++from;
        return from;
    };
    const std::size_t doubt = find(doubting, find(telling, 0));
    const std::size_t than = find(compared, find(comparatives, doubt));
    return than < sentence.size() && find(asking, 0) == sentence.size() &&
           std::none_of(sentence.begin(), sentence.end(),
                        [](const Token& token) { return token.is_number(); });
}

bool is_motto(std::string_view text, const Vocabulary& vocabulary) {
    constexpr std::size_t shortest = 4; // words
    const std::size_t close = text.find('"', 1);
    if (!text.starts_with('"') || close == std::string_view::npos ||
        text.find('"', close + 1) != std::string_view::npos)
        return false;
    const std::string_view behind = trimmed(text.substr(close + 1));
    const std::string_view said = text.substr(1, close - 1);
    return words_of(said).size() >= shortest && std::none_of(text.begin(), text.end(), is_digit) &&
           words_of(behind).size() <= 1 && phrases_in(said, vocabulary).items.empty();
}

bool explains_column(const Tokens& sentence) {
    static const WordSet means{"is", "are", "means", "=", "gives", "says", "ist", "heißt"};
    std::size_t at = 1;
    while (at < sentence.size() && !sentence[at].is("\""))
        ++at;
    const auto is = [&](std::size_t i, std::string_view word) {
        return i < sentence.size() && sentence[i].is(word);
    };
    if (at < 2 || at + 3 >= sentence.size() || !is(0, "\"") || !means.contains(sentence[at + 1].plain()))
        return false;
    return (is(at + 2, "how") && is(at + 3, "many")) || (is(at + 2, "the") && is(at + 3, "number")) ||
           (is(at + 2, "wie") && is(at + 3, "viele"));
}

// "Unit cdr = price of the unit commander": what a column or a word of the writer's own holds for each line.
bool explains_own_figures(const Tokens& sentence, std::string_view text, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 3; // words of the label
    static const WordSet means{"=", "is", "are", "means", ":", "gives", "holds", "says", "shows"};
    static const WordSet figures{"price",  "prices", "cost", "costs", "points",
                                 "number", "count",  "sum",  "total"};
    static const WordSet of{"of", "for", "per", "with", "each", "without"};
    std::size_t at = 1;
    while (at < sentence.size() && at <= longest && !means.contains(sentence[at].plain()))
        ++at;
    const bool told = at + 2 < sentence.size() && means.contains(sentence[at].plain());
    const std::size_t figure = told && sentence[at + 1].is("the") ? at + 2 : at + 1;
    return told && figure + 1 < sentence.size() && figures.contains(sentence[figure].plain()) &&
           of.contains(sentence[figure + 1].plain()) &&
           std::none_of(sentence.begin(), sentence.end(),
                        [](const Token& token) {
                            return token.is_number() || changes_meaning(token.plain()) ||
                                   is_all_word(token.plain());
                        }) &&
           !names_value(text, true, vocabulary);
}

// "The figure under "Unit commander" is what the unit's commander costs": what the heading of a column says
// itself, told in its own words.
bool repeats_heading_of_column(const Tokens& sentence) {
    static const WordSet figures{"figure", "figures", "number", "numbers", "price", "prices", "points",
                                 "cost",   "costs",   "column", "entry",   "what",  "amount", "sum"};
    static const WordSet around{
        "the",   "under", "beneath", "in",     "below",    "headed", "called", "named", "is",    "are",
        "of",    "what",  "a",       "an",     "each",     "its",    "their",  "gives", "shows", "holds",
        "means", "says",  "for",     "stands", "column's", "his",    "that",   "every", "one",   "column"};
    const auto quote = [&](std::size_t at) {
        while (at < sentence.size() && !sentence[at].is("\""))
            ++at;
        return at;
    };
    const std::size_t open = quote(0);
    const std::size_t close = quote(open + 1);
    if (close >= sentence.size() || close == open + 1)
        return false;
    std::vector<bool> repeated(close - open - 1, false);
    bool figure = false;
    for (std::size_t at = 0; at < sentence.size(); ++at) {
        const Token& token = sentence[at];
        if ((at >= open && at <= close) || token.is_mark())
            continue;
        std::string_view word = token.plain();
        if (word.ends_with("'s"))
            word.remove_suffix(2);
        bool of_heading = false;
        for (std::size_t own = open + 1; own < close; ++own)
            if (at > close && (token.has_form(sentence[own].plain()) || word == sentence[own].plain()))
                repeated[own - open - 1] = of_heading = true;
        figure = figure || figures.contains(word);
        if (token.is_number() || !(of_heading || figures.contains(word) || around.contains(word)))
            return false;
    }
    return figure && std::all_of(repeated.begin(), repeated.end(), [](bool one) { return one; });
}

bool explains_silence(const Tokens& sentence) {
    static const WordSet silent{"mentioned", "said", "stated", "listed", "given", "shown", "noted"};
    static const WordSet usual{"average", "none", "default", "standard", "normal", "usual"};
    static const WordSet idle{"each", "every", "line",     "bullet", "row",        "is",       "are",
                              "a",    "one",   "tactical", "unit",   "everything", "anything", "all",
                              "else", "not",   "or",       "the",    "as",         "what",     "whatever",
                              "i",    "have",  "has",      "been",   "its",        "own"};
    const auto any_of = [&](const WordSet& words) {
        return std::any_of(sentence.begin(), sentence.end(),
                           [&](const Token& token) { return words.contains(token.plain()); });
    };
    const bool silence =
        std::any_of(sentence.begin(), sentence.end(), [](const Token& token) { return token.is("not"); });
    return silence && any_of(silent) && any_of(usual) &&
           std::all_of(sentence.begin(), sentence.end(), [&](const Token& token) {
               return token.is_mark() || silent.contains(token.plain()) || usual.contains(token.plain()) ||
                      idle.contains(token.plain());
           });
}

bool speaks_of_other_list(const Tokens& sentence) {
    if (sentence.empty() || sentence.front().is_number() || has(sentence, WordList::comparing) ||
        has(sentence, WordList::all))
        return false;
    const bool told = has(sentence, WordList::past_verb);
    return (told &&
            (names_past(sentence, WordList::whole_list) || names_past(sentence, WordList::past_time))) ||
           (is_about_a_list(sentence) && has(sentence, WordList::discarding));
}

bool is_beside_the_list(std::string_view text, bool behind_troops, const Vocabulary& vocabulary) {
    const Tokens sentence = vocabulary.tokens(text);
    return speaks_of_other_list(sentence) || reports_advice(sentence) || explains_column(sentence) ||
           tells_columns(sentence) || repeats_heading_of_column(sentence) ||
           explains_own_figures(sentence, text, vocabulary) || explains_silence(sentence) ||
           speaks_of_rules(text, vocabulary) || tells_layout(text, vocabulary) ||
           explains_pair(text, vocabulary) || (behind_troops && is_motto(text, vocabulary));
}

} // namespace muster
