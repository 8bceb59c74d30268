// SPDX-License-Identifier: MIT
// Headings: "Left wing (rating 3, attack)", "Unit 1:", "Link, in line:", alone in a line or before its
// troops.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace muster {

enum class HeadingKind : std::uint8_t { none, body, unit };

struct HeadingSplit {
    HeadingKind kind = HeadingKind::none;
    bool sure = false;  // by a word such as "wing", not only by its colon
    bool plain = false; // "Left wing" and nothing else, not "Auxiliaries of the right"
    std::string heading;
    std::string rest; // what stands behind it in the line
};

[[nodiscard]] HeadingSplit split_heading(const std::string& text, const MailLine& line,
                                         const Vocabulary& vocabulary);

// "wing", "left", "centre".
[[nodiscard]] bool names_part_of_field(const Token& token);
// "unit", "regiment", "link".
[[nodiscard]] bool names_unit(const Token& token);
// "Not linked", "Unlinked vignettes"
[[nodiscard]] bool denies_link(std::string_view heading, const Vocabulary& vocabulary);
// What stands behind the heading, with the count that only the heading says: "Unit 1 (4 vignettes): foot, …".
[[nodiscard]] std::string counted_in_heading(const HeadingSplit& split, const Vocabulary& vocabulary);
// A short line that was not read as a heading and names a part of the field: "Wing - Dawn!".
[[nodiscard]] bool may_be_heading(std::string_view text, const Vocabulary& vocabulary);

// "Unit: axemen (General)", "WING: left": the name behind the colon, where no troops stand there.
[[nodiscard]] HeadingSplit named_by_label(HeadingSplit split, const Vocabulary& vocabulary);

// "RIGHT WING", alone in its line.
[[nodiscard]] bool heads_part(const MailLine& line, const Vocabulary& vocabulary);

} // namespace muster
