// SPDX-License-Identifier: MIT
#include "event/event_status.h"

#include "army/place.h"
#include "base/limits.h"
#include "base/parallel_in_order.h"
#include "base/translation.h"
#include "event/detail/judging_room.h"
#include "event/detail/list_judge.h"
#include "event/roll_table.h"

#include <algorithm>
#include <map>
#include <utility>

namespace muster {

namespace {

struct StateRow {
    ListState state;
    std::string_view id;
    const char* name;
};
constexpr std::array<StateRow, 7> state_rows{
    {{ListState::missing, "missing", mark_for_translation("missing")},
     {ListState::refused, "refused", mark_for_translation("refused")},
     {ListState::unread, "unread", mark_for_translation("to be looked at")},
     {ListState::wrong, "wrong", mark_for_translation("wrong")},
     {ListState::query, "query", mark_for_translation("in question")},
     {ListState::accepted, "accepted", mark_for_translation("accepted")},
     {ListState::passed, "passed", mark_for_translation("passed")}}};

// The rules that are broken, as often as they are.
std::multiset<std::string> rules_broken(const PlayerList& list) {
    std::multiset<std::string> rules;
    for (const ListFinding& finding : list.findings)
        if (finding.severity != Severity::note)
            rules.insert(finding.rule);
    return rules;
}

RevisionKind kind_of(const PlayerList& list, const PlayerList& before) {
    if (!list.fingerprint.empty() && list.fingerprint == before.fingerprint)
        return RevisionKind::correction;
    const std::multiset<std::string> now = rules_broken(list);
    const std::multiset<std::string> then = rules_broken(before);
    const bool only_clears =
        now.size() < then.size() && std::includes(then.begin(), then.end(), now.begin(), now.end());
    return only_clears && (before.list.empty() || before.list == list.list) ? RevisionKind::correction
                                                                            : RevisionKind::rewrite;
}

ListState state_by_findings(const PlayerList& list) {
    if (!list.open.empty() || !list.army)
        return ListState::unread;
    ListState state = ListState::passed;
    for (const ListFinding& finding : list.findings) {
        if (finding.severity == Severity::error)
            return ListState::wrong;
        if (finding.severity == Severity::query)
            state = ListState::query;
    }
    return state;
}

// Whether it is known that this one, which counts, came after the other. What nothing dates came, so far as
// is known, at any time before it was taken, but after what had been taken by then.
bool is_known_later(const StoredSubmission& counting, const StoredSubmission& other) {
    if (counting.chosen != 0 && other.id <= counting.chosen_among)
        return true;
    if (is_arrival_known(counting) && is_arrival_known(other))
        return true;
    if (counting.taken <= other.taken)
        return false;
    return !is_arrival_known(counting) || other.taken <= counting.received;
}

class StatusMaker {
public:
    StatusMaker(const EventRecord& record, const EventPack& pack, const Rulesets& rulesets, unsigned threads)
        : record_(record), rulesets_(rulesets), threads_(threads) {
        status_.pack = pack;
        for (const Decision* decision : record.standing_decisions())
            if (decision->kind == DecisionKind::penalty)
                penalties_[decision->player][decision->slot] = decision;
            else
                verdicts_[decision->submission] = decision;
    }

    EventStatus make() {
        status_.locked = record_.event_switched("lock", "unlock");
        status_.sealed = record_.is_sealed();
        for (const RollPlayer& player : record_.players) {
            EventPlayer own;
            own.player = player;
            own.locked = record_.is_locked(player.id);
            own.sealed = record_.is_player_sealed(player.id);
            place_of_[player.id] = status_.players.size();
            ++players_called_[player.name];
            status_.players.push_back(std::move(own));
        }
        judge_lists();
        for (const StoredSubmission& one : record_.submissions)
            if (one.after_lock && place_of_.contains(one.player))
                player(one.player).after_lock.push_back(one.source);
        compare_players();
        for (EventPlayer& own : status_.players)
            decide(own);
        add_unmatched();
        return std::move(status_);
    }

private:
    EventPlayer& player(std::int64_t id) { return status_.players[place_of_.at(id)]; }
    void judge_lists() {
        JudgingRoom room(status_.pack.ruleset, rulesets_);
        std::vector<std::pair<RevisionsBySlot::key_type, RevisionsBySlot::mapped_type>> jobs;
        for (const auto& slot : revisions_of(record_))
            if (place_of_.contains(slot.first.first)) // has not withdrawn
                jobs.emplace_back(slot.first, room.fitting(slot.second));
        if (!jobs.empty())
            most_findings_ = std::min(most_list_findings, most_event_findings / jobs.size());
        constexpr std::size_t share = 2; // what is made ahead is held, too
        parallel_in_order(
            (jobs.size() + share - 1) / share, threads_,
            [&](std::size_t index) {
                std::vector<PlayerList> lists;
                for (std::size_t i = index * share; i < std::min(jobs.size(), (index + 1) * share); ++i)
                    lists.push_back(current_of(jobs[i].first.first, jobs[i].second));
                return std::pair(index, std::move(lists));
            },
            [&](std::pair<std::size_t, std::vector<PlayerList>> made) {
                for (std::size_t i = 0; i < made.second.size(); ++i)
                    add_list(jobs[made.first * share + i].first.first, std::move(made.second[i]));
            });
    }

