// SPDX-License-Identifier: MIT
// Vocabulary: the phrases in which players of a rule set write, gathered from its traits, its notation, its
// conversion and its words, and what each of them may mean.
#pragma once

#include "mail/detail/mail_token.h"
#include "ruleset/ruleset.h"

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace muster {

struct ValueOf {
    std::size_t trait = 0; // index among the rule set's traits
    std::int32_t value = 0;

    friend bool operator==(const ValueOf&, const ValueOf&) = default;
};

// How sure a meaning is: a code of the notation, a name that the rules or the player give, a name of a kind
// that the printed conversion has, a reading of ours.
enum class Source : std::uint8_t { code, name, kind, guess };

struct Meaning {
    std::vector<ValueOf> values;
    Source source = Source::name;
};

struct Phrase {
    std::vector<std::string> tokens;
    std::string exact; // if not empty: small letters alone do not match
    std::vector<Meaning> meanings;
    std::vector<std::size_t> labels; // traits whose name it is
    bool doubtful = false;           // the player defined a part of it otherwise
    bool small_only = false;         // "b", which the player does not mean by "B"
    bool weak = false; // an adjective of class names too, such as "light": not a value beside an unknown word
};

// A phrase at a token; `end` is the token behind it.
struct PhraseMatch {
    const Phrase* phrase = nullptr;
    std::size_t begin = 0;
    std::size_t end = 0;
};

struct KnownLines;
class ReadingTime;

class Vocabulary {
public:
    explicit Vocabulary(const Ruleset& ruleset);

    // From now on each line is worked out once only. Then it must stay in one thread.
    void remember_lines();
    // From now on spend_time() throws InputError once this thread has worked for so long.
    void limit_time(std::chrono::milliseconds most);
    // To be called wherever a text may be made to take long; tokens() does.
    void spend_time() const;
    // What was worked out of lines so far; null if nothing is remembered.
    [[nodiscard]] KnownLines* known_lines() const { return known_lines_.get(); }

    // The player puts a sign such as "+" behind the class, with spaces around it.
    void set_signs_apart();
    [[nodiscard]] bool signs_apart() const { return signs_apart_; }

    // The player's own word for what `values` say; what the rule set says of the word is forgotten.
    void define(std::string_view words, std::vector<ValueOf> values);

    [[nodiscard]] std::optional<PhraseMatch> longest(const Tokens& tokens, std::size_t at) const;
    // Whether a code begins at the token that says no class: "RA".
    [[nodiscard]] bool is_code(const Tokens& tokens, std::size_t at) const;
    [[nodiscard]] Tokens tokens(std::string_view line) const;
    // The words of the name and the id of a trait that is a choice of troops; none for other traits.
    [[nodiscard]] const Tokens& name_of(std::size_t trait) const { return names_[trait]; }
    // Whether some phrase has the token as its first word.
    [[nodiscard]] bool begins_phrase(const Token& token) const;
    // The value of the trait that these tokens are, whole; also "4" for the value IV.
    [[nodiscard]] std::optional<std::int32_t> value_of(const Trait& trait, const Tokens& tokens,
                                                       std::size_t begin, std::size_t end) const;
    // A known word one letter away from an unknown one of five letters or more; "" if there is none.
    [[nodiscard]] std::string nearest(std::string_view small_word) const;
    [[nodiscard]] const Ruleset& ruleset() const { return ruleset_; }
    [[nodiscard]] const std::vector<Phrase>& phrases() const { return phrases_; }
    // The trait that makes something a troop: the first of its level.
    [[nodiscard]] std::size_t class_trait() const { return class_trait_; }
    // Whether troops of this class stand alone, as generals and officers do. -1, for no class, is allowed.
    [[nodiscard]] bool is_leader(std::int32_t class_value) const;

    // Whether the notation puts a letter before the trait's values ("EIV"), or a hyphen ("IV-D").
    [[nodiscard]] bool needs_prefix(std::size_t trait) const { return prefixed_.contains(trait); }
    [[nodiscard]] bool needs_hyphen(std::size_t trait) const { return hyphened_.contains(trait); }
    // "Weight of artillery" and "Artillery, amalgamated" do.
    [[nodiscard]] bool share_a_word(std::string_view name, std::string_view other) const;
    // Whether a trait of troops has the name of some class, such as "Engine": of other classes it says
    // nothing.
    [[nodiscard]] bool is_named_after_class(std::size_t trait) const {
        return named_after_class_.contains(trait);
    }

private:
    Phrase& phrase(std::string_view words);
    void add(std::string_view words, Meaning meaning, bool exact = false);
    [[nodiscard]] bool is_bound_to_class(const Trait& trait) const;
    void add_traits(Level level);
    void add_value(std::size_t index, std::int32_t value);
    [[nodiscard]] std::vector<ValueOf> with_line_left(std::string_view word, const ValueOf& place) const;
    void add_labels();
    void add_notation();
    void add_notation_part(const NotationPart& part);
    void add_conversion();
    void find_named_after_class();
    void read_names();
    void merge_plurals();
    void forget_lines();
    bool define_small_letter(std::string_view words, const std::vector<ValueOf>& values);
    [[nodiscard]] std::vector<Token> tokens_read(std::string_view line) const;
    [[nodiscard]] std::string word_cut_to(const std::string& beginning) const;
    [[nodiscard]] bool is_class_code(const Token& token) const;
    [[nodiscard]] bool opens_notation(const Tokens& tokens, std::size_t at) const;
    [[nodiscard]] std::size_t match_length(const Phrase& phrase, const Tokens& tokens, std::size_t at) const;

    const Ruleset& ruleset_;
    std::size_t class_trait_ = 0;
    std::vector<Phrase> phrases_;
    std::unordered_map<std::string, std::size_t> by_text_;
    std::map<std::string, std::vector<std::size_t>> by_first_; // in order, to find what begins alike
    std::unordered_set<std::string> with_digits_;              // "2hw"
    std::unordered_set<std::string> class_words_;              // "light", "heavy"
    std::unordered_set<std::size_t> prefixed_;
    std::unordered_set<std::size_t> hyphened_;
    std::unordered_set<std::size_t> named_after_class_;
    std::vector<Tokens> names_; // by trait
    bool signs_apart_ = false;
    std::shared_ptr<KnownLines> known_lines_;
    std::shared_ptr<ReadingTime> time_; // null: as long as it takes
};

// Of letters, and none of them small.
[[nodiscard]] bool is_in_capitals(std::string_view word);

// How integrity and epochs are numbered.
inline constexpr std::string_view roman_numbers[] = {"I", "II", "III", "IV", "V"};

[[nodiscard]] bool is_roman_number(std::string_view word);

// The trait values that a pattern asks for; of several the first.
[[nodiscard]] std::vector<ValueOf> values_of(const Pattern& pattern, const Ruleset& ruleset);

} // namespace muster
