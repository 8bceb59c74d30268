// SPDX-License-Identifier: MIT
#include "lists/list_in_force.h"

#include "check/checker.h"
#include "lists/detail/list_fixes.h"
#include "lists/detail/list_sums.h"
#include "lists/detail/list_wording.h"
#include "lists/detail/same_surplus.h"

#include <algorithm>
#include <array>
#include <utility>

namespace muster {

namespace {

struct Kind {
    ListRuleKind kind;
    std::string_view id;
    Level level; // of the place of its findings
};
constexpr std::array<Kind, 15> kinds{{{ListRuleKind::entry_unknown, "list.entry-unknown", Level::troop},
                                      {ListRuleKind::army_trait, "list.trait-not-offered", Level::army},
                                      {ListRuleKind::list_year, "list.year", Level::army},
                                      {ListRuleKind::years_together, "list.year", Level::army},
                                      {ListRuleKind::size, "list.size", Level::army},
                                      {ListRuleKind::trait, "list.trait-not-offered", Level::troop},
                                      {ListRuleKind::general, "list.general", Level::troop},
                                      {ListRuleKind::least, "list.entry-least", Level::army},
                                      {ListRuleKind::most, "list.entry-most", Level::army},
                                      {ListRuleKind::part_year, "list.year", Level::troop},
                                      {ListRuleKind::limit, "list.limit", Level::army},
                                      {ListRuleKind::ally, "list.ally", Level::army},
                                      {ListRuleKind::option, "list.option", Level::army},
                                      {ListRuleKind::variant, "list.variant", Level::army},
                                      {ListRuleKind::option_trait, "list.trait-not-offered", Level::army}}};

const Kind& kind_of(ListRuleKind kind) {
    return kinds.at(static_cast<std::size_t>(kind));
}

// The check of one army.
class ListCheck {
public:
    ListCheck(const ListInForce& in_force, const Army& army, const Ruleset& ruleset, const Report& report)
        : list_(in_force.list()), army_(army), ruleset_(ruleset), report_(report),
          sums_(in_force, army, ruleset, report), assignment_(sums_.assignment()) {}

    // Adds a finding for each place where the army breaks the rule; `index` is the rule's in the rule set.
    void add_findings(const ListRule& rule, std::uint32_t index, std::vector<Finding>& findings) const {
        if (kind_of(rule.kind).level == Level::army) {
            if (is_broken(rule) && !(rule.kind == ListRuleKind::size && is_size_found(findings)))
                findings.push_back({index, 0, Severity::error, {}, culprits(rule)});
            return;
        }
        const auto judge = [&](const AssignedTroop& assigned) {
            if (is_broken(rule, assigned))
                findings.push_back({index, 0, Severity::error, assigned.place});
        };
        if (rule.kind == ListRuleKind::entry_unknown)
            for (const AssignedTroop& assigned : assignment_.troops())
                judge(assigned);
        else
            for (const AssignedTroop* const assigned : assignment_.troops_in(rule.part))
                judge(*assigned);
    }

    [[nodiscard]] const ListSums& sums() const { return sums_; }

    [[nodiscard]] bool is_lifted(const Finding& finding) const {
        return std::any_of(list_.permits.begin(), list_.permits.end(), [&](const ListPermit& permit) {
            if (permit.rule != finding.rule)
                return false;
            if (permit.parts.empty())
                return true;
            return std::any_of(assignment_.troops().begin(), assignment_.troops().end(),
                               [&](const AssignedTroop& assigned) {
                                   return up_to(assigned.place, finding.place.level()) == finding.place &&
                                          assignment_.is_in(assigned, permit.parts);
                               });
        });
    }

private:
    [[nodiscard]] bool is_broken(const ListRule& rule) const {
        switch (rule.kind) {
        case ListRuleKind::army_trait: {
            const Offer& offer = list_.army[rule.index];
            return !sums_.is_replaced(offer) && is_refused(offer);
        }
        case ListRuleKind::option_trait:
            return assignment_.count(rule.part) != 0 &&
                   is_refused(list_.options[rule.part.index].army[rule.index]);
        case ListRuleKind::list_year: return assignment_.year() && !list_.years.holds(*assignment_.year());
        case ListRuleKind::years_together: return !assignment_.year() && assignment_.years().empty();
        default: return !sums_.imbalances(rule).empty();
        }
    }

