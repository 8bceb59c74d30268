// SPDX-License-Identifier: MIT
// Lines that Muster itself writes between the texts of a mail: what kind of text begins there, or what of the
// mail is not in them.
#pragma once

#include <string>
#include <string_view>

namespace muster {

// Each text may be a list.
inline constexpr std::string_view next_text_mark = "---- another text of the mail ----";
// The text before it once more, as HTML beside plain text: either may be shown to a person.
inline constexpr std::string_view other_form_mark = "---- the same text in another form ----";
// Behind all texts.
inline constexpr std::string_view broken_off_mark = "---- the mail breaks off here ----";
inline constexpr std::string_view beside_army_mark = "---- an army is attached to this mail ----";

[[nodiscard]] std::string not_read_line(std::string_view file);

// Both of a line with or without the dashes around it.
[[nodiscard]] bool is_mail_notice(std::string_view line);
// Of what was not read, or where the mail breaks off.
[[nodiscard]] bool is_notice_of_loss(std::string_view line);
// What is to be asked about the mail at such a line; nothing for next_text_mark.
[[nodiscard]] std::string question_of_notice(std::string_view line);

} // namespace muster
