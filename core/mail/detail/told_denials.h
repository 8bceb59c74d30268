// SPDX-License-Identifier: MIT
// "There are no irregulars in my army", "Nobody is regular": what no troops of the whole list are. Most of it
// says what the list shows anyway; where it does not, somebody has to look.
#pragma once

#include "army/army.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <string>
#include <vector>

namespace muster {

struct DeniedOfAll {
    std::size_t line = 0;
    std::vector<ValueOf> values; // of one trait
    bool excepted = false;       // "… but the horse": some are so
};

// Those that the lines of a mail tell outside its troops.
[[nodiscard]] std::vector<DeniedOfAll> denials_told_in(const std::vector<MailLine>& lines,
                                                       const Vocabulary& vocabulary);

struct WrongDenial {
    std::size_t line = 0;
    std::string text;
};

// Those that are not so in the army.
[[nodiscard]] std::vector<WrongDenial> wrong_denials(const std::vector<DeniedOfAll>& denials,
                                                     const Army& army, const Ruleset& ruleset);

} // namespace muster
