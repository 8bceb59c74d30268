// SPDX-License-Identifier: MIT
// The odds of one fight, of four rounds of it, and of 36 troops against 36: times on this machine, and four
// rounds as a multiple of one.
#include "odds/odds_matrix.h"
#include "ruleset/rulesets.h"

#include <benchmark/benchmark.h>

#include <map>
#include <string>

namespace muster::bench {

namespace {

const Ruleset& ruleset(const std::string& id) {
    static const Rulesets it({MUSTER_SOURCE_DIR "/armylists"});
    return *it.find(id);
}

Combatant combatant(const Ruleset& ruleset, const std::map<std::string, std::string>& traits) {
    Troop troop;
    troop.values = ruleset.at(Level::troop).defaults;
    for (const auto& [name, value] : traits) {
        const Trait* trait = ruleset.trait(Level::troop, name);
        troop.values.at(trait->slot) = trait->parse(value).value();
    }
    return combatant_of(troop, ruleset);
}

struct Pair {
    const char* ruleset;
    std::map<std::string, std::string> attacker;
    std::map<std::string, std::string> defender;
};

const Pair pairs[] = {
    {"into-glory-ride",
     {{"class", "HIS"}, {"army", "RA"}, {"integrity", "IV"}},
     {{"class", "HIN"}, {"army", "IA"}, {"integrity", "III"}}},
    {"phalanx",
     {{"class", "HIS"}, {"army", "RA"}, {"integrity", "IV"}},
     {{"class", "HIN"}, {"army", "IF"}, {"integrity", "III"}}},
    {"phalanx-ii", {{"class", "HIS"}, {"army", "RA"}}, {{"class", "HSC"}, {"army", "IR"}}},
    {"undying-lands",
     {{"class", "foot"}, {"order", "loose"}, {"army", "irregular"}},
     {{"class", "foot"}, {"order", "close"}, {"army", "regular"}, {"weapon", "hfs"}}},
    {"ancient-1969",
     {{"type", "heavy-infantry"}, {"status", "regular"}, {"weapon", "pike"}},
     {{"type", "medium-infantry"}, {"status", "barbarian"}, {"weapon", "javelin"}}},
};

void fight(benchmark::State& state) {
    const Pair& pair = pairs[state.range(0)];
    const Ruleset& rules = ruleset(pair.ruleset);
    const Combatant attacker = combatant(rules, pair.attacker);
    const Combatant defender = combatant(rules, pair.defender);
    const OddsCalculator calculator(rules.combat.front());
    const Fight fought{{&attacker, &defender}, {}, static_cast<std::int32_t>(state.range(1))};
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(calculator.odds(fought));
    state.SetLabel(pair.ruleset);
}
BENCHMARK(fight)->ArgsProduct({{0, 1, 2, 3, 4}, {1, 4}})->Unit(benchmark::kMicrosecond);

void matrix(benchmark::State& state) {
    const Pair& pair = pairs[state.range(0)];
    const Ruleset& rules = ruleset(pair.ruleset);
    const std::vector<NamedCombatant> mine(36, {"mine", combatant(rules, pair.attacker)});
    const std::vector<NamedCombatant> theirs(36, {"theirs", combatant(rules, pair.defender)});
    const CombatMode& mode = rules.combat.front();
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(
            odds_matrix(mode, mine, theirs, {}, usual_outcome(mode), BoardOrder::best_first));
    state.SetLabel(pair.ruleset);
}
BENCHMARK(matrix)->DenseRange(0, 4)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace muster::bench

BENCHMARK_MAIN();
