// SPDX-License-Identifier: MIT
// Talk that takes away, moves or changes troops which the list has above: "scrap the lancers".
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/vocabulary.h"

#include <set>
#include <string>
#include <string_view>

namespace muster {

// Every word that names troops of the draft, in each of its forms.
[[nodiscard]] std::set<std::string> words_of_names(const ArmyDraft& draft);

// Whether the text names troops, by one of those words or by their class, and says something that would
// change them: another value, another place, another General, another number, or that they go.
[[nodiscard]] bool changes_named_troops(std::string_view text, const std::set<std::string>& names,
                                        const Vocabulary& vocabulary);
// "The grenadiers are class V": a value of troops of the draft.
[[nodiscard]] bool says_value_of_named(std::string_view text, const std::set<std::string>& names,
                                       const Vocabulary& vocabulary);
// "All hirdmen V.": the name of several troops of the draft with a value right behind it, and nothing more.
[[nodiscard]] bool grades_named(std::string_view text, const ArmyDraft& draft, const Vocabulary& vocabulary);
// "pikes, same again", "ditto": words that repeat what stands above.
[[nodiscard]] bool repeats_above(std::string_view text, const Vocabulary& vocabulary);

// "The small African elephants, if anybody asks.": whether a sentence begins with troops that the draft has
// and counts nobody.
[[nodiscard]] bool mentions_again(std::string_view text, const ArmyDraft& draft,
                                  const Vocabulary& vocabulary);

} // namespace muster
