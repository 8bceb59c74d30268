// SPDX-License-Identifier: MIT
// read_sheet: the way back from Muster's own sheets as text, Markdown or BBCode.
#pragma once

#include "mail/detail/mail_reader.h"

#include <optional>
#include <string_view>

namespace muster {

// Nothing if the text is no sheet.
[[nodiscard]] std::optional<MailReading> read_sheet(std::string_view text, const Vocabulary& vocabulary);

} // namespace muster
