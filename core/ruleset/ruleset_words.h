// SPDX-License-Identifier: MIT
// The words of a rule set in the player's language: names and messages are looked up as they stand in the
// file before it is read, so that everything made from them speaks that language. Ids, and the sections that
// are cited, which are those of a printed book, stay.
#pragma once

#include "base/translation.h"
#include "base/xml_tree.h"

#include <list>
#include <string>

namespace muster {

class RulesetWords {
public:
    // White space in the texts is folded.
    RulesetWords(XmlElement root, const Translate& translate);
    // Lives as long as this object and the document it was made from.
    [[nodiscard]] const XmlElement& root() const { return root_; }

private:
    void translate_part(XmlElement& element);
    void translate_chart_row(XmlElement& row);
    void translate_attribute(XmlAttribute& attribute);

    const Translate& translate_;
    std::list<std::string> kept_; // what the attributes point at
    XmlElement root_;
};

} // namespace muster
