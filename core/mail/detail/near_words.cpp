// SPDX-License-Identifier: MIT
#include "mail/detail/near_words.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/table_heading.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <functional>

namespace muster {

namespace {

// "ü" as one byte.
std::string one_byte_letters(std::string_view word) {
    std::string bytes;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (static_cast<unsigned char>(word[i]) == 0xC3U && i + 1 < word.size())
            bytes += static_cast<char>(static_cast<unsigned char>(word[++i]) + 0x40U);
        else
            bytes += word[i];
    }
    return bytes;
}

bool are_keys_beside(char a, char b) {
    static constexpr std::string_view rows[] = {"qwertyuiop", "asdfghjkl", "zxcvbnm"};
    for (std::size_t r = 0; r < std::size(rows); ++r)
        if (const std::size_t at = rows[r].find(a); at != std::string_view::npos)
            for (std::size_t s = r == 0 ? 0 : r - 1; s < std::min(r + 2, std::size(rows)); ++s)
                if (const std::size_t other = rows[s].find(b); other != std::string_view::npos)
                    // A lower row stands half a key further right.
                    return s == r  ? std::max(at, other) == std::min(at, other) + 1
                           : s < r ? other == at || other == at + 1
                                   : at == other || at == other + 1;
    return false;
}

Slip slip_between_bytes(std::string_view typed, std::string_view meant) {
    const std::size_t shorter = std::min(typed.size(), meant.size());
    if (typed == meant || std::max(typed.size(), meant.size()) > shorter + 1)
        return Slip::none;
    std::size_t front = 0;
    while (front < shorter && typed[front] == meant[front])
        ++front;
    std::size_t back = 0;
    while (back < shorter - front && typed[typed.size() - 1 - back] == meant[meant.size() - 1 - back])
        ++back;
    const std::size_t left = typed.size() - front - back;
    const std::size_t right = meant.size() - front - back;
    if (left == 2 && right == 2 && typed[front] == meant[front + 1] && typed[front + 1] == meant[front])
        return Slip::usual;
    if (left > 1 || right > 1)
        return Slip::none;
    const bool doubled = right == 0 && front != 0 && typed[front] == typed[front - 1];
    const bool beside = left == 1 && right == 1 && are_keys_beside(typed[front], meant[front]);
    return left == 0 || doubled || beside ? Slip::usual : Slip::any;
}

// Calls `take` with the hash of the word, and of the word without each of its letters: of two words that are
// one letter apart, some are alike.
template <class Take>
void for_each_rest(const std::string& word, const Take& take) {
    const std::hash<std::string_view> hash;
    take(hash(word));
    std::string rest = word.substr(std::min<std::size_t>(1, word.size()));
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (i == 0 || word[i] != word[i - 1])
            take(hash(rest));
        if (i < rest.size())
            rest[i] = word[i];
    }
}

// Codes have no plural.
bool is_named(const Phrase& phrase) {
    return std::any_of(phrase.meanings.begin(), phrase.meanings.end(),
                       [](const Meaning& meaning) { return meaning.source != Source::code; });
}

bool has_plurals(WordList list) {
    return list == WordList::body_heading || list == WordList::unit_heading || list == WordList::sum ||
           list == WordList::own_noun;
}

bool says_nothing(WordList list) {
    switch (list) {
    case WordList::joining:
    case WordList::talk:
    case WordList::harmless:
    case WordList::mark_filler:
    case WordList::greeting:
    case WordList::closing:
    case WordList::closing_second:
    case WordList::weak_closing:
    case WordList::header:
    case WordList::nobody:
    case WordList::verb:
    case WordList::repeating:
    case WordList::placing:
    case WordList::remark:
    case WordList::sentence_cut:
    case WordList::short_form:
    case WordList::common:
    case WordList::mere_talk:
    case WordList::leader_place:
    case WordList::person:
    case WordList::gear:
    case WordList::literal: return true;
    default: return false;
    }
}

} // namespace

Slip slip_between(std::string_view typed, std::string_view meant) {
    return slip_between_bytes(one_byte_letters(typed), one_byte_letters(meant));
}

