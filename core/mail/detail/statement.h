// SPDX-License-Identifier: MIT
// Statement: what a line that holds no troops says of the army or of all troops: "General rating 4", "1,000
// points", "All regular", "(S) counts as +", "I make that 12 vignettes".
#pragma once

#include "mail/detail/all_statement.h"
#include "mail/detail/claimed_limit.h"
#include "mail/detail/definitions.h"
#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// A figure of the mail, and of what it is one.
struct Claim {
    enum class What : std::uint8_t {
        number, // of the army's, or of a part's: index among the army level's numbers
        trait,  // a whole number of the army: index among the rule set's traits
        total,  // of whatever the list is added up by
    };
    What what = What::total;
    std::size_t index = 0;
    std::int32_t value = 0;
    bool is_sum = false;   // a word such as "total" stands there
    bool of_part = false;  // "subtotal"
    std::string unit = {}; // "points"
    bool agreed = false;   // "… of 1000 points"
    SizeOf size = SizeOf::nothing;
    std::vector<std::int32_t> others = {}; // totals of the same line: "12 with the guns, 9 on the table"
    bool on_table = false;                 // "ten vignettes on the table"
    bool in_row = false;                   // one of several bare totals: "Total   12   10,250"
    std::vector<std::string> doubled = {}; // "Twelve, the hussars counting double": words of who they are
};

struct Statement {
    std::vector<Claim> claims;
    std::vector<ValueOf> of_army; // choices
    std::vector<SaidOfTroops> of_troops;
    std::optional<SaidClass> of_class; // that troops have whose line says none
    std::vector<ValueOf> of_links;
    std::vector<ValueOf> of_bodies;               // "Orders for both wings: attack"
    std::vector<std::vector<std::string>> except; // the troops that are excepted, each in words
    std::vector<SaidOfNamed> of_named;
    std::vector<std::string> without_officer; // words of the units that have none though every other has
    std::string question;                     // about what it says of all but leaves open
    bool every_unit_has_officer = false;
    std::vector<Definition> definitions;
    bool of_given_officers = false; // "Where a commander is given, the unit has one": says nothing new
    bool complete = false;          // nothing else stands in the line
    bool denies_links = false;      // "Nothing is linked"
    bool adds_up = false;           // "74 + 75 + 144 = 293"
    bool names_troops = false;      // a class of troops is named outside of what was understood
    std::string rest;               // its sentences of which nothing was understood

    [[nodiscard]] bool says_something() const {
        return !claims.empty() || !of_army.empty() || !of_troops.empty() || !of_links.empty() ||
               !of_bodies.empty() || !definitions.empty() || every_unit_has_officer;
    }
};

[[nodiscard]] Statement statement_in(std::string_view line, const Vocabulary& vocabulary);

} // namespace muster
