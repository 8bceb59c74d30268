// SPDX-License-Identifier: MIT
// One clause of a statement about all troops, or about all of a kind.
#pragma once

#include "mail/detail/vocabulary.h"

#include <cstdint>
#include <string>
#include <vector>

namespace muster {

// Of which troops a clause speaks.
struct AllScope {
    std::uint64_t classes = 0;
    std::vector<std::string> except; // "" between two names
    bool excepts = false;
    bool told = false; // "… who are": what is said of those that are excepted follows
    std::vector<ValueOf> of_except;
};

// The words around the values of a clause.
struct AllClause {
    AllScope scope;
    std::vector<ValueOf> values;
    bool all = false;        // it speaks of all troops
    bool army = false;       // or of the army
    bool nobody = false;     // or of none
    bool known = true;       // every word means something or may be passed over
    bool repeats = false;    // "too"
    bool of_weapons = false; // "the guns are heavy" may be said of batteries alone
    bool is_said = false;    // "Foot is on four bases", not "foot, RA"
    [[nodiscard]] bool has_scope() const { return all || nobody || (scope.classes != 0 && is_said); }
};

} // namespace muster
