// SPDX-License-Identifier: MIT
// An event of any number of players made for tests and benches: its roll, and two submissions of each player,
// a third of them mails, a third army files, a third PDFs of sheets.
#pragma once

#include "event/event_file.h"
#include "event/event_pack.h"
#include "ruleset/rulesets.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace muster::tests {

struct MadeEvent {
    std::filesystem::path file;   // not created yet
    std::filesystem::path folder; // of the submissions
    std::string pack;
    std::size_t players = 0;
};

// Writes the submissions below `folder`.
[[nodiscard]] MadeEvent make_event(const std::filesystem::path& folder, std::size_t players,
                                   const Rulesets& rulesets);
// Creates the event's file with its roll.
[[nodiscard]] EventFile create_event(const MadeEvent& made, const Rulesets& rulesets);

// The sample event of tests/data, with its roll and all that its players sent, as a file in this folder.
[[nodiscard]] std::filesystem::path create_sample_event(const std::filesystem::path& folder,
                                                        const Rulesets& rulesets);

} // namespace muster::tests
