// SPDX-License-Identifier: MIT
// Lexicon: the words in which players of a rule set write their troops, gathered from its traits, its
// notation and its conversion, and what each may mean. Internal to read_written_army().
#pragma once

#include "ruleset/ruleset.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct ValueOf {
    std::size_t trait = 0; // index among the rule set's traits
    std::int32_t value = 0;

    friend bool operator==(const ValueOf&, const ValueOf&) = default;
};

// One thing that a word may mean.
struct Meaning {
    std::vector<ValueOf> values;
    bool guess = false; // a reading of ours
    bool kind = false;  // a name of a kind of troops that rule sets share, such as Kn
};

class Lexicon {
public:
    explicit Lexicon(const Ruleset& ruleset);

    // What a word, in any capitals, may mean; those that come first first. Empty if nothing.
    [[nodiscard]] const std::vector<Meaning>& meanings(std::string_view word) const;
    // The nearest word of four letters or more that is known; "" if none is near.
    [[nodiscard]] std::string nearest(std::string_view word) const;
    // What the rule set's alias for these words says; null if they are none, nor the plural of one.
    [[nodiscard]] const std::vector<ValueOf>* hint(std::string_view words) const;
    // The nearest word of four letters or more of such an alias; "" if none is near.
    [[nodiscard]] std::string nearest_hint(std::string_view word) const;
    // Words with brackets in them, which parting a text into words would take to pieces.
    [[nodiscard]] const std::vector<std::string>& bracketed() const { return bracketed_; }
    [[nodiscard]] std::size_t most_words() const { return most_words_; } // in one phrase

private:
    void add(std::string_view words, Meaning meaning);
    void add_traits(Level level);
    void add_notation();
    void add_conversion();
    void add_aliases();

    const Ruleset& ruleset_;
    std::map<std::string, std::vector<Meaning>, std::less<>> words_;
    std::map<std::string, std::vector<ValueOf>, std::less<>> hints_;
    std::vector<std::string> bracketed_;
    std::size_t most_words_ = 1;
};

// Of letters, and none of them small: LIM, HI.
[[nodiscard]] bool is_in_capitals(std::string_view word);
// The singular, as English and French form it; "" if it ends otherwise or is short.
[[nodiscard]] std::string singular(std::string_view words);
// Small letters, with single spaces.
[[nodiscard]] std::string plain_words(std::string_view text);

} // namespace muster
