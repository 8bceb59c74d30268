// SPDX-License-Identifier: MIT
#include "xml_walk.h"

#include "base/xml.h"

#include <fmt/format.h>

namespace muster::tests {

namespace {

// NOLINTNEXTLINE(misc-no-recursion) as deep as the document may be
void add(const XmlElement& element, std::string& seen) {
    seen += fmt::format("<{}", element.name());
    for (const XmlAttribute& attribute : element.attributes())
        seen += fmt::format(" {}='{}'", attribute.name, attribute.value);
    seen += '>';
    if (element.name() == "text")
        seen += element.text();
    for (const XmlElement& child : element.children())
        add(child, seen);
    seen += fmt::format("</{}>", element.name());
}

} // namespace

std::string walk(std::string_view text) {
    const XmlDocument document(text, "it", text_elements);
    std::string seen;
    add(document.root(), seen);
    return seen;
}

} // namespace muster::tests
