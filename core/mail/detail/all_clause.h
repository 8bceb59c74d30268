// SPDX-License-Identifier: MIT
// One clause of a statement about all troops, or about all of a kind.
#pragma once

#include "mail/detail/all_statement.h"
#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster {

// Of which troops a clause speaks.
struct AllScope {
    std::uint64_t classes = 0;
    std::vector<std::size_t> having{}; // traits: "all chariots"
    std::vector<std::string> except{}; // "" between two names
    bool excepts = false;
    bool told = false; // "… who are": what is said of those that are excepted follows
    std::vector<ValueOf> of_except{};

    [[nodiscard]] bool names_kinds() const { return classes != 0 || !having.empty(); }
};

// The words around the values of a clause.
struct AllClause {
    AllScope scope;
    std::vector<ValueOf> values;
    std::optional<SaidClass> of_class; // "all are irregular foot"
    bool all = false;                  // it speaks of all troops
    bool army = false;                 // or of the army
    bool nobody = false;               // or of none
    bool known = true;                 // every word means something or may be passed over
    bool repeats = false;              // "too"
    bool of_weapons = false;           // "the guns are heavy" may be said of batteries alone
    bool is_said = false;              // "Foot is on four bases", not "foot, RA"
    [[nodiscard]] bool has_scope() const { return all || nobody || (scope.names_kinds() && is_said); }
};

// What a clause is read beside.
struct AroundClause {
    const Vocabulary& vocabulary;
    const std::vector<bool>& explained;    // of the tokens: what was understood before
    const std::vector<bool>& aside;        // and what stands in brackets without a value
    const std::vector<SaidOfTroops>& said; // by the clauses before it
};

// "troops and officers": whether the "and" at `at` joins officers to those whom they lead.
[[nodiscard]] bool joins_officers(const Phrases& phrases, std::size_t at, const Vocabulary& vocabulary);

// The clause of the tokens from `begin` to `end`.
[[nodiscard]] AllClause clause_in(const Phrases& phrases, std::size_t begin, std::size_t end,
                                  const AroundClause& around);

} // namespace muster
