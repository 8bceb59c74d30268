// SPDX-License-Identifier: MIT
// The cases of tests/data/odds, whose answers were worked out apart from the program, come upon all that the
// rule sets say about fights: each modifier counts in one and only just does not in another, each cell of
// each result table is read, each refusal and each limit of a switch is met.
#include "base/file.h"
#include "base/text.h"
#include "full_enumeration.h"
#include "odds/contenders.h"
#include "odds/odds_error.h"
#include "odds/situation.h"
#include "shipped_data.h"
#include "troop_of_traits.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace muster::tests {

namespace {

using CaseJson = nlohmann::json;

std::string words_of(const CaseJson& value) {
    return value.is_string() ? value.get<std::string>() : value.dump();
}

Combatant combatant_of_case(const CaseJson& json, const Ruleset& ruleset) {
    std::map<std::string, std::string> traits;
    for (const auto& [name, value] : json.items())
        traits[name] = words_of(value);
    return combatant_of(troop_of_traits(ruleset, traits), ruleset);
}

void read_settings(std::vector<SwitchSetting>& settings, const CaseJson& json,
                   std::optional<CombatSide> side) {
    for (const auto& [name, value] : json.items())
        if (value.is_object())
            read_settings(settings, value, name == "attacker" ? CombatSide::attacker : CombatSide::defender);
        else
            settings.push_back({side, name, words_of(value)});
}

// What the cases of one mode came upon.
struct ModeCoverage {
    Coverage coverage;
    std::set<std::string> refused;                 // what the errors say
    std::vector<Fight> allowed;                    // the situations of the fights that were worked out
    std::set<std::array<std::int32_t, 2>> classes; // of the two troops of such a fight
};

void follow_case(const CaseJson& json, const Ruleset& ruleset, const CombatMode& mode, ModeCoverage& met) {
    constexpr double many_throws = 20000; // no further round is followed for each of more
    const Combatant attacker = combatant_of_case(json.at("attacker"), ruleset);
    const Combatant defender = mode.alone ? Combatant{} : combatant_of_case(json.at("defender"), ruleset);
    Fight fight{{&attacker, mode.alone ? nullptr : &defender}, {}, json.value("rounds", 1)};
    read_settings(fight.situation, json.at("situation"), std::nullopt);
    try {
        Registers registers(2 * mode.names.size(), 0);
        set_situation(mode, fight, registers); // with all its rounds
        const double throws = throws_of(mode);
        double followed = throws;
        std::int32_t rounds = 1;
        for (; rounds < fight.rounds && followed * throws < many_throws; ++rounds)
            followed *= throws;
        fight.rounds = rounds;
        static_cast<void>(enumerate(mode, fight, met.coverage));
        met.allowed.push_back({{}, fight.situation, 1});
        if (const Trait* kind = class_trait(ruleset); kind != nullptr && !mode.alone)
            met.classes.insert({attacker.traits[kind->slot], defender.traits[kind->slot]});
    } catch (const OddsError& error) {
        met.refused.insert(error.what());
    }
}

std::vector<std::string> missing_steps(const CombatMode& mode, const Coverage& coverage) {
    std::vector<std::string> missing;
    for (const CombatDefinition& definition : mode.definitions) {
        const std::string& id = mode.names[definition.name].id;
        for (std::size_t i = 0; i < definition.steps.size(); ++i) {
            const CombatStep& step = definition.steps[i];
            const auto found = coverage.steps.find(&step);
            const Coverage::Met met = found == coverage.steps.end() ? Coverage::Met{} : found->second;
            const std::string name = fmt::format("{}, step {} {}", id, i + 1, step.name);
            if (met.held == 0 && step.operation != CombatOperation::missing)
                missing.push_back(name + " never counts");
            if (met.just_failed == 0 && !step.when.empty())
                missing.push_back(name + " never only just fails");
        }
        for (std::size_t i = 0; i < definition.dice.size(); ++i)
            if (!coverage.dice.contains(&definition.dice[i]))
                missing.push_back(fmt::format("{}: dice {} are never thrown", id, i + 1));
    }
    std::set<std::size_t> come;
    for (const auto& [end, times] : coverage.ends)
        come.insert(end->outcome);
    for (std::size_t i = 0; i < mode.outcomes.size(); ++i)
        if (!come.contains(i))
            missing.push_back(mode.outcomes[i].id + " never comes");
    return missing;
}

std::vector<std::string> missing_refusals(const CombatMode& mode, const ModeCoverage& met) {
    std::vector<std::string> missing;
    const auto is_said = [&](const std::string& say) {
        return std::any_of(met.refused.begin(), met.refused.end(),
                           [&](const std::string& said) { return said.find(say) != std::string::npos; });
    };
    for (const CombatRefusal& refusal : mode.refusals) {
        if (!is_said(refusal.say))
            missing.push_back("nobody is refused with: " + refusal.say);
        const auto found = met.coverage.refusals.find(&refusal);
        if (found == met.coverage.refusals.end() || found->second.just_failed == 0)
            missing.push_back("nobody is only just not refused with: " + refusal.say);
    }
    for (const CombatSwitch& made : mode.switches) {
        for (const CombatLimit& limit : made.limits)
            if (!is_said(limit.say))
                missing.push_back("no switch is refused with: " + limit.say);
        const bool is_set = std::any_of(met.allowed.begin(), met.allowed.end(), [&](const Fight& fight) {
            return std::any_of(fight.situation.begin(), fight.situation.end(),
                               [&](const SwitchSetting& setting) { return setting.id == made.id; });
        });
        if (!is_set)
            missing.push_back("no fight sets " + made.id);
    }
    return missing;
}

// Of the pairs of classes, one after the other, those that can fight so and are in no case.
std::string missing_pairs(const Ruleset& ruleset, const CombatMode& mode, const ModeCoverage& met) {
    std::string missing;
    const std::vector<Contender> classes = contenders_of_classes(ruleset);
    const std::size_t slot = class_trait(ruleset)->slot;
    const OddsCalculator calculator(mode);
    for (const Contender& attacker : classes)
        for (const Contender& defender : classes) {
            const std::array<std::int32_t, 2> pair{attacker.combatant.traits[slot],
                                                   defender.combatant.traits[slot]};
            // Either way round, each is once its enemy's enemy.
            if (mode.alone || met.classes.contains(pair) || met.classes.contains({pair[1], pair[0]}))
                continue;
            try {
                static_cast<void>(calculator.terms({{&attacker.combatant, &defender.combatant}, {}, 1}));
                missing += fmt::format(" {}/{}", attacker.code, defender.code);
            } catch (const OddsError&) { // they cannot fight so
            }
        }
    return missing;
}

// Of a table that stands in several modes, one mode's reading of a cell is enough.
std::vector<std::string> missing_cells(const Ruleset& ruleset,
                                       const std::map<const CombatMode*, ModeCoverage>& modes) {
    std::map<std::vector<std::int32_t>, std::vector<std::size_t>> read;
    for (const auto& [mode, met] : modes)
        for (const CombatGrid& grid : mode->grids) {
            std::vector<std::size_t>& times = read[grid.cells];
            times.resize(grid.cells.size());
            if (const auto found = met.coverage.cells.find(&grid); found != met.coverage.cells.end())
                for (std::size_t i = 0; i < times.size(); ++i)
                    times[i] += found->second[i];
        }
    std::vector<std::string> missing;
    for (const CombatMode& mode : ruleset.combat)
        for (const CombatGrid& grid : mode.grids) {
            const std::vector<std::size_t>& times = read[grid.cells];
            std::string unread;
            for (std::size_t i = 0; i < times.size(); ++i)
                if (times[i] == 0 && grid.cells[i] != CombatGrid::no_cell)
                    unread += fmt::format(" {}/{}", i / grid.width + 1, i % grid.width + 1);
            if (!unread.empty())
                missing.push_back(fmt::format("{}, a table by {} and {}: never read {}", mode.id,
                                              mode.names[grid.down.ref.name].id,
                                              mode.names[grid.across.ref.name].id, unread));
        }
    return missing;
}

} // namespace

