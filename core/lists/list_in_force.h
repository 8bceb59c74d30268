// SPDX-License-Identifier: MIT
// ListInForce: an army list as rules that are added to those of its rule set. with_list() makes the rule set
// that checks the list's armies: the published one, with the traits that the list fixes and a rule for each
// demand of the list. Each rule has an index among the rules of that Ruleset, so that findings, fixes and
// reports need not know about lists.
#pragma once

#include "check/added_rules.h"
#include "lists/army_list.h"
#include "lists/entry_assignment.h"

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
    years_together, // there is no year in which all troops served
    size,
    trait,
    general,
    least,
    most,
    part_year, // the army's year is not one of the entry's or ally's
    limit,
    ally,
    option,
    variant,      // not exactly one of the options of a variant is in use
    option_trait, // an option in use asks for another value of a trait of the army
};

struct ListRule {
    ListRuleKind kind = ListRuleKind::entry_unknown;
    ListPart part;         // of a rule about one part
    std::size_t index = 0; // of a limit, of the offer of an army trait, or of a variant
};

// The id of the findings of a kind: "list.entry-most".
[[nodiscard]] std::string_view list_rule_id(ListRuleKind kind);

class ListInForce : public AddedRules {
public:
    // allies[i] come from ally_lists[i], which must outlive this. `first_rule` is the index of its first rule
    // in the rule set that it is added to.
    ListInForce(ArmyList list, std::vector<const ArmyList*> ally_lists, std::size_t first_rule);

    [[nodiscard]] const ArmyList& list() const { return list_; }
    [[nodiscard]] ListWithAllies lists() const { return {list_, ally_lists_}; }
    // Of the list and of those that its allies come from.
    [[nodiscard]] std::size_t pattern_count() const;
    [[nodiscard]] const std::vector<ListRule>& rules() const { return rules_; }
    [[nodiscard]] const ListRule& rule_of(const Finding& finding) const {
        return rules_[finding.rule - first_rule_];
    }
    // The section of the list that a rule is cited by: an entry's name, "Size".
    [[nodiscard]] std::string section_of(const ListRule& rule) const;
    // The amount for an army of this size; none if its size is unknown.
    [[nodiscard]] std::optional<std::int64_t> in_proportion(std::int32_t amount, bool of_army,
                                                            const Army& army, const Ruleset& ruleset,
                                                            const Report& report) const;
    // The size that the list's amounts are in proportion to: that of the army, but at least the least size
    // that the list allows; unknown if the army's is. The list must have a `per`.
    [[nodiscard]] Exact measure_of_per(const Army& army, const Ruleset& ruleset, const Report& report) const;

    [[nodiscard]] const std::string& title() const override { return list_.title; }
    [[nodiscard]] std::string entry_name(std::string_view entry) const override;
    void judge(const Army& army, const Ruleset& ruleset, const Report& report,
               std::vector<Finding>& findings) const override;
    [[nodiscard]] std::string message(const Finding& finding, const Army& army, const Ruleset& ruleset,
                                      const Report& report) const override;
    [[nodiscard]] std::vector<Overrun> overruns(const std::vector<Finding>& findings, const Army& army,
                                                const Ruleset& ruleset, const Report& report) const override;
    [[nodiscard]] std::vector<FixCandidate> candidates(const Finding& finding, const Army& army,
                                                       const Ruleset& ruleset,
                                                       const Report& report) const override;
    [[nodiscard]] std::vector<OtherForm> other_forms(const Army& army, const Ruleset& ruleset) const override;

private:
    void add_rules_of_parts();

    ArmyList list_;
    std::vector<const ArmyList*> ally_lists_;
    std::size_t first_rule_;
    std::vector<ListRule> rules_;
};

[[nodiscard]] std::unique_ptr<const Ruleset> with_list(const Ruleset& published, ArmyList list,
                                                       std::vector<const ArmyList*> ally_lists);
// The list in force in a rule set that with_list() made; null in any other.
[[nodiscard]] const ListInForce* list_in_force(const Ruleset& ruleset);

} // namespace muster
