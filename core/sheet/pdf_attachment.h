// SPDX-License-Identifier: MIT
// The army file inside the PDF of its sheet, so that a printed army can be opened again.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace muster {

// The PDF with a file attached. Throws std::runtime_error if it is not a PDF.
[[nodiscard]] std::string with_attachment(const std::string& pdf, const std::string& name,
                                          const std::string& content, const std::string& description);

// The first attached *.muster file; nothing if there is none. Throws std::runtime_error if the bytes are not
// a readable PDF, or one that may inflate without bound (sheet/detail/pdf_bounds.h).
[[nodiscard]] std::optional<std::string> army_in_pdf(const std::string& pdf);

// Judged by its first bytes.
[[nodiscard]] bool looks_like_pdf(std::string_view bytes);

} // namespace muster
