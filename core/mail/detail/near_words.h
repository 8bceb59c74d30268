// SPDX-License-Identifier: MIT
// NearWords: the words that the reader acts on, and for a word that is none of them those that a typing error
// of one letter parts it from: a letter doubled, added, left out, changed, or swapped with its neighbour.
#pragma once

#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace muster {

// Letters of a word that may be the wrong form of another.
constexpr std::size_t shortest_mistyped_word = 3;
// Letters of a word that may have been meant.
constexpr std::size_t shortest_meant_word = 4;

// How much a word says by itself: nothing ("of", "list"), or something of the army.
enum class WordWeight : std::uint8_t { unknown, light, heavy };

class NearWords {
public:
    // The words of the vocabulary, of every list and of the headings of tables.
    explicit NearWords(const Vocabulary& vocabulary);
    explicit NearWords(const std::vector<std::string_view>& words);

    // Whether some phrase of the rule set has the two, in small letters, side by side: "very light".
    [[nodiscard]] bool are_of_phrase(const std::string& first, const std::string& second) const {
        return pairs_.contains(first + " " + second);
    }
    [[nodiscard]] WordWeight weight_of(std::string_view word) const;
    // Of at least `shortest_meant_word` letters and the weight, in small letters.
    [[nodiscard]] std::vector<std::string> near(std::string_view word, WordWeight least) const;

private:
    // `plurals`: also in the forms that forms_of() takes back to the word.
    void add(std::string_view words, WordWeight weight, bool plurals = false);
    void add_word(const std::string& word, WordWeight weight);
    void add_lists();
    void index();

    struct Rest {
        std::size_t hash = 0; // of what is left of a word without one letter, and of the word itself
        std::uint32_t word = 0;
    };

    std::vector<std::string> words_;
    std::vector<Rest> rests_; // by hash
    std::unordered_map<std::string, WordWeight> weights_;
    std::unordered_set<std::string> with_plural_;
    std::unordered_set<std::string> pairs_; // of words of phrases, with a space between
};

// How fingers may have missed a word: not by one letter, by any letter, or as they mostly do: a letter left
// out, doubled, swapped, or one from a key beside the right one.
enum class Slip : std::uint8_t { none, any, usual };
// Both in small letters.
[[nodiscard]] Slip slip_between(std::string_view typed, std::string_view meant);

} // namespace muster
