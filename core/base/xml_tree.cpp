// SPDX-License-Identifier: MIT
#include "base/xml_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

bool holds(const std::vector<std::string_view>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

void refuse_repeated(const XmlElement& element, const SourceText& source) {
    for (auto a = element.attributes.begin(); a != element.attributes.end(); ++a) {
        const auto same = [&](const XmlAttribute& other) { return other.name == a->name; };
        if (std::any_of(element.attributes.begin(), a, same))
            source.fail(a->name, fmt::format("the attribute {} stands twice", a->name));
    }
}

// The scanner bounds the nesting, so this recursion is bounded too.
XmlElement read_element(XmlScanner& scanner, const XmlShape& shape) {
    XmlElement element{scanner.name(), scanner.attributes(), {}, {}, {}};
    refuse_repeated(element, scanner.source());
    if (holds(shape.text_elements, element.name)) {
        element.text = scanner.read_text();
    } else {
        while (scanner.next() == XmlScanner::Token::element)
            element.children.push_back(read_element(scanner, shape));
    }
    const char* const begin = element.name.data() - 1; // the "<"
    const char* const end = scanner.source().text.data() + scanner.offset();
    element.whole = {begin, static_cast<std::size_t>(end - begin)};
    return element;
}

} // namespace

const XmlAttribute* XmlElement::attribute(std::string_view attribute_name) const {
    const auto found = std::find_if(attributes.begin(), attributes.end(),
                                    [&](const XmlAttribute& a) { return a.name == attribute_name; });
    return found == attributes.end() ? nullptr : &*found;
}

const XmlElement* XmlElement::child(std::string_view child_name) const {
    const auto found = std::find_if(children.begin(), children.end(),
                                    [&](const XmlElement& c) { return c.name == child_name; });
    return found == children.end() ? nullptr : &*found;
}

XmlTree::XmlTree(std::string text, std::string file, const XmlShape& shape)
    : text_(std::move(text)), file_(std::move(file)), scanner_(text_, file_) {
    scanner_.next();
    root_ = read_element(scanner_, shape);
    scanner_.next();
}

} // namespace muster
