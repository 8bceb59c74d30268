// SPDX-License-Identifier: MIT
// WrittenTitle: what the line over a written list says, such as "Gauls at Telamon (Phalanx II, 12)": a name,
// and beside it the rule set and how large the army is. Internal to read_written_army().
#pragma once

#include "mail/detail/written_property.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct WrittenTitle {
    std::string name;          // without what follows
    bool says_ruleset = false; // by its title or id
    std::optional<std::int32_t> size;
    std::vector<ArmyNumber> numbers; // said of the army besides
    bool in_points = false;          // the size is one of points, not of troops
};

[[nodiscard]] WrittenTitle title_of(std::string_view line, const Ruleset& ruleset);

// A line of a letter, "hope it's legal", and no title.
[[nodiscard]] bool is_sentence(std::string_view line);

} // namespace muster
