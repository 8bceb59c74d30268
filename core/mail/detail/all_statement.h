// SPDX-License-Identifier: MIT
// What a sentence says of all troops, or of all of one kind: "All regular, nobody has barding", "Foot is on
// four bases and horse on two", "Unless stated otherwise a vignette is of average size".
#pragma once

#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster {

// A value that troops have unless their own line says another.
struct SaidOfTroops {
    ValueOf value;
    std::uint64_t classes = 0;           // a bit for each class that it is said of; 0: of all
    std::optional<std::size_t> having{}; // the trait of which those have a value: "all chariots"

    // How many classes it is said of: the fewer, the surer.
    [[nodiscard]] int breadth() const { return having ? 0 : classes == 0 ? 64 : std::popcount(classes); }
    [[nodiscard]] bool is_of(std::int32_t class_value) const {
        return classes == 0 ||
               (class_value >= 0 && (classes >> static_cast<unsigned>(class_value) & 1U) != 0);
    }
};

// "except the Immortals, who are regular": of the troops that have one of the words in their name.
struct SaidOfNamed {
    std::vector<std::string> words; // of one name
    ValueOf value;
    bool perhaps = false; // nobody need be called so: "…, mahouts and all"
    bool alone = false;   // nothing is said of the rest: "All goblins are irregular"
    bool beside = false;  // only where others of their unit say so
};

// The class that troops have whose line says none.
struct SaidClass {
    std::int32_t value = 0;
    bool perhaps_of_kind = false; // "All mounted, regular": of troops of another class it may say nothing
};

struct AllStatement {
    std::vector<SaidOfTroops> of_troops;
    std::optional<SaidClass> of_class;            // "All of mine are mounted regulars"
    std::vector<ValueOf> of_army;                 // choices: "an irregular army"
    std::vector<std::vector<std::string>> except; // the troops that are excepted, each in words
    std::vector<SaidOfNamed> of_named;
    std::string question; // about what it leaves open
};

// `phrases` of troops. Marks in `explained` the tokens that were understood; those marked already belong to
// another statement.
[[nodiscard]] AllStatement all_statement_in(const Phrases& phrases, const Vocabulary& vocabulary,
                                            std::vector<bool>& explained);
} // namespace muster
