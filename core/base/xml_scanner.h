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
