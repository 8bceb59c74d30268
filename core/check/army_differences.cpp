// SPDX-License-Identifier: MIT
#include "check/army_differences.h"

#include "base/translation.h"
#include "check/added_rules.h"
#include "check/detail/element_match.h"
#include "check/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace muster {

namespace {

const Element& element_of(const Army& army, const Place& place) {
    return element_at(army, place);
}

// The title of the army's list, or its id if the list is not in force.
std::string list_name(const Army& army, const Ruleset& ruleset) {
    return ruleset.added == nullptr ? army.list : ruleset.added->title();
}

std::string entry_name(const Troop& troop, const Ruleset& ruleset) {
    std::string name = ruleset.added == nullptr ? std::string() : ruleset.added->entry_name(troop.entry);
    return name.empty() ? troop.entry : name;
}

// "Morale: IV → III" for what the elements themselves say.
class ElementChanges {
public:
    ElementChanges(const Army& before, const Ruleset& ruleset_before, const Army& after,
                   const Ruleset& ruleset)
        : before_(before), ruleset_before_(ruleset_before), after_(after), ruleset_(ruleset) {}

    [[nodiscard]] std::vector<std::string> of(const Place& before, const Place& after) {
        changes_.clear();
        const Element& old = element_of(before_, before);
        const Element& now = element_of(after_, after);
        add(translate("name"), old.name, now.name);
        if (after.level() == Level::troop) {
            const Troop& old_troop = troop_at(before_, before);
            const Troop& new_troop = troop_at(after_, after);
            if (old_troop.count != new_troop.count)
                changes_.push_back(translate_format("{} → {} of them", old_troop.count, new_troop.count));
            add_named(translate("entry of the list"),
                      {old_troop.entry, entry_name(old_troop, ruleset_before_)},
                      {new_troop.entry, entry_name(new_troop, ruleset_)});
        }
        add_traits(after.level(), old, now);
        return changes_;
    }

    [[nodiscard]] std::vector<std::string> of_army() {
        std::vector<std::string> changes = of(Place(), Place());
        changes_.clear();
        add_named(translate("army list"), {before_.list, list_name(before_, ruleset_before_)},
                  {after_.list, list_name(after_, ruleset_)});
        add(translate("data of the rules"), before_.data, after_.data);
        add(translate("player"), before_.about.player, after_.about.player);
        add(translate("event"), before_.about.event, after_.about.event);
        add(translate("date"), before_.about.date, after_.about.date);
        if (before_.about.notes != after_.about.notes)
            changes_.emplace_back(translate("the notes differ"));
        changes.insert(changes.end(), changes_.begin(), changes_.end());
        return changes;
    }

private:
    struct Named {
        std::string_view id;
        std::string name;
    };
    // By their names; by their ids if both have the same name.
    void add_named(std::string_view what, const Named& old, const Named& now) {
        if (old.id != now.id)
            old.name == now.name ? add(what, old.id, now.id) : add(what, old.name, now.name);
    }

    void add(std::string_view what, std::string_view old, std::string_view now) {
        if (old != now)
            changes_.push_back(fmt::format("{}: {} → {}", what,
                                           old.empty() ? translate("none") : std::string(old),
                                           now.empty() ? translate("none") : std::string(now)));
    }

    void add_traits(Level level, const Element& old, const Element& now) {
        for (const std::size_t index : ruleset_.at(level).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (trait.is_text()) {
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
    const Ruleset& ruleset_before_;
    const Army& after_;
    const Ruleset& ruleset_; // of the later army
    std::vector<std::string> changes_;
};

std::vector<Difference> differences_of(const Army& before, const Ruleset& ruleset_before, const Army& after,
                                       const Ruleset& ruleset_after) {
    const ElementMatch match(before, after);
    ElementChanges changes(before, ruleset_before, after, ruleset_after);
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
using FindingKey = std::pair<std::string, std::string>;

// One side of a comparison.
struct Side {
    const Army& army;
    const Report& report;
    const Ruleset& ruleset;

    [[nodiscard]] FindingKey key_of(const Finding& finding) const {
        return {rule_id_of(finding, ruleset), message_of(finding, army, ruleset, report)};
    }
};

std::vector<Finding> without_match(const Side& side, const Side& other) {
    std::map<FindingKey, std::size_t> left;
    for (const Finding& finding : other.report.findings())
        ++left[other.key_of(finding)];
    std::vector<Finding> alone;
    for (const Finding& finding : side.report.findings()) {
        std::size_t& count = left[side.key_of(finding)];
        if (count == 0) {
            alone.push_back(finding);
        } else {
            --count;
        }
    }
    return alone;
}

} // namespace

ArmyDifferences compare(const Army& before, const Report& report_before, const Ruleset& ruleset_before,
                        const Army& after, const Report& report_after, const Ruleset& ruleset_after) {
    const Side old{before, report_before, ruleset_before};
    const Side now{after, report_after, ruleset_after};
    ArmyDifferences comparison;
    comparison.differences = differences_of(before, ruleset_before, after, ruleset_after);
    const std::vector<Number>& numbers = ruleset_after.numbers_of(Level::army);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const Exact value_before = report_before.number({}, i);
        const Exact value_after = report_after.number({}, i);
        if (numbers[i].scope == Scope::report && !(value_before == value_after))
            comparison.numbers.push_back({i, value_before, value_after});
    }
    comparison.lost = without_match(old, now);
    comparison.gained = without_match(now, old);
    return comparison;
}

} // namespace muster
