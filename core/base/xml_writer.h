// SPDX-License-Identifier: MIT
// XmlWriter: writes an XML document in the one canonical form of Muster: an element a line, two spaces a
// level, attributes in the order they are given, an element without content as <name/>.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster {

// Text as it stands between quotes, and between tags.
[[nodiscard]] std::string xml_attribute_text(std::string_view text);
[[nodiscard]] std::string xml_element_text(std::string_view text);

class XmlWriter {
public:
    XmlWriter();

    // Names must be names of XML and outlive the writer; values and texts may be any UTF-8 text that XML may
    // hold (base/utf8.h). An element has its attributes first, then either a text or elements.
    void open(std::string_view name);
    void attribute(std::string_view name, std::string_view value);
    // Writes no attribute if the value is empty.
    void attribute_if_given(std::string_view name, std::string_view value);
    void text(std::string_view text);
    // Inserts an element that is XML already.
    void written_element(std::string_view xml);
    void close();

    // The document. Call once, after every element is closed.
    [[nodiscard]] std::string take();

private:
    void begin_line();

    std::string text_;
    std::vector<std::string_view> open_;
    bool in_start_tag_ = false;
    bool after_text_ = false;
};

} // namespace muster
