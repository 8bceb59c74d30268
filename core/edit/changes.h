// SPDX-License-Identifier: MIT
// Change: one edit of the selected elements (add, delete, duplicate, move, set a trait), as the army and the
// selection afterwards. The window passes it to the Document. Nothing here knows the rules of the game.
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

// Elements of one level, copied from an army or to be added to one. Only that level's vector is used.
struct Pieces {
    Level level = Level::troop; // never army
    std::vector<Body> bodies;
    std::vector<Unit> units;
    std::vector<Troop> troops;

    [[nodiscard]] std::size_t size() const { return bodies.size() + units.size() + troops.size(); }
};

// The places that exist, sorted and without duplicates, the army itself, or places inside others of them.
[[nodiscard]] Places outermost(const Army& army, Places places);

// A new element with the rule set's defaults. A trait without default gets the middle of its range, or the
// value of `like`, which is an element of the same level.
[[nodiscard]] Body new_body(const Ruleset& ruleset, const Element* like = nullptr);
[[nodiscard]] Unit new_unit(const Ruleset& ruleset, const Element* like = nullptr);
// One more body for the army, like its last one, in the first position that none of its bodies has: the left
// wing after the centre.
[[nodiscard]] Body next_body(const Army& army, const Ruleset& ruleset);

// Copies of the elements at the places that have the level of the first place.
[[nodiscard]] Pieces pieces_at(const Army& army, const Places& places);
// Inserts them at `target`: at the end of an element of a higher level, where missing levels are created, or
// after an element of their own or a lower level.
[[nodiscard]] Change with_pieces(Army army, const Ruleset& ruleset, const Pieces& pieces,
                                 const Place& target);
// Inserts them so that the first of them is at `place`, which is of their level.
[[nodiscard]] Change with_pieces_at(Army army, const Pieces& pieces, const Place& place);

[[nodiscard]] Change without(Army army, const Places& places);
// With a copy after each, without the marks of which an army has one, such as the General's.
[[nodiscard]] Change duplicated(Army army, const Ruleset& ruleset, const Places& places);
// Moves them one place up or down, from one parent into the next if necessary. None if none can move.
[[nodiscard]] std::optional<Change> moved(const Army& army, const Places& places, int step);
enum class DropSide : std::uint8_t { before, after };
// Moves them into or after `target` as with_pieces() does, or before it if it is of the same level. None if
// the target is inside of what is moved.
[[nodiscard]] std::optional<Change> moved_to(const Army& army, const Ruleset& ruleset, const Places& places,
                                             const Place& target, DropSide side = DropSide::after);

// These leave the selection unchanged. All places must be of the trait's level.
// A name that is that of the trait's value, as the palette gives it, becomes that of the new value.
[[nodiscard]] Change with_value(Army army, const Places& places, const Trait& trait, std::int32_t value);
// Whether the element has the name of one of its traits' values, which no player has typed.
[[nodiscard]] bool is_named_after_a_trait(const Element& element, Level level, const Ruleset& ruleset);
[[nodiscard]] Change with_trait_text(const Army& army, const Ruleset& ruleset, const Places& places,
                                     const Trait& trait, std::string_view text);
[[nodiscard]] Change with_name(Army army, const Place& place, std::string_view name);
// Clamped to 1..most_count.
[[nodiscard]] Change with_count(Army army, const Places& troops, std::int32_t count);

} // namespace muster
