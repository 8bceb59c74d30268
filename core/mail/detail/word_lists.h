// SPDX-License-Identifier: MIT
// WordList: the words, in small letters, that readers of a mail act on whatever the rule set. All of them
// have one home, so that a typing error in any of them can be seen.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <unordered_set>

namespace muster {

class WordSet {
public:
    WordSet(std::initializer_list<std::string_view> words); // NOLINT(google-explicit-constructor) as a set

    [[nodiscard]] bool contains(std::string_view word) const {
        return may_contain(word) && words_.contains(word);
    }
    [[nodiscard]] auto begin() const { return words_.begin(); }
    [[nodiscard]] auto end() const { return words_.end(); }

private:
    // Most words that are asked for are none of the set: that no word of their length begins as they do,
    // tells it without a search.
    [[nodiscard]] bool may_contain(std::string_view word) const {
        return (initials_[length_of(word)] & initial_of(word)) != 0;
    }
    static constexpr std::size_t longest = 15; // bytes; longer ones share a place
    [[nodiscard]] static std::size_t length_of(std::string_view word) {
        return std::min(word.size(), longest);
    }
    [[nodiscard]] static std::uint32_t initial_of(std::string_view word) {
        return word.empty() ? 1U : std::uint32_t{1} << (static_cast<unsigned char>(word.front()) % 32U);
    }

    std::unordered_set<std::string_view> words_;
    std::array<std::uint32_t, longest + 1> initials_{}; // by the words' length
};

enum class WordList : std::uint8_t {
    joining,        // mean nothing by themselves: "of", "with"
    counted_thing,  // "vignettes", "figures", "strong": what is counted
    body_label,     // label a value of a body
    negation,       // "no", "without"
    changing,       // change what others say
    correcting,     // may take back what was said
    talk,           // a line with one of them is talk
    body_heading,   // head a body: "wing", "left"
    direction,      // "western", beside "wing"
    rank,           // of a link: "front", "rear"
    unit_heading,   // head a unit
    all,            // speak of all troops
    harmless,       // stand in a statement about all without saying more
    own_noun,       // "troops", "weapons": all of them, where a verb follows
    sum,            // "total", "makes"
    money,          // "points"
    vague,          // a number behind one of them is no claim
    greeting,       // open a mail
    closing,        // close a mail
    closing_second, // stand second in a closing line
    weak_closing,   // close a mail only with a second word
    header,         // of mail headers
    mark_filler,    // stand beside a mark of the unit above
    of_many,        // "each", "both"
    row_sum,        // head a row of sums
    yes,            // in a cell of a table
    none,           // in a cell of a table
    common,         // ordinary words and names of troops, known only as no typing errors
    nobody,         // "nobody has barding"
    excepting,      // begin an exception
    mark_reference, // "except where marked"
    verb,           // of statements about all
    foot,           // troops on foot
    horse,          // mounted troops
    mere_talk,      // tell troops from others of the list: "2 LSCn other horse"
    leader_place,   // where a leader is
    person,         // who leads troops, by his rank
    shooting,       // troops that shoot, and what with
    marking,        // "unless I say"
    repeating,      // "too", "also"
    ordinal,        // "second"
    placing,        // "holds", "stands"
    referring,      // pass in a sentence about where somebody is
    remark,         // say nothing in a remark of a heading
    heading_noun,   // "wing", "flank"
    sentence_cut,   // a sentence does not end with one of them
    short_form,     // "approx." ends no sentence
    numbered_thing, // "Unit 2."
    price_word,     // "points", "each"
    name_filler,    // stand beside names without being a part of them
    former,         // "the old list"
    past_time,      // "last year"
    past_verb,      // "had", "were"
    whole_list,     // "list", "army"
    discarding,     // "throw that one away"
    comparing,      // "the same as last year"
    remainder,      // "leaves 19 points"
    gear,           // what a man carries
    literal,        // that readers compare with one by one
};
inline constexpr std::size_t word_list_count = static_cast<std::size_t>(WordList::literal) + 1;

[[nodiscard]] const WordSet& list_of(WordList list);
[[nodiscard]] bool is_in(WordList list, std::string_view small_word);

} // namespace muster
