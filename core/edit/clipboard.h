// SPDX-License-Identifier: MIT
// Clipboard: pieces of an army as the text of an army file, so that they can be pasted into another window, a
// text editor, or be an army of their own. A comment says which level was meant.
#pragma once

#include "edit/changes.h"
#include "ruleset/rulesets.h"

#include <string>
#include <string_view>

namespace muster {

// Empty if nothing at the places can be copied.
[[nodiscard]] std::string clipboard_text(const Army& army, const Ruleset& ruleset, const Places& places);
// Throws InputError if the text is no army, or one of another rule set.
[[nodiscard]] Pieces pieces_from_clipboard(std::string_view text, const Rulesets& rulesets,
                                           const Ruleset& ruleset);
// Whether it is worth trying: cheap, for the state of a menu.
[[nodiscard]] bool looks_like_army(std::string_view text);

} // namespace muster
