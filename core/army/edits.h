// SPDX-License-Identifier: MIT
// Edit: one change of an army, as a value that can be kept, compared and undone. edited() makes the army
// with the change made; inverse() is the edit that takes it back. Places and indices must be those of the
// army that the edit is made on; what a trait may be is the caller's business (ruleset/trait.h).
#pragma once

#include "army/place.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace muster {

struct SetValue {
    Place place;
    std::size_t slot = 0;
    std::int32_t value = 0;

    friend bool operator==(const SetValue&, const SetValue&) = default;
};

// All texts of an element; see with_text() for one of them.
struct SetTexts {
    Place place;
    std::vector<std::string> texts;

    friend bool operator==(const SetTexts&, const SetTexts&) = default;
};

struct SetName {
    Place place;
    std::string name;

    friend bool operator==(const SetName&, const SetName&) = default;
};

struct SetCount {
    Place troop;
    std::int32_t count = 1; // 1..most_count

    friend bool operator==(const SetCount&, const SetCount&) = default;
};

// The entry of the army list that a troop says it is; "" for none.
struct SetEntry {
    Place troop;
    std::string entry;

    friend bool operator==(const SetEntry&, const SetEntry&) = default;
};

// The data revision that the army counts as made with.
struct SetData {
    std::string data;

    friend bool operator==(const SetData&, const SetData&) = default;
};

// A new body, unit or troop, which stands at `place` afterwards; the place says one that is there, or one
// more than there are.
struct Insert {
    Place place;
    std::variant<Body, Unit, Troop> element;

    friend bool operator==(const Insert&, const Insert&) = default;
};

struct Remove {
    Place place; // not the army itself

    friend bool operator==(const Remove&, const Remove&) = default;
};

// Two children of the same element change places.
struct Exchange {
    Place place;
    std::uint32_t other = 0; // from 1, as in a Place

    friend bool operator==(const Exchange&, const Exchange&) = default;
};

// Taken out at `from` and put in at `to`, a place of the same level in the army without it.
struct Move {
    Place from;
    Place to;

    friend bool operator==(const Move&, const Move&) = default;
};

using Edit =
    std::variant<SetValue, SetTexts, SetName, SetCount, SetEntry, SetData, Insert, Remove, Exchange, Move>;

[[nodiscard]] Army edited(Army army, const Edit& edit);
// One after the other.
[[nodiscard]] Army edited(Army army, const std::vector<Edit>& edits);

// edited(edited(army, edit), inverse(edit, army)) is the army again.
[[nodiscard]] Edit inverse(const Edit& edit, const Army& army);

// Whether elements stand elsewhere afterwards, so that places mean others than before.
[[nodiscard]] bool changes_shape(const Edit& edit);

// The edit that gives an element's text trait a value; "" takes it away.
[[nodiscard]] Edit with_text(const Army& army, const Ruleset& ruleset, const Place& place, std::size_t slot,
                             std::string_view text);

} // namespace muster
