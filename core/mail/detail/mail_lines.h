// SPDX-License-Identifier: MIT
// mail_lines: the lines of a text as players send it, freed of what mails, forums and sheets put around a
// list: quotation marks, BBCode, Markdown and HTML tags, numbering, greetings. Rows of tables become lines
// such as "3 x HIS+ RA, Spearmen"; of a printed sheet only the troops and their headings are kept.
// Internal to read_written_army().
#pragma once

#include "mail/detail/mail_table.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct MailLine {
    enum class Kind {
        text,
        remark, // beneath a sheet's title: may say something of the army, and need not be understood
        row,    // of a sheet: a troop, or a heading
        behind, // the closing of the mail: a signature, but for what is surely more
    };
    std::size_t number = 0; // in the text, from 1
    Kind kind = Kind::text;
    std::string text;
    bool bullet = false; // it stood behind a bullet or a number
    MailTable::Row row;
};

// Longer lines, and those that are no UTF-8, stand as they are. At most `most` lines of the text are looked
// at.
[[nodiscard]] std::vector<MailLine> mail_lines(std::string_view text, std::size_t most);

constexpr std::size_t longest_mail_line = 400; // bytes; longer ones are no list of troops

} // namespace muster
