// SPDX-License-Identifier: MIT
// Change: what a player does to a selection in one go (add, delete, duplicate, move, set a trait of many), as
// the army afterwards and what is to be selected then. The window asks for a Change and hands it to the
// Document; nothing here looks at a rule of the game.
#pragma once

#include "army/place.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace muster {

using Places = std::vector<Place>;

struct Change {
    Army army;
    Places selection;
};

// Elements of one level, taken out of an army or on their way into one; only that level's list is filled.
struct Pieces {
    Level level = Level::troop; // not army
    std::vector<Body> bodies;
    std::vector<Unit> units;
    std::vector<Troop> troops;

    [[nodiscard]] std::size_t size() const { return bodies.size() + units.size() + troops.size(); }
};

// Those that exist, sorted, each once, and none that stands inside another one or is the army itself.
[[nodiscard]] Places outermost(const Army& army, Places places);

// An element with the rule set's defaults; what has no default takes the middle of what it may be, or the
// value of `like`, an element of the same level.
[[nodiscard]] Body new_body(const Ruleset& ruleset, const Element* like = nullptr);
[[nodiscard]] Unit new_unit(const Ruleset& ruleset, const Element* like = nullptr);

// Copies of the elements at the places, all of the level of the first of them.
[[nodiscard]] Pieces pieces_at(const Army& army, const Places& places);
// Puts them in at `target`: inside an element of a higher level (at the end, making what is missing between),
// or after one of their own or a lower level.
[[nodiscard]] Change with_pieces(Army army, const Ruleset& ruleset, const Pieces& pieces,
                                 const Place& target);
// Puts them in so that the first of them stands at `place`, which is of their level.
[[nodiscard]] Change with_pieces_at(Army army, const Pieces& pieces, const Place& place);

[[nodiscard]] Change without(Army army, const Places& places);
// A copy of each behind it.
[[nodiscard]] Change duplicated(Army army, const Places& places);
// One place up or down, over the edge of the parent into the next one. Nothing if none can move so.
[[nodiscard]] std::optional<Change> moved(const Army& army, const Places& places, int step);
enum class DropSide : std::uint8_t { before, behind };
// Into or behind `target` as with_pieces(), or before it if it is of the same level. Nothing if the target
// stands inside what is moved.
[[nodiscard]] std::optional<Change> moved_to(const Army& army, const Ruleset& ruleset, const Places& places,
                                             const Place& target, DropSide side = DropSide::behind);

// The selection stays what it is. Places must all be of the trait's level.
[[nodiscard]] Change with_value(Army army, const Places& places, const Trait& trait, std::int32_t value);
[[nodiscard]] Change with_trait_text(const Army& army, const Ruleset& ruleset, const Places& places,
                                     const Trait& trait, std::string_view text);
[[nodiscard]] Change with_name(Army army, const Place& place, std::string_view name);
// Held to 1..most_count.
[[nodiscard]] Change with_count(Army army, const Places& troops, std::int32_t count);

} // namespace muster
