// SPDX-License-Identifier: MIT
// muster-cli event decide, aside, list, arrived, lock, unlock, seal, unseal: what the umpire says.
#include "base/limits.h"
#include "base/text.h"
#include "base/utf8.h"
#include "base/utf8_path.h"
#include "event/event_steps.h"
#include "event/status_json.h"
#include "event_action.h"
#include "layout.h"
#include "lists/list_search.h"
#include "lists/lists.h"

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
            throw CallError(fmt::format("{} is no penalty; give a whole number from 0 to {}",
                                        muster::quoted(call.words[3]), largest_event_number));
        decision.kind = DecisionKind::penalty;
        decision.amount = *amount;
    } else if (verb == "accept") {
        decision.kind = DecisionKind::accept;
    } else if (verb == "refuse") {
        decision.kind = DecisionKind::refuse;
    } else if (verb == "undo") {
        decision.kind = DecisionKind::undo;
    } else {
        throw CallError(fmt::format("unknown decision {}{}", muster::quoted(verb),
                                    suggestion(verb, {"accept", "refuse", "penalty", "undo"})));
    }
    return decision;
}

ExitStatus set_switch(const EventCall& call, std::string_view kind, std::string_view done) {
    EventFile event(path_of(call.words[0]));
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

struct MeantSubmission {
    std::int64_t id = 0;
    std::string name; // in messages
};

// An unmatched submission is meant by its source, else the current revision of a player.
MeantSubmission meant_submission(const EventCall& call, const OpenEvent& event) {
    const std::string& word = call.words[1];
    for (const UnmatchedSubmission& one : event.status().unmatched)
        if (one.source == word)
            return {one.submission, clean(word)};
    const RollPlayer& player = named_player(event.record, word);
    const std::int32_t slot = slot_of_call(call, 1);
    return {current_submission(event.record, player.id, slot),
            fmt::format("{}, list {}", clean(player.name), slot)};
}

// By id, or by words that only one list has.
std::string list_of_call(const OpenEvent& event, const std::string& word) {
    if (word == "none")
        return {};
    const std::vector<ListHeading> headings = lists_of(event.rules.rulesets()).headings(event.pack.ruleset);
    std::vector<std::string_view> known;
    for (const ListHeading& heading : headings) {
        if (heading.id == word)
            return heading.id;
        known.emplace_back(heading.id);
    }
    ListSearch search;
    search.words = word;
    const std::vector<std::size_t> found = found_lists(headings, search);
    if (found.size() == 1)
        return headings[found.front()].id;
    throw CallError(fmt::format("the event carries no list {}{}; 'none' clears it", muster::quoted(word),
                                suggestion(word, known)));
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
        throw CallError(decision.kind == DecisionKind::undo
                            ? fmt::format("{}, list {}: nothing was decided that could be undone",
                                          clean(player.name), decision.slot)
                            : fmt::format("{} has sent no list {}; there is nothing to decide on",
                                          clean(player.name), decision.slot));
    call.context.write(
        fmt::format("{}, list {}: {}.\n", clean(player.name), decision.slot, decision_words(decision)));
    return ExitStatus::legal;
}

ExitStatus set_aside_in_event(const EventCall& call) {
    OpenEvent event = open_event(call);
    const MeantSubmission meant = meant_submission(call, event);
    if (!set_aside(event.file, meant.id, call.options.why, event_now()))
        throw CallError(fmt::format("{}: nothing was sent that could be set aside", meant.name));
    call.context.write(fmt::format("{}: set aside.\n", meant.name));
    return ExitStatus::legal;
}

ExitStatus set_list_in_event(const EventCall& call) {
    OpenEvent event = open_event(call);
    const MeantSubmission meant = meant_submission(call, event);
    const std::string list = list_of_call(event, call.words[2]);
    if (!set_list(event.file, meant.id, list, folded(call.options.why), event_now()))
        throw CallError(fmt::format("{}: nothing was sent that could have a list", meant.name));
    call.context.write(
        fmt::format("{}: judged by {}.\n", meant.name, list.empty() ? "no list" : "the list " + list));
    return ExitStatus::legal;
}

ExitStatus set_arrival_in_event(const EventCall& call) {
    const std::optional<EventTime> received = read_event_time(call.words[2]);
    if (!received)
        throw CallError(fmt::format("{} is no time; write it with its zone, such as "
                                    "2026-11-28T20:00:00+00:00",
                                    muster::quoted(call.words[2])));
    OpenEvent event = open_event(call);
    const MeantSubmission meant = meant_submission(call, event);
    if (!set_arrival(event.file, meant.id, *received, folded(call.options.why), event_now()))
        throw CallError(fmt::format("{}: nothing was sent that could have arrived", meant.name));
    call.context.write(fmt::format("{}: arrived {}.\n", meant.name, readable_event_time(*received)));
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
