// SPDX-License-Identifier: MIT
// XmlElement: a small document as a tree, for files that are read once and not in a hurry
// (rule sets). Every piece knows its place in the text, for errors.
#pragma once

#include "base/input_error.h"
#include "base/xml_scanner.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct XmlElement {
    std::string_view name; // a piece of the document's text
    std::vector<XmlAttribute> attributes;
    std::vector<XmlElement> children;
    std::string text;       // of an element that may hold text
    std::string_view whole; // the piece of the document that it is, tags and all

    [[nodiscard]] const XmlAttribute* attribute(std::string_view attribute_name) const;
    [[nodiscard]] const XmlElement* child(std::string_view child_name) const;
};

// Which elements hold text; all others hold elements.
struct XmlShape {
    std::vector<std::string_view> text_elements;
};

class XmlTree {
public:
    // Throws InputError on anything not well formed and on a repeated attribute. Keeps the text.
    XmlTree(std::string text, std::string file, const XmlShape& shape);
    XmlTree(const XmlTree&) = delete;
    XmlTree& operator=(const XmlTree&) = delete;

    [[nodiscard]] const XmlElement& root() const { return root_; }
    [[nodiscard]] SourceText source() const { return {file_, text_}; }

private:
    std::string text_;
    std::string file_;
    XmlScanner scanner_; // owns the decoded values that the tree points at
    XmlElement root_;
};

} // namespace muster
