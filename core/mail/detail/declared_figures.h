// SPDX-License-Identifier: MIT
// The figures that a list states of itself (its size, totals of units, parts and the whole) beside those
// computed.
#pragma once

#include "check/report.h"
#include "mail/detail/army_maker.h"
#include "mail/written_army.h"

#include <vector>

namespace muster {

// "The total is 1000 points" over a list whose own sum stands beneath it was agreed.
void mark_agreed_sizes(MailReading& mail, const Ruleset& ruleset);

// Takes the agreed size of the army from what the list states over its troops. Returns what it states twice.
[[nodiscard]] std::vector<LineQuestion> take_agreed_size(const MailReading& mail, const Ruleset& ruleset,
                                                         Army& army);
// "declared 993 points, computed 990" for each that does not come out.
[[nodiscard]] std::vector<LineQuestion> wrong_figures(const MailReading& mail, const Ruleset& ruleset,
                                                      const Army& army, const Report& report);

// What it says of the prices of officers and that none of the army's cost.
[[nodiscard]] std::vector<LineQuestion> wrong_prices(const MailReading& mail, const Ruleset& ruleset,
                                                     const Army& army, const Report& report);

// Whether the list states a total behind its troops that is one of the whole army's.
[[nodiscard]] bool total_comes_out(const MailReading& mail, const Ruleset& ruleset, const Army& army,
                                   const Report& report);

// Whether lists of the rule set are added up to this value for the army.
[[nodiscard]] bool is_total(std::int32_t value, const Ruleset& ruleset, const Army& army,
                            const Report& report);

// What it states of the whole army, not of a part, whether it comes out or not.
[[nodiscard]] std::vector<WrittenFigure> figures_of_army(const MailReading& mail, const Ruleset& ruleset,
                                                         const Army& army, const Report& report);

// The totals and the number of errors that one of Muster's sheets printed and that its troops do not make.
[[nodiscard]] std::vector<LineQuestion> wrong_totals(const MailReading& mail, const Ruleset& ruleset,
                                                     const Army& army);

} // namespace muster
