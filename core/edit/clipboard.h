// SPDX-License-Identifier: MIT
// The clipboard: elements of an army as the text of an army file, so that they can be pasted into another
// window or a text editor. A comment in it names their level.
#pragma once

#include "edit/changes.h"
#include "ruleset/rulesets.h"

#include <string>
#include <string_view>

namespace muster {

// Empty if the places have nothing that can be copied.
[[nodiscard]] std::string clipboard_text(const Army& army, const Ruleset& ruleset, const Places& places);
// Throws InputError if the text is no army or belongs to another rule set.
[[nodiscard]] Pieces pieces_from_clipboard(std::string_view text, const Rulesets& rulesets,
                                           const Ruleset& ruleset);
// A quick guess, for the state of a menu.
[[nodiscard]] bool looks_like_army(std::string_view text);

} // namespace muster
