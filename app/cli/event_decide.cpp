// SPDX-License-Identifier: MIT
// muster-cli event decide, aside, lock, unlock, seal, unseal: what the umpire says.
#include "base/limits.h"
#include "base/text.h"
#include "base/utf8.h"
#include "event/event_steps.h"
#include "event_action.h"
#include "layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace muster {

namespace {

Decision decision_of_call(const EventCall& call) {
    const std::string& verb = call.words[2];
    Decision decision;
    decision.why = folded(call.options.why);
    if (decision.why.empty())
        throw CallError("a decision needs its reason: --why TEXT");
    if (characters_in(decision.why) > longest_event_words)
        throw CallError(fmt::format("the reason has {} letters, and at most {} are kept; shorten it",
                                    characters_in(decision.why), longest_event_words));
    const bool is_penalty = verb == "penalty";
    if (is_penalty != (call.words.size() == 4))
        throw CallError(is_penalty ? "name the points: decide FILE PLAYER penalty N --why TEXT"
                                   : "only a penalty has a number");
    if (is_penalty) {
        const auto amount = whole_number(call.words[3]);
        if (!amount)
            throw CallError(
                fmt::format("{} is no penalty; give a whole number", muster::quoted(call.words[3])));
        decision.kind = DecisionKind::penalty;
        decision.amount = *amount;
    } else if (verb == "accept") {
        decision.kind = DecisionKind::accept;
    } else if (verb == "refuse") {
        decision.kind = DecisionKind::refuse;
    } else {
        throw CallError(fmt::format("unknown decision {}{}", muster::quoted(verb),
                                    suggestion(verb, {"accept", "refuse", "penalty"})));
    }
    return decision;
}

ExitStatus set_switch(const EventCall& call, std::string_view kind, std::string_view done) {
    EventFile event(call.words[0]);
    const EventRecord record = event.record();
    EventSwitch one{event_now(), 0, std::string(kind)};
    std::string whom = "The event";
    if (call.words.size() == 2) {
        const RollPlayer& player = named_player(record, call.words[1]);
        one.player = player.id;
        whom = player.name;
    }
    store_switch(event, one);
    call.context.write(fmt::format("{}: {}.\n", clean(whom), done));
    return ExitStatus::legal;
}

} // namespace

ExitStatus decide_in_event(const EventCall& call) {
    Decision decision = decision_of_call(call);
    OpenEvent event = open_event(call);
    const RollPlayer& player = named_player(event.record, call.words[1]);
    decision.time = event_now();
    decision.player = player.id;
    decision.slot = slot_of_call(call, 1);
    if (!store_decision(event.file, decision))
        throw CallError(fmt::format("{} has sent no list {}; there is nothing to decide on",
                                    clean(player.name), decision.slot));
    call.context.write(
        fmt::format("{}, list {}: {}.\n", clean(player.name), decision.slot, decision_words(decision)));
    return ExitStatus::legal;
}

// An unmatched submission is meant by its source, else the current revision of a player.
ExitStatus set_aside_in_event(const EventCall& call) {
    OpenEvent event = open_event(call);
    const std::string& word = call.words[1];
    const std::vector<UnmatchedSubmission> unmatched = event.status().unmatched;
    const auto named = std::find_if(unmatched.begin(), unmatched.end(),
                                    [&](const UnmatchedSubmission& one) { return one.source == word; });
    std::int64_t submission = named == unmatched.end() ? 0 : named->submission;
    std::string what = clean(word);
    if (submission == 0) {
        const RollPlayer& player = named_player(event.record, word);
        const std::int32_t slot = slot_of_call(call, 1);
        submission = current_submission(event.record, player.id, slot);
        what = fmt::format("{}, list {}", clean(player.name), slot);
    }
    if (!set_aside(event.file, submission, call.options.why, event_now()))
        throw CallError(fmt::format("{}: nothing was sent that could be set aside", what));
    call.context.write(fmt::format("{}: set aside.\n", what));
    return ExitStatus::legal;
}

ExitStatus lock_event(const EventCall& call) {
    return set_switch(call, "lock", "locked");
}
ExitStatus unlock_event(const EventCall& call) {
    return set_switch(call, "unlock", "unlocked");
}
ExitStatus seal_event(const EventCall& call) {
    return set_switch(call, "seal", "sealed");
}
ExitStatus unseal_event(const EventCall& call) {
    return set_switch(call, "unseal", "unsealed");
}

} // namespace muster
