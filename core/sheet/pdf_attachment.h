// SPDX-License-Identifier: MIT
// The army's file inside the PDF of its sheet: what was printed can be opened again.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace muster {

// The PDF with a file attached. Throws std::runtime_error if it is no PDF.
[[nodiscard]] std::string with_attachment(const std::string& pdf, const std::string& name,
                                          const std::string& content, const std::string& description);

// The first attached *.muster file; nothing if there is none. Throws std::runtime_error if the bytes are no
// readable PDF.
[[nodiscard]] std::optional<std::string> army_in_pdf(const std::string& pdf);

// By how it begins.
[[nodiscard]] bool looks_like_pdf(std::string_view bytes);

} // namespace muster
