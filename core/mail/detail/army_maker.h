// SPDX-License-Identifier: MIT
// ArmyMaker: the army that a mail's reading shows. What is not said and must be is taken as usual and asked.
#pragma once

#include "army/army.h"
#include "army/place.h"
#include "mail/detail/line_choice.h"
#include "mail/detail/mail_reader.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster {

// A troop of the army, and where it was written.
struct MadeTroop {
    std::size_t line = 0; // in the text
    Place place;
    std::vector<std::size_t> unsaid;        // traits
    std::vector<std::size_t> answered;      // traits that a person said
    std::vector<std::string> questions;     // of its line, with the first of its troops
    std::vector<UnexplainedNumber> numbers; // likewise
    std::vector<Reading> readings;          // those of its line that the questions leave open
    std::optional<std::size_t> chosen;      // among the readings, by a person
};

// A value that must be said and is not, or that a person said.
struct UnsaidValue {
    std::size_t line = 0; // of the body's heading
    std::size_t trait = 0;
    std::int32_t value = 0; // as taken
    bool answered = false;
};

struct MadeArmy {
    Army army;
    std::vector<MadeTroop> troops;
    std::vector<LineQuestion> questions;
    std::vector<LineQuestion> notes;
    std::vector<ValueOf> unsaid_of_army; // choices that must be said, as taken
    std::vector<UnsaidValue> unsaid_of_bodies;
};

[[nodiscard]] MadeArmy make_army(const MailReading& mail, const Vocabulary& vocabulary, const Army& begin,
                                 const LineAnswers& answers);

} // namespace muster
