// SPDX-License-Identifier: MIT
// judged: one submission as it stands by itself, before it is compared with others.
#pragma once

#include "base/limits.h"
#include "event/event_status.h"

#include <cstddef>
#include <string>
#include <vector>

namespace muster {

[[nodiscard]] ListFinding of_pack(const PackFinding& finding);

// `player` is the name of the one whose it is; of the findings of its army so many are held. Never throws for
// what players sent.
[[nodiscard]] PlayerList judged(const StoredSubmission& submission, const std::string& player,
                                const EventPack& pack, const Rulesets& rulesets,
                                std::size_t most_held = most_list_findings);

// The list without its army, for which a tournament has no room.
[[nodiscard]] PlayerList without_army(PlayerList list, const EventPack& pack);

// Of the army as it was sent in and as it is judged; none if no army was read.
[[nodiscard]] std::vector<std::string> fingerprints_of_submission(const StoredSubmission& submission,
                                                                  const Rulesets& rulesets);

} // namespace muster
