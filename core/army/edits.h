// SPDX-License-Identifier: MIT
// Edit: one change of an army, as a value that can be stored, compared and undone. edited() returns the
// changed army; inverse() returns the edit that undoes it. Places and indices refer to the army before the
// edit. The caller must pass values that the trait allows (ruleset/trait.h).
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

// A name, and a text, is cut at the length that base/limits.h allows.
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

// The entry of the army list that a troop names; "" for none.
struct SetEntry {
    Place troop;
    std::string entry;

    friend bool operator==(const SetEntry&, const SetEntry&) = default;
};

// The data revision that the army was last saved with.
struct SetData {
    std::string data;

    friend bool operator==(const SetData&, const SetData&) = default;
};

// A new body, unit or troop at `place`: an existing place, whose element moves down, or the one behind the
// last.
struct Insert {
    Place place;
    std::variant<Body, Unit, Troop> element;

    friend bool operator==(const Insert&, const Insert&) = default;
};

struct Remove {
    Place place; // not the army itself

    friend bool operator==(const Remove&, const Remove&) = default;
};

// Swaps two children of the same element.
struct Exchange {
    Place place;
    std::uint32_t other = 0; // from 1, as in a Place

    friend bool operator==(const Exchange&, const Exchange&) = default;
};

// Removes the element at `from` and inserts it at `to`, a place of the same level in the army without it.
struct Move {
    Place from;
    Place to;

    friend bool operator==(const Move&, const Move&) = default;
};

using Edit =
    std::variant<SetValue, SetTexts, SetName, SetCount, SetEntry, SetData, Insert, Remove, Exchange, Move>;

[[nodiscard]] Army edited(Army army, const Edit& edit);
// Applies the edits in order.
[[nodiscard]] Army edited(Army army, const std::vector<Edit>& edits);

// With names and texts cut at the lengths that base/limits.h allows, so that what is written can be read
// again.
[[nodiscard]] Army with_texts_cut(Army army);

// edited(edited(army, edit), inverse(edit, army)) is the army again.
[[nodiscard]] Edit inverse(const Edit& edit, const Army& army);

// Whether the edit moves elements, so that a Place may refer to a different element afterwards.
[[nodiscard]] bool changes_shape(const Edit& edit);

// The edit that sets a text trait of an element; "" clears it.
[[nodiscard]] Edit with_text(const Army& army, const Ruleset& ruleset, const Place& place, std::size_t slot,
                             std::string_view text);

} // namespace muster
