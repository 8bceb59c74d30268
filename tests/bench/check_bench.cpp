// SPDX-License-Identifier: MIT
// Reading and checking beside the bare parse of the same bytes by pugixml; an edit; growth.
#include "army/army_reader.h"
#include "bench_armies.h"
#include "check/checker.h"
#include "ratio_report.h"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <cstdio>

namespace muster::bench {

namespace {

const std::vector<std::string>& thousand_files() {
    static const std::vector<std::string> files = make_files(1000);
    return files;
}

const Ruleset& ruleset_of(const Army& army) {
    return *shipped_rulesets().find(army.ruleset);
}

void parse_with_pugixml(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state)
        for (const std::string& file : thousand_files()) {
            pugi::xml_document document;
            benchmark::DoNotOptimize(document.load_buffer(file.data(), file.size()).status);
        }
}

void read_only(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state)
        for (const std::string& file : thousand_files())
            benchmark::DoNotOptimize(read_army(file, "bench", shipped_rulesets()).bodies.size());
}

void read_and_check_all(benchmark::State& state, const std::vector<std::string>& files) {
    for ([[maybe_unused]] auto _ : state)
        for (const std::string& file : files) {
            const Army army = read_army(file, "bench", shipped_rulesets());
            benchmark::DoNotOptimize(check(army, ruleset_of(army)).findings().size());
        }
}

void read_and_check(benchmark::State& state) {
    read_and_check_all(state, thousand_files());
}

void check_only(benchmark::State& state) {
    std::vector<Army> armies;
    for (const std::string& file : thousand_files())
        armies.push_back(read_army(file, "bench", shipped_rulesets()));
    for ([[maybe_unused]] auto _ : state)
        for (const Army& army : armies)
            benchmark::DoNotOptimize(check(army, ruleset_of(army)).findings().size());
}

// One edit as the window makes it, a new value beside the old one, and its report.
void edit_and_check(benchmark::State& state, std::size_t troops) {
    std::vector<Army> armies;
    for (std::uint32_t seed = 1; seed <= 100; ++seed)
        armies.push_back(make_army(seed, troops));
    for ([[maybe_unused]] auto _ : state)
        for (const Army& army : armies) {
            Army edited = army;
            for (Body& body : edited.bodies)
                if (!body.units.empty())
                    body.units.front().troops.front().count = 2;
            benchmark::DoNotOptimize(check(edited, ruleset_of(edited)).findings().size());
        }
}

void edit_12(benchmark::State& state) {
    edit_and_check(state, 12);
}
void edit_36(benchmark::State& state) {
    edit_and_check(state, 36);
}

// As many groups in all, whether in many armies or in a few: else the small ones alone would never leave the
// processor's cache, as files do not lie in it either, and what is measured would be the memory.
constexpr std::size_t groups_in_all = 210'000;

void grow(benchmark::State& state, std::size_t troops) {
    read_and_check_all(state, make_files(groups_in_all / troops, troops));
}

void grow_12(benchmark::State& state) {
    grow(state, 12);
}
void grow_10000(benchmark::State& state) {
    grow(state, 10'000);
}

constexpr int repetitions = 5;
BENCHMARK(parse_with_pugixml)->Unit(benchmark::kMicrosecond)->Repetitions(repetitions);
BENCHMARK(read_only)->Unit(benchmark::kMicrosecond)->Repetitions(repetitions);
BENCHMARK(check_only)->Unit(benchmark::kMicrosecond)->Repetitions(repetitions);
BENCHMARK(read_and_check)->Unit(benchmark::kMicrosecond)->Repetitions(repetitions);
BENCHMARK(edit_12)->Unit(benchmark::kMicrosecond)->Repetitions(repetitions);
BENCHMARK(edit_36)->Unit(benchmark::kMicrosecond)->Repetitions(repetitions);
BENCHMARK(grow_12)->Unit(benchmark::kMicrosecond)->Repetitions(repetitions);
BENCHMARK(grow_10000)->Unit(benchmark::kMicrosecond)->Repetitions(repetitions);

} // namespace

void print_ratios(const RatioReport& report) {
    std::size_t bytes = 0;
    for (const std::string& file : thousand_files())
        bytes += file.size();
    fmt::print(
        "\n1,000 armies of twelve, {} bytes each on average; times are of the processor, in microseconds\n",
        bytes / 1000);
    fmt::print("an army: pugixml's bare parse {:.2f}, read {:.2f}, check {:.2f}, read and check {:.2f}\n",
               report.nanoseconds("parse_with_pugixml") / 1000, report.nanoseconds("read_only") / 1000,
               report.nanoseconds("check_only") / 1000, report.nanoseconds("read_and_check") / 1000);
    // No aim of its own: programs_bench.sh measures the whole programs.
    report.value("read and check / pugixml's bare parse",
                 report.nanoseconds("read_and_check") / report.nanoseconds("parse_with_pugixml"));
    report.ratio("an edit and its report, 12 groups, microseconds", report.nanoseconds("edit_12") / 100, 5.0);
    report.ratio("an edit and its report, 36 groups, microseconds", report.nanoseconds("edit_36") / 100,
                 15.0);
    report.ratio("read and check a group in 10,000 / in 12",
                 report.nanoseconds("grow_10000") / report.nanoseconds("grow_12"), 1.5);
}

} // namespace muster::bench

int main(int argc, char** argv) {
    try {
        benchmark::Initialize(&argc, argv);
        muster::bench::RatioReport report;
        benchmark::RunSpecifiedBenchmarks(&report);
        muster::bench::print_ratios(report);
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
