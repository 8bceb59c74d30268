// SPDX-License-Identifier: MIT
#include "base/xml_scanner.h"

#include "base/text.h"
#include "base/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace muster {

namespace {

constexpr std::size_t most_attributes = 256;

constexpr std::uint8_t name_start = 1;
constexpr std::uint8_t name_part = 2;
constexpr std::uint8_t ends_plain_value = 4; // quotes, and what makes a value need more than copying

constexpr std::array<std::uint8_t, 256> character_kinds() {
    std::array<std::uint8_t, 256> kinds{};
    for (unsigned c = 0; c < 256; ++c) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':';
        const bool other = (c >= '0' && c <= '9') || c == '-' || c == '.';
        if (letter)
            kinds[c] = name_start | name_part;
        if (other)
            kinds[c] = name_part;
    }
    for (const char c : {'"', '\'', '<', '&', '\t', '\n', '\r'})
        kinds[static_cast<unsigned char>(c)] |= ends_plain_value;
    return kinds;
}

constexpr auto kinds = character_kinds();

bool is(char c, std::uint8_t kind) {
    return (kinds[static_cast<unsigned char>(c)] & kind) != 0;
}

} // namespace

XmlScanner::XmlScanner(std::string_view text, std::string_view file)
    : source_{file, text}, at_(text.data()), end_(text.data() + text.size()) {
    if (const auto bad = first_bad_byte(text)) {
        source_.fail(
            *bad,
            fmt::format("byte 0x{:02X} does not belong in an XML text in UTF-8; save the file as UTF-8 text",
                        static_cast<unsigned char>(text[*bad])));
    }
    if (starts_with("\xEF\xBB\xBF"))
        at_ += 3;
    if (starts_with("<?xml") && end_ - at_ > 5 && is_space(at_[5]))
        read_declaration();
}

void XmlScanner::fail(const char* at, std::string message) const {
    source_.fail(static_cast<std::size_t>(at - source_.text.data()), std::move(message));
}

void XmlScanner::fail_at_end() const {
    if (depth_ != 0)
        fail(end_, fmt::format("the file ends inside <{}>; it may have been cut off", open_[depth_ - 1]));
    fail(end_, root_seen_ ? "the file ends inside a tag or comment; it may have been cut off"
                          : "the file holds no element; it may be empty or cut off");
}

bool XmlScanner::starts_with(std::string_view word) const {
    return static_cast<std::size_t>(end_ - at_) >= word.size() &&
           std::memcmp(at_, word.data(), word.size()) == 0;
}

void XmlScanner::skip_spaces() {
    const char* at = at_;
    while (at != end_ && is_space(*at))
        ++at;
    at_ = at;
}

void XmlScanner::expect(char c, const char* what) {
    if (at_ == end_)
        fail_at_end();
    if (*at_ != c)
        fail(at_, fmt::format("expected {} here", what));
    ++at_;
}

std::string_view XmlScanner::read_name(const char* what) {
    if (at_ == end_)
        fail_at_end();
    const char* const begin = at_;
    if (!is(*begin, name_start))
        fail(begin, fmt::format("expected {} here", what));
    const char* end = begin + 1;
    while (end != end_ && is(*end, name_part))
        ++end;
    at_ = end;
    return {begin, static_cast<std::size_t>(end - begin)};
}

// One pseudo-attribute of the XML declaration; null if it is not there and need not be.
std::string_view XmlScanner::declared_value(std::string_view name, bool required) {
    const char* before = at_;
    skip_spaces();
    if (at_ == before || !starts_with(name)) {
        if (required)
            fail(at_, fmt::format("the XML declaration needs {} here", name));
        at_ = before;
        return {};
    }
    at_ += name.size();
    skip_spaces();
    expect('=', "'='");
    skip_spaces();
    if (at_ == end_ || (*at_ != '"' && *at_ != '\''))
        fail(at_, "expected a quoted value here");
    const char quote = *at_++;
    const char* begin = at_;
    while (at_ != end_ && *at_ != quote && *at_ != '<' && *at_ != '&')
        ++at_;
    const std::string_view value(begin, static_cast<std::size_t>(at_ - begin));
    expect(quote, "the closing quote");
    return value;
}

void XmlScanner::read_declaration() {
    at_ += std::strlen("<?xml");
    const std::string_view version = declared_value("version", true);
    if (version != "1.0")
        source_.fail(version, "the XML version must be 1.0");
    const std::string_view encoding = declared_value("encoding", false);
    const auto is_letter_of = [](char c, char upper) { return c == upper || c == upper + ('a' - 'A'); };
    const bool utf8 = encoding.size() == 5 && is_letter_of(encoding[0], 'U') &&
                      is_letter_of(encoding[1], 'T') && is_letter_of(encoding[2], 'F') &&
                      encoding.substr(3) == "-8";
    if (encoding.data() != nullptr && !utf8)
        source_.fail(encoding, fmt::format("the encoding {} is not read here; save the file as UTF-8",
                                           quoted(encoding)));
    const std::string_view standalone = declared_value("standalone", false);
    if (standalone.data() != nullptr && standalone != "yes" && standalone != "no")
        source_.fail(standalone, "standalone must be yes or no");
    skip_spaces();
    if (!starts_with("?>"))
        fail(at_, "expected '?>', the end of the XML declaration, here");
    at_ += 2;
}

