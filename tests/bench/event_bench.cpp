// SPDX-License-Identifier: MIT
// Events of 200 to 2,500 players with two submissions each, a third of them mails, a third army files, a
// third PDFs of sheets: from an empty file to all verdicts, how that grows, and a decision until it is on the
// disk. Wall-clock, since the disk is part of it.
#include "event/event_pack_reader.h"
#include "event/event_rules.h"
#include "event/event_status.h"
#include "event/event_steps.h"
#include "event/taking.h"
#include "made_event.h"
#include "ratio_report.h"
#include "temporary_folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <string>
#include <vector>

namespace muster::bench {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t few_players = 200;
constexpr std::size_t many_players = 2500;
constexpr double most_seconds = 3;
constexpr double most_ms_a_decision = 50;
constexpr double most_growth = 1.25; // of the time for one submission
constexpr int decisions = 20;
constexpr unsigned threads = 2;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Measured {
    double verdicts = 0; // seconds
    double decision = 0; // seconds, of the slowest
};

double slowest_decision(EventFile& event, const EventStatus& status) {
    double slowest = 0;
    for (int i = 0; i < decisions; ++i) {
        Decision decision;
        decision.player = status.players.at(static_cast<std::size_t>(i)).player.id;
        decision.kind = DecisionKind::accept;
        decision.why = "Agreed";
        const Clock::time_point start = Clock::now();
        if (!store_decision(event, decision))
            throw std::runtime_error("a decision was not stored");
        slowest = std::max(slowest, seconds_since(start));
    }
    return slowest;
}

Measured measure(std::size_t players, const Rulesets& rulesets) {
    const tests::TemporaryFolder folder;
    const tests::MadeEvent made = tests::make_event(folder.path(), players, rulesets);
    const Clock::time_point start = Clock::now();
    EventFile event = tests::create_event(made, rulesets);
    const EventRules rules(event.data(), event.file());
    const EventPack pack = read_event_pack(made.pack, "pack", rules.rulesets());
    TakeOrder order;
    order.now = 1;
    order.threads = threads;
    const std::vector<std::string> paths{made.folder.string()};
    (void)take_submissions(event, pack, rules.rulesets(), paths, order, [](const TakenLine&) {});
    const EventStatus status = status_of(event.record(), pack, rules.rulesets(), threads);
    Measured measured{seconds_since(start), 0};
    for (const EventPlayer& player : status.players)
        if (player.lists.empty())
            throw std::runtime_error("a player has no list");
    measured.decision = slowest_decision(event, status);
    return measured;
}

} // namespace

} // namespace muster::bench

int main() {
    using namespace muster;
    using namespace muster::bench;
    const Rulesets rulesets({MUSTER_SOURCE_DIR "/armylists"});
    Measured usual = measure(few_players, rulesets);
    for (int again = 0; again < 2; ++again) // the quickest: other programs only ever add to it
        usual.verdicts = std::min(usual.verdicts, measure(few_players, rulesets).verdicts);
    const Measured most = measure(many_players, rulesets);
    const RatioReport report;
    report.value(fmt::format("{} submissions, from empty to verdicts, seconds", 2 * many_players),
                 most.verdicts);
    report.value(fmt::format("the slowest decision among {} submissions, milliseconds", 2 * many_players),
                 1000 * most.decision);
    const bool is_quick =
        report.ratio(fmt::format("{} submissions, from empty to verdicts, seconds", 2 * few_players),
                     usual.verdicts, most_seconds);
    const bool is_stored =
        report.ratio(fmt::format("the slowest decision among {} submissions, milliseconds", 2 * few_players),
                     1000 * usual.decision, most_ms_a_decision);
    const double growth = most.verdicts / usual.verdicts * few_players / many_players;
    const bool is_linear =
        report.ratio(fmt::format("a submission among {} to one among {}", 2 * many_players, 2 * few_players),
                     growth, most_growth);
    return is_quick && is_stored && is_linear ? 0 : 1;
}
