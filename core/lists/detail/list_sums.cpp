// SPDX-License-Identifier: MIT
#include "lists/detail/list_sums.h"

#include <algorithm>

namespace muster {

std::int64_t Imbalance::steps() const {
    if (!counted)
        return 1;
    return too_many ? (have - bound).rounded_up().over() : (bound - have).rounded_up().over();
}

ListSums::ListSums(const ListInForce& in_force, const Army& army, const Ruleset& ruleset,
                   const Report& report, const Place& outer)
    : in_force_(in_force), list_(in_force.list()), army_(army), ruleset_(ruleset), report_(report),
      lists_(in_force.lists()), assignment_(army, ruleset, lists_, outer) {}

Exact ListSums::size() const {
    return list_.size ? report_.number({}, list_.size->number) : Exact();
}

// The number of troops, or the sum of a number of theirs; troops without that number count nothing.
Exact ListSums::measure(const ListParts& parts, std::optional<std::size_t> number) const {
    if (!number)
        return parts.empty() ? assignment_.count_of_all() : assignment_.count(parts);
    Exact sum(0);
    const auto add = [&](const AssignedTroop& assigned) {
        const Exact one = report_.number(assigned.place, *number);
        if (one.known())
            sum = sum + one * assigned.troop->count;
    };
    if (parts.empty())
        for (const AssignedTroop& assigned : assignment_.troops())
            add(assigned);
    else
        for (const AssignedTroop* const assigned : assignment_.troops_in(parts))
            add(*assigned);
    return sum;
}

std::optional<Exact> ListSums::bound(std::optional<std::int32_t> amount, bool of_army) const {
    if (!amount)
        return std::nullopt;
    const auto result = in_force_.in_proportion(*amount, of_army, army_, ruleset_, report_);
    return result ? std::optional<Exact>(*result) : std::nullopt;
}

// In an army that is smaller than the amounts are for, a proportion would allow hardly anything. Such an army
// may have the whole amount, unless the list gives it a size to reach.
std::optional<Exact> ListSums::upper_bound(std::optional<std::int32_t> amount, bool of_army) const {
    const std::optional<Exact> part = bound(amount, of_army);
    const bool scaled = part && !of_army && list_.per && list_.per->number && !list_.size;
    return scaled && measure_of_per() < Exact(list_.per->each) ? Exact(*amount) : part;
}

std::vector<Imbalance> ListSums::of_amount(const ListParts& parts, const Amount& amount,
                                           std::optional<std::size_t> number) const {
    const Exact have = measure(parts, number);
    const auto least = bound(amount.least, amount.of_army);
    const auto most = upper_bound(amount.most, amount.of_army);
    const bool scaled = !amount.of_army && list_.per.has_value();
    if (least && have < *least)
        return {{parts, false, have, *least, !number, scaled ? amount.least : std::nullopt}};
    if (most && *most < have)
        return {{parts, true, have, *most, !number, scaled ? amount.most : std::nullopt}};
    return {};
}

bool ListSums::is_replaced(const Offer& offer) const {
    for (std::size_t i = 0; i < list_.options.size(); ++i)
        for (const Offer& own : list_.options[i].army)
            if (own.trait == offer.trait && assignment_.count({PartKind::option, i}) != 0)
                return true;
    return false;
}

// An option that is not used, or that is not of the army's year, demands nothing; nor does an entry in whose
// stead another option is in use.
std::vector<Imbalance> ListSums::of_least(const ListRule& rule) const {
    const ListEntry& entry = list_.entries[rule.part.index];
    if (entry.option && assignment_.count({PartKind::option, *entry.option}) == 0)
        return {};
    for (std::size_t i = 0; i < list_.options.size(); ++i) {
        const ListParts& instead = list_.options[i].instead;
        if (std::find(instead.begin(), instead.end(), rule.part) != instead.end() &&
            assignment_.count({PartKind::option, i}) != 0)
            return {};
    }
    const Years possible = assignment_.possible_years();
    if (possible.empty() || !possible.within(list_.years_of(entry)))
        return {};
    return of_amount({rule.part}, {entry.amount.least, std::nullopt, entry.amount.of_army}, std::nullopt);
}

std::vector<Imbalance> ListSums::of_shares(const ListLimit& limit) const {
    const Exact have = measure(limit.parts, limit.number);
    const Exact all = measure(limit.of, limit.number);
    if (limit.least_share && have < all * *limit.least_share)
        return {{limit.parts, false, have, all * *limit.least_share, !limit.number}};
    if (limit.most_share && all * *limit.most_share < have)
        return {{limit.parts, true, have, all * *limit.most_share, !limit.number}};
    return {};
}

// The parts are allowed only together with what they need (at most `each` for one of it), and never together
// with what they exclude.
std::vector<Imbalance> ListSums::of_companions(const ListParts& parts, const ListParts& needs,
                                               std::optional<std::int32_t> each, const ListParts& excludes,
                                               std::optional<std::size_t> number) const {
    const Exact have = measure(parts, number);
    if (have == Exact(0))
        return {};
    if (!needs.empty()) {
        const Exact needed = measure(needs, number);
        if (each && needed * *each < have)
            return {{parts, true, have, needed * *each, !number},
                    {needs, false, needed, (have * Exact::fraction(1, *each)).rounded_up(), !number}};
        if (!each && needed == Exact(0))
            return {{needs, false, 0, 1, !number}, {parts, true, have, 0, !number}};
    }
    const Exact excluded = excludes.empty() ? Exact(0) : measure(excludes, number);
    if (!(excluded == Exact(0)))
        return {{parts, true, have, 0, !number}, {excludes, true, excluded, 0, !number}};
    return {};
}

std::vector<Imbalance> ListSums::of_limit(const ListLimit& limit) const {
    const Years possible = assignment_.possible_years();
    if (limit.years.bounded() && (possible.empty() || !possible.within(limit.years)))
        return {};
    std::vector<Imbalance> found = of_amount(limit.parts, limit.amount, limit.number);
    if (found.empty())
        found = of_shares(limit);
    if (found.empty())
        found = of_companions(limit.parts, limit.needs, limit.each, limit.excludes, limit.number);
    return found;
}

// Exactly one of the options must be in use. Of those that never were in the army's years none can be.
std::vector<Imbalance> ListSums::of_variant(const ListParts& options) const {
    std::vector<Imbalance> used;
    std::vector<Imbalance> unused;
    for (const ListPart& option : options) {
        const Exact have = measure({option}, std::nullopt);
        if (Exact(0) < have)
            used.push_back({{option}, true, have, 0, true});
        else if (!list_.years_of(option).and_of(assignment_.possible_years()).empty())
            unused.push_back({{option}, false, 0, 1, true});
    }
    if (used.size() == 1)
        return {};
    return used.empty() ? unused : used;
}

// An ally that is not in the army demands nothing, unless every army has it.
std::vector<Imbalance> ListSums::of_ally(std::size_t ally) const {
    const ListAlly& own = list_.allies[ally];
    const ListParts parts{{PartKind::ally, ally}};
    const Years possible = assignment_.possible_years();
    const bool is_missed = own.is_obligatory && !possible.empty() && possible.within(own.years);
    if (assignment_.count(parts) == 0 && !is_missed)
        return {};
    std::vector<Imbalance> found = of_amount(parts, own.amount, std::nullopt);
    if (found.empty())
        found = of_companions(parts, own.needs, std::nullopt, own.excludes, std::nullopt);
    return found;
}

std::vector<Imbalance> ListSums::of_size() const {
    const Exact have = size();
    const ListSize& wanted = *list_.size;
    if (!have.known())
        return {};
    if (wanted.least && have < Exact(*wanted.least))
        return {{{}, false, have, *wanted.least, true}};
    if (wanted.most && Exact(*wanted.most) < have)
        return {{{}, true, have, *wanted.most, true}};
    if (!wanted.step)
        return {};
    const Exact least(wanted.least.value_or(0));
    const Exact steps = ((have - least) * Exact::fraction(1, *wanted.step)).rounded_down();
    const Exact below = least + steps * *wanted.step;
    if (below == have)
        return {};
    const Exact above = below + Exact(*wanted.step);
    std::vector<Imbalance> found{{{}, true, have, below, true}};
    if (!wanted.most || !(Exact(*wanted.most) < above))
        found.push_back({{}, false, have, above, true});
    return found;
}

std::vector<Imbalance> ListSums::imbalances(const ListRule& rule) const {
    switch (rule.kind) {
    case ListRuleKind::size: return of_size();
    case ListRuleKind::least: return of_least(rule);
    case ListRuleKind::most: {
        const Amount& amount = list_.entries[rule.part.index].amount;
        return of_amount({rule.part}, {std::nullopt, amount.most, amount.of_army}, std::nullopt);
    }
    case ListRuleKind::limit: return of_limit(list_.limits[rule.index]);
    case ListRuleKind::ally: return of_ally(rule.part.index);
    case ListRuleKind::variant: return of_variant(list_.variants()[rule.index]);
    case ListRuleKind::option: {
        const ListOption& option = list_.options[rule.part.index];
        return of_companions({rule.part}, option.needs, std::nullopt, option.excludes, std::nullopt);
    }
    default: return {};
    }
}

} // namespace muster
