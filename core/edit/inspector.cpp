// SPDX-License-Identifier: MIT
#include "edit/inspector.h"

#include "edit/kind_change.h"
#include "edit/trait_relevance.h"

#include <algorithm>

namespace muster {

namespace {

std::string text_of(const Element& element, const Trait& trait) {
    return trait.slot < element.texts.size() ? element.texts[trait.slot] : std::string();
}

class FieldMaker {
public:
    FieldMaker(const Army& army, const Ruleset& ruleset, const Report& report, const Places& places)
        : army_(army), ruleset_(ruleset), places_(places), trial_(army, ruleset, report) {}

    [[nodiscard]] InspectorField make(const Trait& trait) const {
        InspectorField field;
        field.trait = &trait;
        const Element& first = element_at(army_, places_.front());
        if (trait.is_text()) {
            field.text = text_of(first, trait);
            field.mixed = differs([&](const Element& other) { return text_of(other, trait) != field.text; });
            return field;
        }
        field.value = first.values[trait.slot];
        field.mixed = differs([&](const Element& other) { return other.values[trait.slot] != field.value; });
        for (std::size_t i = 0; i < trait.values.size(); ++i)
            field.options.push_back(option(trait, static_cast<std::int32_t>(i), field));
        return field;
    }

private:
    template <typename Test>
    [[nodiscard]] bool differs(const Test& test) const {
        return std::any_of(places_.begin(), places_.end(),
                           [&](const Place& place) { return test(element_at(army_, place)); });
    }

    [[nodiscard]] InspectorOption option(const Trait& trait, std::int32_t value,
                                         const InspectorField& field) const {
        const TraitValue& word = trait.values[static_cast<std::size_t>(value)];
        InspectorOption result{value, word.name, word.short_form, std::nullopt};
        if (value == field.value && !field.mixed)
            return result;
        const Army after = with_fitting_value(army_, ruleset_, trial_, places_, trait, value).army;
        result.obstacle = obstacle_to(trial_.of(after), after, ruleset_);
        return result;
    }

    const Army& army_;
    const Ruleset& ruleset_;
    const Places& places_;
    Trial trial_;
};

} // namespace

Inspector inspect(const Army& army, const Ruleset& ruleset, const Report& report, const Places& selection) {
    Inspector result;
    for (const Place& place : selection) {
        if (!exists(army, place))
            continue;
        if (result.places.empty())
            result.level = place.level();
        if (place.level() == result.level)
            result.places.push_back(place);
    }
    if (result.places.empty())
        result.places.push_back({});
    result.name = element_at(army, result.places.front()).name;
    if (result.level == Level::troop)
        result.count = troop_at(army, result.places.front()).count;
    for (const Place& place : result.places) {
        result.mixed_names = result.mixed_names || element_at(army, place).name != result.name;
        result.mixed_counts = result.mixed_counts ||
                              (result.level == Level::troop && troop_at(army, place).count != result.count);
    }
    const FieldMaker maker(army, ruleset, report, result.places);
    for (const std::size_t index : ruleset.at(result.level).traits)
        result.fields.push_back(maker.make(ruleset.traits[index]));
    if (result.level == Level::troop && result.places.size() == 1) {
        const TraitRelevance relevance(army, ruleset, result.places.front());
        for (InspectorField& field : result.fields)
            field.matters = relevance.matters(*field.trait);
    }
    return result;
}

} // namespace muster
