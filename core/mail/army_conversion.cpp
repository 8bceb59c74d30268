// SPDX-License-Identifier: MIT
#include "mail/army_conversion.h"

#include "base/letters.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace muster {

namespace {

// An element of each level, down to the troop.
struct Stack {
    const Army& army;
    const Body& body;
    const Unit& unit;
    const Troop& troop;

    [[nodiscard]] const Element& at(Level level) const {
        switch (level) {
        case Level::army: return army;
        case Level::body: return body;
        case Level::unit: return unit;
        case Level::troop: break;
        }
        return troop;
    }
};

bool alike(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lowered(x) == lowered(y); });
}

class ArmyMover {
public:
    ArmyMover(const Army& army, const Ruleset& from, const Ruleset& to, const Army& begin)
        : from_army_(army), from_(from), to_(to), begin_(begin) {}

    ConvertedArmy make() {
        Army& army = result_.army;
        army = begin_;
        army.bodies.clear();
        army.about = from_army_.about;
        army.name = from_army_.name;
        army.ruleset = to_.id;
        army.list.clear();
        army.data = to_.revision;
        reset_optional(Level::army, army);
        army.texts.clear();
        keep(Level::army, from_army_, army);
        note_lost({});
        if (!from_army_.list.empty())
            note(fmt::format("The army list {} belongs to {}; this army names none.", from_army_.list,
                             from_.title));
        for (const Body& body : from_army_.bodies)
            add_body(body);
        return std::move(result_);
    }

private:
    void note(std::string text) {
        if (noted_.insert(text).second)
            result_.notes.push_back(std::move(text));
    }

    // Traits that both call alike, with values that both call alike.
    void keep(Level level, const Element& old, Element& made) {
        for (const std::size_t index : from_.at(level).traits) {
            const Trait& trait = from_.traits[index];
            const Trait* other = to_.trait(level, trait.id);
            if (trait.is_text()) {
                keep_text(trait, other, old, made);
                continue;
            }
            const std::int32_t value = old.values[trait.slot];
            if (value == no_value || (!trait.required && value == trait.default_value))
                continue;
            const std::optional<std::int32_t> same = same_value(trait, other, value);
            if (!same) {
                lost(trait, value);
                continue;
            }
            made.values[other->slot] = *same;
            if (trait.has_words())
                kept_.push_back(other->id);
        }
    }

    // Nothing if the other rule set does not call it so.
    static std::optional<std::int32_t> same_value(const Trait& trait, const Trait* other,
                                                  std::int32_t value) {
        if (other == nullptr || other->kind != trait.kind)
            return std::nullopt;
        if (!trait.has_words())
            return value >= other->least && value <= other->most ? std::optional(value) : std::nullopt;
        const int found = other->words.find(trait.value_id(value));
        return found == WordTable::not_found ? std::nullopt : std::optional<std::int32_t>(found);
    }

    void keep_text(const Trait& trait, const Trait* other, const Element& old, Element& made) {
        if (trait.slot >= old.texts.size() || old.texts[trait.slot].empty())
            return;
        if (other == nullptr || !other->is_text()) {
            note(
                fmt::format("{} has no {}: “{}” is left out.", to_.title, trait.name, old.texts[trait.slot]));
            return;
        }
        made.texts.resize(to_.at(trait.level).texts);
        made.texts[other->slot] = old.texts[trait.slot];
    }

    // Left to the scales, which may tell it another way; noted if none does.
    void lost(const Trait& trait, std::int32_t value) { lost_.emplace_back(&trait, value); }

    void note_lost(const std::vector<const ConversionRow*>& told) {
        for (const auto& one : lost_) {
            const Trait* const trait = one.first; // clang 14 lets no lambda take a name of a binding
            const std::int32_t value = one.second;
            const bool by_scale = std::any_of(told.begin(), told.end(), [&](const ConversionRow* row) {
                return std::any_of(row->pattern.values.begin(), row->pattern.values.end(),
                                   [&](const ValueTest& test) {
                                       return test.level == trait->level && test.slot == trait->slot;
                                   });
            });
            if (!by_scale)
                note(fmt::format("{} has nothing for {} {}.", to_.title, trait->name,
                                 trait->value_name(value)));
        }
        lost_.clear();
    }

    void add_body(const Body& old) {
        Body body;
        body.name = old.name;
        body.values = begin_.bodies.empty() ? to_.at(Level::body).defaults : begin_.bodies.front().values;
        reset_optional(Level::body, body);
        keep(Level::body, old, body);
        note_lost({});
        for (const Unit& unit : old.units)
            add_unit(old, unit, body);
        result_.army.bodies.push_back(std::move(body));
    }

    // Only what must be said comes from the beginning army.
    void reset_optional(Level level, Element& element) const {
        for (const std::size_t index : to_.at(level).traits) {
            const Trait& trait = to_.traits[index];
            if (!trait.is_text() && !trait.required)
                element.values[trait.slot] = to_.at(level).defaults[trait.slot];
        }
    }

    void add_unit(const Body& old_body, const Unit& old, Body& body) {
        Unit unit;
        unit.name = old.name;
        unit.values = to_.at(Level::unit).defaults;
        keep(Level::unit, old, unit);
        lost_.clear(); // what scales tell of units they tell of their troops
        bool first = true;
        for (const Troop& troop : old.troops) {
            add_troop({from_army_, old_body, old, troop}, unit, first);
            first = false;
        }
        body.units.push_back(std::move(unit));
    }

    static bool matches(const Pattern& pattern, const Stack& stack) {
        return std::all_of(pattern.values.begin(), pattern.values.end(), [&](const ValueTest& test) {
            const auto value = static_cast<unsigned>(stack.at(test.level).values[test.slot]);
            return ((test.mask >> value) & 1U) != 0;
        });
    }

