// SPDX-License-Identifier: MIT
// Talk about traits that every troop of the list states itself.
#pragma once

#include "mail/detail/all_statement.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/vocabulary.h"

#include <string_view>
#include <vector>

namespace muster {

// "The housecarls have their shields on their backs": whether the text denies, corrects and counts nothing
// and names only values that troops of the list have, of traits that each of them states.
[[nodiscard]] bool repeats_troops(std::string_view text, const ArmyDraft& draft,
                                  const Vocabulary& vocabulary);

// "No barding." in a list where nobody has any: whether nothing but values stand in the text, and all troops
// have them, said or not. `said`: of all troops elsewhere.
[[nodiscard]] bool changes_nothing(std::string_view text, const ArmyDraft& draft,
                                   const std::vector<SaidOfTroops>& said, const Vocabulary& vocabulary);

// "No second line.", "Nothing off the main line" in a list where nobody stands there: whether the text denies
// values that no troops have, and says nothing else. `said`: of all troops elsewhere.
[[nodiscard]] bool denies_absent(std::string_view text, const ArmyDraft& draft,
                                 const std::vector<SaidOfTroops>& said, const Vocabulary& vocabulary);

// "My foot is on 4 bases and the horse on 3" where each troop says its bases, and the values are these:
// whether the text adds nothing to the rows of the draft.
[[nodiscard]] bool restates_trait(std::string_view text, const ArmyDraft& draft,
                                  const Vocabulary& vocabulary);

// "The Cossacks do not shoot, so no epoch for them": whether the text names troops, and every value in it is
// one that they have, said or not. `said`: of all troops elsewhere.
[[nodiscard]] bool confirms_named(std::string_view text, const ArmyDraft& draft,
                                  const std::vector<SaidOfTroops>& said, const Vocabulary& vocabulary);

} // namespace muster
