// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace muster {

// Attributes of an element that bare_html() writes: a reader does not see its words, or sees them struck out.
inline constexpr const char* hiding_attribute = "hidden";
inline constexpr const char* striking_attribute = "struck";

[[nodiscard]] bool looks_like_html(std::string_view text);

// HTML with its elements and words alone: without other attributes, comments, scripts and styles. libxml2
// compares each attribute of an element with all before it, so that 100,000 of them take it half a minute.
[[nodiscard]] std::string bare_html(std::string_view html);

} // namespace muster
