// SPDX-License-Identifier: MIT
#include "check/single_troops.h"

#include "check/fix_topics.h"

#include <algorithm>

namespace muster {

bool is_single_troop(const Troop& troop, const Ruleset& ruleset) {
    if (!ruleset.size)
        return false;
    const auto holds = [&](const ValueTest& test) {
        return test.level == Level::troop &&
               ((test.mask >> static_cast<unsigned>(troop.values[test.slot])) & 1U) != 0;
    };
    return std::any_of(ruleset.size->single.begin(), ruleset.size->single.end(),
                       [&](const SheetFilter& filter) {
                           const std::vector<ValueTest>& tests = filter.selection.pattern.values;
                           return filter.level == Level::troop && !tests.empty() &&
                                  std::all_of(tests.begin(), tests.end(), holds);
                       });
}

bool clear_single_marks(Troop& troop, const Ruleset& ruleset) {
    bool cleared = false;
    if (!ruleset.size)
        return cleared;
    for (const SheetFilter& filter : ruleset.size->single) {
        for (const ValueTest& test : filter.selection.pattern.values) {
            const Trait* trait =
                test.level == Level::troop ? trait_in_slot(ruleset, Level::troop, test.slot) : nullptr;
            if (trait == nullptr || !trait->is_switch() || (test.mask & 1U) != 0)
                continue;
            cleared |= troop.values[test.slot] != 0;
            troop.values[test.slot] = 0;
        }
    }
    return cleared;
}

} // namespace muster
