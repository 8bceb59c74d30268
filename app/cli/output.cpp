// SPDX-License-Identifier: MIT
#include "output.h"

#include "base/harmful_letters.h"
#include "streams.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <string>
#include <system_error>

namespace muster {

namespace {

// Where a colour code of style.cpp at the start of the text ends; 0 if there is none.
std::size_t colour_length(std::string_view text) {
    constexpr std::string_view begin = "\x1b[";
    if (!text.starts_with(begin))
        return 0;
    const std::size_t end = text.find_first_not_of("0123456789;", begin.size());
    return end != std::string_view::npos && text[end] == 'm' ? end + 1 : 0;
}

// The text, in which only line ends, tabs and colours steer the terminal.
void append_for_terminal(std::string& text, std::string_view bytes, Colours colours) {
    while (!bytes.empty()) {
        const std::size_t special = std::min(bytes.find_first_of("\n\t\x1b"), bytes.size());
        append_harmless(text, bytes.substr(0, special), '?');
        bytes.remove_prefix(special);
        if (bytes.empty())
            return;
        std::size_t kept = 1;
        if (bytes.front() == '\x1b')
            kept = colours == Colours::of_style ? colour_length(bytes) : 0;
        if (kept == 0)
            text += '?';
        else
            text += bytes.substr(0, kept);
        bytes.remove_prefix(std::max<std::size_t>(kept, 1));
    }
}

} // namespace

void Output::write(std::string_view bytes, Colours colours) const {
    if (!is_terminal(descriptor_)) {
        write_bytes(bytes);
        return;
    }
    std::string text;
    append_for_terminal(text, bytes, colours);
    write_bytes(text);
}

void Output::write_bytes(std::string_view bytes) const {
    while (!bytes.empty()) {
        const std::ptrdiff_t count = write_some(descriptor_, bytes);
        if (count >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno == EAGAIN) { // the reader made the pipe non-blocking
            wait_until_writable(descriptor_);
        } else if (errno != EINTR) {
            throw std::system_error(errno, std::generic_category(), "cannot write the results");
        }
    }
}

void write_problem(std::string_view lines) noexcept {
    try {
        Output(STDERR_FILENO).write(lines, Colours::none);
    } catch (const std::system_error&) { // NOLINT(bugprone-empty-catch)
    }
}

} // namespace muster
