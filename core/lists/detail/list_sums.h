// SPDX-License-Identifier: MIT
// ListSums: compares how much an army has of the parts of its list with what the list's rules allow and ask
// for.
#pragma once

#include "lists/entry_assignment.h"
#include "lists/list_in_force.h"

#include <optional>
#include <utility>
#include <vector>

namespace muster {

// Too many or too few of some parts. Where a rule has several imbalances, correcting one of them is enough.
struct Imbalance {
    ListParts parts; // empty: the whole army
    bool too_many = false;
    Exact have;
    Exact bound; // the most that is allowed, or the least that is needed, in this army
    // How many troops make the difference, if troops are counted; otherwise 1.
    [[nodiscard]] std::int64_t steps() const;
    bool counted = true; // false: a number of the troops is summed
    // The amount in the list, if the bound is that amount in proportion to the army.
    std::optional<std::int32_t> of_each = std::nullopt;
};

class ListSums {
public:
    // All must outlive it. Of a place with a troop it knows this troop alone, and no sums.
    ListSums(const ListInForce& in_force, const Army& army, const Ruleset& ruleset, const Report& report,
             const Place& outer = {});
    ListSums(const ListSums&) = delete;
    ListSums& operator=(const ListSums&) = delete;
    ~ListSums() = default;

    // Of a rule about sums; empty: the army obeys it.
    [[nodiscard]] std::vector<Imbalance> imbalances(const ListRule& rule) const;
    [[nodiscard]] const EntryAssignment& assignment() const { return assignment_; }
    // The army's size as the list counts it; unknown if it has no such number.
    [[nodiscard]] Exact size() const;
    // Whether an option in use has an offer of its own for the trait.
    [[nodiscard]] bool is_replaced(const Offer& offer) const;
    // The ways to a size that the list allows; empty: the size is right. The list must have a size.
    [[nodiscard]] std::vector<Imbalance> of_size() const;
    // The least and the most of an amount in this army.
    [[nodiscard]] std::pair<std::optional<Exact>, std::optional<Exact>>
    bounds_of(const Amount& amount) const {
        return {bound(amount.least, amount.of_army), upper_bound(amount.most, amount.of_army)};
    }
    // What the list's amounts are in proportion to. The list must have a `per`.
    [[nodiscard]] Exact measure_of_per() const { return in_force_.measure_of_per(army_, ruleset_, report_); }

private:
    [[nodiscard]] std::vector<Imbalance> of_amount(const ListParts& parts, const Amount& amount,
                                                   std::optional<std::size_t> number) const;
    [[nodiscard]] std::vector<Imbalance> of_least(const ListRule& rule) const;
    [[nodiscard]] std::vector<Imbalance> of_limit(const ListLimit& limit) const;
    [[nodiscard]] std::vector<Imbalance> of_shares(const ListLimit& limit) const;
    [[nodiscard]] std::vector<Imbalance> of_companions(const ListParts& parts, const ListParts& needs,
                                                       std::optional<std::int32_t> each,
                                                       const ListParts& excludes,
                                                       std::optional<std::size_t> number) const;
    [[nodiscard]] std::vector<Imbalance> of_variant(const ListParts& options) const;
    [[nodiscard]] std::vector<Imbalance> of_ally(std::size_t ally) const;
    [[nodiscard]] Exact measure(const ListParts& parts, std::optional<std::size_t> number) const;
    [[nodiscard]] std::optional<Exact> bound(std::optional<std::int32_t> amount, bool of_army) const;
    [[nodiscard]] std::optional<Exact> upper_bound(std::optional<std::int32_t> amount, bool of_army) const;

    const ListInForce& in_force_;
    const ArmyList& list_;
    const Army& army_;
    const Ruleset& ruleset_;
    const Report& report_;
    ListWithAllies lists_;
    EntryAssignment assignment_;
};

} // namespace muster
