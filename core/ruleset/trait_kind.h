// SPDX-License-Identifier: MIT
// TraitKind: the kinds of traits, and in one row a kind all that differs between them. The rest of the
// program asks a trait what it can do, not which kind it is.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

struct Trait;

enum class TraitKind : std::uint8_t { choice, flag, whole, text };
constexpr std::size_t trait_kind_count = 4;

// The value of an optional whole number that is not given.
constexpr std::int32_t no_value = std::numeric_limits<std::int32_t>::min();

// How a player chooses a value.
enum class TraitControl : std::uint8_t { words, number, text };

struct TraitKindRow {
    TraitKind kind;
    std::string_view element; // that declares it in ruleset.xml
    bool is_text;             // its value is a text; else a number in TraitValues
    bool has_words;           // each value has an id and a name; else it is any number from least to most
    bool is_switch;           // no or yes, and named after what yes means
    TraitControl control;
    // The value that a text of an army file means; nothing if it means none. Not of texts.
    std::optional<std::int32_t> (*parse)(const Trait& trait, std::string_view text);
    // As an army file writes it; "" for no_value.
    std::string (*value_id)(const Trait& trait, std::int32_t value);
    std::string (*value_name)(const Trait& trait, std::int32_t value);
    // What a new element takes where the rule set has no default.
    std::int32_t (*first_value)(const Trait& trait);
    // What a troop takes that is to be as ordinary as possible.
    std::int32_t (*ordinary_value)(const Trait& trait);
    // What it may be: "1 to 6", "foot; mounted = Mounted troops".
    std::string (*allowed)(const Trait& trait);
};

[[nodiscard]] const TraitKindRow& row_of(TraitKind kind);

} // namespace muster
