// SPDX-License-Identifier: MIT
// The report of an event for its organiser: who sent what, states, findings, sums declared and computed,
// penalties. As a page for a browser, a table for a spreadsheet, a PDF.
#pragma once

#include "event/event_status.h"

#include <string>
#include <vector>

namespace muster {

struct ReportTable {
    std::vector<std::string> headings;
    std::vector<std::vector<std::string>> rows; // one for each list; a player without any has one too
};

[[nodiscard]] ReportTable report_table(const EventStatus& status);
// Names and notes are escaped: nothing that a player wrote can become HTML or a formula.
[[nodiscard]] std::string report_html(const EventStatus& status);
[[nodiscard]] std::string report_csv(const EventStatus& status);
[[nodiscard]] std::string report_pdf(const EventStatus& status);

// The roll with states, as programs for pairings read it: a row for each player.
[[nodiscard]] std::string pairing_csv(const EventStatus& status);

} // namespace muster
