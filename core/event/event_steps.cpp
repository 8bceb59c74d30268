// SPDX-License-Identifier: MIT
#include "event/event_steps.h"

#include "base/input_error.h"
#include "base/limits.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/utf8.h"
#include "base/utf8_path.h"
#include "event/event_pack_reader.h"
#include "event/event_pack_writer.h"
#include "event/event_rules.h"
#include "event/event_status.h"
#include "event/roll_table.h"
#include "event/status_json.h"
#include "event/taking.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace muster {

namespace {

std::string_view switch_words(std::string_view kind) {
    return kind == "lock" ? "locked" : kind == "unlock" ? "unlocked" : kind == "seal" ? "sealed" : "unsealed";
}

// `what`: "List set", `words`: to what.
void store_ruling(EventFile& event, const EventRecord& record, const Ruling& ruling, std::string_view what,
                  const std::string& words) {
    const StoredSubmission& found = *record.submission(ruling.submission);
    const RollPlayer* player = record.player(found.player);
    event.rule(ruling);
    event.add_log(ruling.time, fmt::format("{}: {}{}: {}{}", what, found.source,
                                           player == nullptr ? "" : " (" + player->name + ")", words,
                                           ruling.why.empty() ? "" : ": " + ruling.why));
}

bool store_ruling(EventFile& event, const Ruling& ruling, std::string_view what, const std::string& words) {
    const EventRecord record = event.record();
    if (record.submission(ruling.submission) == nullptr)
        return false;
    event.back_up();
    event.in_one_step([&] { store_ruling(event, record, ruling, what, words); });
    return true;
}

constexpr std::string_view arrival_set = "Arrival set"; // in the log

Ruling arrival_ruling(std::int64_t submission, EventTime received, const std::string& why, EventTime now) {
    return {now, submission, "received", std::to_string(received), why};
}

void require_room(const EventFile& event, std::size_t players, std::size_t added) {
    if (players + added > most_players)
        throw InputError(path_text(event.file()), {},
                         translate_format("{} players on its roll and {} new ones are more than {} players; "
                                          "make several tournaments of them",
                                          players, added, most_players));
}

void fold_fields(RollPlayer& player) {
    for (std::string RollPlayer::*field :
         {&RollPlayer::name, &RollPlayer::club, &RollPlayer::team, &RollPlayer::mail, &RollPlayer::number}) {
        player.*field = folded(player.*field);
        if (characters_in(player.*field) > longest_name)
            throw InputError(translate("The roll"), {},
                             translate_format("“{}” has more than {} letters; shorten it",
                                              shortened(player.*field, 40), longest_name));
    }
    if (player.name.empty())
        throw InputError(translate("The roll"), {}, translate("the player has no name; write one"));
}

// By numbers, two players of one name are told apart.
void require_own_number(const EventRecord& record, const RollPlayer& player) {
    for (const RollPlayer& other : record.players)
        if (!player.withdrawn && !player.number.empty() && other.id != player.id &&
            other.number == player.number)
            throw InputError(
                translate("The roll"), {},
                translate_format("{} has the number {} already; write another", other.name, player.number));
}

} // namespace

std::string decision_words(const Decision& decision) {
    switch (decision.kind) {
    case DecisionKind::accept: return "accepted";
    case DecisionKind::refuse: return "refused";
    case DecisionKind::undo: return "undone";
    case DecisionKind::penalty: break;
    }
    return fmt::format("penalty {}", decision.amount);
}

const Decision* last_decision(const EventRecord& record, std::int64_t player, std::int32_t slot,
                              std::int64_t submission) {
    const Decision* last = nullptr;
    for (const Decision* decision : record.standing_decisions())
        if (decision->player == player && decision->slot == slot &&
            (decision->kind == DecisionKind::penalty || decision->submission == submission))
            last = decision;
    return last;
}