    void add_list(std::int64_t id, PlayerList list) {
        const std::size_t elements = list.army ? element_count(*list.army) : 0;
        if (elements > elements_left_)
            list = without_army(std::move(list), status_.pack);
        else
            elements_left_ -= elements;
        player(id).lists.push_back(std::move(list));
    }

    [[nodiscard]] PlayerList current_of(std::int64_t id,
                                        const std::vector<const StoredSubmission*>& revisions) const {
        const std::string name = record_.player(id)->name;
        PlayerList list = judged(*revisions.back(), name, status_.pack, rulesets_, most_findings_);
        list.revision = static_cast<std::int32_t>(revisions.size());
        if (revisions.size() == 1)
            return list;
        const PlayerList before =
            judged(*revisions[revisions.size() - 2], name, status_.pack, rulesets_, most_findings_);
        list.kind = kind_of(list, before);
        for (std::size_t i = 0; i + 1 < revisions.size(); ++i)
            list.others.push_back({revisions[i]->source, revisions[i]->received});
        ask_which_counts(list, before.fingerprint, revisions);
        return list;
    }

    // The same army sent twice is no question. `before`: the fingerprint of the last revision but one.
    void ask_which_counts(PlayerList& list, const std::string& before,
                          const std::vector<const StoredSubmission*>& revisions) const {
        for (std::size_t i = revisions.size() - 1; i-- > 0;) {
            const StoredSubmission& other = *revisions[i];
            if (is_known_later(*revisions.back(), other))
                continue;
            const bool is_judged = i + 2 == revisions.size() && !other.list && !before.empty();
            const auto sent = is_judged ? std::vector{before} : fingerprints_of_submission(other, rulesets_);
            if (std::find(sent.begin(), sent.end(), list.fingerprint) != sent.end())
                continue;
            list.findings.push_back(of_pack(which_counts(status_.pack, list.source, other.source)));
            return;
        }
    }

    // Two players of one name are told apart by their numbers.
    [[nodiscard]] std::string unique_name(const RollPlayer& player) const {
        const std::string number = player.number.empty() ? std::to_string(player.id) : player.number;
        return players_called_.at(player.name) == 1 ? player.name : player.name + " (" + number + ")";
    }

    void compare_players() {
        std::vector<RollEntry> entries;
        std::vector<PlayerList*> lists;
        for (EventPlayer& own : status_.players) {
            std::vector<std::string> read;
            for (PlayerList& list : own.lists) {
                if (!list.army)
                    continue;
                entries.push_back(
                    {unique_name(own.player), own.player.team, list.list, list.fingerprint, list.list_title});
                lists.push_back(&list);
                read.push_back(list.list);
            }
            add_of_player(own, read);
        }
        const std::vector<std::vector<PackFinding>> found = check_roll(status_.pack, entries);
        for (std::size_t i = 0; i < lists.size(); ++i)
            for (const PackFinding& finding : found[i])
                lists[i]->findings.push_back(of_pack(finding));
    }

    // What is wrong with a player's lists together is told with each; what is not read counts as sent.
    void add_of_player(EventPlayer& own, std::vector<std::string> read) const {
        if (own.lists.empty())
            return;
        read.resize(own.lists.size(), read.empty() ? std::string() : read.front());
        for (const PackFinding& finding : check_player(status_.pack, read))
            for (PlayerList& list : own.lists)
                list.findings.push_back(of_pack(finding));
    }

    void decide(EventPlayer& own) const {
        own.state = own.lists.empty() ? ListState::missing : ListState::passed;
        const auto known = penalties_.find(own.player.id);
        const SlotPenalties decided = known == penalties_.end() ? SlotPenalties() : known->second;
        for (PlayerList& list : own.lists) {
            list.state = state_by_findings(list);
            if (const auto verdict = verdicts_.find(list.submission); verdict != verdicts_.end()) {
                list.state =
                    verdict->second->kind == DecisionKind::accept ? ListState::accepted : ListState::refused;
                list.why = verdict->second->why;
            }
            own.state = std::min(own.state, list.state);
            const auto waived = decided.find(list.slot);
            if (status_.pack.deadline && !(waived != decided.end() && waived->second->amount == 0))
                own.penalty += list.late_days * status_.pack.deadline->late_penalty;
        }
        for (const auto& [slot, decision] : decided) {
            own.penalty += decision->amount;
            if (!own.penalty_why.empty() && !decision->why.empty())
                own.penalty_why += "; ";
            own.penalty_why += decision->why;
        }
    }