    // Gives the element the first value of each test, unless it has one that fits already.
    static void take_on(const Pattern& pattern, Level level, Element& element) {
        for (const ValueTest& test : pattern.values) {
            const auto now = static_cast<unsigned>(element.values[test.slot]);
            if (test.level == level && ((test.mask >> now) & 1U) == 0)
                element.values[test.slot] = std::countr_zero(test.mask);
        }
    }

    void add_troop(const Stack& stack, Unit& unit, bool first) {
        Troop troop;
        troop.name = stack.troop.name;
        troop.count = stack.troop.count;
        troop.values = to_.at(Level::troop).defaults;
        take_on(to_.conversion.usual, Level::troop, troop);
        kept_.clear();
        keep(Level::troop, stack.troop, troop);
        std::vector<const ConversionRow*> told;
        for (const ConversionScale& scale : from_.conversion.scales) {
            const auto row = std::find_if(scale.rows.begin(), scale.rows.end(),
                                          [&](const ConversionRow& r) { return matches(r.pattern, stack); });
            if (row == scale.rows.end()) {
                if (scale.id == "kind" && !is_kept(to_.traits[to_.at(Level::troop).traits.front()].id))
                    note(fmt::format("{}: {} tells no kind of troops for it; look at it again.",
                                     name_of(stack), from_.title));
                continue;
            }
            told.push_back(&*row);
            apply(scale.id, *row, stack, unit, troop);
        }
        note_lost(told);
        split_general(stack, first, troop, unit);
        unit.troops.push_back(std::move(troop));
    }

    [[nodiscard]] bool is_kept(std::string_view trait) const {
        return std::find(kept_.begin(), kept_.end(), trait) != kept_.end();
    }

    static std::string name_of(const Stack& stack) {
        return stack.troop.name.empty() ? "A troop without a name" : stack.troop.name;
    }

    void apply(std::string_view scale_id, const ConversionRow& row, const Stack& stack, Unit& unit,
               Troop& troop) {
        const ConversionScale* scale = scale_of(to_, scale_id);
        const ConversionRow* other = nullptr;
        for (const std::string& name : row.names)
            if (other == nullptr && scale != nullptr)
                other = row_called(*scale, name);
        if (other == nullptr) {
            note(fmt::format("{}: {} has nothing that is called {}.", name_of(stack), to_.title,
                             row.names.front()));
            return;
        }
        const bool kept = std::all_of(other->pattern.values.begin(), other->pattern.values.end(),
                                      [&](const ValueTest& test) { return is_kept(id_of(test)); });
        if (kept)
            return;
        // What both call alike is nearer than a kind's name.
        const Trait& essence = to_.traits[to_.at(Level::troop).traits.front()];
        if (scale_id == "kind" && is_kept(essence.id))
            return;
        take_on(other->pattern, Level::troop, troop);
        take_on(other->pattern, Level::unit, unit);
        if (other->provenance == Provenance::reading || row.provenance == Provenance::reading)
            note(fmt::format("{} as {}: a guess.", name_of(stack), row.names.front()));
    }

    [[nodiscard]] std::string_view id_of(const ValueTest& test) const {
        for (const std::size_t index : to_.at(test.level).traits)
            if (!to_.traits[index].is_text() && to_.traits[index].slot == test.slot)
                return to_.traits[index].id;
        return {};
    }

    // Where one rule set marks the general's troop and the other his unit.
    void split_general(const Stack& stack, bool first, Troop& troop, Unit& unit) const {
        const Trait* of_unit = mark_of_general(from_, Level::unit);
        const Trait* of_troop = mark_of_general(to_, Level::troop);
        if (of_unit != nullptr && of_troop != nullptr && first && stack.unit.values[of_unit->slot] != 0) {
            if (troop.count > 1) {
                Troop general = troop;
                general.count = 1;
                general.values[of_troop->slot] = 1;
                unit.troops.push_back(std::move(general));
                --troop.count;
            } else {
                troop.values[of_troop->slot] = 1;
            }
        }
        const Trait* was_troop = mark_of_general(from_, Level::troop);
        const Trait* now_unit = mark_of_general(to_, Level::unit);
        if (was_troop != nullptr && now_unit != nullptr && stack.troop.values[was_troop->slot] != 0)
            unit.values[now_unit->slot] = 1;
    }

    static const Trait* mark_of_general(const Ruleset& ruleset, Level level) {
        for (const std::size_t index : ruleset.at(level).traits) {
            const Trait& trait = ruleset.traits[index];
            if (trait.is_switch() && trait.role_of(1) == TraitRole::general)
                return &trait;
        }
        return nullptr;
    }

    const Army& from_army_;
    const Ruleset& from_;
    const Ruleset& to_;
    const Army& begin_;
    ConvertedArmy result_;
    std::set<std::string> noted_;
    std::vector<std::string> kept_; // traits of the troop in hand
    std::vector<std::pair<const Trait*, std::int32_t>> lost_;
};

} // namespace

const ConversionRow* row_called(const ConversionScale& scale, std::string_view name) {
    for (const ConversionRow& row : scale.rows)
        for (const std::string& known : row.names)
            if (alike(known, name))
                return &row;
    return nullptr;
}

const ConversionScale* scale_of(const Ruleset& ruleset, std::string_view id) {
    for (const ConversionScale& scale : ruleset.conversion.scales)
        if (scale.id == id)
            return &scale;
    return nullptr;
}

ConvertedArmy converted(const Army& army, const Ruleset& from, const Ruleset& to, const Army& begin) {
    return ArmyMover(army, from, to, begin).make();
}

} // namespace muster