bool store_decision(EventFile& event, Decision decision) {
    const EventRecord record = event.record();
    const RollPlayer* player = record.player(decision.player);
    decision.submission = current_submission(record, decision.player, decision.slot);
    if (player == nullptr)
        return false;
    std::string words = decision_words(decision);
    if (decision.kind == DecisionKind::undo) {
        const Decision* last = last_decision(record, decision.player, decision.slot, decision.submission);
        if (last == nullptr)
            return false;
        decision.undoes = last->id;
        words += ": " + decision_words(*last);
    } else if (decision.submission == 0 && decision.kind != DecisionKind::penalty) {
        return false;
    }
    event.back_up();
    event.in_one_step([&] {
        event.decide(decision);
        event.add_log(decision.time,
                      fmt::format("{}, list {}: {}: {}", player->name, decision.slot, words, decision.why));
    });
    return true;
}

void store_switch(EventFile& event, const EventSwitch& one) {
    const EventRecord record = event.record();
    const RollPlayer* player = record.player(one.player);
    event.back_up();
    event.in_one_step([&] {
        event.set_switch(one);
        event.add_log(one.time, fmt::format("{}: {}", player == nullptr ? "The event" : player->name,
                                            switch_words(one.kind)));
    });
}

bool give_to_player(EventFile& event, std::int64_t submission, std::int64_t player, std::int32_t slot,
                    EventTime now) {
    const EventRecord record = event.record();
    const RollPlayer* own = record.player(player);
    const StoredSubmission* found = record.submission(submission);
    if (own == nullptr || found == nullptr)
        return false;
    StoredSubmission given = *found;
    if (slot == 0) {
        const auto is_used = [&](std::int32_t one) { return current_submission(record, player, one) != 0; };
        slot = is_used(1) && !is_used(2) ? 2 : 1;
    }
    given.player = player;
    given.slot = slot;
    given.by_umpire = true;
    given.after_lock = record.is_locked(player);
    given.why = translate("named by the umpire");
    event.back_up();
    event.in_one_step([&] {
        event.assign(given, now);
        event.add_log(now, fmt::format("Assigned: {} ({}, list {}{}): {}", given.source, own->name, slot,
                                       given.after_lock ? ", after the lock" : "", given.why));
    });
    return true;
}

bool set_aside(EventFile& event, std::int64_t submission, const std::string& why, EventTime now) {
    const EventRecord record = event.record();
    const StoredSubmission* found = record.submission(submission);
    if (found == nullptr)
        return false;
    StoredSubmission aside = *found;
    const RollPlayer* player = record.player(aside.player);
    aside.player = 0;
    aside.slot = 1;
    aside.after_lock = false;
    aside.by_umpire = true;
    aside.why = why.empty() ? translate("set aside by the umpire")
                            : translate_format("set aside by the umpire: {}", why);
    event.back_up();
    event.in_one_step([&] {
        event.assign(aside, now);
        event.add_log(now, fmt::format("Set aside: {}{}: {}", aside.source,
                                       player == nullptr ? "" : " (" + player->name + ")", aside.why));
    });
    return true;
}

bool set_list(EventFile& event, std::int64_t submission, const std::string& list, const std::string& why,
              EventTime now) {
    return store_ruling(event, {now, submission, "list", list, why}, "List set",
                        list.empty() ? "no list" : list);
}

bool let_count(EventFile& event, std::int64_t submission, const std::string& why, EventTime now) {
    return let_count(event, std::vector<std::int64_t>{submission}, why, now) > 0;
}

std::size_t let_count(EventFile& event, const std::vector<std::int64_t>& submissions, const std::string& why,
                      EventTime now) {
    const EventRecord record = event.record();
    std::int64_t last = 0; // of those that are there now
    for (const StoredSubmission& one : record.submissions)
        last = std::max(last, one.id);
    std::vector<std::int64_t> known;
    std::copy_if(submissions.begin(), submissions.end(), std::back_inserter(known),
                 [&](std::int64_t one) { return record.submission(one) != nullptr; });
    if (known.empty())
        return 0;
    event.back_up();
    event.in_one_step([&] {
        for (const std::int64_t one : known)
            store_ruling(event, record, {now, one, "counts", std::to_string(last), why}, "Counts",
                         "of those that came");
    });
    return known.size();
}