    // Whether a finding of a published rule tells already that the army is too large or too small, by as
    // much.
    [[nodiscard]] bool is_size_found(const std::vector<Finding>& findings) const {
        const std::vector<Imbalance> ways = sums_.of_size();
        return ways.size() == 1 && std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) {
                   const Rule& rule = ruleset_.rules[finding.rule];
                   if (rule.is_added() || finding.severity != Severity::error || rule.level != Level::army)
                       return false;
                   const std::vector<Condition>& needs = rule.cases[finding.rule_case].needs;
                   return std::any_of(needs.begin(), needs.end(), [&](const Condition& need) {
                       return asks_for_size(need, ways.front().bound);
                   });
               });
    }

    [[nodiscard]] bool asks_for_size(const Condition& need, const Exact& size) const {
        const NumberComparison& compared = need.comparison;
        if (need.kind != ConditionKind::comparison || compared.number != list_.size->number ||
            compared.comparison != Comparison::equal)
            return false;
        const Exact wanted =
            compared.other ? report_.number({}, *compared.other) * compared.times : compared.literal;
        return wanted.known() && wanted == size;
    }

    [[nodiscard]] bool is_refused(const Offer& offer) const {
        const Trait& trait = ruleset_.traits[offer.trait];
        return !offer.offers(trait, values_in_force(army_, ruleset_)[trait.slot]);
    }

    // For a rule of the army: the troops of the parts that are too many, or those that did not serve in all
    // of the list's years.
    [[nodiscard]] std::vector<Place> culprits(const ListRule& rule) const {
        const std::vector<Imbalance> imbalances = sums_.imbalances(rule);
        ListParts parts;
        for (const Imbalance& imbalance : imbalances)
            if (imbalance.too_many)
                parts.insert(parts.end(), imbalance.parts.begin(), imbalance.parts.end());
        std::vector<Place> places;
        for (const AssignedTroop* const assigned : assignment_.troops_in(parts))
            places.push_back(assigned->place);
        if (rule.kind == ListRuleKind::years_together)
            for (const AssignedTroop& assigned : assignment_.troops())
                if (!list_.years.within(assignment_.years_of(assigned)))
                    places.push_back(assigned.place);
        return places;
    }

    // Of a rule about troops that the troop is in the part of.
    [[nodiscard]] bool is_broken(const ListRule& rule, const AssignedTroop& assigned) const {
        if (rule.kind == ListRuleKind::entry_unknown)
            return assigned.entry == nullptr;
        // That the whole list does not cover the year is reported once, for the army.
        if (rule.kind == ListRuleKind::part_year)
            return assignment_.year() && list_.years.holds(*assignment_.year()) &&
                   !assignment_.years_of(assigned).holds(*assignment_.year());
        const bool of_general = rule.kind == ListRuleKind::general;
        if (of_general && assigned.ally && assignment_.is_general(assigned))
            return true;
        const std::vector<NotOffered> missing = assignment_.not_offered(assigned);
        return std::any_of(missing.begin(), missing.end(), [&](const NotOffered& what) {
            return assignment_.concerns_general(what) == of_general;
        });
    }

    const ArmyList& list_;
    const Army& army_;
    const Ruleset& ruleset_;
    const Report& report_;
    ListSums sums_;
    const EntryAssignment& assignment_;
};

} // namespace

std::string_view list_rule_id(ListRuleKind kind) {
    return kind_of(kind).id;
}

ListInForce::ListInForce(ArmyList list, std::vector<const ArmyList*> ally_lists, std::size_t first_rule)
    : list_(std::move(list)), ally_lists_(std::move(ally_lists)), first_rule_(first_rule) {
    rules_.push_back({ListRuleKind::entry_unknown, {}, 0});
    for (std::size_t i = 0; i < list_.army.size(); ++i)
        rules_.push_back({ListRuleKind::army_trait, {}, i});
    if (list_.years.bounded())
        rules_.push_back({ListRuleKind::list_year, {}, 0});
    rules_.push_back({ListRuleKind::years_together, {}, 0});
    if (list_.size)
        rules_.push_back({ListRuleKind::size, {}, 0});
    add_rules_of_parts();
    for (std::size_t i = 0; i < list_.limits.size(); ++i)
        rules_.push_back({ListRuleKind::limit, {}, i});
}

