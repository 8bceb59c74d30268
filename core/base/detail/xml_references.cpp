// SPDX-License-Identifier: MIT
#include "base/detail/xml_references.h"

#include "base/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <string_view>
#include <system_error>
#include <utility>

namespace muster {

namespace {

// The length of a reference at the start of the text; 0 if it begins with none, or with the number of no
// character.
std::size_t reference_length(std::string_view text) {
    for (const std::string_view named : {"&amp;", "&lt;", "&gt;", "&quot;", "&apos;"})
        if (text.starts_with(named))
            return named.size();
    if (!text.starts_with("&#"))
        return 0;
    const bool hexadecimal = text.substr(2).starts_with('x');
    const std::size_t first = hexadecimal ? 3 : 2;
    const std::size_t end =
        text.find_first_not_of(hexadecimal ? "0123456789abcdefABCDEF" : "0123456789", first);
    if (end == std::string_view::npos || end == first || text[end] != ';')
        return 0;
    std::uint32_t code_point = 0;
    const auto read =
        std::from_chars(text.data() + first, text.data() + end, code_point, hexadecimal ? 16 : 10);
    return read.ec == std::errc() && is_xml_character(code_point) ? end + 1 : 0;
}

// Where what begins at `at` ends, which holds no references: a comment, CDATA, an instruction. The same place
// where it is none of them; the parser says what has no end, and refuses a DOCTYPE.
std::size_t end_of_unread(std::string_view text, std::size_t at) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> unread{
        {{"<!--", "-->"}, {"<![CDATA[", "]]>"}, {"<?", "?>"}}};
    if (text.substr(at).starts_with("<!DOCTYPE"))
        return text.size();
    for (const auto& [begin, end] : unread)
        if (text.substr(at).starts_with(begin)) {
            const std::size_t found = text.find(end, at + begin.size());
            return found == std::string_view::npos ? text.size() : found + end.size();
        }
    return at;
}

} // namespace

void check_references(const SourceText& source) {
    const std::string_view text = source.text;
    for (std::size_t at = text.find_first_of("&<"); at < text.size(); at = text.find_first_of("&<", at)) {
        if (text[at] == '<') {
            at = std::max(end_of_unread(text, at), at + 1);
            continue;
        }
        const std::size_t length = reference_length(text.substr(at));
        if (length == 0)
            source.fail(at, text.substr(at).starts_with("&#")
                                ? "this reference names no character; one is written &#65; or &#x41;"
                                : "'&' begins no reference here, such as &amp; or &lt;; the sign itself is "
                                  "written &amp;");
        at += length;
    }
}

} // namespace muster
