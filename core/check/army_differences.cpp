// SPDX-License-Identifier: MIT
#include "check/army_differences.h"

#include "check/element_match.h"
#include "check/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace muster {

namespace {

const Element& element_of(const Army& army, const Place& place) {
    return element_at(army, place);
}

// "Morale: IV → III" for what the elements themselves say.
class ElementChanges {
public:
    ElementChanges(const Army& before, const Army& after, const Ruleset& ruleset)
        : before_(before), after_(after), ruleset_(ruleset) {}

    [[nodiscard]] std::vector<std::string> of(const Place& before, const Place& after) {
        changes_.clear();
        const Element& old = element_of(before_, before);
        const Element& now = element_of(after_, after);
        add("name", old.name, now.name);
        if (after.level() == Level::troop) {
            const Troop& old_troop = troop_at(before_, before);
            const Troop& new_troop = troop_at(after_, after);
            if (old_troop.count != new_troop.count)
                changes_.push_back(fmt::format("{} → {} of them", old_troop.count, new_troop.count));
            add("entry of the list", old_troop.entry, new_troop.entry);
        }
        add_traits(after.level(), old, now);
        return changes_;
    }

    [[nodiscard]] std::vector<std::string> of_army() {
        std::vector<std::string> changes = of(Place(), Place());
        changes_.clear();
        add("army list", before_.list, after_.list);
        add("data", before_.data, after_.data);
        add("player", before_.about.player, after_.about.player);
        add("event", before_.about.event, after_.about.event);
        add("date", before_.about.date, after_.about.date);
        if (before_.about.notes != after_.about.notes)
            changes_.emplace_back("the notes differ");
        changes.insert(changes.end(), changes_.begin(), changes_.end());
        return changes;
    }

private:
    void add(std::string_view what, std::string_view old, std::string_view now) {
        if (old != now)
            changes_.push_back(
                fmt::format("{}: {} → {}", what, old.empty() ? "none" : old, now.empty() ? "none" : now));
    }

    void add_traits(Level level, const Element& old, const Element& now) {
        for (const std::size_t index : ruleset_.at(level).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (trait.kind == TraitKind::text) {
                add(trait.name, text_of(old, trait.slot), text_of(now, trait.slot));
            } else if (old.values[trait.slot] != now.values[trait.slot]) {
                add(trait.name, trait.value_name(old.values[trait.slot]),
                    trait.value_name(now.values[trait.slot]));
            }
        }
    }

    static std::string_view text_of(const Element& element, std::size_t slot) {
        return slot < element.texts.size() ? std::string_view(element.texts[slot]) : std::string_view();
    }

    const Army& before_;
    const Army& after_;
    const Ruleset& ruleset_;
    std::vector<std::string> changes_;
};

std::vector<Difference> differences_of(const Army& before, const Army& after, const Ruleset& ruleset) {
    const ElementMatch match(before, after);
    ElementChanges changes(before, after, ruleset);
    std::vector<Difference> found;
    if (std::vector<std::string> own = changes.of_army(); !own.empty())
        found.push_back({DifferenceKind::changed, {}, {}, std::move(own)});
    for (const Place& place : match.after()) {
        const std::optional<Place> old = match.before_of(place);
        if (!old) {
            found.push_back({DifferenceKind::added, {}, place, {}});
            continue;
        }
        std::vector<std::string> own = changes.of(*old, place);
        const bool moved = match.moved(place);
        if (moved || !own.empty())
            found.push_back(
                {moved ? DifferenceKind::moved : DifferenceKind::changed, *old, place, std::move(own)});
    }
    for (const Place& place : match.removed())
        found.push_back({DifferenceKind::removed, place, {}, {}});
    return found;
}

// What two findings have in common if they say the same: the element moved or not, the message is.
using FindingKey = std::pair<std::uint16_t, std::string>;

std::vector<Finding> without_match(const std::vector<Finding>& findings, const Army& army,
                                   const Report& report, const std::vector<Finding>& others,
                                   const Army& other_army, const Report& other_report,
                                   const Ruleset& ruleset) {
    std::map<FindingKey, std::size_t> left;
    for (const Finding& other : others)
        ++left[{other.rule, message_of(other, other_army, ruleset, other_report)}];
    std::vector<Finding> alone;
    for (const Finding& finding : findings) {
        std::size_t& count = left[{finding.rule, message_of(finding, army, ruleset, report)}];
        if (count == 0) {
            alone.push_back(finding);
        } else {
            --count;
        }
    }
    return alone;
}

} // namespace

ArmyDifferences compare(const Army& before, const Report& report_before, const Army& after,
                        const Report& report_after, const Ruleset& ruleset) {
    ArmyDifferences comparison;
    comparison.differences = differences_of(before, after, ruleset);
    const std::vector<Number>& numbers = ruleset.numbers_of(Level::army);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const Exact old = report_before.number({}, i);
        const Exact now = report_after.number({}, i);
        if (numbers[i].scope == Scope::report && !(old == now))
            comparison.numbers.push_back({i, old, now});
    }
    comparison.lost = without_match(report_before.findings(), before, report_before, report_after.findings(),
                                    after, report_after, ruleset);
    comparison.gained = without_match(report_after.findings(), after, report_after, report_before.findings(),
                                      before, report_before, ruleset);
    return comparison;
}

} // namespace muster
