// SPDX-License-Identifier: MIT
#include "mail/detail/officers_of_copies.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace muster {

namespace {

bool is_leader_of_copies(const TroopReading& troop, const Vocabulary& vocabulary) {
    return vocabulary.is_leader(troop.value(vocabulary.class_trait(), -1));
}

// "3 unit commanders", whose number could be a price too.
void take_bare_count(TroopReading& officers) {
    if (officers.counted)
        return;
    const auto count =
        std::find_if(officers.numbers.begin(), officers.numbers.end(), [](const WrittenNumber& number) {
            return number.may_be_count && number.role == WrittenNumber::Role::unknown && number.value > 1;
        });
    if (count == officers.numbers.end())
        return;
    officers.count = count->value;
    officers.counted = true;
    officers.numbers.erase(count);
}

} // namespace

void share_officers_of_copies(LineReading& reading, const Vocabulary& vocabulary) {
    std::int32_t units = 1;
    for (TroopReading& troop : reading.troops) {
        if (!is_leader_of_copies(troop, vocabulary)) {
            units = std::max(units, troop.copies);
            continue;
        }
        if (units == 1 || troop.copies != 1)
            continue;
        take_bare_count(troop);
        if (troop.count == units || troop.count == 1) { // "each with a unit commander"
            troop.copies = units;
            troop.shared = troop.count == units;
            troop.count = 1;
        } else {
            troop.questions.push_back(fmt::format(
                "{} officers: nothing shows which of the {} units they command", troop.count, units));
        }
    }
}

} // namespace muster
