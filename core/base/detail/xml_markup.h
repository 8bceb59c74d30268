// SPDX-License-Identifier: MIT
// What is not well formed in an XML text and pugixml takes all the same: references that are none, '<' in a
// value, '--' in a comment.
#pragma once

#include "base/xml.h"

#include <cstddef>
#include <optional>

namespace muster {

struct MarkupFault {
    std::size_t offset;
    const char* message;
};

// Throws InputError for '&' that begins no reference to a character of XML: &amp; or its four sisters, &#65;,
// &#x41;; pugixml would keep it as it is. The first other fault is returned, for a text that the parser finds
// nothing else in: where a quote is missing, its message is better.
[[nodiscard]] std::optional<MarkupFault> check_markup(const SourceText& source);

} // namespace muster
