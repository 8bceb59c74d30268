// SPDX-License-Identifier: MIT
// XmlScanner: walks through an XML document element by element and refuses, with the place,
// everything that is not well formed (XML 1.0), every DOCTYPE and every encoding but UTF-8.
//
// Why not the tree of a library: pugixml, the fastest, accepts much that is not well formed (a "<" or a
// bare "&" in a value, bad UTF-8, undeclared entities, a broken declaration), so the strict walk would
// be needed before it anyhow; and the strict libraries take several times as long. The tests compare
// what the scanner accepts with xmllint and what it reads with pugixml.
//
// Names are ASCII here: the formats of Muster use no others, so a name outside it is refused early.
// Bounded: at most 64 levels deep, 256 attributes an element, no recursion.
#pragma once

#include "base/input_error.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <list>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct XmlAttribute {
    std::string_view name; // a piece of the text: its place tells where the attribute stands
    std::string_view
        value;            // references replaced, white space as spaces; a piece of the text if there are none
    std::string_view raw; // the piece of the text between the quotes
};

// How an attribute of a known name begins when a program wrote it, one space before it: ` class="`.
// Kept so that a scanner compares it with two loads.
class AttributeStart {
public:
    AttributeStart() = default;
    // A name of up to 13 bytes is recognized; a longer one never is.
    explicit AttributeStart(std::string_view name);

    [[nodiscard]] bool stands_at(const char* text) const {
        std::uint64_t words[2];
        std::memcpy(words, text, sizeof words);
        return (words[0] & mask_[0]) == word_[0] && (words[1] & mask_[1]) == word_[1];
    }
    [[nodiscard]] std::size_t size() const { return size_; }

private:
    // No text matches these until a name is set.
    std::array<std::uint64_t, 2> word_{1, 0};
    std::array<std::uint64_t, 2> mask_{0, 0};
    std::size_t size_ = 0;
};

class XmlScanner {
public:
    enum class Token { element, end_of_element, end_of_document };

    // `text` and `file` must outlive the scanner. Throws InputError on a bad byte anywhere.
    XmlScanner(std::string_view text, std::string_view file);

    // The next start or end of an element; attributes that were not asked for are checked and passed over.
    // Text other than white space is refused as stray, unless read_text() took it. Throws InputError.
    Token next();

    // After an element: its name, and its attributes in the order of the text, either one by one (false
    // after the last) or all that are left. Duplicates are not looked for here: whoever knows the names
    // finds them cheaper.
    [[nodiscard]] std::string_view name() const { return name_; }
    bool next_attribute(XmlAttribute& attribute);
    // A quick look whether the next attribute is the expected one with a value of less than 16 bytes: the
    // bytes up to the next quotation mark, or a view of nothing (data() is null). They have not been
    // looked at further: if they are a word the caller knows, accept_value() goes on behind them;
    // otherwise next_attribute() reads the attribute in full.
    [[nodiscard]] std::string_view expected_value(const AttributeStart& start) const {
        constexpr std::ptrdiff_t looked_at = 32;
        if (!in_tag_ || end_ - at_ < looked_at || !start.stands_at(at_))
            return {};
        const char* const value = at_ + start.size();
        const std::size_t size = distance_to_quote(value);
        return size < 16 ? std::string_view(value, size) : std::string_view();
    }
    void accept_value(std::string_view value) { at_ = value.data() + value.size() + 1; }
    // Takes the next attribute if it is the expected one and its value needs no decoding.
    bool expected_text(const AttributeStart& start, std::string& value);
    std::vector<XmlAttribute> attributes();

    // Directly after an element that may hold text only: all of it, with line ends as "\n", references
    // and CDATA resolved, comments left out. Also consumes the element's end. A child element is refused.
    std::string read_text();
    // Directly after an element: skips to its end, and returns all of the document between.
    std::string_view skip_content();

    [[nodiscard]] const SourceText& source() const { return source_; }
    // The byte offset behind the last token.
    [[nodiscard]] std::size_t offset() const { return static_cast<std::size_t>(at_ - source_.text.data()); }

private:
    // 0..15, or 16 if there is no quotation mark among the next sixteen bytes.
    static std::size_t distance_to_quote(const char* text) {
        if constexpr (std::endian::native != std::endian::little)
            return 16; // the marks below count from the low byte
        for (std::size_t offset = 0; offset < 16; offset += 8) {
            std::uint64_t word = 0;
            std::memcpy(&word, text + offset, sizeof word);
            word ^= 0x2222222222222222ULL; // a quotation mark becomes a zero byte
            const std::uint64_t zeros = (word - 0x0101010101010101ULL) & ~word & 0x8080808080808080ULL;
            if (zeros != 0)
                return offset + static_cast<std::size_t>(std::countr_zero(zeros)) / 8;
        }
        return 16;
    }
    [[noreturn]] void fail(const char* at, std::string message) const;
    [[noreturn]] void fail_at_end() const;
    [[nodiscard]] bool starts_with(std::string_view word) const;
    void read_declaration();
    std::string_view declared_value(std::string_view name, bool required);
    void read_attribute(XmlAttribute& attribute);
    void finish_tag();
    Token read_end_tag();
    void skip_spaces();
    void expect(char c, const char* what);
    std::string_view read_name(const char* what);
    // Skips a comment or processing instruction at at_ (a "<" followed by "!" or "?").
    void skip_markup();
    void skip_comment();
    void skip_instruction();
    [[nodiscard]] std::string_view decoded(std::string_view raw);
    // Appends the character that the reference at `from` (a "&") stands for; returns what follows it.
    const char* append_reference(std::string& text, const char* from, const char* end) const;
    void append_characters(std::string& text, std::string_view raw) const;

    static constexpr std::size_t deepest_nesting = 64;

    SourceText source_;
    const char* at_;
    const char* end_;
    std::string_view name_;
    std::array<std::string_view, deepest_nesting> open_;
    std::size_t depth_ = 0;
    std::size_t attribute_count_ = 0; // of this element so far
    std::list<std::string> decoded_;  // values that needed decoding; a list keeps them in place
    bool in_tag_ = false;             // the name is read, the attributes are not all
    bool self_closed_ = false;
    bool root_seen_ = false;
};

} // namespace muster
