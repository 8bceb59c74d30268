// SPDX-License-Identifier: MIT
#include "odds/contenders.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "base/translation.h"
#include "base/utf8_path.h"
#include "check/checker.h"
#include "check/wording.h"
#include "lists/list_search.h"

#include <algorithm>
#include <bit>
#include <compare>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <variant>

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

bool has_name(const Ruleset& ruleset) {
    return std::any_of(ruleset.notation.begin(), ruleset.notation.end(), [](const NotationPart& part) {
        return std::any_of(part.text.pieces.begin(), part.text.pieces.end(), [](const auto& piece) {
            return std::holds_alternative<TextTemplate::Name>(piece);
        });
    });
}

bool fights_by_figures(const Ruleset& ruleset) {
    return std::any_of(ruleset.combat.begin(), ruleset.combat.end(),
                       [](const CombatMode& mode) { return count_switch(mode) != nullptr; });
}

class ContenderCollector {
public:
    explicit ContenderCollector(const Ruleset& ruleset) : ruleset_(ruleset) {}

    void add(const Troop& troop) { add(contender_of(troop, ruleset_), 1); }
    void add(const Army& army) {
        for (const Place& place : all_places(army))
            if (place.level() == Level::troop) {
                const Troop& troop = troop_at(army, place);
                add(counted(troop), by_figures_ ? 1 : troop.count);
            }
    }
    [[nodiscard]] std::vector<Contender> take() { return std::move(contenders_); }

private:
    // What makes troops alike but for their names and numbers.
    struct Kind {
        TraitValues values;
        std::vector<std::string> texts;
        std::string name; // where the notation has it
        friend bool operator<(const Kind& a, const Kind& b) {
            return std::tie(a.values, a.texts, a.name) < std::tie(b.values, b.texts, b.name);
        }
    };

    // A troop is checked to find its numbers, which takes long under a large army list: once for all of a
    // kind.
    Contender counted(const Troop& troop) {
        const auto [known, is_new] =
            kinds_.try_emplace({troop.values, troop.texts, notation_has_name_ ? troop.name : std::string()});
        if (is_new)
            known->second = counted_contender(troop, ruleset_);
        Contender contender = known->second;
        contender.name = troop.name;
        contender.troop = troop;
        contender.figures = by_figures_ ? troop.count : 0;
        return contender;
    }

    void add(Contender contender, std::int32_t times) {
        const std::int32_t figures = by_figures_ && contender.counted ? contender.troop.count : 0;
        const auto [known, is_new] = seen_.try_emplace({contender.notation, figures}, contenders_.size());
        if (is_new) {
            contender.times = times;
            contenders_.push_back(std::move(contender));
            return;
        }
        Contender& first = contenders_[known->second];
        first.times += contender.counted ? times : 0;
        const bool is_said =
            (", " + first.also + ", ").find(", " + contender.name + ", ") != std::string::npos;
        if (contender.name != first.name && !contender.name.empty() && !is_said) {
            first.also += (first.also.empty() ? "" : ", ") + contender.name;
            ++first.others;
        }
    }

    const Ruleset& ruleset_;
    bool by_figures_ = fights_by_figures(ruleset_);
    bool notation_has_name_ = has_name(ruleset_);
    std::map<Kind, Contender> kinds_;                                  // as they are in armies
    std::map<std::pair<std::string, std::int32_t>, std::size_t> seen_; // notation and figures
    std::vector<Contender> contenders_;
};

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

Contender contender_of(const Troop& troop, const Ruleset& ruleset) {
    const Army army = army_of_one(troop, ruleset);
    Contender contender;
    contender.name = troop.name;
    contender.notation = notation_of({1, 1, 1}, army, ruleset, check(army, ruleset, Detail::sheet));
    contender.code = contender.notation;
    contender.troop = troop;
    contender.combatant = combatant_of(troop, ruleset);
    return contender;
}

Contender counted_contender(const Troop& troop, const Ruleset& ruleset) {
    Contender contender = contender_of(troop, ruleset);
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

std::vector<Contender> contenders_of_classes(const Ruleset& ruleset) {
    ContenderCollector collector(ruleset);
    const Trait* kind = class_trait(ruleset);
    for (Troop& troop : usual_troops(ruleset)) {
        if (kind != nullptr)
            troop.name = kind->values[static_cast<std::size_t>(troop.values[kind->slot])].name;
        collector.add(troop);
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
    for (const ListHeading& enemy : enemies_of(lists, ruleset, list)) {
        const std::filesystem::path file = lists.army_file_of(ruleset, enemy.id);
        if (!file.empty())
            collector.add(read_army(read_file(file), path_text(file), rulesets));
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
