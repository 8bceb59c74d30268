// SPDX-License-Identifier: MIT
// DataChange: what an update of the rules means for a stored army: its current verdict and numbers against
// those stored when it was saved, and the rules that make the difference.
#pragma once

#include "library/army_facts.h"
#include "library/stored_army.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

struct DataChange {
    struct Total {
        std::string number; // its id
        std::string before; // empty: there was none
        std::string after;  // empty: there is none

        friend bool operator==(const Total&, const Total&) = default;
    };

    bool readable = true; // false: the installed rules no longer know its rule set, a trait or a value
    std::optional<Verdict> now;
    bool verdict_differs = false;
    std::vector<Total> totals; // only those that differ
    std::vector<std::string> newly_broken;
    std::vector<std::string> no_longer_broken; // both empty if the rules broken before are not known

    [[nodiscard]] bool any() const {
        return !readable || verdict_differs || !totals.empty() || !newly_broken.empty() ||
               !no_longer_broken.empty();
    }
};

// Of an army that the installed rules can no longer read.
[[nodiscard]] DataChange unreadable_change();
// Of an army with its current judgement.
[[nodiscard]] DataChange data_change(const StoredArmy& army, const Judgement& now);

} // namespace muster
