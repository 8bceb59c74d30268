// SPDX-License-Identifier: MIT
#include "sheet/detail/pdf_syntax.h"

#include <algorithm>
#include <array>
#include <optional>

namespace muster {

namespace {

constexpr std::size_t longest_pdf_name = 127; // of PDF itself
constexpr std::string_view delimiters = "()<>[]{}/%";

bool ends_name(char c) {
    return is_pdf_blank(c) || delimiters.find(c) != std::string_view::npos;
}

std::optional<unsigned> hexadecimal(char c) {
    constexpr std::string_view digits = "0123456789abcdefABCDEF";
    const std::size_t at = digits.find(c);
    if (at == std::string_view::npos)
        return std::nullopt;
    return static_cast<unsigned>(at < 16 ? at : at - 6);
}

enum class Byte : unsigned char { inner, parts, opens, begins };

// A byte parts objects, or opens one wherever it stands, or begins one behind a byte that parts.
std::array<Byte, 256> bytes_of_pdf() {
    std::array<Byte, 256> bytes{};
    const auto set = [&](std::string_view letters, Byte what) {
        for (const char c : letters)
            bytes[static_cast<unsigned char>(c)] = what;
    };
    set(" \n\r\t\f)>]{}%", Byte::parts);
    bytes[0] = Byte::parts;
    set("(<[/", Byte::opens);
    set("0123456789+-.tfn", Byte::begins);
    return bytes;
}

// The dictionary of a stream, read from "obj" to the keyword. Whoever made the file may have put either into
// a text or a comment: then brackets are left open, or a comment begins before.
class StreamDictionary {
public:
    StreamDictionary(std::string_view pdf, std::size_t keyword) {
        // Those of sheets are shorter.
        constexpr std::size_t longest_dictionary = 1'000;
        const std::size_t begin = keyword - std::min(keyword, longest_dictionary);
        const std::string_view before = pdf.substr(begin, keyword - begin);
        constexpr std::string_view object = "obj";
        const std::size_t at = before.rfind(object);
        is_sound_ = at != std::string_view::npos && !is_in_comment(before.substr(0, at)) &&
                    read(before.substr(at + object.size()));
    }

    [[nodiscard]] PdfStreamFacts facts() const { return is_sound_ ? facts_ : PdfStreamFacts{}; }

private:
    static bool is_in_comment(std::string_view before) {
        const std::size_t line = before.find_last_of("\r\n");
        return line == std::string_view::npos || before.find('%', line) != std::string_view::npos;
    }

    // From its first "<<" to its last ">>", nothing else but blanks around it.
    bool read(std::string_view text) {
        facts_ = {false, false};
        std::size_t at = 0;
        int depth = 0;
        bool is_closed = false;
        while (at < text.size()) {
            if (is_pdf_blank(text[at])) {
                ++at;
                continue;
            }
            const bool opens = text.substr(at, 2) == "<<";
            const bool closes = text.substr(at, 2) == ">>";
            if (is_closed || (depth == 0 && !opens))
                return false;
            if (opens || closes) {
                depth += opens ? 1 : -1;
                is_closed = depth == 0;
                at += 2;
            } else if (!read_value(text, at)) {
                return false;
            }
        }
        return is_closed;
    }

    // One that is no dictionary; `at` is behind it.
    bool read_value(std::string_view text, std::size_t& at) {
        if (text[at] == '/') {
            const std::string name = take_pdf_name(text, at);
            facts_.may_hold_objects = facts_.may_hold_objects || name == "First";
            facts_.may_be_filtered = facts_.may_be_filtered || name == "DecodeParms" || name == "DP";
            return true;
        }
        if (text[at] == '(' || text[at] == '<') {
            // No text within a text, and no hexadecimal one with other letters: none of a sheet's has either.
            const bool is_plain = text[at] == '(';
            const std::size_t end = is_plain ? text.find_first_of("()\\", at + 1)
                                             : text.find_first_not_of("0123456789abcdefABCDEF \r\n", at + 1);
            if (end == std::string_view::npos || text[end] != (is_plain ? ')' : '>'))
                return false;
            at = end + 1;
            return true;
        }
        constexpr std::string_view of_texts_and_comments = ")\\%";
        return of_texts_and_comments.find(text[at++]) == std::string_view::npos;
    }

    bool is_sound_ = false;
    PdfStreamFacts facts_;
};

} // namespace

bool is_pdf_blank(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\0';
}

std::string take_pdf_name(std::string_view pdf, std::size_t& at) {
    std::string name;
    for (++at; at < pdf.size() && !ends_name(pdf[at]) && name.size() <= longest_pdf_name; ++at) {
        if (pdf[at] == '#' && at + 2 < pdf.size() && hexadecimal(pdf[at + 1]) && hexadecimal(pdf[at + 2])) {
            name += static_cast<char>(*hexadecimal(pdf[at + 1]) * 16U + *hexadecimal(pdf[at + 2]));
            at += 2;
        } else {
            name += pdf[at];
        }
    }
    return name;
}

void PdfObjectCount::add(std::string_view bytes) {
    static const std::array<Byte, 256> kinds = bytes_of_pdf();
    Byte before = kinds[static_cast<unsigned char>(before_)];
    for (const char c : bytes) {
        const Byte kind = kinds[static_cast<unsigned char>(c)];
        const bool begins = kind == Byte::begins && (before == Byte::parts || before == Byte::opens);
        count_ += kind == Byte::opens || begins ? 1 : 0;
        before = kind;
    }
    if (!bytes.empty())
        before_ = bytes.back();
}

PdfStreamFacts facts_of_stream(std::string_view pdf, std::size_t keyword) {
    return StreamDictionary(pdf, keyword).facts();
}

} // namespace muster
