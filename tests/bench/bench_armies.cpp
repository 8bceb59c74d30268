// SPDX-License-Identifier: MIT
#include "bench_armies.h"

#include "army/army_reader.h"
#include "army/army_writer.h"
#include "base/file.h"

#include <algorithm>
#include <filesystem>
#include <random>

namespace muster::bench {

namespace {

const std::string armylists = std::string(MUSTER_SOURCE_DIR) + "/armylists";

std::vector<Army> read_samples() {
    std::vector<std::filesystem::path> files;
    for (const std::string& id : shipped_rulesets().ids())
        for (const auto& entry : std::filesystem::directory_iterator(armylists + "/" + id + "/samples"))
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<Army> armies;
    for (const auto& file : files)
        armies.push_back(read_army(read_file(file), file.string(), shipped_rulesets()));
    return armies;
}

const std::vector<Army>& samples() {
    static const std::vector<Army> armies = read_samples();
    return armies;
}

// Goes through the sample's units again and again until the army has its number of groups.
void fill(Army& army, const Army& sample, std::size_t troops) {
    while (troops != 0)
        for (std::size_t b = 0; b < sample.bodies.size(); ++b)
            for (const Unit& unit : sample.bodies[b].units) {
                if (troops == 0)
                    return;
                Unit& copy = army.bodies[b].units.emplace_back(unit);
                copy.troops.resize(std::min(copy.troops.size(), troops));
                troops -= copy.troops.size();
            }
}

} // namespace

const Rulesets& shipped_rulesets() {
    static const Rulesets rulesets({armylists});
    return rulesets;
}

Army make_army(std::uint32_t seed, std::size_t troops) {
    const Army& sample = samples()[seed % samples().size()];
    Army army = sample;
    for (Body& body : army.bodies)
        body.units.clear();
    fill(army, sample, troops);

    const Ruleset& ruleset = *shipped_rulesets().find(army.ruleset);
    std::minstd_rand random(seed + 1);
    for (Body& body : army.bodies)
        for (Unit& unit : body.units)
            for (Troop& troop : unit.troops) {
                if (random() % 4 != 0)
                    continue;
                const LevelTraits& traits = ruleset.at(Level::troop);
                const Trait& trait = ruleset.traits[traits.traits[random() % traits.traits.size()]];
                if (trait.has_words())
                    troop.values[trait.slot] = static_cast<std::int32_t>(random() % trait.values.size());
            }
    return army;
}

std::vector<std::string> make_files(std::size_t count, std::size_t troops) {
    std::vector<std::string> files;
    for (std::size_t i = 0; i < count; ++i) {
        const Army army = make_army(static_cast<std::uint32_t>(i), troops);
        files.push_back(write_army(army, *shipped_rulesets().find(army.ruleset)));
    }
    return files;
}

} // namespace muster::bench
