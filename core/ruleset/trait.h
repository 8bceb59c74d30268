// SPDX-License-Identifier: MIT
// Trait: a named choice on one of the four levels of an army (class, order, epoch, nation, rating).
// A value is a small integer: the index of a choice, 0 or 1 for a flag, the number itself for a whole
// number. Texts are stored separately, since no rule reads them.
#pragma once

#include "base/word_table.h"
#include "ruleset/trait_kind.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

enum class Level : std::uint8_t { army, body, unit, troop };
constexpr std::size_t level_count = 4;
constexpr std::array<Level, level_count> all_levels{Level::army, Level::body, Level::unit, Level::troop};
[[nodiscard]] std::string_view level_name(Level level);
constexpr std::size_t index_of(Level level) {
    return static_cast<std::size_t>(level);
}
constexpr Level below(Level level) {
    return static_cast<Level>(index_of(level) + 1);
}
constexpr Level above(Level level) {
    return static_cast<Level>(index_of(level) - 1);
}

constexpr std::size_t most_traits = 24; // a level's choices, flags and whole numbers
constexpr std::size_t most_texts = 8;   // and its texts
constexpr std::size_t most_values = 64; // of a choice: one bit of a mask each

// The values of one element, by slot.
using TraitValues = std::array<std::int32_t, most_traits>;

// What a trait or one of its values means to the program, so that army lists can refer to it.
enum class TraitRole : std::uint8_t { none, general, year, placement, note };

struct TraitValue {
    std::string id;
    std::string name;
    std::string short_form; // as in the notation players write
    TraitRole role = TraitRole::none;
};

struct Trait {
    std::string id;
    std::string name;
    Level level = Level::troop;
    const TraitKind* kind = nullptr; // a row of trait_kinds(); never null in a rule set
    std::size_t slot = 0;            // in TraitValues; of a text among the level's texts
    std::vector<TraitValue> values;  // of a choice, or the flag's no and yes
    WordTable words;                 // the values' ids
    std::int32_t least = 0;          // of a whole number
    std::int32_t most = 0;
    bool required = false;
    std::int32_t default_value = no_value;

    // Exactly one of these three is true: it is a text, stored separately; each of its values has an id and a
    // name; or it is a number from least to most.
    [[nodiscard]] bool is_text() const { return kind->control == TraitControl::text; }
    // Whether it is a text that goes to the umpire, such as orders; a note is the player's own.
    [[nodiscard]] bool is_sent_text() const { return is_text() && role != TraitRole::note; }
    [[nodiscard]] bool has_words() const { return kind->control == TraitControl::words; }
    [[nodiscard]] bool is_number() const { return kind->control == TraitControl::number; }
    [[nodiscard]] bool is_switch() const { return kind->is_switch; }
    // Words to choose from, but not just no and yes.
    [[nodiscard]] bool is_choice() const { return has_words() && !is_switch(); }
    [[nodiscard]] std::optional<std::int32_t> parse(std::string_view text) const {
        return kind->parse(*this, text);
    }
    // The role of a whole number, or placement of a choice: where its troops stand is the player's to say,
    // and a list that does not speak of it leaves it free. Or note of a text: what the player writes down for
    // himself, which no opponent sees. The values of a choice or flag have roles of their own.
    TraitRole role = TraitRole::none;
    [[nodiscard]] TraitRole role_of(std::int32_t value) const {
        return has_words() ? values[static_cast<std::size_t>(value)].role : role;
    }
    // The id of a value as an army file writes it: "HIP", "yes", "12".
    [[nodiscard]] std::string value_id(std::int32_t value) const { return kind->value_id(*this, value); }
    [[nodiscard]] std::string value_name(std::int32_t value) const { return kind->value_name(*this, value); }
};

// A named set of a choice's values.
struct ValueGroup {
    std::string id;
    std::string name;
    std::size_t trait = 0; // index among the traits of the rule set
    std::uint64_t mask = 0;
};

} // namespace muster
