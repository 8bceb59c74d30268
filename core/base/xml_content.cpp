// SPDX-License-Identifier: MIT
// The rarer half of XmlScanner: comments, instructions, references, text.
#include "base/text.h"
#include "base/utf8.h"
#include "base/xml_scanner.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace muster {

void XmlScanner::skip_markup() {
    if (starts_with("<!--"))
        return skip_comment();
    if (starts_with("<!DOCTYPE"))
        fail(at_, "a DOCTYPE is refused: these files need none");
    if (starts_with("<?"))
        return skip_instruction();
    fail(at_, "this markup has no place here; comments are written <!-- … -->");
}

void XmlScanner::skip_comment() {
    const std::string_view rest(at_, static_cast<std::size_t>(end_ - at_));
    const std::size_t dashes = rest.find("--", std::strlen("<!--"));
    if (dashes == std::string_view::npos)
        fail(at_, "this comment has no end; expected -->");
    if (dashes + 2 == rest.size())
        fail(end_, "the file ends inside a comment");
    if (rest[dashes + 2] != '>')
        fail(at_ + dashes, "'--' may not stand inside a comment");
    at_ += dashes + 3;
}

void XmlScanner::skip_instruction() {
    const char* begin = at_;
    at_ += 2;
    const std::string_view target = read_name("the target of a processing instruction");
    const auto is_letter = [&](std::size_t i, char c) {
        return target[i] == c || target[i] == c - ('a' - 'A');
    };
    if (target.size() == 3 && is_letter(0, 'x') && is_letter(1, 'm') && is_letter(2, 'l'))
        fail(begin, "an XML declaration may stand only at the very start of a file");
    if (target.find(':') != std::string_view::npos)
        fail(begin, "the target of an instruction has no colon");
    const std::string_view rest(at_, static_cast<std::size_t>(end_ - at_));
    const std::size_t close = rest.find("?>");
    if (close == std::string_view::npos)
        fail(begin, "this processing instruction has no end; expected ?>");
    if (close != 0 && !is_space(rest[0]))
        fail(at_, "expected a space after the target of an instruction");
    at_ += close + 2;
}

const char* XmlScanner::append_reference(std::string& text, const char* from, const char* end) const {
    struct Entity {
        std::string_view name;
        char character;
    };
    static constexpr std::array<Entity, 5> entities{
        {{"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&apos;", '\''}}};
    const std::string_view rest(from, static_cast<std::size_t>(end - from));
    for (const Entity& entity : entities) {
        if (!rest.starts_with(entity.name))
            continue;
        text += entity.character;
        return from + entity.name.size();
    }
    const char* wanted = "'&' is written &amp;; the only names are &lt; &gt; &amp; &quot; &apos;";
    if (!rest.starts_with("&#"))
        fail(from, wanted);
    const bool hexadecimal = rest.starts_with("&#x");
    std::uint32_t code_point = 0;
    std::size_t i = hexadecimal ? 3 : 2;
    const std::size_t first_digit = i;
    for (; i < rest.size() && rest[i] != ';'; ++i) {
        const char c = rest[i];
        const std::uint32_t base = hexadecimal ? 16 : 10;
        std::uint32_t digit = base;
        if (c >= '0' && c <= '9')
            digit = static_cast<std::uint32_t>(c - '0');
        if (c >= 'a' && c <= 'f')
            digit = static_cast<std::uint32_t>(c - 'a') + 10;
        if (c >= 'A' && c <= 'F')
            digit = static_cast<std::uint32_t>(c - 'A') + 10;
        if (digit >= base || code_point > 0x10FFFF)
            fail(from, "a character reference is written &#65; or &#x41;");
        code_point = code_point * base + digit;
    }
    if (i == rest.size() || i == first_digit || !is_xml_character(code_point))
        fail(from, "this reference names no character; one is written &#65; or &#x41;");
    append_utf8(text, code_point);
    return from + i + 1;
}

std::string_view XmlScanner::decoded(std::string_view raw) {
    std::string text;
    text.reserve(raw.size());
    const char* const end = raw.data() + raw.size();
    for (const char* c = raw.data(); c != end;) {
        if (*c == '&') {
            c = append_reference(text, c, end);
        } else {
            // A line end of two characters counts as one (XML 1.0, sections 2.11 and 3.3.3).
            if (*c == '\r' && c + 1 != end && c[1] == '\n')
                ++c;
            text += is_space(*c) ? ' ' : *c;
            ++c;
        }
    }
    return decoded_.emplace_back(std::move(text));
}

void XmlScanner::append_characters(std::string& text, std::string_view raw) const {
    for (std::size_t at = 0; at < raw.size();) {
        const std::size_t end = std::min(raw.find('\r', at), raw.size());
        text += raw.substr(at, end - at);
        if (end != raw.size() && (end + 1 == raw.size() || raw[end + 1] != '\n'))
            text += '\n';
        at = end + 1;
    }
}

std::string XmlScanner::read_text() {
    if (in_tag_)
        finish_tag();
    std::string text;
    while (!self_closed_) {
        const char* begin = at_;
        const std::string_view rest(begin, static_cast<std::size_t>(end_ - begin));
        const std::string_view raw = rest.substr(0, rest.find_first_of("<&"));
        at_ += raw.size();
        if (const std::size_t bad = raw.find("]]>"); bad != std::string_view::npos)
            fail(begin + bad, "']]>' in a text is written ]]&gt;");
        append_characters(text, raw);
        if (at_ == end_)
            fail_at_end();
        if (*at_ == '&') {
            at_ = append_reference(text, at_, end_);
        } else if (starts_with("<![CDATA[")) {
            const std::size_t size = std::strlen("<![CDATA[");
            const std::string_view section(at_ + size, static_cast<std::size_t>(end_ - at_) - size);
            const std::size_t close = section.find("]]>");
            if (close == std::string_view::npos)
                fail(at_, "this CDATA has no end; expected ]]>");
            append_characters(text, section.substr(0, close));
            at_ += size + close + 3;
        } else if (at_ + 1 != end_ && at_[1] == '/') {
            read_end_tag();
            return text;
        } else if (at_ + 1 != end_ && (at_[1] == '!' || at_[1] == '?')) {
            skip_markup();
        } else {
            fail(at_, fmt::format("<{}> holds text only; '<' is written &lt;", open_[depth_ - 1]));
        }
    }
    next();
    return text;
}

std::string_view XmlScanner::skip_content() {
    if (in_tag_)
        finish_tag();
    const char* begin = at_;
    const char* content_end = at_;
    for (const std::size_t depth = depth_; depth_ >= depth;) {
        content_end = at_;
        next();
    }
    return {begin, static_cast<std::size_t>(content_end - begin)};
}

} // namespace muster
