// SPDX-License-Identifier: MIT
// Puts what a line claims of the army into a mail's reading.
#pragma once

#include "mail/detail/mail_reader.h"

#include <cstddef>
#include <string>

namespace muster {

// A number of the army that its player sets, or a figure that he worked out. `behind`: troops stand above the
// line. Asks where a number is out of its range.
void take_claim(const Claim& claim, std::size_t line, bool behind, const Ruleset& ruleset, MailReading& mail);

// "8 in the centre + 4 off = 12" where no class of troops is named and the rule set has no prices: the sum of
// the whole list; or where its units stand, by their numbers. False if the line is neither.
bool take_sum_line(std::string_view text, std::size_t line, const Vocabulary& vocabulary, MailReading& mail);

// All that a statement says of the army and its troops; what it says of links and bodies is left.
void take_statement(const Statement& statement, std::size_t line, bool behind, const Vocabulary& vocabulary,
                    MailReading& mail);
// "Left battle, 3 vignettes": figures of the part or unit that the heading begins.
void take_heading_figures(const std::string& heading, std::size_t line, const Vocabulary& vocabulary,
                          MailReading& mail);
// That nothing of the line was read.
void mark_unread(const std::string& text, const Vocabulary& vocabulary, LineQuestion& question);

// What is said of fewer troops goes before what is said of more.
void put_broadest_last(MailReading& mail);

// Whether a line that says this is none of troops.
[[nodiscard]] bool tells_no_troops(const Statement& statement);

} // namespace muster
