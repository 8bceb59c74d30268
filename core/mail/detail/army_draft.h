// SPDX-License-Identifier: MIT
// ArmyDraft: the structure of an army as the layout of a list shows it: bodies, units, and in them lines of
// troops that may still be read in several ways.
#pragma once

#include "mail/detail/line_reading.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster {

// A line of troops, or a row of a table.
struct LineDraft {
    std::size_t line = 0; // in the text
    std::string text;
    std::vector<LineReading> ways;
    bool row = false;
};

// One troop of a line.
struct TroopDraft {
    std::size_t line = 0;  // among the draft's lines
    std::size_t troop = 0; // among the troops of each of its ways
};

struct UnitDraft {
    std::string name;
    std::string label; // the number or letter before its first line
    std::vector<ValueOf> values;
    std::vector<ValueOf> of_troops; // what its heading says of all of them
    std::vector<TroopDraft> troops;
    std::string text;                         // of its first text trait, such as written orders
    std::size_t line = 0;                     // in the text
    std::size_t indent = 0;                   // of that line
    std::optional<std::int32_t> stated_count; // of its heading
    bool named_link = false;                  // "link" stands in its heading
    bool officer_alone = false;
    std::string officer_name{}; // of the row of its officer
    bool after_blank = false;
    bool by_column = false; // some of its troops stand beneath others, without a name of their own
};

struct BodyDraft {
    std::string name;
    std::string heading; // all of it
    std::size_t line = 0;
    std::vector<ValueOf> values;
    std::vector<std::pair<std::size_t, std::int32_t>> numbers; // whole traits
    std::vector<ValueOf> of_troops;                            // what its heading says of all of them
    std::vector<ValueOf> perhaps_of_troops;                    // a word of its name alone says it
    std::vector<UnitDraft> units;
};

struct UnitPlace {
    std::size_t body = 0;
    std::size_t unit = 0;
};

struct ArmyDraft {
    std::vector<LineDraft> lines;
    std::vector<BodyDraft> bodies;
};

// nullptr where the last body has none.
[[nodiscard]] UnitDraft* last_unit_of(ArmyDraft& draft);

template <typename Test>
[[nodiscard]] bool any_unit(const ArmyDraft& draft, const Test& test) {
    return std::any_of(draft.bodies.begin(), draft.bodies.end(), [&](const BodyDraft& body) {
        return std::any_of(body.units.begin(), body.units.end(), test);
    });
}

// Whether the line of the text, by its number, holds troops.
[[nodiscard]] bool has_troops_in_line(const ArmyDraft& draft, std::size_t line);

// Whether a troop of the unit says the value itself.
[[nodiscard]] bool any_says(const ArmyDraft& draft, const UnitDraft& unit, const ValueOf& value);

// Whether the value marks the General's troop or unit.
[[nodiscard]] bool is_of_general(const ValueOf& value, const Ruleset& ruleset);
// Whether some troop or unit is marked as the General's.
[[nodiscard]] bool says_general(const ArmyDraft& draft, const Ruleset& ruleset);

// "Hoplites, 4" and "Hoplites, 3" in rows beneath each other: whether the unit has troops that differ from
// the reading's in nothing but their count, so that both are units.
[[nodiscard]] bool has_same_troops(const ArmyDraft& draft, const UnitDraft& unit, const LineReading& reading);

// The heading of a part without troops so far that may have this name, "West wing" of "West"; the name
// if there is none.
[[nodiscard]] std::string heading_told_before(const ArmyDraft& draft, const std::string& name);

// The units' trait for links, if the rule set has one.
[[nodiscard]] std::optional<std::size_t> trait_of_links(const Ruleset& ruleset);
// Whether some unit is linked.
[[nodiscard]] bool has_link(const ArmyDraft& draft, const Ruleset& ruleset);

} // namespace muster
