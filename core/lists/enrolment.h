// SPDX-License-Identifier: MIT
// Enrolment: which entry of an army list each troop of an army belongs to, how many of each there are, and in
// which years all of it can have stood in the field. A troop belongs to the entry that it names; one that
// names none to the first that fits it. Made for one look at an army, which must stay where it is.
#pragma once

#include "army/place.h"
#include "lists/army_list.h"

#include <optional>
#include <vector>

namespace muster {

// A list with those that its allies come from: lenders[i] lends allies[i]; both live elsewhere.
struct ListWithLenders {
    const ArmyList& list;
    const std::vector<const ArmyList*>& lenders;
};

// A trait of a troop, or of the unit it stands in, that its entry does not offer.
struct NotOffered {
    const Offer* offer = nullptr;
    Place place; // of the element that has it
    std::int32_t value = 0;
};

struct Enrolled {
    Place place;
    const Troop* troop = nullptr;
    const Unit* unit = nullptr;
    const ListEntry* entry = nullptr; // null: it names one that is not there, or none fits
    std::optional<std::size_t> own;   // the entry's index in the list, unless an ally lends it
    std::optional<std::size_t> ally;
};

class Enrolment {
public:
    Enrolment(const Army& army, const Ruleset& ruleset, const ListWithLenders& lists);

    [[nodiscard]] const std::vector<Enrolled>& troops() const { return troops_; }
    [[nodiscard]] bool is_in(const Enrolled& enrolled, const ListPart& part) const;
    [[nodiscard]] bool is_in(const Enrolled& enrolled, const ListParts& parts) const;
    [[nodiscard]] std::int64_t count(const ListPart& part) const;
    [[nodiscard]] std::int64_t count(const ListParts& parts) const; // each troop once
    [[nodiscard]] std::int64_t count_of_all() const;
    // When what this troop is existed, by the entry, its option, the ally, the lender.
    [[nodiscard]] Years years_of(const Enrolled& enrolled) const;
    // When all that is fielded, and the list itself, existed; empty if never.
    [[nodiscard]] Years years() const;
    // The years that the army may be of: its own, if it says one.
    [[nodiscard]] Years possible_years() const;
    [[nodiscard]] std::optional<std::int32_t> year() const { return year_; }

    // What in the troop its entry does not offer, by the alternative that comes nearest.
    [[nodiscard]] std::vector<NotOffered> not_offered(const Enrolled& enrolled) const {
        return not_offered(enrolled, *enrolled.entry);
    }
    [[nodiscard]] std::vector<NotOffered> not_offered(const Enrolled& enrolled, const ListEntry& entry) const;
    // How far a troop is from what is offered; another class counts for several other traits.
    [[nodiscard]] std::int64_t distance_of(const std::vector<NotOffered>& missing) const;
    [[nodiscard]] std::vector<NotOffered> not_offered(const Enrolled& enrolled, const ListEntry& entry,
                                                      const TroopChoice& choice) const;
    // Whether what is not offered is that the troop is, or is not, the general's.
    [[nodiscard]] bool concerns_general(const NotOffered& what) const;
    [[nodiscard]] bool fits(const Enrolled& enrolled, const ListEntry& entry) const;
    // Whether the troop, or its unit, is marked as the general's.
    [[nodiscard]] bool is_general(const Enrolled& enrolled) const;

private:
    void enrol(Enrolled& enrolled) const;

    const Ruleset& ruleset_;
    const ListWithLenders& lists_;
    std::vector<Enrolled> troops_;
    std::optional<std::int32_t> year_;
};

// Entries that an ally lends: all of the lender's, or those that are named.
[[nodiscard]] std::vector<const ListEntry*> lent_entries(const ListAlly& ally, const ArmyList& lender);

} // namespace muster