NearWords::NearWords(const Vocabulary& vocabulary) {
    for (const Phrase& phrase : vocabulary.phrases())
        for (const std::string& word : phrase.tokens)
            add(word, phrase.tokens.size() == 1 ? WordWeight::heavy : WordWeight::light, is_named(phrase));
    for (const Phrase& phrase : vocabulary.phrases())
        for (std::size_t i = 0; i + 1 < phrase.tokens.size(); ++i)
            pairs_.insert(phrase.tokens[i] + " " + phrase.tokens[i + 1]);
    const Ruleset& ruleset = vocabulary.ruleset();
    for (const Trait& trait : ruleset.traits)
        for (const std::string& words : {trait.id, trait.name})
            add(words, WordWeight::light);
    for (const Level level : all_levels) {
        add(ruleset.level_words[index_of(level)], WordWeight::heavy);
        for (const Number& number : ruleset.numbers_of(level))
            add(number.id, WordWeight::light);
    }
    add_lists();
    index();
}

NearWords::NearWords(const std::vector<std::string_view>& words) {
    for (const std::string_view word : words)
        add(word, WordWeight::heavy);
    index();
}

void NearWords::index() {
    for (std::size_t i = 0; i < words_.size(); ++i)
        for_each_rest(one_byte_letters(words_[i]), [&](std::size_t hash) {
            rests_.push_back({hash, static_cast<std::uint32_t>(i)});
        });
    std::sort(rests_.begin(), rests_.end(), [](const Rest& a, const Rest& b) { return a.hash < b.hash; });
}

void NearWords::add_lists() {
    for (std::size_t i = 0; i < word_list_count; ++i) {
        const auto list = static_cast<WordList>(i);
        for (const std::string_view words : list_of(list))
            add(words, says_nothing(list) ? WordWeight::light : WordWeight::heavy, has_plurals(list));
    }
    for (const std::string_view words : everyday_words())
        add(words, WordWeight::heavy, true);
    for (const std::string_view words : words_of_headings())
        add(words, WordWeight::light);
}

void NearWords::add(std::string_view words, WordWeight weight, bool plurals) {
    std::string word;
    const auto finish = [&] {
        if (!word.empty())
            add_word(word, weight);
        if (plurals && word.size() >= shortest_meant_word - 1) {
            with_plural_.insert(word);
            if (!word.ends_with('s'))
                add_word(word + "s", weight);
            if (word.ends_with('y'))
                add_word(word.substr(0, word.size() - 1) + "ies", weight);
            if (word.ends_with("man"))
                add_word(word.substr(0, word.size() - 3) + "men", weight);
        }
        word.clear();
    };
    for (const char c : small_letters(words)) {
        if ((c >= 'a' && c <= 'z') || (static_cast<unsigned char>(c) & 0x80U) != 0)
            word += c;
        else
            finish();
    }
    finish();
}

void NearWords::add_word(const std::string& word, WordWeight weight) {
    const auto [known, is_new] = weights_.emplace(word, weight);
    known->second = std::max(known->second, weight);
    if (is_new && one_byte_letters(word).size() >= shortest_meant_word)
        words_.push_back(word);
}

WordWeight NearWords::weight_of(std::string_view word) const {
    WordWeight weight = WordWeight::unknown;
    const std::vector<std::string> forms = forms_of(word);
    for (const std::string& form : forms)
        if (const auto known = weights_.find(form);
            known != weights_.end() && (form == forms.front() || with_plural_.contains(form)))
            weight = std::max(weight, known->second);
    return weight;
}

std::vector<std::string> NearWords::near(std::string_view word, WordWeight least) const {
    const std::string letters = one_byte_letters(small_letters(word));
    std::vector<std::uint32_t> found;
    for_each_rest(letters, [&](std::size_t hash) {
        for (auto rest =
                 std::lower_bound(rests_.begin(), rests_.end(), hash,
                                  [](const Rest&one, std::size_t wanted) { return one.hash < wanted; });
             rest != rests_.end() && rest->hash == hash; ++rest)
            found.push_back(rest->word);
    });
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    std::vector<std::string> near;
    for (const std::uint32_t index : found)
        if (slip_between_bytes(letters, one_byte_letters(words_[index])) != Slip::none &&
            weights_.at(words_[index]) >= least)
            near.push_back(words_[index]);
    return near;
}

} // namespace muster
