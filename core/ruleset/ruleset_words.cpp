// SPDX-License-Identifier: MIT
#include "ruleset/ruleset_words.h"

#include "base/text.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace muster {

namespace {

constexpr std::array<std::string_view, 5> translated_elements{"about", "say", "heading", "threshold",
                                                              "reading"};
constexpr std::array<std::string_view, 3> translated_attributes{"name", "caption", "apart"};

bool is_translated(const XmlElement& element, const XmlAttribute& attribute) {
    if (element.name() == "words")
        return true;
    if (element.name() == "outcome" && (attribute.name == "attacker" || attribute.name == "defender"))
        return true;
    const bool has_short_words =
        element.name() == "column" || element.name() == "refuse" || element.name() == "table";
    if (has_short_words && attribute.name == "short") // elsewhere it is notation
        return true;
    const bool is_said_of_sides = attribute.name == "own" || attribute.name == "enemy";
    if (element.name() == "switch" && (attribute.name == "names" || is_said_of_sides))
        return true;
    if (element.name() == "value" && attribute.name == "heading")
        return true;
    if (element.name() == "wear" && attribute.name == "unit")
        return true;
    if (element.name() == "total" && attribute.name == "value")
        return true;
    if (element.name() == "chart" && attribute.name == "columns") // those of a table are ids
        return true;
    return std::find(translated_attributes.begin(), translated_attributes.end(), attribute.name) !=
           translated_attributes.end();
}

void translate_attribute(XmlElement& element, const XmlAttribute& attribute, const Translate& translate) {
    if (!attribute.value.empty())
        element.set_value(attribute.name, translate(folded(attribute.value)));
}

void translate_text(XmlElement& element, const Translate& translate) {
    if (const std::string text = element.text(); !text.empty())
        element.set_text(translate(folded(text)));
}

void translate_chart_row(XmlElement& row, const Translate& translate) {
    if (const auto label = row.attribute("label"))
        translate_attribute(row, *label, translate);
    translate_text(row, translate);
}

// As deep as a document may be.
// NOLINTNEXTLINE(misc-no-recursion)
void translate_part(XmlElement element, const Translate& translate) {
    const std::string_view name = element.name();
    if (name == "start") // an army, read from its own text
        return;
    for (const XmlAttribute& attribute : element.attributes())
        if (is_translated(element, attribute))
            translate_attribute(element, attribute, translate);
    if (std::find(translated_elements.begin(), translated_elements.end(), name) != translated_elements.end())
        translate_text(element, translate);
    for (XmlElement child : element.children()) {
        if (name == "chart")
            translate_chart_row(child, translate);
        translate_part(child, translate);
    }
}

} // namespace

void translate_words(const XmlElement& root, const Translate& translate) {
    if (const auto edition = root.attribute("edition")) {
        XmlElement whole = root;
        translate_attribute(whole, *edition, translate);
    }
    for (const XmlElement& part : root.children())
        translate_part(part, translate);
}

} // namespace muster
