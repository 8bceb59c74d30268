// SPDX-License-Identifier: MIT
// LineReading: what a line of troops says, in one of the ways in which all of its words mean something. Every
// token of the line is a value, a count, a price, a name or a joining word, or it raises a question.
#pragma once

#include "mail/detail/vocabulary.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

struct WrittenNumber {
    enum class Role : std::uint8_t { unknown, each, sum, size, computed };
    std::int32_t value = 0;
    Role role = Role::unknown;
    bool may_be_count = false; // nothing beside it says what it is
    std::string heading{};     // of the column that it stands in, in small letters
};

struct TroopReading {
    std::int32_t count = 1;
    std::int32_t copies = 1; // "3 x 20 MI": so many units
    bool counted = false;
    bool shared = false;          // "3 unit commanders" of three units: a sum of theirs is that of all
    std::vector<ValueOf> values;  // of troop and unit
    bool joined = false;          // to the troop before it, by "+" or "with"
    bool guessed = false;         // the class is a reading of ours
    bool coded = false;           // the class is a code of the notation
    bool alike = false;           // "General" is said of all of its count, not of one
    bool without_officer = false; // its row leaves the column of officers empty
    bool leads_others = false;    // "led by the C-in-C": he may be counted elsewhere
    std::vector<ValueOf> usual;   // what such troops are as a rule, where the line leaves it open
    std::vector<std::pair<ValueOf, std::string>>
        of_kind; // values that only a kind's name says, with the doubt
    std::string name;
    std::vector<WrittenNumber> numbers; // prices, sums, and what could be neither
    std::vector<std::string> doubts;    // settled where the prices come out
    std::vector<std::string> glosses;   // in brackets; settled where nothing is left to be said
    std::vector<std::string> questions;
    std::vector<std::string> notes;

    [[nodiscard]] bool says(std::size_t trait) const;
    [[nodiscard]] std::int32_t value(std::size_t trait, std::int32_t otherwise) const;
};

struct LineReading {
    std::vector<TroopReading> troops;
    std::string label; // the words before a colon
};

// Every reading of the line; none if no troop stands in it. At most 64 of them.
[[nodiscard]] std::vector<LineReading> readings_of(std::string_view line, const Vocabulary& vocabulary);

// Whether something in the line says a class of troops, and how surely; nothing if none.
enum class ClassWord : std::uint8_t { none, guess, kind, name, code };
[[nodiscard]] ClassWord class_word_in(std::string_view line, const Vocabulary& vocabulary);

} // namespace muster
