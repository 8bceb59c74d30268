// SPDX-License-Identifier: MIT
#include "event/detail/list_judge.h"

#include "army/army_reader.h"
#include "army/fingerprint.h"
#include "base/input_error.h"
#include "base/limits.h"
#include "base/translation.h"
#include "check/checker.h"
#include "check/wording.h"
#include "event/roll_table.h"
#include "lists/list_fit.h"
#include "lists/lists.h"
#include "lists/named_entries.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace muster {

ListFinding of_pack(const PackFinding& finding) {
    ListFinding own;
    own.rule = finding.rule;
    own.severity = finding.severity;
    own.message = finding.message;
    own.cite = finding.cite;
    return own;
}

namespace {

ListFinding of_rules(const Finding& finding, const Army& army, const Ruleset& ruleset, const Report& report) {
    ListFinding own;
    own.rule = rule_id_of(finding, ruleset);
    own.severity = finding.severity;
    own.at = finding.place.path();
    own.place = own.at == "/" ? "" : place_name(finding.place, army, ruleset);
    own.message = message_of(finding, army, ruleset, report);
    own.cite = citation_of(finding, ruleset);
    for (const Place& culprit : finding.culprits) {
        if (own.culprits.size() == most_list_culprits)
            break;
        own.culprits.push_back(culprit.path());
    }
    return own;
}

// As many as are held, in their order: all, or those of the worst severities.
std::vector<const Finding*> held_findings(const Report& report, std::size_t most) {
    std::vector<const Finding*> held;
    for (const Finding& finding : report.findings())
        held.push_back(&finding);
    if (held.size() <= most)
        return held;
    std::stable_sort(held.begin(), held.end(), [](const Finding* one, const Finding* other) {
        return one->severity < other->severity;
    });
    held.resize(most);
    std::sort(held.begin(), held.end()); // pointers into one report: its order again
    return held;
}

ListFinding findings_left_out(std::size_t count, std::size_t most) {
    ListFinding own;
    own.rule = "event.more-findings";
    own.severity = Severity::note;
    own.message = translate_format("This list has {} findings more, and at most {} are told. Clear these "
                                   "first, and send the list again.",
                                   count, most);
    return own;
}

// As it is judged: by the list that the umpire set, if he did.
Army army_of(const StoredSubmission& submission, const Rulesets& rulesets) {
    Army army = read_army(submission.reading.army, submission.source, rulesets);
    if (!submission.list || *submission.list == army.list)
        return army;
    army = with_list_of(std::move(army), *submission.list);
    return army.list.empty() ? army : with_entries_by_name(std::move(army), rulesets);
}

// No verdict: the findings of an army that may be another say nothing.
void leave_open(PlayerList& own, const EventPack& pack) {
    own.findings.clear();
    own.numbers.clear();
    own.findings.push_back(of_pack(not_read(pack, own.open.size())));
    if (const auto late = check_time(pack, own.received, own.is_arrival_known))
        own.findings.push_back(of_pack(*late));
    if (own.open.empty())
        own.open.push_back({0, "", translate("no army could be read; ask the player for his list")});
}

// One submission as it stands by itself, before it is compared with others.
class Judge {
public:
    Judge(const EventPack& pack, const Rulesets& rulesets, std::size_t most_held)
        : pack_(pack), rulesets_(rulesets), most_findings_(most_held) {}

    [[nodiscard]] PlayerList judge(const StoredSubmission& submission, const std::string& player) const {
        PlayerList own;
        own.slot = submission.slot;
        own.received = submission.received;
        own.is_arrival_known = is_arrival_known(submission);
        own.source = submission.source;
        own.matched = submission.why;
        own.submission = submission.id;
        own.open = submission.reading.open;
        own.declared = submission.reading.declared;
        if (pack_.deadline)
            own.late_days = days_late(submission.received, *pack_.deadline);
        try {
            if (!submission.reading.army.empty())
                take_army(own, submission);
        } catch (const InputError& error) {
            own.open.push_back({static_cast<std::int64_t>(error.position().line), "", error.message()});
        } catch (const std::overflow_error& error) {
            own.open.push_back({0, "", error.what()});
        }
        if (!own.army || !own.open.empty())
            leave_open(own, pack_);
        // A forged sender, or a captain who sends for his team: a person must look.
        if (!submission.named.empty() && !submission.by_umpire && !alike_names(submission.named, player))
            own.findings.push_back(of_pack(player_unknown(pack_, submission.named, player)));
        return own;
    }

private:
    void take_army(PlayerList& own, const StoredSubmission& submission) const {
        Army army = army_of(submission, rulesets_);
        const Ruleset& ruleset = ruleset_of(army, rulesets_);
        const Report report = check(army, ruleset);
        const ArmyList* list =
            army.list.empty() ? nullptr : lists_of(rulesets_).find(army.ruleset, army.list);
        for (const Finding* finding : held_findings(report, most_findings_))
            own.findings.push_back(of_rules(*finding, army, ruleset, report));
        if (const std::size_t all = report.findings().size(); all > most_findings_)
            own.findings.push_back(findings_left_out(all - most_findings_, most_findings_));
        SubmittedArmy submitted{army,
                                ruleset,
                                report,
                                list,
                                submission.reading.is_written,
                                {},
                                own.received,
                                own.is_arrival_known};
        for (const StatedNumber& stated : submission.reading.declared)
            submitted.declared.push_back({stated.number, Exact(stated.value)});
        for (const PackFinding& finding : check_army(pack_, submitted))
            own.findings.push_back(of_pack(finding));
        const std::vector<Number>& numbers = ruleset.numbers_of(Level::army);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            if (const Exact value = report.number({}, i); numbers[i].scope == Scope::report && value.known())
                own.numbers.push_back({numbers[i].id, numbers[i].name, value});
        own.list = army.list;
        own.list_by_umpire = submission.list.has_value();
        own.list_title = list == nullptr ? army.list : list->title;
        own.fingerprint = fingerprint_of(army, ruleset);
        own.army = std::move(army);
    }

    const EventPack& pack_;
    const Rulesets& rulesets_;
    std::size_t most_findings_;
};

} // namespace

PlayerList judged(const StoredSubmission& submission, const std::string& player, const EventPack& pack,
                  const Rulesets& rulesets, std::size_t most_held) {
    return Judge(pack, rulesets, most_held).judge(submission, player);
}

PlayerList without_army(PlayerList list, const EventPack& pack) {
    list.army.reset();
    list.open.push_back({0, "",
                         translate_format("the armies of this tournament have more than {} bodies, units and "
                                          "troops together; ask for shorter ones, or split the tournament",
                                          most_event_elements)});
    leave_open(list, pack);
    return list;
}

std::vector<std::string> fingerprints_of_submission(const StoredSubmission& submission,
                                                    const Rulesets& rulesets) {
    std::vector<std::string> fingerprints;
    try {
        if (submission.reading.army.empty())
            return fingerprints;
        const Army sent = read_army(submission.reading.army, submission.source, rulesets);
        fingerprints.push_back(fingerprint_of(sent, *rulesets.find(sent.ruleset)));
        if (submission.list)
            fingerprints.push_back(
                fingerprint_of(army_of(submission, rulesets), *rulesets.find(sent.ruleset)));
    } catch (const InputError&) { // then it has none
    }
    return fingerprints;
}

} // namespace muster
