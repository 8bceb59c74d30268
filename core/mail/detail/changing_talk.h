// SPDX-License-Identifier: MIT
// Talk that takes away, moves or changes troops which the list has above: "scrap the lancers".
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/vocabulary.h"

#include <string_view>

namespace muster {

// Whether the text names troops of the draft, by a word of their name or by their class, and says something
// that would change them: another value, another place, another General, another number, or that they go.
[[nodiscard]] bool changes_named_troops(std::string_view text, const ArmyDraft& draft,
                                        const Vocabulary& vocabulary);
// "The grenadiers are class V": a value of troops of the draft.
[[nodiscard]] bool says_value_of_named(std::string_view text, const ArmyDraft& draft,
                                       const Vocabulary& vocabulary);
// "pikes, same again", "ditto": words that repeat what stands above.
[[nodiscard]] bool repeats_above(std::string_view text, const Vocabulary& vocabulary);

} // namespace muster
