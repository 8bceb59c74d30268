// SPDX-License-Identifier: MIT
// Lines that fill in a text about the army: "Player: A. Player", "Army: The Old Guard".
#pragma once

#include "mail/detail/mail_reader.h"

#include <optional>
#include <string>

namespace muster {

// Puts the text behind a known label in its place and returns it; nothing if the line has no such label.
std::optional<std::string> take_labelled_text(const std::string& text, MailReading& reading);

} // namespace muster
