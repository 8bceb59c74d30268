// SPDX-License-Identifier: MIT
// EntryAssignment: which entry of an army list each troop of an army belongs to, how many troops each entry
// has, and in which years all of them served. A troop belongs to the entry that it names, or if it names
// none, to the first entry that fits it.
#pragma once

#include "army/place.h"
#include "lists/army_list.h"

#include <optional>
#include <vector>

namespace muster {

// A list and the lists that its allies come from: allies[i] from ally_lists[i]. Owns none of them.
struct ListWithAllies {
    const ArmyList& list;
    const std::vector<const ArmyList*>& ally_lists;
};

// A value of a troop or of its unit that the troop's entry does not offer.
struct NotOffered {
    const Offer* offer = nullptr;
    Place place; // of the element that has it
    std::int32_t value = 0;
};

struct AssignedTroop {
    Place place;
    const Troop* troop = nullptr;
    const Unit* unit = nullptr;
    const ListEntry* entry = nullptr; // null: it names an unknown one, or none fits
    std::optional<std::size_t> own;   // the entry's index in the list; none: it is an ally's entry
    std::optional<std::size_t> ally;  // the ally's index in the list
};

// The army's own year; none if it or its rule set has none.
[[nodiscard]] std::optional<std::int32_t> year_of(const Army& army, const Ruleset& ruleset);

class EntryAssignment {
public:
    // All must outlive it and stay unchanged. Of a place with a troop it knows this troop alone.
    EntryAssignment(const Army& army, const Ruleset& ruleset, const ListWithAllies& lists,
                    const Place& outer = {});

    [[nodiscard]] const std::vector<AssignedTroop>& troops() const { return troops_; }
    // Those that are in the part, or in one of the parts, in the army's order.
    [[nodiscard]] std::vector<const AssignedTroop*> troops_in(const ListPart& part) const;
    [[nodiscard]] std::vector<const AssignedTroop*> troops_in(const ListParts& parts) const;
    [[nodiscard]] bool is_in(const AssignedTroop& assigned, const ListPart& part) const;
    [[nodiscard]] bool is_in(const AssignedTroop& assigned, const ListParts& parts) const;
    [[nodiscard]] std::int64_t count(const ListPart& part) const;
    [[nodiscard]] std::int64_t count(const ListParts& parts) const; // counts each troop once
    [[nodiscard]] std::int64_t count_of_all() const { return count_of_all_; }
    // In which years the troop served: those of its entry, option, ally and ally's list combined.
    [[nodiscard]] Years years_of(const AssignedTroop& assigned) const;
    // In which years all troops of the army served under the list; empty: never.
    [[nodiscard]] Years years() const;
    // The army's own year, or years() if it has none.
    [[nodiscard]] Years possible_years() const;
    [[nodiscard]] std::optional<std::int32_t> year() const { return year_; }

    // The values that the entry does not offer, compared with the entry's choice that is nearest.
    [[nodiscard]] std::vector<NotOffered> not_offered(const AssignedTroop& assigned) const {
        return not_offered(assigned, *assigned.entry);
    }
    [[nodiscard]] std::vector<NotOffered> not_offered(const AssignedTroop& assigned,
                                                      const ListEntry& entry) const;
    // How far a troop is from what is offered. A different class weighs as much as several other traits.
    [[nodiscard]] std::int64_t distance_of(const std::vector<NotOffered>& missing) const;
    [[nodiscard]] std::vector<NotOffered> not_offered(const AssignedTroop& assigned, const ListEntry& entry,
                                                      const TroopChoice& choice) const;
    // Whether the value that is not offered is the mark of the general.
    [[nodiscard]] bool concerns_general(const NotOffered& what) const;
    [[nodiscard]] bool fits(const AssignedTroop& assigned, const ListEntry& entry) const;
    // Whether the troop, or its unit, is marked as the general's.
    [[nodiscard]] bool is_general(const AssignedTroop& assigned) const;

private:
    // The entries and allies of the list that have troops, with them.
    struct Group {
        std::vector<std::size_t> troops; // their indices, ascending
        std::int64_t count = 0;          // of troops that are alike, each counted
    };
    void assign(AssignedTroop& assigned) const;
    void assign_own(AssignedTroop& assigned, const ListEntry& entry) const;
    void sort_into_groups();
    template <typename Visit>
    void visit_groups(const ListParts& parts, const Visit& visit) const;
    // The first entry that fits; null: none does.
    [[nodiscard]] const ListEntry* fitting_entry(const AssignedTroop& assigned) const;
    // Whether the entry offers the choice in the army's year. If it offers none of its choices then, all
    // count.
    [[nodiscard]] bool is_of_its_time(const ListEntry& entry, const TroopChoice& choice) const;
    // The years of those of the entry's choices that the troop fits, if the army has no year of its own.
    [[nodiscard]] Years years_of_choices(const AssignedTroop& assigned) const;
    [[nodiscard]] bool offered(const Offers& offers, const Element& element) const;

    const Ruleset& ruleset_;
    const ListWithAllies& lists_;
    std::vector<AssignedTroop> troops_;
    std::vector<Group> own_;  // of each entry of the list
    std::vector<Group> ally_; // of each ally
    std::int64_t count_of_all_ = 0;
    std::optional<std::int32_t> year_;
    mutable std::optional<Years> years_; // once they were asked for
};

// The entries of its list that an ally brings: those that it names, or all if it names none.
[[nodiscard]] std::vector<const ListEntry*> entries_of_ally(const ListAlly& ally, const ArmyList& ally_list);

} // namespace muster
