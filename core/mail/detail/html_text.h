// SPDX-License-Identifier: MIT
// The words of an HTML text, by libxml2's parser for HTML: paragraphs and rows are lines, cells are parted by
// tabulators.
#pragma once

#include <string>
#include <string_view>

namespace muster {

[[nodiscard]] std::string text_of_html(std::string_view html);

} // namespace muster
