// SPDX-License-Identifier: MIT
// DataChange: what an update of the rules means for an army in the library: how its verdict and numbers are
// now, against what was written down when it was saved, and which rules make the difference. Looking changes
// nothing.
#pragma once

#include "library/army_facts.h"
#include "library/library.h"

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

    bool readable = true;       // false: the rules at hand have no such rule set, trait or value any more
    std::string why_unreadable; // place and reason, as the reader has it; or nothing
    std::optional<Verdict> now;
    bool verdict_differs = false;
    std::vector<Total> totals; // that differ
    std::vector<std::string> newly_broken;
    std::vector<std::string> no_longer_broken; // both empty if what was broken before is not known

    [[nodiscard]] bool any() const {
        return !readable || verdict_differs || !totals.empty() || !newly_broken.empty() ||
               !no_longer_broken.empty();
    }
};

// Throws LibraryError.
[[nodiscard]] DataChange data_change(const Library& library, const StoredArmy& army,
                                     const Rulesets& rulesets);
// Of an army that was judged just now.
[[nodiscard]] DataChange data_change(const StoredArmy& army, const Judgement& now);

} // namespace muster
