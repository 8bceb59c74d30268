// SPDX-License-Identifier: MIT
// "Centre, three support links:": a part whose heading says that its units are links.
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// Makes links of the units of such a part, lines of two ranks ("HIS in front, LIN behind") among them, where
// there are as many as the heading counts. Returns the lines of the headings that count otherwise.
[[nodiscard]] std::vector<std::size_t> settle_links_of_bodies(ArmyDraft& draft, const Vocabulary& vocabulary);

// "linked in line" of "Left wing, linked in line": what its heading says of a link that all of the part is;
// "" if it says nothing like it.
[[nodiscard]] std::string link_of_whole_part(std::string_view heading, const Vocabulary& vocabulary);

// "4. A support link. HIS in front, LIN behind": a link that opens the line of its troops, as "4. support
// link: HIS in front, LIN behind". It says nothing of the troops above. "Single: 2 HCC" as "Not linked: 2
// HCC".
[[nodiscard]] std::vector<MailLine> with_links_announced(std::vector<MailLine> lines,
                                                         const Vocabulary& vocabulary);
// "a support link, HIS in front, LIN behind" as "support link: HIS in front, LIN behind".
[[nodiscard]] std::string with_link_as_heading(std::string line, const Vocabulary& vocabulary);

} // namespace muster
