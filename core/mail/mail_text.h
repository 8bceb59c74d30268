// SPDX-License-Identifier: MIT
// text_of_mail: the text of a mail as it comes, whatever wrapped it: a message with headers and parts,
// quoted-printable or base64, HTML, UTF-8, UTF-16, Latin-1.
#pragma once

#include <string>
#include <string_view>

namespace muster {

// UTF-8 without control characters but tabulators and line feeds. Of a message the texts, an HTML part only
// where there is none in plain text, then the attached texts; other attachments are left out. Throws
// InputError for what is too large, too deeply wrapped, or no text at all. `name` stands in the error.
[[nodiscard]] std::string text_of_mail(std::string_view bytes, std::string_view name);

} // namespace muster
