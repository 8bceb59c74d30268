// SPDX-License-Identifier: MIT
// The references in an XML text: &amp; and its four sisters, &#65; and &#x41;.
#pragma once

#include "base/xml.h"

namespace muster {

// Throws InputError for '&' that begins no reference to a character of XML; pugixml would keep it as it is,
// other programs refuse the file.
void check_references(const SourceText& source);

} // namespace muster
