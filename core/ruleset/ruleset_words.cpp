// SPDX-License-Identifier: MIT
#include "ruleset/ruleset_words.h"

#include "base/text.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace muster {

namespace {

constexpr std::array<std::string_view, 4> spoken_elements{"about", "say", "heading", "threshold"};
constexpr std::array<std::string_view, 2> spoken_attributes{"name", "caption"};

bool is_spoken(const XmlElement& element, const XmlAttribute& attribute) {
    if (element.name == "words")
        return true;
    if (element.name == "column" && attribute.name == "short") // elsewhere it is notation
        return true;
    if (element.name == "total" && attribute.name == "value")
        return true;
    if (element.name == "chart" && attribute.name == "columns") // those of a table are ids
        return true;
    return std::find(spoken_attributes.begin(), spoken_attributes.end(), attribute.name) !=
           spoken_attributes.end();
}

} // namespace

RulesetWords::RulesetWords(XmlElement root, const Translate& translate)
    : translate_(translate), root_(std::move(root)) {
    for (XmlElement& part : root_.children)
        translate_part(part);
}

// As deep as the scanner lets a document be.
// NOLINTNEXTLINE(misc-no-recursion)
void RulesetWords::translate_part(XmlElement& element) {
    if (element.name == "start") // an army, read from its own text
        return;
    for (XmlAttribute& attribute : element.attributes)
        if (is_spoken(element, attribute))
            translate_attribute(attribute);
    if (!element.text.empty() &&
        std::find(spoken_elements.begin(), spoken_elements.end(), element.name) != spoken_elements.end())
        element.text = translate_(folded(element.text));
    for (XmlElement& child : element.children) {
        if (element.name == "chart")
            translate_chart_row(child);
        translate_part(child);
    }
}

void RulesetWords::translate_chart_row(XmlElement& row) {
    for (XmlAttribute& attribute : row.attributes)
        if (attribute.name == "label")
            translate_attribute(attribute);
    if (!row.text.empty())
        row.text = translate_(folded(row.text));
}

void RulesetWords::translate_attribute(XmlAttribute& attribute) {
    if (!attribute.value.empty())
        attribute.value = kept_.emplace_back(translate_(folded(attribute.value)));
}

} // namespace muster
