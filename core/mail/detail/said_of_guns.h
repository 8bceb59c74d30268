// SPDX-License-Identifier: MIT
// What players say of guns that go with other troops.
#pragma once

#include "mail/detail/line_reading.h"
#include "mail/detail/vocabulary.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

// "12 vignettes (the two with guns count double)", "12 with the guns counted", "The guns count as a vignette
// each, so that is 12": what is left is the sum.
[[nodiscard]] std::string without_counting(std::string line, const Vocabulary& vocabulary);

// "an attached leather gun (AA, epoch II)" as "an attached gun epoch II"; "attached guns, the guns are epoch
// II", and of troops that do not shoot themselves "an attached gun, epoch II", as "attached gun of epoch II".
[[nodiscard]] std::string with_attached_gun(std::string line, const Vocabulary& vocabulary);

// "with an attached gun, epoch IV" in a row of its own cell: the gun has it, and the troop where nothing says
// what it shoots with itself.
struct RemarkOfGun {
    std::string words; // of the cell, with what the gun has beside it
    std::vector<ValueOf> epoch;
};
[[nodiscard]] RemarkOfGun remark_of_gun(const std::string& cell, const Vocabulary& vocabulary);
// Of what such a remark may say of the troop: nothing of one that does not shoot.
void keep_epoch_of_shooters(TroopReading& troop, const Vocabulary& vocabulary);

// Whether the words say the value of a trait that is called "attached gun".
[[nodiscard]] bool says_attached_gun(std::string_view words, const Vocabulary& vocabulary);

} // namespace muster