    void add_unmatched() {
        for (const StoredSubmission& one : record_.submissions) {
            UnmatchedSubmission own{one.source, one.sender, one.why, {}, one.id};
            if (record_.is_withdrawn(one.player)) {
                own.why = translate_format("{} has withdrawn", record_.player(one.player)->name);
                status_.set_aside.push_back(std::move(own));
                continue;
            }
            if (one.player != 0)
                continue;
            if (!one.named.empty())
                own.findings.push_back(of_pack(player_unknown(status_.pack, one.named, {})));
            if (!one.by_umpire && one.reading.army.empty() && !one.reading.open.empty())
                own.why += " " + translate_format("It cannot be read: {}", one.reading.open.front().why);
            (one.by_umpire ? status_.set_aside : status_.unmatched).push_back(std::move(own));
        }
    }

    const EventRecord& record_;
    const Rulesets& rulesets_;
    unsigned threads_;
    std::size_t most_findings_ = most_list_findings; // of one list, so that those of all have room
    std::size_t elements_left_ = most_event_elements;
    // The decisions that stand; of several on the same the last.
    using SlotPenalties = std::map<std::int32_t, const Decision*>;
    std::map<std::int64_t, SlotPenalties> penalties_;  // by player
    std::map<std::int64_t, const Decision*> verdicts_; // by submission
    EventStatus status_;
    std::map<std::int64_t, std::size_t> place_of_;
    std::map<std::string_view, std::size_t> players_called_; // how many have a name
};

} // namespace

std::string_view state_id(ListState state) {
    return state_rows[static_cast<std::size_t>(state)].id;
}

std::string state_name(ListState state) {
    return translate(state_rows[static_cast<std::size_t>(state)].name);
}

std::string_view revision_kind_id(RevisionKind kind) {
    switch (kind) {
    case RevisionKind::first: return "first";
    case RevisionKind::correction: return "correction";
    case RevisionKind::rewrite: break;
    }
    return "rewrite";
}

std::size_t EventStatus::count(ListState state) const {
    return static_cast<std::size_t>(std::count_if(
        players.begin(), players.end(), [&](const EventPlayer& own) { return own.state == state; }));
}

bool EventStatus::in_order() const {
    return unmatched.empty() && count(ListState::passed) + count(ListState::accepted) == players.size();
}

EventStatus status_of(const EventRecord& record, const EventPack& pack, const Rulesets& rulesets,
                      unsigned threads) {
    return StatusMaker(record, pack, rulesets, threads).make();
}

PlayerList list_of_submission(const StoredSubmission& submission, const EventPack& pack,
                              const Rulesets& rulesets) {
    PlayerList list = judged(submission, submission.named, pack, rulesets);
    list.state = state_by_findings(list);
    return list;
}

std::vector<KnownRevision> revisions_with(const EventRecord& record, const Rulesets& rulesets,
                                          std::string_view fingerprint) {
    const RevisionsBySlot slots = revisions_of(record);
    std::vector<KnownRevision> found;
    for (const StoredSubmission& one : record.submissions) {
        const std::vector<std::string> own = fingerprints_of_submission(one, rulesets);
        if (std::find(own.begin(), own.end(), fingerprint) == own.end())
            continue;
        KnownRevision known{one.player, one.slot, 0, false, one.id};
        if (const auto slot = slots.find({one.player, one.slot}); slot != slots.end()) {
            const auto place = std::find(slot->second.begin(), slot->second.end(), &one);
            if (place != slot->second.end())
                known.revision = static_cast<std::int32_t>(place - slot->second.begin()) + 1;
            known.current = slot->second.back() == &one;
        }
        found.push_back(known);
    }
    return found;
}

std::vector<const RollPlayer*> players_called(const EventRecord& record, std::string_view word) {
    const std::vector<std::string> words = name_words(word);
    std::vector<const RollPlayer*> by_number;
    std::vector<const RollPlayer*> by_name;
    std::vector<const RollPlayer*> by_part;
    for (const RollPlayer& player : record.players) {
        const std::vector<std::string> own = name_words(player.name);
        if (!player.number.empty() && player.number == word)
            by_number.push_back(&player);
        if (same_name(player.name, word))
            by_name.push_back(&player);
        if (!words.empty() && std::search(own.begin(), own.end(), words.begin(), words.end()) != own.end())
            by_part.push_back(&player);
    }
    return !by_number.empty() ? by_number : !by_name.empty() ? by_name : by_part;
}

} // namespace muster