void ListInForce::add_rules_of_parts() {
    for (std::size_t i = 0; i < list_.entries.size(); ++i) {
        const ListEntry& entry = list_.entries[i];
        const ListPart part{PartKind::entry, i};
        rules_.push_back({ListRuleKind::trait, part, 0});
        rules_.push_back({ListRuleKind::general, part, 0});
        if (entry.amount.least)
            rules_.push_back({ListRuleKind::least, part, 0});
        if (entry.amount.most)
            rules_.push_back({ListRuleKind::most, part, 0});
        if (list_.years_of(entry).bounded())
            rules_.push_back({ListRuleKind::part_year, part, 0});
    }
    for (std::size_t i = 0; i < list_.options.size(); ++i) {
        const ListPart part{PartKind::option, i};
        if (!list_.options[i].needs.empty() || !list_.options[i].excludes.empty())
            rules_.push_back({ListRuleKind::option, part, 0});
        for (std::size_t offer = 0; offer < list_.options[i].army.size(); ++offer)
            rules_.push_back({ListRuleKind::option_trait, part, offer});
    }
    for (std::size_t i = 0; i < list_.variants().size(); ++i)
        rules_.push_back({ListRuleKind::variant, {}, i});
    for (std::size_t i = 0; i < list_.allies.size(); ++i)
        for (const ListRuleKind kind :
             {ListRuleKind::trait, ListRuleKind::general, ListRuleKind::part_year, ListRuleKind::ally})
            rules_.push_back({kind, {PartKind::ally, i}, 0});
}

std::size_t ListInForce::pattern_count() const {
    std::size_t count = list_.pattern_count();
    for (const ArmyList* ally : ally_lists_)
        count += ally->pattern_count();
    return count;
}

std::string ListInForce::section_of(const ListRule& rule) const {
    switch (rule.kind) {
    case ListRuleKind::entry_unknown: return "Entries";
    case ListRuleKind::army_trait: return "Army";
    case ListRuleKind::list_year:
    case ListRuleKind::years_together: return "Years";
    case ListRuleKind::size: return "Size";
    case ListRuleKind::variant: return list_.name_of(list_.variants()[rule.index].front());
    case ListRuleKind::limit: return list_.name_of(list_.limits[rule.index].parts.front());
    default: return list_.name_of(rule.part);
    }
}

std::optional<std::int64_t> ListInForce::in_proportion(std::int32_t amount, bool of_army, const Army& army,
                                                       const Ruleset& ruleset, const Report& report) const {
    if (of_army || !list_.per)
        return amount;
    const Exact whole = measure_of_per(army, ruleset, report);
    if (!whole.known())
        return std::nullopt;
    return (whole * Exact::fraction(amount, list_.per->each)).rounded_down().over();
}

Exact ListInForce::measure_of_per(const Army& army, const Ruleset& ruleset, const Report& report) const {
    const ListPer& per = *list_.per;
    if (per.number) {
        const Exact number = report.number({}, *per.number);
        // An army that is still too small is going to grow to the least size.
        const bool is_size = list_.size && list_.size->number == *per.number && list_.size->least;
        return is_size && number.known() ? std::max(number, Exact(*list_.size->least)) : number;
    }
    const std::int32_t value = values_in_force(army, ruleset)[*per.slot];
    return value != no_value ? Exact(value) : Exact();
}

std::string ListInForce::entry_name(std::string_view entry) const {
    const std::size_t slash = entry.find('/');
    const ListEntry* found = slash == std::string_view::npos ? list_.entry(entry) : nullptr;
    for (std::size_t i = 0; i < list_.allies.size() && found == nullptr; ++i)
        if (slash != std::string_view::npos && list_.allies[i].id == entry.substr(0, slash))
            found = ally_lists_[i]->entry(entry.substr(slash + 1));
    return found == nullptr ? std::string() : found->name;
}

