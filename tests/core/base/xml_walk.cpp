// SPDX-License-Identifier: MIT
#include "xml_walk.h"

#include "base/xml_scanner.h"

#include <fmt/format.h>

#include <vector>

namespace muster::tests {

std::string walk(std::string_view text) {
    XmlScanner scanner(text, "it");
    std::string seen;
    std::vector<std::string> open;
    for (;;) {
        const XmlScanner::Token token = scanner.next();
        if (token == XmlScanner::Token::end_of_document)
            return seen;
        if (token == XmlScanner::Token::end_of_element) {
            seen += fmt::format("</{}>", open.back());
            open.pop_back();
            continue;
        }
        const std::string name(scanner.name());
        seen += "<" + name;
        for (const XmlAttribute& attribute : scanner.attributes())
            seen += fmt::format(" {}='{}'", attribute.name, attribute.value);
        seen += '>';
        if (name == "text") {
            seen += fmt::format("{}</text>", scanner.read_text());
        } else {
            open.push_back(name);
        }
    }
}

} // namespace muster::tests
