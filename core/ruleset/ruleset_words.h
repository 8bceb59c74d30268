// SPDX-License-Identifier: MIT
// The words of a rule set in the player's language: names and messages are translated in the parsed file
// before it is read, so that everything made from them speaks that language. Ids, and the sections that are
// cited, which are those of a printed book, stay.
#pragma once

#include "base/translation.h"
#include "base/xml.h"

namespace muster {

// White space in the texts is folded. Places in the document's text stay what they are.
void translate_words(const XmlElement& root, const Translate& translate);

} // namespace muster
