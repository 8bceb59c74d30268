// SPDX-License-Identifier: MIT
#include "base/detail/xml_markup.h"

#include "base/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
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

using Signs = std::array<bool, 256>;

constexpr Signs signs(std::string_view wanted) {
    Signs result{};
    for (const char sign : wanted)
        result[static_cast<unsigned char>(sign)] = true;
    return result;
}

constexpr Signs in_content = signs("&<");
constexpr Signs in_tag = signs("&<>\"'");
constexpr Signs in_quoted = signs("&<\"");
constexpr Signs in_single_quoted = signs("&<'");

// Goes through the markup of a text that may be malformed: the parser says where and how.
class MarkupScan {
public:
    explicit MarkupScan(const SourceText& source) : source_(source), text_(source.text) {}

    std::optional<MarkupFault> run() {
        const Signs* stops = &in_content;
        while (find(*stops)) {
            const char sign = text_[at_];
            if (sign == '&')
                pass_reference();
            else if (stops == &in_quoted || stops == &in_single_quoted)
                stops = sign == '<' ? pass_faulty_sign(stops) : after(in_tag);
            else if (sign == '<')
                stops = pass_opening();
            else
                stops = after(sign == '>' ? in_content : sign == '"' ? in_quoted : in_single_quoted);
        }
        return fault_;
    }

private:
    bool find(const Signs& stops) {
        while (at_ < text_.size() && !stops[static_cast<unsigned char>(text_[at_])])
            ++at_;
        return at_ < text_.size();
    }

    const Signs* after(const Signs& stops) {
        ++at_;
        return &stops;
    }

    void pass_reference() {
        const std::size_t length = reference_length(text_.substr(at_));
        if (length == 0)
            source_.fail(at_, text_.substr(at_).starts_with("&#")
                                  ? "this reference names no character; one is written &#65; or &#x41;"
                                  : "'&' begins no reference here, such as &amp; or &lt;; the sign itself is "
                                    "written &amp;");
        at_ += length;
    }

    const Signs* pass_faulty_sign(const Signs* stops) {
        note("'<' in a value is written &lt;");
        ++at_;
        return stops;
    }

    // A tag, or what holds no references: a comment, CDATA, an instruction.
    const Signs* pass_opening() {
        const std::string_view rest = text_.substr(at_);
        if (rest.starts_with("<!--"))
            pass_comment();
        else if (rest.starts_with("<![CDATA["))
            pass("]]>", 9);
        else if (rest.starts_with("<?"))
            pass("?>", 2);
        else if (rest.starts_with("<!DOCTYPE"))
            at_ = text_.size(); // refused
        else
            return after(in_tag);
        return &in_content;
    }

    void pass_comment() {
        const std::size_t dashes = text_.find("--", at_ + 4);
        if (dashes != std::string_view::npos && !text_.substr(dashes).starts_with("-->")) {
            const std::size_t begin = std::exchange(at_, dashes);
            note("'--' may stand only at the end of a comment; write a single dash");
            at_ = begin;
        }
        pass("-->", 4);
    }

    void pass(std::string_view end, std::size_t begin) {
        const std::size_t found = text_.find(end, at_ + begin);
        at_ = found == std::string_view::npos ? text_.size() : found + end.size();
    }

    void note(const char* message) {
        if (!fault_)
            fault_ = MarkupFault{at_, message};
    }

    const SourceText& source_;
    std::string_view text_;
    std::size_t at_ = 0;
    std::optional<MarkupFault> fault_;
};

} // namespace

std::optional<MarkupFault> check_markup(const SourceText& source) {
    return MarkupScan(source).run();
}

} // namespace muster
