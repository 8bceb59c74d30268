// SPDX-License-Identifier: MIT
// ListWording: the message of a finding of an army list: what is wrong, then what to do.
#pragma once

#include "lists/detail/list_sums.h"
#include "lists/list_in_force.h"

#include <string>

namespace muster {

class ListWording {
public:
    // All must outlive it. For findings at the place: those of a troop look at this troop alone.
    ListWording(const ListInForce& in_force, const Army& army, const Ruleset& ruleset, const Report& report,
                const Place& place)
        : list_(in_force.list()), ally_lists_(in_force.lists()), army_(army), ruleset_(ruleset),
          sums_(in_force, army, ruleset, report, place), assignment_(sums_.assignment()) {}

    // Of a rule that the army breaks at the place.
    [[nodiscard]] std::string message(const ListRule& rule, const Place& place) const;

private:
    [[nodiscard]] std::string unknown(const AssignedTroop& assigned) const;
    [[nodiscard]] std::string nothing_fits(const AssignedTroop& assigned) const;
    [[nodiscard]] std::string army_trait(const Offer& offer) const;
    [[nodiscard]] std::string trait(const ListRule& rule, const AssignedTroop& assigned) const;
    [[nodiscard]] std::string general(const AssignedTroop& assigned) const;
    [[nodiscard]] std::string together() const;
    [[nodiscard]] std::string size() const;
    [[nodiscard]] std::string size_range() const;
    [[nodiscard]] std::string ways_to_size() const;
    [[nodiscard]] std::string amount(const std::string& name, const Imbalance& imbalance) const;
    [[nodiscard]] std::string proportion(const Imbalance& imbalance) const;
    [[nodiscard]] std::string companions(const ListRule& rule, const ListParts& needs,
                                         const ListParts& excludes) const;
    [[nodiscard]] std::string variant(const ListRule& rule) const;
    [[nodiscard]] std::string limit(const ListRule& rule) const;
    [[nodiscard]] std::string names(const ListParts& parts, std::string_view last) const;
    [[nodiscard]] const AssignedTroop& assigned_at(const Place& place) const;
    // "Integrity must be V or IV, not III"
    [[nodiscard]] std::string offered(const NotOffered& what) const;

    const ArmyList& list_;
    ListWithAllies ally_lists_;
    const Army& army_;
    const Ruleset& ruleset_;
    ListSums sums_;
    const EntryAssignment& assignment_;
};

// The name of the number or trait that the list's amounts are in proportion to.
[[nodiscard]] std::string name_of_per(const ListPer& per, const Ruleset& ruleset);

// "V or IV", "4 to 6", "yes"
[[nodiscard]] std::string offer_words(const Offer& offer, const Trait& trait, bool short_forms);

} // namespace muster
