// SPDX-License-Identifier: MIT
// An event of 200 players with 400 submissions, from an empty file to all verdicts, and one decision: times
// on this machine. Wall-clock, since the disk is part of it.
#include "event/event_pack_reader.h"
#include "event/event_rules.h"
#include "event/event_status.h"
#include "event/taking.h"
#include "made_event.h"
#include "temporary_folder.h"

#include <fmt/format.h>

#include <chrono>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

} // namespace

int main() {
    using namespace muster;
    using namespace muster::tests;
    const Rulesets rulesets({MUSTER_SOURCE_DIR "/armylists"});
    for (const std::size_t players : {std::size_t{200}, std::size_t{800}}) {
        const TemporaryFolder folder;
        const MadeEvent made = make_event(folder.path(), players, rulesets);
        const Clock::time_point start = Clock::now();
        EventFile event = create_event(made, rulesets);
        const EventRules rules(event.data());
        const EventPack pack = read_event_pack(made.pack, "pack", rules.rulesets());
        TakeOrder order;
        order.now = 1;
        order.threads = 2;
        const std::vector<std::string> paths{made.folder.string()};
        (void)take_submissions(event, pack, rules.rulesets(), paths, order, [](const TakenLine&) {});
        const EventStatus status = status_of(event.record(), pack, rules.rulesets(), 2);
        fmt::print("{} submissions, from empty to verdicts: {:.2f} s\n", 2 * players, seconds_since(start));
        const Clock::time_point before = Clock::now();
        Decision decision;
        decision.player = status.players.front().player.id;
        decision.submission = status.players.front().lists.front().submission;
        event.decide(decision);
        fmt::print("a decision on the disk: {:.1f} ms\n", 1000 * seconds_since(before));
    }
    return 0;
}
