// SPDX-License-Identifier: MIT
// TraitKind: what the values of a trait are. One row of the table in trait_kind.cpp holds everything that
// differs between the kinds. The rest of the program asks a trait what it can do, not which kind it is.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace muster {

class ElementReader;
struct Trait;

// The value of an optional whole number that is not given.
constexpr std::int32_t no_value = std::numeric_limits<std::int32_t>::min();

// How a player chooses a value.
enum class TraitControl : std::uint8_t { words, number, text };

struct TraitKind {
    std::string_view element; // declares such a trait in ruleset.xml
    TraitControl control;
    bool is_switch; // its values are no and yes, and it is named after what yes means
    // Reads what the declaring element says of the values; id, name and level have been read.
    void (*declare)(Trait& trait, ElementReader& reader);
    // The value that a text in an army file stands for, if it stands for any. Not used for texts.
    std::optional<std::int32_t> (*parse)(const Trait& trait, std::string_view text);
    // As an army file writes it; "" for no_value.
    std::string (*value_id)(const Trait& trait, std::int32_t value);
    std::string (*value_name)(const Trait& trait, std::int32_t value);
    // What a new element gets if the rule set has no default.
    std::int32_t (*first_value)(const Trait& trait);
    // The value of the most ordinary troop.
    std::int32_t (*ordinary_value)(const Trait& trait);
    // For error messages: "a whole number from 1 to 6", "one of foot, mounted".
    std::string (*expected)(const Trait& trait);
    // For a list of traits: "1 to 6", "foot; mounted = Mounted troops".
    std::string (*allowed)(const Trait& trait);
};

[[nodiscard]] std::span<const TraitKind> trait_kinds();

} // namespace muster
