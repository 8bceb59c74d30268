// SPDX-License-Identifier: MIT
// Talk: the sentences of a mail that hold no troops, and which of them may matter to the army.
#pragma once

#include "mail/detail/mail_reader.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace muster {

struct Talk {
    std::size_t line = 0;
    std::string text;
    std::string rest; // of it, of which nothing was understood
    bool understood = false;
    bool behind = false; // the closing of the mail
    bool settled = false;
    bool of_all = false;      // a part of it was taken as a statement about all troops
    bool over_troops = false; // no troops stand before it, be it in the same line
};

// What is said among the troops, or of all of them, and was not understood. `first_troop`: the line of the
// first troops.
[[nodiscard]] std::vector<const Talk*> talk_that_may_matter(const std::vector<Talk>& all,
                                                            std::size_t first_troop,
                                                            const MailReading& reading,
                                                            const Vocabulary& vocabulary);
// The lines from `first_troop` on that name the General and are not asked about: where no troop is marked as
// his, nothing is passed over there.
[[nodiscard]] std::vector<const MailLine*> lines_naming_general(const std::vector<MailLine>& lines,
                                                                std::size_t first_troop,
                                                                const MailReading& reading,
                                                                const Vocabulary& vocabulary);
// "The General is with unit 2": puts into the draft where somebody is. Returns the lines of leaders who lead
// nobody that the list shows.
[[nodiscard]] std::vector<std::size_t> settle_spoken_references(std::vector<Talk>& all, MailReading& reading,
                                                                const Vocabulary& vocabulary);
// Adds to the reading's questions what the talk may say of the troops and was not understood. `first_troop`:
// the line of the first troops, if there are any.
void ask_of_talk(const std::vector<Talk>& all, const std::vector<MailLine>& lines,
                 std::optional<std::size_t> first_troop, MailReading& reading, const Vocabulary& vocabulary);
// All of it, the sentences of a line side by side.
[[nodiscard]] std::string notes_of(const std::vector<Talk>& all);

} // namespace muster
