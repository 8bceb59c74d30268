// SPDX-License-Identifier: MIT
// ListSums: what an army has of the parts of its list, against what the list's rules about sums ask: too much
// of something, or too little. Internal to ListInForce, its words and its fixes.
#pragma once

#include "lists/enrolment.h"
#include "lists/list_in_force.h"

#include <vector>

namespace muster {

// Too many or too few of some parts: any one of several imbalances mended mends the rule.
struct Imbalance {
    ListParts parts; // empty: the whole army
    bool too_many = false;
    Exact have;
    Exact bound; // the most, or the least, that would do as things stand
    // How many troops make the difference, if each counts one; else one.
    [[nodiscard]] std::int64_t steps() const;
    bool counted = true; // troops are counted, not measured by a number of theirs
    // The amount that the list gives, if the bound is in proportion to the army.
    std::optional<std::int32_t> of_each = std::nullopt;
};

class ListSums {
public:
    // All must outlive it.
    ListSums(const ListInForce& in_force, const Army& army, const Ruleset& ruleset, const Report& report);
    ListSums(const ListSums&) = delete;
    ListSums& operator=(const ListSums&) = delete;
    ~ListSums() = default;

    // Empty if the rule is kept; of a rule about sums.
    [[nodiscard]] std::vector<Imbalance> imbalances(const ListRule& rule) const;
    [[nodiscard]] const Enrolment& enrolment() const { return enrolment_; }
    // Which number the army's size is by the list; absent if it cannot be known.
    [[nodiscard]] Exact size() const;
    // The ways to a size that the list allows; empty if this is one. The list must have one.
    [[nodiscard]] std::vector<Imbalance> of_size() const;
    // What the list's amounts are in proportion to; the list must have a `per`.
    [[nodiscard]] Exact measure_of_per() const { return in_force_.measure_of_per(army_, ruleset_, report_); }

private:
    [[nodiscard]] std::vector<Imbalance> of_amount(const ListParts& parts, const Amount& amount,
                                                   std::optional<std::size_t> number) const;
    [[nodiscard]] std::vector<Imbalance> of_least(const ListRule& rule) const;
    [[nodiscard]] std::vector<Imbalance> of_limit(const ListLimit& limit) const;
    [[nodiscard]] std::vector<Imbalance> of_shares(const ListLimit& limit) const;
    [[nodiscard]] std::vector<Imbalance> of_company(const ListParts& parts, const ListParts& needs,
                                                    std::optional<std::int32_t> each,
                                                    const ListParts& excludes,
                                                    std::optional<std::size_t> number) const;
    [[nodiscard]] std::vector<Imbalance> of_ally(std::size_t ally) const;
    [[nodiscard]] Exact measure(const ListParts& parts, std::optional<std::size_t> number) const;
    [[nodiscard]] std::optional<Exact> bound(std::optional<std::int32_t> amount, bool of_army) const;
    [[nodiscard]] std::optional<Exact> upper_bound(std::optional<std::int32_t> amount, bool of_army) const;

    const ListInForce& in_force_;
    const ArmyList& list_;
    const Army& army_;
    const Ruleset& ruleset_;
    const Report& report_;
    ListWithLenders lists_;
    Enrolment enrolment_;
};

} // namespace muster
