// SPDX-License-Identifier: MIT
#include "base/json_places.h"

#include "base/text.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

constexpr std::string_view json_spaces = " \t\r\n";

// What is open at an offset.
struct OpenBrackets {
    bool in_string = false;
    std::size_t string_begin = 0;
    std::string closing; // the brackets that are expected, the innermost last
};

OpenBrackets brackets_before(std::string_view text, std::size_t end) {
    OpenBrackets open;
    for (std::size_t at = 0; at < end; ++at) {
        const char letter = text[at];
        if (open.in_string) {
            at += letter == '\\' ? 1U : 0U; // whatever it escapes
            open.in_string = letter != '"';
        } else if (letter == '"') {
            open.in_string = true;
            open.string_begin = at;
        } else if (letter == '[' || letter == '{') {
            open.closing += letter == '[' ? ']' : '}';
        } else if ((letter == ']' || letter == '}') && !open.closing.empty()) {
            open.closing.pop_back();
        }
    }
    return open;
}

JsonFault fault_at_end(std::string_view text) {
    const OpenBrackets open = brackets_before(text, text.size());
    if (open.in_string)
        return {open.string_begin, "this text has no closing '\"'; it may have been cut off"};
    if (open.closing.empty())
        return {text.size(), "a value is missing here, such as {…}"};
    return {text.size(),
            fmt::format("the JSON ends here without '{}'; it may have been cut off", open.closing.back())};
}

bool is_in_word(char letter) {
    return letter == '-' || letter == '+' || letter == '.' || letter == '_' ||
           (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') ||
           (letter >= 'A' && letter <= 'Z');
}

// Of the word that the offset lies in, or behind if it is none of JSON's; else the offset itself.
std::size_t begin_of_word(std::string_view text, std::size_t offset) {
    std::size_t begin = offset;
    while (begin > 0 && is_in_word(text[begin - 1]))
        --begin;
    const std::string_view before = text.substr(begin, offset - begin);
    const bool is_whole = before == "true" || before == "false" || before == "null" ||
                          before.find_first_not_of("-+.eE0123456789") == std::string_view::npos;
    return is_in_word(text[offset]) || !is_whole ? begin : offset;
}

// Goes through a sound JSON text.
class JsonScan {
public:
    explicit JsonScan(std::string_view text) : text_(text) { skip_spaces(); }

    [[nodiscard]] std::size_t at() const { return at_; }

    // To the value of the key; false if this is no object or has no such key.
    bool enter(std::string_view key) {
        if (!take('{'))
            return false;
        while (next() == '"') {
            const std::size_t begin = at_ + 1;
            skip_value();
            const bool found = text_.substr(begin, at_ - 1 - begin) == key;
            skip_spaces();
            take(':');
            if (found)
                return true;
            skip_value();
            skip_spaces();
            take(',');
        }
        return false;
    }

    bool enter(std::size_t index) {
        if (!take('['))
            return false;
        for (; index > 0 && next() != ']' && at_ < text_.size(); --index) {
            skip_value();
            skip_spaces();
            take(',');
        }
        return index == 0 && next() != ']';
    }

private:
    [[nodiscard]] char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    void skip_spaces() { at_ = std::min(text_.find_first_not_of(json_spaces, at_), text_.size()); }

    // The sign, and spaces behind it.
    bool take(char sign) {
        if (next() != sign)
            return false;
        ++at_;
        skip_spaces();
        return true;
    }

    void skip_string() {
        for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_)
            at_ += text_[at_] == '\\' ? 1U : 0U;
        at_ = std::min(at_ + 1, text_.size());
    }

    void skip_value() {
        std::size_t depth = 0;
        do {
            const char letter = next();
            if (letter == '"') {
                skip_string();
            } else if (is_in_word(letter)) {
                while (is_in_word(next()))
                    ++at_;
            } else {
                depth += letter == '[' || letter == '{' ? 1U : 0U;
                depth -= (letter == ']' || letter == '}') && depth > 0 ? 1U : 0U;
                ++at_;
            }
        } while (depth > 0 && at_ < text_.size());
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

} // namespace

JsonFault json_fault(std::string_view text, std::size_t stopped_at) {
    if (stopped_at >= text.size())
        return fault_at_end(text);
    std::size_t begin = begin_of_word(text, stopped_at);
    std::size_t end = begin;
    while (end < text.size() && is_in_word(text[end]))
        ++end;
    end = std::max(end, begin + 1);
    if (const OpenBrackets open = brackets_before(text, stopped_at); open.in_string) {
        const bool is_whole =
            text[stopped_at] == '"' && static_cast<unsigned char>(text[stopped_at - 1]) < 0x80;
        if (!is_whole)
            return {stopped_at, "a text in JSON holds no such sign; write it as \\n, \\\" or \\u and four "
                                "hexadecimal digits, and the file as UTF-8"};
        begin = open.string_begin;
        end = stopped_at + 1;
    }
    return {begin,
            fmt::format("{} has no place here in JSON; a text stands in \"…\", and values have a comma "
                        "between them",
                        quoted(text.substr(begin, end - begin)))};
}

std::size_t offset_in_json(std::string_view text, const std::vector<JsonStep>& steps) {
    JsonScan scan(text);
    for (const JsonStep& step : steps) {
        const std::size_t value = scan.at();
        if (!std::visit([&](const auto& to) { return scan.enter(to); }, step))
            return value;
    }
    return scan.at();
}

} // namespace muster
