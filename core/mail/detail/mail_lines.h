// SPDX-License-Identifier: MIT
// mail_lines: the lines of a mail, freed of what mails, forums and text editors put around a list (quotation
// marks, BBCode, Markdown, bullets), each with the role that its place in the mail gives it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct MailLine {
    enum class Role : std::uint8_t {
        text,
        header,    // "Subject: …"
        greeting,  // "Dear Keith,"; also what introduces a quotation
        labelled,  // "Orders: …", where the rule set has a text of that name
        signature, // the closing and all that follows it
    };
    std::size_t number = 0; // in the text, from 1
    std::size_t indent = 0; // columns of white space before it
    Role role = Role::text;
    std::string text;            // trimmed, plain characters
    bool bullet = false;         // it stood behind a bullet or a number
    std::string label;           // that number, or a letter
    std::size_t label_width = 0; // columns that it took before the text
    bool bracketed = false;      // it stood in round brackets: "(2)"
    std::string passed_over;     // words before the troops that may count them and are read as nothing: asked
    bool heading = false;        // Markdown's "#"
    bool bold = false;           // all of it
    bool after_blank = false;    // an empty line stands above it
    bool quoted = false;         // behind ">"
    bool struck = false;         // words of it are struck out
    std::size_t tabs = 0;        // of its indent
    bool names_unit = false;     // whose troops stand beneath and say all that the name does
    // Where the lines begin that were joined to this one.
    struct Part {
        std::size_t offset = 0; // bytes of `text`
        std::size_t number = 0; // of the line
    };
    std::vector<Part> parts;

    [[nodiscard]] std::size_t last_number() const { return parts.empty() ? number : parts.back().number; }
};

// Whether next_text_mark stands there.
[[nodiscard]] bool begins_next_text(const MailLine& line);

// Lines without words are left out. Longer lines than `longest_mail_line` bytes are refused with an
// InputError, as are more than `most_mail_lines` and a text longer than `longest_written_list`.
[[nodiscard]] std::vector<MailLine> mail_lines(std::string_view text);

// False of "-----" and of other lines of marks alone.
[[nodiscard]] bool has_letter_or_digit(std::string_view text);

// What stands behind "Subject:" of the mail's head; nothing of any other line.
[[nodiscard]] std::optional<std::string> subject_in(const MailLine& line);

// "Hi Keith,"
[[nodiscard]] bool is_greeting(std::string_view line);

} // namespace muster
