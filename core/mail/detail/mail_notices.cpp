// SPDX-License-Identifier: MIT
#include "mail/detail/mail_notices.h"

#include "base/text.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

constexpr std::string_view not_read = "attached, and not read: ";
constexpr std::string_view dashes = "----";

std::string_view without_dashes(std::string_view line) {
    line = trimmed(line);
    while (line.starts_with('-'))
        line.remove_prefix(1);
    while (line.ends_with('-'))
        line.remove_suffix(1);
    return trimmed(line);
}

bool says(std::string_view line, std::string_view mark) {
    return without_dashes(line) == without_dashes(mark);
}

} // namespace

std::string not_read_line(std::string_view file) {
    constexpr std::size_t longest_told = 100;
    std::string name = shortened(file.substr(file.find_last_of("/\\") + 1), longest_told);
    std::replace_if(
        name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, '?');
    return fmt::format("{} {}{} {}", dashes, not_read, name, dashes);
}

bool is_mail_notice(std::string_view line) {
    return says(line, next_text_mark) || !question_of_notice(line).empty();
}

bool is_notice_of_loss(std::string_view line) {
    return line.starts_with(dashes) &&
           (says(line, broken_off_mark) || without_dashes(line).starts_with(not_read));
}

std::string question_of_notice(std::string_view line) {
    if (says(line, other_form_mark))
        return "the mail has its text in another form too, HTML or plain, with other troops; it is not said "
               "which of them is the list";
    if (says(line, broken_off_mark))
        return "the mail breaks off before its end; ask for it again if something is missing";
    if (says(line, beside_army_mark))
        return "the mail has this text, and an army is attached to it; it is not said which of them is the "
               "list";
    if (without_dashes(line).starts_with(not_read))
        return fmt::format("\"{}\" is attached and was not read; look at it, or ask for its list as text",
                           without_dashes(line).substr(not_read.size()));
    return {};
}

} // namespace muster
