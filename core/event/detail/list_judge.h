// SPDX-License-Identifier: MIT
// judged: one submission as it stands by itself, before it is compared with others.
#pragma once

#include "event/event_status.h"

#include <string>
#include <vector>

namespace muster {

[[nodiscard]] ListFinding of_pack(const PackFinding& finding);

// `player` is the name of the one whose it is. Never throws for what players sent.
[[nodiscard]] PlayerList judged(const StoredSubmission& submission, const std::string& player,
                                const EventPack& pack, const Rulesets& rulesets);

// Of the army as it was sent in and as it is judged; none if no army was read.
[[nodiscard]] std::vector<std::string> fingerprints_of_submission(const StoredSubmission& submission,
                                                                  const Rulesets& rulesets);

} // namespace muster