bool set_arrival(EventFile& event, std::int64_t submission, EventTime received, const std::string& why,
                 EventTime now) {
    return store_ruling(event, arrival_ruling(submission, received, why, now), arrival_set,
                        event_time_text(received));
}

std::size_t let_undated_be_in_time(EventFile& event, const Deadline& deadline, EventTime now) {
    const EventRecord record = event.record();
    std::vector<std::int64_t> late;
    for (const StoredSubmission& one : record.submissions)
        if (one.player != 0 && !is_arrival_known(one) && days_late(one.received, deadline) != 0)
            late.push_back(one.id);
    if (late.empty())
        return 0;
    event.back_up();
    event.in_one_step([&] {
        for (const std::int64_t one : late)
            store_ruling(event, record,
                         arrival_ruling(one, deadline.at, translate("In time, as far as is known"), now),
                         arrival_set, event_time_text(deadline.at));
    });
    return late.size();
}

void note_in_log(EventFile& event, const std::string& words, EventTime now) {
    if (!event.read_only())
        event.add_log(now, words);
}

void change_pack(EventFile& event, const EventPack& pack, const Rulesets& installed, EventTime now) {
    const std::string text = write_event_pack(pack);
    std::vector<DataFile> data = event.data();
    std::vector<DataFile> added;
    for (DataFile& file : data_for_event(pack, installed))
        if (std::none_of(data.begin(), data.end(),
                         [&](const DataFile& known) { return known.path == file.path; }))
            added.push_back(std::move(file));
    data.insert(data.end(), added.begin(), added.end());
    const EventRules rules(data, event.file());
    (void)read_event_pack(text, translate("The pack"), rules.rulesets()); // by the rules that it will have
    event.back_up();
    event.in_one_step([&] {
        for (const DataFile& file : added)
            event.add_data(file);
        event.set_pack(text, now);
    });
}

RollChange change_roll(EventFile& event, std::vector<RollPlayer> rows, EventTime now) {
    const EventRecord record = event.record();
    std::vector<RollPlayer> before = record.players;
    before.insert(before.end(), record.withdrawn.begin(), record.withdrawn.end());
    const std::vector<RollPlayer> changes = changes_of_roll(before, std::move(rows));
    RollChange change;
    change.added = static_cast<std::size_t>(std::count_if(
        changes.begin(), changes.end(), [](const RollPlayer& player) { return player.id == 0; }));
    change.players = record.players.size() + change.added;
    change.changed = changes.size() - change.added;
    require_room(event, before.size(), change.added);
    event.back_up();
    event.in_one_step([&] {
        for (const RollPlayer& player : changes)
            event.set_player(player, now);
        change.matched = match_again(event, now);
    });
    return change;
}

std::size_t set_player_on_roll(EventFile& event, RollPlayer player, EventTime now) {
    const EventRecord record = event.record();
    fold_fields(player);
    require_own_number(record, player);
    const RollPlayer* before = record.player(player.id);
    if (before != nullptr && *before == player)
        return 0;
    if (before == nullptr)
        require_room(event, record.players.size() + record.withdrawn.size(), 1);
    std::size_t matched = 0;
    event.back_up();
    event.in_one_step([&] {
        event.set_player(player, now);
        if (before != nullptr && before->name != player.name)
            event.add_log(now, fmt::format("Renamed: {}, now {}", before->name, player.name));
        if (before != nullptr && before->withdrawn && !player.withdrawn)
            event.add_log(now, fmt::format("Back on the roll: {}", player.name));
        matched = match_again(event, now);
    });
    return matched;
}

} // namespace muster
