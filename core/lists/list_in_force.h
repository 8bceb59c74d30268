// SPDX-License-Identifier: MIT
// ListInForce: an army list as rules beside those of its rule set. with_list() makes the rule set that armies
// of the list are checked by: the published one, with the traits that the list fixes and a rule for
// everything that the list asks. Each rule has its place among the rules of that Ruleset, so that findings,
// fixes and reports need not know that there are lists.
#pragma once

#include "check/added_rules.h"
#include "lists/army_list.h"
#include "lists/enrolment.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

enum class ListRuleKind : std::uint8_t {
    entry_unknown,
    army_trait,
    list_year,      // the army's year is not one of the list's
    years_together, // no year had all that is fielded
    size,
    trait,
    general,
    least,
    most,
    part_year, // the army's year is not one of the entry's or ally's
    limit,
    ally,
    option,
};

struct ListRule {
    ListRuleKind kind = ListRuleKind::entry_unknown;
    ListPart part;         // what it is about, of those about one part
    std::size_t index = 0; // of a limit, of an army trait's offer
};

// The id that findings of a kind carry: "list.entry-most".
[[nodiscard]] std::string_view list_rule_id(ListRuleKind kind);

class ListInForce : public AddedRules {
public:
    // lenders[i] is the list that lends allies[i]; they must outlive this. The first of its rules stands at
    // `first_rule` among those of the rule set that will carry it.
    ListInForce(ArmyList list, std::vector<const ArmyList*> lenders, std::size_t first_rule);

    [[nodiscard]] const ArmyList& list() const { return list_; }
    [[nodiscard]] ListWithLenders lists() const { return {list_, lenders_}; }
    [[nodiscard]] const std::vector<ListRule>& rules() const { return rules_; }
    [[nodiscard]] const ListRule& rule_of(const Finding& finding) const {
        return rules_[finding.rule - first_rule_];
    }
    // The section of the list that a rule stands in: an entry's name, "Size".
    [[nodiscard]] std::string section_of(const ListRule& rule) const;
    // What is allowed for an army of this size; nothing if its size cannot be told.
    [[nodiscard]] std::optional<std::int64_t> in_proportion(std::int32_t amount, bool of_army,
                                                            const Army& army, const Ruleset& ruleset,
                                                            const Report& report) const;
    // What the list's amounts are in proportion to: absent if it cannot be told. The list must have a `per`.
    // Of an army that is smaller than the list allows, the least size.
    [[nodiscard]] Exact measure_of_per(const Army& army, const Ruleset& ruleset, const Report& report) const;

    [[nodiscard]] const std::string& title() const override { return list_.title; }
    void judge(const Army& army, const Ruleset& ruleset, const Report& report,
               std::vector<Finding>& findings) const override;
    [[nodiscard]] std::string message(const Finding& finding, const Army& army, const Ruleset& ruleset,
                                      const Report& report) const override;
    [[nodiscard]] std::vector<Overrun> overruns(const std::vector<Finding>& findings, const Army& army,
                                                const Ruleset& ruleset, const Report& report) const override;
    [[nodiscard]] std::vector<FixCandidate> candidates(const Finding& finding, const Army& army,
                                                       const Ruleset& ruleset,
                                                       const Report& report) const override;

private:
    void add_rules_of_parts();

    ArmyList list_;
    std::vector<const ArmyList*> lenders_;
    std::size_t first_rule_;
    std::vector<ListRule> rules_;
};

[[nodiscard]] std::unique_ptr<const Ruleset> with_list(const Ruleset& published, ArmyList list,
                                                       std::vector<const ArmyList*> lenders);
// The list in force in a rule set that with_list() made; null in others.
[[nodiscard]] const ListInForce* list_in_force(const Ruleset& ruleset);

} // namespace muster