void ListInForce::judge(const Army& army, const Ruleset& ruleset, const Report& report,
                        std::vector<Finding>& findings) const {
    const ListCheck check_of_list(*this, army, ruleset, report);
    if (!list_.permits.empty())
        findings.erase(
            std::remove_if(findings.begin(), findings.end(),
                           [&](const Finding& finding) { return check_of_list.is_lifted(finding); }),
            findings.end());
    for (std::size_t i = 0; i < rules_.size(); ++i)
        check_of_list.add_findings(rules_[i], static_cast<std::uint32_t>(first_rule_ + i), findings);
    SameSurplus(*this, ruleset, report, check_of_list.sums()).join(findings);
}

std::string ListInForce::message(const Finding& finding, const Army& army, const Ruleset& ruleset,
                                 const Report& report) const {
    return ListWording(*this, army, ruleset, report, finding.place).message(rule_of(finding), finding.place);
}

// Where a rule can be corrected in several ways, the shortest counts.
std::vector<Overrun> ListInForce::overruns(const std::vector<Finding>& findings, const Army& army,
                                           const Ruleset& ruleset, const Report& report) const {
    const ListSums sums(*this, army, ruleset, report);
    std::vector<Overrun> result;
    for (const Finding& finding : findings) {
        Overrun& overrun = result.emplace_back();
        for (const Imbalance& imbalance : sums.imbalances(rule_of(finding))) {
            const Exact size =
                imbalance.too_many ? imbalance.have - imbalance.bound : imbalance.bound - imbalance.have;
            if (overrun.empty())
                overrun.push_back(size);
            else if (size < overrun.front())
                overrun.front() = size;
        }
    }
    return result;
}

std::vector<FixCandidate> ListInForce::candidates(const Finding& finding, const Army& army,
                                                  const Ruleset& ruleset, const Report& report) const {
    return ListFixes(*this, army, ruleset, report).candidates(rule_of(finding), finding.place);
}

namespace {

std::vector<FixedValue> fixed_values(const ArmyList& list, const Ruleset& ruleset) {
    std::vector<FixedValue> fixed;
    for (const Offer& offer : list.army) {
        const Trait& trait = ruleset.traits[offer.trait];
        if (offer.single && !trait.required)
            fixed.push_back({trait.slot, trait.default_value, offer.first});
    }
    return fixed;
}

} // namespace

std::vector<OtherForm> ListInForce::other_forms(const Army& army, const Ruleset& ruleset) const {
    std::vector<OtherForm> result;
    const ListWithAllies own = lists();
    const EntryAssignment assignment(army, ruleset, own);
    const Years possible = assignment.possible_years();
    for (const AssignedTroop& assigned : assignment.troops()) {
        if (assigned.entry == nullptr)
            continue;
        for (const EntryForm& form : assigned.entry->forms) {
            OtherForm other{assigned.place, form.name, assigned.troop->values};
            for (const Offer& offer : form.values)
                other.values[ruleset.traits[offer.trait].slot] = offer.first;
            if (other.values != assigned.troop->values && !form.years.and_of(possible).empty())
                result.push_back(std::move(other));
        }
    }
    return result;
}

std::unique_ptr<const Ruleset> with_list(const Ruleset& published, ArmyList list,
                                         std::vector<const ArmyList*> ally_lists) {
    auto ruleset = std::make_unique<Ruleset>(published);
    ruleset->fixed = fixed_values(list, published);
    const std::string title = list.title;
    const auto in_force =
        std::make_shared<const ListInForce>(std::move(list), std::move(ally_lists), published.rules.size());
    for (const ListRule& own : in_force->rules()) {
        Rule rule;
        rule.id = list_rule_id(own.kind);
        rule.level = kind_of(own.kind).level;
        rule.cite = in_force->section_of(own);
        rule.source = title;
        rule.cases.emplace_back().say.pieces.emplace_back(TextTemplate::Added());
        ruleset->rules.push_back(std::move(rule));
    }
    ruleset->added = in_force;
    return ruleset;
}

const ListInForce* list_in_force(const Ruleset& ruleset) {
    return dynamic_cast<const ListInForce*>(ruleset.added.get());
}

} // namespace muster
