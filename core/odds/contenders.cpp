// SPDX-License-Identifier: MIT
#include "odds/contenders.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "base/input_error.h"
#include "base/limits.h"
#include "base/translation.h"
#include "base/utf8_path.h"
#include "check/checker.h"
#include "check/wording.h"
#include "lists/list_search.h"
#include "odds/combat_reads.h"
#include "odds/contender_collector.h"
#include "odds/contender_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

namespace muster {

namespace {

// Gives the troop the first value of each test, unless it has one that fits already.
void apply_pattern(const Pattern& pattern, TraitValues& values) {
    for (const ValueTest& test : pattern.values)
        if (test.level == Level::troop && ((test.mask >> static_cast<unsigned>(values[test.slot])) & 1U) == 0)
            values[test.slot] = std::countr_zero(test.mask);
}

TraitValues usual_values(const Ruleset& ruleset) {
    TraitValues values = ruleset.at(Level::troop).defaults;
    for (const std::size_t index : ruleset.at(Level::troop).traits) {
        const Trait& trait = ruleset.traits[index];
        if (!trait.is_text() && trait.required)
            values[trait.slot] = trait.kind->ordinary_value(trait);
    }
    apply_pattern(ruleset.conversion.usual, values);
    return values;
}

const std::vector<ConversionRow>* kind_rows(const Ruleset& ruleset) {
    for (const ConversionScale& scale : ruleset.conversion.scales)
        if (scale.id == "kind" && !scale.rows.empty())
            return &scale.rows;
    return nullptr;
}

// Of a class that the rules name in so many words, what only a reading equates with it is left out.
std::vector<Troop> troops_of_rows(const std::vector<ConversionRow>& rows, const Troop& usual,
                                  std::size_t class_slot) {
    const auto with_row = [&](const ConversionRow& row) {
        Troop troop = usual;
        apply_pattern(row.pattern, troop.values);
        return troop;
    };
    std::set<std::int32_t> named;
    for (const ConversionRow& row : rows)
        if (row.provenance == Provenance::printed)
            named.insert(with_row(row).values[class_slot]);
    std::vector<Troop> troops;
    for (const ConversionRow& row : rows) {
        Troop troop = with_row(row);
        if (row.provenance == Provenance::printed || !named.contains(troop.values[class_slot]))
            troops.push_back(std::move(troop));
    }
    return troops;
}

std::vector<Troop> usual_troops(const Ruleset& ruleset) {
    const Trait* kind = class_trait(ruleset);
    if (kind == nullptr)
        return {};
    Troop usual;
    usual.values = usual_values(ruleset);
    std::vector<Troop> troops;
    if (const std::vector<ConversionRow>* rows = kind_rows(ruleset))
        troops = troops_of_rows(*rows, usual, kind->slot);
    else
        for (std::size_t value = 0; value < kind->values.size(); ++value) {
            troops.push_back(usual);
            troops.back().values[kind->slot] = static_cast<std::int32_t>(value);
        }
    std::stable_sort(troops.begin(), troops.end(), [kind](const Troop& a, const Troop& b) {
        return a.values[kind->slot] < b.values[kind->slot];
    });
    return troops;
}

struct SharedValue {
    std::size_t trait; // index among the rule set's traits
    std::int32_t value;
};

// What an army's troops have alike, but for those that have none of it: the epoch of their firearms.
std::vector<SharedValue> shared_values(const Army& army, const Ruleset& ruleset) {
    std::vector<Place> places = all_places(army);
    std::erase_if(places, [](const Place& place) { return place.level() != Level::troop; });
    std::vector<SharedValue> shared;
    for (const std::size_t index : ruleset.at(Level::troop).traits) {
        const Trait& trait = ruleset.traits[index];
        if (!trait.is_choice() || trait.required)
            continue;
        std::set<std::int32_t> values;
        for (const Place& place : places)
            values.insert(troop_at(army, place).values[trait.slot]);
        values.erase(ruleset.at(Level::troop).defaults[trait.slot]);
        if (values.size() == 1)
            shared.push_back({index, *values.begin()});
    }
    return shared;
}

// Gives the troop what the rules demand of it and the others have. Returns that in words.
std::string complete_troop(Troop& troop, const std::vector<SharedValue>& shared, const Ruleset& ruleset) {
    std::string words;
    std::size_t errors = shared.empty() ? 0 : troop_errors(troop, ruleset);
    for (const SharedValue& each : shared) {
        const Trait& trait = ruleset.traits[each.trait];
        Troop changed = troop;
        changed.values[trait.slot] = each.value;
        const std::size_t left = errors == 0 ? 0 : troop_errors(changed, ruleset);
        if (left >= errors)
            continue;
        errors = left;
        troop = std::move(changed);
        words += (words.empty() ? "" : ", ") + trait.name + ": " + trait.value_name(each.value);
    }
    return words;
}

// Shorter headings, where the class alone tells all of them apart.
void shorten_codes(std::vector<Contender>& contenders, const Ruleset& ruleset) {
    const Trait* kind = class_trait(ruleset);
    if (kind == nullptr)
        return;
    std::set<std::int32_t> values;
    for (const Contender& contender : contenders)
        values.insert(contender.troop.values[kind->slot]);
    if (values.size() != contenders.size())
        return;
    for (Contender& contender : contenders)
        contender.code =
            kind->values[static_cast<std::size_t>(contender.troop.values[kind->slot])].short_form;
}

} // namespace

const Trait* class_trait(const Ruleset& ruleset) {
    for (const std::size_t index : ruleset.at(Level::troop).traits)
        if (ruleset.traits[index].is_choice() && ruleset.traits[index].required)
            return &ruleset.traits[index];
    return nullptr;
}

std::size_t troop_errors(const Troop& troop, const Ruleset& ruleset) {
    const Army army = army_of_one(troop, ruleset);
    const Report report = check(army, ruleset);
    return static_cast<std::size_t>(
        std::count_if(report.findings().begin(), report.findings().end(), [](const Finding& finding) {
            return finding.severity == Severity::error && finding.place.level() == Level::troop;
        }));
}

bool fights_by_figures(const Ruleset& ruleset) {
    return std::any_of(ruleset.combat.begin(), ruleset.combat.end(),
                       [](const CombatMode& mode) { return count_switch(mode) != nullptr; });
}

Contender contender_of(const Troop& troop, const Ruleset& ruleset) {
    return contender_of(troop, ruleset, CombatReads(ruleset));
}

Contender contender_of(const Troop& troop, const Ruleset& ruleset, const CombatReads& reads) {
    const Army army = army_of_one(troop, ruleset);
    Contender contender;
    contender.name = troop.name;
    contender.notation = notation_of({1, 1, 1}, army, ruleset, check(army, ruleset, Detail::sheet));
    if (const std::string unwritten = unwritten_words(troop, ruleset, reads); !unwritten.empty())
        contender.notation = translate_format("{} with {}", contender.notation, unwritten);
    contender.code = contender.notation;
    contender.troop = troop;
    contender.combatant = combatant_of(troop, ruleset);
    return contender;
}

Contender counted_contender(const Troop& troop, const Ruleset& ruleset) {
    return counted_contender(troop, ruleset, CombatReads(ruleset));
}

Contender counted_contender(const Troop& troop, const Ruleset& ruleset, const CombatReads& reads) {
    Contender contender = contender_of(troop, ruleset, reads);
    contender.counted = true;
    contender.figures = fights_by_figures(ruleset) ? troop.count : 0;
    return contender;
}

std::string name_and_notation(const Contender& contender) {
    const bool has_name = !contender.name.empty() && contender.name != contender.notation;
    std::string name = contender.name;
    if (contender.others > 0)
        name = contender.others == 1 ? translate_format("{} and 1 other name", name)
                                     : translate_format("{} and {} other names", name, contender.others);
    const std::string figures =
        contender.figures > 1 ? ", " + translate_format("{} figures", contender.figures) : std::string();
    std::string text = has_name ? name + figures + "  " + contender.notation : contender.notation + figures;
    if (contender.times > 1)
        text += " ×" + std::to_string(contender.times);
    return text;
}

const CombatSwitch* count_switch(const CombatMode& mode) {
    const auto found = std::find_if(mode.switches.begin(), mode.switches.end(),
                                    [](const CombatSwitch& made) { return made.counts_figures; });
    return found == mode.switches.end() ? nullptr : &*found;
}

std::int32_t usual_figures(const CombatSwitch& count) {
    return count.defaults.back().value;
}

std::vector<SwitchSetting> count_settings(const CombatMode& mode, CombatSide side,
                                          const Contender& contender) {
    const CombatSwitch* made = count_switch(mode);
    if (made == nullptr || !contender.counted)
        return {};
    return {{side, made->id, std::to_string(std::clamp(contender.troop.count, made->least, made->most))}};
}

std::vector<Contender> contenders_of_army(const Army& army, const Ruleset& ruleset) {
    ContenderCollector collector(ruleset);
    collector.add(army);
    return collector.take();
}

std::vector<Contender> contenders_of_classes(const Ruleset& ruleset, const Army* beside) {
    ContenderCollector collector(ruleset);
    const std::vector<SharedValue> shared =
        beside == nullptr ? std::vector<SharedValue>() : shared_values(*beside, ruleset);
    const Trait* kind = class_trait(ruleset);
    for (Troop& troop : usual_troops(ruleset)) {
        if (kind != nullptr)
            troop.name = kind->values[static_cast<std::size_t>(troop.values[kind->slot])].name;
        std::string assumed = complete_troop(troop, shared, ruleset);
        collector.add(troop, std::move(assumed));
    }
    std::vector<Contender> contenders = collector.take();
    for (Contender& contender : contenders) // "Foot  Foot LO Reg" says it twice
        if (contender.notation.starts_with(contender.name))
            contender.name.clear();
    shorten_codes(contenders, ruleset);
    return contenders;
}

std::vector<Contender> contenders_of_list(const ArmyList& list, const Ruleset& ruleset) {
    ContenderCollector collector(ruleset);
    for (const ListEntry& entry : list.entries) {
        Troop troop;
        troop.name = entry.name;
        troop.values = entry.troops.front().first();
        collector.add(troop);
    }
    return collector.take();
}

std::vector<Contender> contenders_of_enemies(const Rulesets& rulesets, std::string_view ruleset,
                                             std::string_view list) {
    const Ruleset* rules = rulesets.find(ruleset);
    if (rules == nullptr)
        return {};
    ContenderCollector collector(*rules);
    const Lists& lists = lists_of(rulesets);
    std::size_t bytes = 0;
    for (const ListHeading& enemy : enemies_of(lists, ruleset, list)) {
        const std::filesystem::path file = lists.army_file_of(ruleset, enemy.id);
        if (file.empty())
            continue;
        const std::string text = read_file(file);
        bytes += text.size();
        if (bytes > largest_examples_bytes)
            throw InputError(
                path_text(file), {},
                fmt::format("with this, the example armies of all enemies of '{}' take more than "
                            "{} MB; take one of these enemies by itself",
                            list, largest_examples_bytes >> 20U));
        collector.add(read_army(text, path_text(file), rulesets));
    }
    return collector.take();
}

std::vector<NamedCombatant> combatants_of(const std::vector<Contender>& contenders) {
    std::vector<NamedCombatant> combatants;
    combatants.reserve(contenders.size());
    for (const Contender& contender : contenders)
        combatants.push_back({contender.notation, contender.combatant});
    return combatants;
}

} // namespace muster
