// SPDX-License-Identifier: MIT
// What the library knows of a stored army and its revisions.
#pragma once

#include "library/army_facts.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster {

using ArmyId = std::int64_t;
using Moment = std::int64_t; // milliseconds since 1970, UTC

[[nodiscard]] Moment now();

// Sixteen random digits and letters, different in every library. Throws LibraryError.
[[nodiscard]] std::string new_library_key();

// An army as a list shows it, from its current revision.
struct StoredArmy {
    ArmyId id = 0;
    std::string key;
    std::string ruleset;
    std::string list;
    std::string name;
    std::string player;
    std::string event;
    std::string date;
    Moment created = 0;
    Moment saved = 0;
    std::optional<Moment> trashed;
    std::optional<Verdict> verdict; // when it was saved; nothing if the rules could not read the army
    std::string totals;
    std::optional<std::string> broken; // as in ArmyFacts; nothing if it was not stored
    std::int32_t revision = 1;         // number of the current one
    std::int32_t revisions = 1;        // how many there are
    std::vector<std::string> tags;
};

struct Revision {
    std::int64_t id = 0;
    std::int32_t number = 1;
    Moment saved = 0;
    std::string label;
    std::string fingerprint;
    std::string data;

    friend bool operator==(const Revision&, const Revision&) = default;
};

} // namespace muster
