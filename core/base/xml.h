// SPDX-License-Identifier: MIT
// XmlDocument: an XML text parsed by pugixml. Beyond what pugixml refuses itself, the document must be UTF-8
// without control characters, and has one root element, no DOCTYPE, no other declared encoding, no text where
// only elements may stand, no reference to a character that XML forbids, at most 64 levels and 256 attributes
// an element. A repeated attribute is reported while the attributes of its element are read. Every
// complaint is an InputError with its line and column. What else pugixml accepts beyond XML 1.0, such as
// "]]>" in a text, passes.
#pragma once

#include "base/file.h"
#include "base/input_error.h"

#include <pugixml.hpp>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace muster {

class XmlDocument;

struct XmlAttribute {
    std::string_view name;  // a piece of the document's text: its place tells where the attribute stands
    std::string_view value; // references replaced, white space as spaces

    // The piece of the document's text between the quotes.
    [[nodiscard]] std::string_view raw() const;
};

// The items that a cursor goes through, for range-based loops.
template <typename Cursor>
class XmlRange {
public:
    class Iterator {
    public:
        using value_type = typename Cursor::Item;
        using difference_type = std::ptrdiff_t;
        Iterator() = default;
        explicit Iterator(Cursor cursor) : cursor_(cursor) {}
        value_type operator*() const { return cursor_.item(); }
        Iterator& operator++() {
            cursor_.advance();
            return *this;
        }
        Iterator operator++(int) {
            Iterator before = *this;
            cursor_.advance();
            return before;
        }
        friend bool operator==(const Iterator& at, std::default_sentinel_t) { return at.cursor_.at_end(); }

    private:
        Cursor cursor_;
    };

    explicit XmlRange(Cursor first) : first_(first) {}
    [[nodiscard]] Iterator begin() const { return Iterator(first_); }
    [[nodiscard]] std::default_sentinel_t end() const { return {}; }
    [[nodiscard]] bool empty() const { return first_.at_end(); }
    [[nodiscard]] std::size_t size() const {
        return static_cast<std::size_t>(std::ranges::distance(begin(), end()));
    }
    // Of a range that is not empty.
    [[nodiscard]] typename Cursor::Item front() const { return first_.item(); }

private:
    Cursor first_;
};

class XmlAttributeCursor;
class XmlElementCursor;

// An element of a document, which must outlive it.
class XmlElement {
public:
    XmlElement() = default;
    XmlElement(const XmlDocument& document, pugi::xml_node node) : document_(&document), node_(node) {}

    [[nodiscard]] std::string_view name() const; // a piece of the document's text
    [[nodiscard]] XmlRange<XmlAttributeCursor> attributes() const;
    [[nodiscard]] XmlRange<XmlElementCursor> children() const;
    // Nothing if there is none.
    [[nodiscard]] std::optional<XmlAttribute> attribute(std::string_view name) const;
    [[nodiscard]] std::optional<XmlElement> child(std::string_view name) const;
    // What it holds if it is one that may hold text: with line ends as "\n", references and CDATA resolved.
    [[nodiscard]] std::string text() const;
    // The piece of the document's text that it is, tags and all. Throws InputError for a repeated attribute.
    [[nodiscard]] std::string_view whole() const;

    // Change what is read from now on; the document's text, and thus every place, stays.
    void set_text(const std::string& text);
    void set_value(std::string_view attribute, const std::string& value);

    friend bool operator==(const XmlElement& a, const XmlElement& b) { return a.node_ == b.node_; }

private:
    const XmlDocument* document_ = nullptr;
    pugi::xml_node node_;
};

class XmlAttributeCursor {
public:
    using Item = XmlAttribute;
    XmlAttributeCursor() = default;
    XmlAttributeCursor(const XmlDocument& document, pugi::xml_attribute at)
        : document_(&document), at_(at), name_(at.name()), seen_(mark_of(name_)) {}
    [[nodiscard]] XmlAttribute item() const;
    // Throws InputError if an attribute before has the same name, or if there are too many.
    void advance() {
        at_ = at_.next_attribute();
        name_ = at_.name();
        const std::uint64_t mark = mark_of(name_);
        if (((seen_ & mark) != 0 || read_ == most_attributes) && !at_end())
            check_name();
        seen_ |= mark;
        ++read_;
    }
    [[nodiscard]] bool at_end() const { return *name_ == '\0'; }

private:
    // One bit for the first letters: only names with the same bit can be the same.
    static std::uint64_t mark_of(const char* name) {
        return 1ULL << ((static_cast<unsigned char>(name[0]) * 7U +
                         (name[0] == '\0' ? 0U : static_cast<unsigned char>(name[1]))) %
                        64U);
    }
    void check_name() const;

