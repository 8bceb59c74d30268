// SPDX-License-Identifier: MIT
#include "mail/detail/sentence_stops.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

namespace muster {

namespace {

bool is_short_form(std::string_view word) {
    return is_in(WordList::short_form, word);
}

// The word that ends before `at`.
std::string_view word_before(std::string_view text, std::size_t at) {
    std::size_t begin = at;
    while (begin != 0 && !is_space(text[begin - 1]) && text[begin - 1] != '(')
        --begin;
    return text.substr(begin, at - begin);
}

bool all_digits(std::string_view word) {
    return std::all_of(word.begin(), word.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

// "Unit commander 10 pts" behind "180 pts.": whom else the price is paid for.
bool opens_with_officer(std::string_view small) {
    static const WordSet officers{
        "officer",        "officers", "commander",   "cdr",   "uc",      "commander,", "leader",
        "unit-commander", "offizier", "unterführer", "chief", "captain", "plus"};
    const std::vector<std::string_view> words = words_of(small);
    const std::size_t at = words.size() > 1 && (words[0] == "unit" || words[0] == "one") ? 1 : 0;
    return !words.empty() && officers.contains(words[at]);
}

// "2. Guards", "Unit 2. Guards"
bool numbers_something(std::string_view sentence, std::string_view last) {
    const std::vector<std::string_view> words = words_of(sentence);
    return all_digits(last) && (words.size() == 1 || (words.size() == 2 && is_in(WordList::numbered_thing,
                                                                                 small_letters(words[0]))));
}

// "integrity V.", "class D.": a letter that ends before `at` is no initial of a name.
bool follows_grade_label(std::string_view text, std::size_t at) {
    static const WordSet labels{"integrity", "class",   "morale", "epoch",    "quality",
                                "defence",   "defense", "armour", "armor",    "grade",
                                "klasse",    "moral",   "epoche", "qualität", "integrität"};
    const std::string_view before = trimmed(text.substr(0, at - 1));
    return labels.contains(small_letters(word_before(before, before.size())));
}

// "Btn.", "Rgt.", "Pa.": capitals may follow, for no word of a sentence is written so.
bool is_abbreviation(std::string_view word) {
    constexpr std::size_t longest = 5; // letters without a vowel
    const auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto is_small = [](char c) { return c >= 'a' && c <= 'z'; };
    if (word.size() < 2 || word.size() > longest || !is_capital(word.front()) ||
        !std::all_of(word.begin() + 1, word.end(), is_small))
        return false;
    static const WordSet whole{"hm",   "hmm", "hmmm", "mm",  "brr", "grr", "pfft",
                               "psst", "tsk", "shh",  "thx", "tks", "pls", "rgds"};
    const std::string small = small_letters(word);
    const bool vowel = small.find_first_of("aeiouy") != std::string::npos;
    if (whole.contains(small))
        return false;
    return !vowel || (word.size() == 2 && !is_joining_word(small) && !is_talk(small) && !is_negation(small) &&
                      !number_called(small));
}

// "D.H." of "D.H. Hill", without its last point.
bool is_initials(std::string_view word) {
    for (std::size_t at = 0; at < word.size(); ++at)
        if (at % 2 == 0 ? std::isupper(static_cast<unsigned char>(word[at])) == 0 : word[at] != '.')
            return false;
    return word.size() % 2 == 1 && word.size() > 1;
}

// "Coh. II. Ital.": a numeral between abbreviations.
bool numbers_abbreviation(std::string_view sentence, std::string_view last) {
    const std::vector<std::string_view> words = words_of(sentence);
    return words.size() > 1 && is_roman_number(last) && words[words.size() - 2].ends_with('.');
}

// "makes twelve. all on the main line" of one who writes no capitals: behind a word that counts, or before
// one that speaks of all.
bool goes_on_in_small_letters(std::string_view text, std::string_view word, std::size_t at) {
    constexpr std::size_t shortest = 3; // letters: "vs." is a short form
    const std::size_t first = text.find_first_not_of(" (\"*-");
    const std::vector<std::string_view> behind = words_of(text.substr(at + 1));
    if (first == std::string_view::npos || std::islower(static_cast<unsigned char>(text[first])) == 0 ||
        behind.empty() || is_short_form(word) || is_abbreviation(word))
        return false;
    if (word.size() < shortest) // "general 3. everything irregular"
        return all_digits(word) && is_all_word(behind.front());
    return number_called(word) || is_all_word(behind.front());
}

} // namespace

bool is_stop(std::string_view text, std::size_t begin, std::size_t at) {
    if (at + 2 >= text.size() || !is_space(text[at + 1]))
        return false;
    const std::string_view word = word_before(text, at);
    const auto next = static_cast<unsigned char>(trimmed(text.substr(at + 1)).front());
    // Behind a price it may be in small letters: "23 each. sub commander here".
    const bool opens = small_letters(word) == "each" || goes_on_in_small_letters(text, word, at) ||
                       std::isupper(next) != 0 || std::isdigit(next) != 0 || next >= 0x80U || next == '"' ||
                       next == '(';
    if (!opens || word.empty())
        return false;
    if (text[at] != '.')
        return true;
    const bool talk_follows =
        is_sentence(text.substr(at + 1, text.find_first_of(".!?", at + 1) - at)); // "721. I know"
    const std::string small = small_letters(word);
    // "1000 pts. The officer of each unit …", "all barb. Officer first, then his lot"
    const std::string behind = small_letters(trimmed(text.substr(at + 1)));
    const bool begins_again =
        ((is_in(WordList::price_word, small) || is_short_form(small)) &&
         (is_joining_word(words_of(behind).front()) || is_all_word(words_of(behind).front()))) ||
        behind.starts_with("officer first") || behind.starts_with("officers ") ||
        (is_in(WordList::money, small) && opens_with_officer(behind));
    return (!numbers_something(text.substr(begin, at - begin), word) || talk_follows) &&
           !numbers_abbreviation(text.substr(begin, at - begin), word) &&
           !(word.size() == 1 && !all_digits(word) && !follows_grade_label(text, at)) &&
           ((!is_short_form(small) && !is_abbreviation(word)) || begins_again) && !is_initials(word) &&
           word.back() != '.';
}

bool is_sentence_in_brackets(std::string_view text, std::size_t begin, std::size_t at) {
    const std::string_view words = trimmed(text.substr(begin, at - begin));
    const std::string_view behind = trimmed(text.substr(at + 1));
    return words.starts_with('(') && words.ends_with('.') && words.find(')') == std::string_view::npos &&
           !behind.empty() && std::isupper(static_cast<unsigned char>(behind.front())) != 0;
}

} // namespace muster
