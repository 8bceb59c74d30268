// SPDX-License-Identifier: MIT
// The odds of one fight, of four rounds of it, and of 36 troops against 36: times on this machine. Wanted:
// one fight below 20 µs, a matrix below 30 ms, four rounds at most five times one.
//
// Where losses are counted one by one, four rounds are far from that: each state of losses that a round may
// leave is fought on from. The rounds of the pairs below begin with
//     into-glory-ride, phalanx   1, 2, 3, 4 states               4 × one fight
//     phalanx-ii                 1, 2, 3, 3                      4 × one fight
//     undying-lands              1, 108, 293, 209            150 × one fight
//     ancient-1969               1, 63, 3,469, 55,615      3,100 × one fight
// Five times one fight would leave 160 ns for each state of undying-lands, and 1 ns for each of ancient-1969.
// Those of a round differ in what it reads, but for the last of ancient-1969, whose 55,615 fall into 356
// that fight alike once they are summed; they come from 218,547 ends of the third round. Less than exact
// losses would be needed to merge more. Weights of 64 bits instead of 128 made ancient-1969 1 % quicker.
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
