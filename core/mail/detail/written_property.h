// SPDX-License-Identifier: MIT
// WrittenProperties: what lines of a player's text say of the army itself, such as "Nation: Roman",
// "General rating 4", "1250 points" or "Total: 1,000". Internal to read_written_army().
#pragma once

#include "army/army.h"
#include "mail/detail/lexicon.h"
#include "mail/detail/written_price.h"
#include "ruleset/ruleset.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// "6 AP": a number of the army by the id or name of its trait. Its size and its worth are none: such a number
// may as well be a total.
struct ArmyNumber {
    const Trait* trait;
    std::string number;
};
[[nodiscard]] std::optional<ArmyNumber> army_number(std::string_view words, const Ruleset& ruleset);

class WrittenProperties {
public:
    // Writes into `army`, which must stay where it is.
    WrittenProperties(const Ruleset& ruleset, Army& army) : ruleset_(ruleset), army_(army) {}

    // False if the line says nothing of the army.
    bool read(std::string_view line);
    // A title, or a line beneath the title of a sheet: what it says by the way, if anything.
    void read_by_the_way(std::string_view line, bool title);

    void take(const ArmyNumber& said) { set(*said.trait, said.number); }
    // The size that a title gives, in points or in troops.
    void take_size(std::int32_t size, bool in_points);
    // What is said of every troop says something of the army too, if it has a value so called.
    void read_of_all(const std::vector<ValueOf>& values);
    // The year and the nation that words over a list name, unless they were said; returns what was guessed.
    [[nodiscard]] std::vector<std::string> said_by(std::string_view words);

    [[nodiscard]] bool said(const Trait& trait) const;
    [[nodiscard]] const DeclaredTotals& declared() const { return declared_; }

private:
    bool read_total(std::string_view line);
    bool read_pair(std::string_view key, std::string_view value);
    bool read_number_behind(std::string_view line);
    bool set(const Trait& trait, std::string_view value);
    void declare(std::int32_t total, std::string_view unit);

    const Ruleset& ruleset_;
    Army& army_;
    std::vector<const Trait*> said_;
    DeclaredTotals declared_;
};

} // namespace muster