    const XmlDocument* document_ = nullptr;
    pugi::xml_attribute at_;
    const char* name_ = "";  // empty past the last attribute; no attribute has an empty name
    std::uint64_t seen_ = 0; // the marks of the names up to this one
    std::size_t read_ = 1;   // the names up to this one
};

class XmlElementCursor {
public:
    using Item = XmlElement;
    XmlElementCursor() = default;
    XmlElementCursor(const XmlDocument& document, pugi::xml_node at) : document_(&document), at_(at) {
        skip_texts();
    }
    [[nodiscard]] XmlElement item() const { return {*document_, at_}; }
    void advance() {
        at_ = at_.next_sibling();
        skip_texts();
    }
    [[nodiscard]] bool at_end() const { return type_ == pugi::node_null; }

private:
    void skip_texts() {
        for (type_ = at_.type(); type_ != pugi::node_element && type_ != pugi::node_null; type_ = at_.type())
            at_ = at_.next_sibling();
    }

    const XmlDocument* document_ = nullptr;
    pugi::xml_node at_;
    pugi::xml_node_type type_ = pugi::node_null;
};

class XmlDocument {
public:
    // `text` and `file`, the name that errors show, must outlive the document. Elements named in
    // `text_elements` hold text and no elements, all others elements and no text. Throws InputError.
    XmlDocument(std::string_view text, std::string_view file,
                std::span<const std::string_view> text_elements = {},
                std::size_t most_bytes = largest_input_bytes);
    XmlDocument(const XmlDocument&) = delete;
    XmlDocument& operator=(const XmlDocument&) = delete;
    ~XmlDocument() = default;

    [[nodiscard]] XmlElement root() const { return {*this, document_.document_element()}; }
    [[nodiscard]] const SourceText& source() const { return source_; }

private:
    friend class XmlElement;
    friend class XmlAttributeCursor;

    // Where what starts at `in_buffer` starts in the text.
    [[nodiscard]] std::size_t offset_of(const char* in_buffer) const {
        return static_cast<std::size_t>(in_buffer - buffer_.data());
    }
    [[nodiscard]] std::string_view piece(std::string_view in_buffer) const {
        return {source_.text.data() + offset_of(in_buffer.data()), in_buffer.size()};
    }

    [[noreturn]] void fail_to_parse(pugi::xml_parse_status status, std::size_t at) const;
    [[noreturn]] void fail_attribute(std::size_t at) const;
    [[nodiscard]] pugi::xml_node open_element_at(std::size_t offset) const;
    void check_structure(std::span<const std::string_view> text_elements) const;
    void check_element(pugi::xml_node element, std::size_t depth) const;
    void check_text(pugi::xml_node text) const;
    void check_declaration(pugi::xml_node declaration) const;
    [[nodiscard]] std::size_t end_of_start_tag(pugi::xml_node element) const;
    [[nodiscard]] std::size_t end_of(pugi::xml_node element) const;

    SourceText source_;
    std::string buffer_; // a copy of the text, in which pugixml replaces references where they stand
    pugi::xml_document document_;
};

inline XmlAttribute XmlAttributeCursor::item() const {
    return {document_->piece(name_), at_.value()};
}
inline std::string_view XmlElement::name() const {
    return document_->piece(node_.name());
}
inline XmlRange<XmlAttributeCursor> XmlElement::attributes() const {
    return XmlRange(XmlAttributeCursor(*document_, node_.first_attribute()));
}
inline XmlRange<XmlElementCursor> XmlElement::children() const {
    return XmlRange(XmlElementCursor(*document_, node_.first_child()));
}

} // namespace muster
