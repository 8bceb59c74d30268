// SPDX-License-Identifier: MIT
// Army: what a player has put together, army › body › unit › troop, as a plain value. An edit makes a
// new one (army/edits.h); a check only reads it. Trait values are numbers; the army's Ruleset defines their
// meaning (ruleset/trait.h); nothing here depends on a particular rule set.
#pragma once

#include "ruleset/trait.h"

#include <cstdint>
#include <string>
#include <vector>

namespace muster {

constexpr std::int32_t most_count = 999;

// What the elements of every level have.
struct Element {
    std::string name;
    TraitValues values{};
    std::vector<std::string> texts; // of the level's text traits, by slot; empty if none is given

    friend bool operator==(const Element&, const Element&) = default;
};

// A group of identical vignettes or figures.
struct Troop : Element {
    std::int32_t count = 1; // 1..most_count
    std::string entry;      // of the army list, or nothing

    friend bool operator==(const Troop&, const Troop&) = default;
};

struct Unit : Element {
    std::vector<Troop> troops;

    friend bool operator==(const Unit&, const Unit&) = default;
};

struct Body : Element {
    std::vector<Unit> units;

    friend bool operator==(const Body&, const Body&) = default;
};

struct About {
    std::string player;
    std::string event;
    std::string date;
    std::string notes;

    friend bool operator==(const About&, const About&) = default;
};

struct Army : Element {
    std::string ruleset;
    std::string list; // the army list's id, or nothing
    std::string data; // the data revision it was last saved with, or nothing
    About about;
    std::vector<Body> bodies;

    friend bool operator==(const Army&, const Army&) = default;
};

} // namespace muster