BOOST_AUTO_TEST_SUITE(case_coverage)

BOOST_AUTO_TEST_CASE(every_modifier_cell_and_refusal_has_a_case) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Ruleset& ruleset = *shipped_rulesets().find(id);
        std::map<const CombatMode*, ModeCoverage> modes;
        const std::string text = read_file(source_folder() / "tests" / "data" / "odds" / (id + ".jsonl"));
        for (const std::string_view line : parts_of(text, '\n')) {
            if (line.empty())
                continue;
            const CaseJson json = CaseJson::parse(line);
            const CombatMode& mode = combat_mode(ruleset, json.at("mode").get<std::string>());
            follow_case(json, ruleset, mode, modes[&mode]);
        }
        BOOST_TEST_CONTEXT(id) {
            for (const CombatMode& mode : ruleset.combat) {
                for (const std::string& missing : missing_steps(mode, modes[&mode].coverage))
                    BOOST_ERROR(mode.id + ", " + missing);
                for (const std::string& missing : missing_refusals(mode, modes[&mode]))
                    BOOST_ERROR(mode.id + ", " + missing);
                BOOST_TEST_CONTEXT(mode.id) {
                    BOOST_TEST(missing_pairs(ruleset, mode, modes[&mode]) == "");
                }
            }
            for (const std::string& missing : missing_cells(ruleset, modes))
                BOOST_ERROR(missing);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
