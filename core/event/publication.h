// SPDX-License-Identifier: MIT
// What everybody may see of an event: the armies that passed or were accepted, as opponent's copies, without
// orders and notes; and labels for the tables.
#pragma once

#include "base/limits.h"
#include "event/event_status.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct PublishedPage {
    std::string file; // without a folder: "index.html"
    std::string html;
};

// The player's name as a part of a file's name that is valid on every system: "ann-archer" with "-" between.
[[nodiscard]] std::string name_in_files(const RollPlayer& player, std::string_view between);

// How much of the event is in what everybody may see.
struct PublishedLists {
    std::size_t lists = 0;
    std::size_t players = 0;        // with at least one of these lists
    std::size_t on_roll = 0;        // players of the event
    std::vector<std::string> names; // of players who miss a list, in the order of the roll
};
[[nodiscard]] PublishedLists published_lists(const EventStatus& status);

// Pages that need no other file and no network. The first is the index. Throws std::runtime_error if they
// take more than `most_bytes` together.
[[nodiscard]] std::vector<PublishedPage> published_pages(const EventStatus& status, const Rulesets& rulesets,
                                                         std::size_t most_bytes = largest_publication);

// The booklet, which begins with its contents and has numbers on its pages, and the umpire's sheets of all
// armies that could be read. Empty if there is no army.
[[nodiscard]] std::string booklet_pdf(const EventStatus& status, const Rulesets& rulesets);
[[nodiscard]] std::string umpire_sheets_pdf(const EventStatus& status, const Rulesets& rulesets);

// A label for each list, with a QR code of the army's fingerprint.
[[nodiscard]] std::string labels_pdf(const EventStatus& status);

} // namespace muster
