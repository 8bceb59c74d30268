// SPDX-License-Identifier: MIT
// text_of_mail: the text of a mail as it comes, whatever wrapped it: a message with headers and parts,
// quoted-printable or base64, HTML, UTF-8, UTF-16, Latin-1.
#pragma once

#include <string>
#include <string_view>

namespace muster {

// UTF-8 without control characters but tabulators and line feeds. Of a message all texts, of one in several
// forms the plain one, and another only where its words differ; then a line for each attached picture or
// office file, which may be a list and is not read. Such lines, and those between texts, are asked about.
// Throws InputError for what is too large, too deeply wrapped, or no text at all. `name` stands in the error.
[[nodiscard]] std::string text_of_mail(std::string_view bytes, std::string_view name);

// The text of a mail to which armies are attached too, which asks whether it is a list.
[[nodiscard]] std::string beside_an_army(std::string_view text);
// Whether such a text asks about more: what is attached and not read, or where it breaks off.
[[nodiscard]] bool lacks_something(std::string_view text);

} // namespace muster
