// SPDX-License-Identifier: MIT
// ArmyMaker: the army that a mail's reading shows. What is not said and must be is taken as usual and asked.
#pragma once

#include "army/army.h"
#include "army/place.h"
#include "mail/detail/line_choice.h"
#include "mail/detail/mail_reader.h"
#include "ruleset/ruleset.h"

#include <string>
#include <vector>

namespace muster {

// A troop of the army, and where it was written.
struct MadeTroop {
    std::size_t line = 0; // in the text
    Place place;
    std::vector<std::size_t> unsaid;    // traits
    std::vector<std::string> questions; // of its line, with the first of its troops
};

struct MadeArmy {
    Army army;
    std::vector<MadeTroop> troops;
    std::vector<LineQuestion> questions;
    std::vector<LineQuestion> notes;
    std::vector<ValueOf> unsaid_of_army; // choices that must be said, as taken
};

[[nodiscard]] MadeArmy make_army(const MailReading& mail, const Vocabulary& vocabulary, const Army& begin);

} // namespace muster