XmlScanner::Token XmlScanner::next() {
    if (in_tag_)
        finish_tag();
    if (self_closed_) {
        self_closed_ = false;
        --depth_;
        return Token::end_of_element;
    }
    for (;;) {
        skip_spaces();
        if (at_ == end_) {
            if (depth_ != 0 || !root_seen_)
                fail_at_end();
            return Token::end_of_document;
        }
        if (*at_ != '<') {
            if (depth_ == 0)
                fail(at_, "only one element and comments may stand in the file; this text is outside of it");
            fail(at_,
                 fmt::format("stray text in <{}>; a value belongs into an attribute", open_[depth_ - 1]));
        }
        if (at_ + 1 == end_)
            fail(end_, "the file ends inside a tag; it may have been cut off");
        if (at_[1] == '/')
            return read_end_tag();
        if (at_[1] != '!' && at_[1] != '?')
            break;
        if (starts_with("<![CDATA["))
            fail(at_, "stray text (CDATA); a value belongs into an attribute");
        skip_markup();
    }
    if (depth_ == 0 && root_seen_)
        fail(at_, "a second top element; a file holds one");
    ++at_;
    name_ = read_name("the name of an element");
    if (depth_ == deepest_nesting)
        fail(name_.data(), fmt::format("elements are nested more than {} deep", deepest_nesting));
    open_[depth_++] = name_;
    root_seen_ = true;
    in_tag_ = true;
    attribute_count_ = 0;
    return Token::element;
}

bool XmlScanner::next_attribute(XmlAttribute& attribute) {
    if (!in_tag_)
        return false;
    const char* const before = at_;
    skip_spaces();
    if (at_ == end_)
        fail_at_end();
    if (is(*at_, name_start) && at_ != before) {
        if (++attribute_count_ > most_attributes)
            fail(at_, fmt::format("more than {} attributes in one element", most_attributes));
        read_attribute(attribute);
        return true;
    }
    if (*at_ != '>' && *at_ != '/')
        fail(at_, at_ == before ? "expected a space, '>' or '/>' here"
                                : "expected an attribute, '>' or '/>' here");
    in_tag_ = false;
    self_closed_ = *at_++ == '/';
    if (self_closed_)
        expect('>', "'>'");
    return false;
}

void XmlScanner::finish_tag() {
    XmlAttribute ignored;
    while (next_attribute(ignored)) {
    }
}

std::vector<XmlAttribute> XmlScanner::attributes() {
    std::vector<XmlAttribute> left;
    XmlAttribute attribute;
    while (next_attribute(attribute))
        left.push_back(attribute);
    return left;
}

void XmlScanner::read_attribute(XmlAttribute& attribute) {
    attribute.name = read_name("an attribute");
    if (end_ - at_ < 2 || at_[0] != '=' || at_[1] != '"') {
        skip_spaces();
        expect('=', "'=' and a quoted value");
        skip_spaces();
        if (at_ == end_)
            fail_at_end();
        if (*at_ != '"' && *at_ != '\'')
            fail(at_, "expected a quoted value here");
    } else {
        ++at_;
    }
    const char quote = *at_;
    const char* const begin = at_ + 1;
    const char* end = begin;
    bool plain = true;
    for (;; ++end) {
        while (end != end_ && !is(*end, ends_plain_value))
            ++end;
        if (end == end_ || *end == quote)
            break;
        if (*end == '<')
            fail(end, "'<' in a value is written &lt; (or a closing quote is missing before)");
        plain = plain && (*end == '"' || *end == '\'');
    }
    if (end == end_)
        fail_at_end();
    attribute.raw = {begin, static_cast<std::size_t>(end - begin)};
    attribute.value = plain ? attribute.raw : decoded(attribute.raw);
    at_ = end + 1;
}

XmlScanner::Token XmlScanner::read_end_tag() {
    const char* tag = at_;
    at_ += 2;
    if (depth_ == 0)
        fail(tag, "an end tag without a start");
    const std::string_view name = open_[depth_ - 1];
    if (!starts_with(name) || (at_ + name.size() != end_ && is(at_[name.size()], name_part))) {
        if (at_ == end_)
            fail_at_end();
        fail(tag, fmt::format("expected </{}> here", name));
    }
    at_ += name.size();
    skip_spaces();
    expect('>', "'>'");
    --depth_;
    return Token::end_of_element;
}

} // namespace muster
