// SPDX-License-Identifier: MIT
#include "event/pack_findings.h"

#include "base/text.h"
#include "base/translation.h"
#include "check/checker.h"
#include "event/status_json.h"
#include "lists/entry_assignment.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace muster {

namespace {

class Findings {
public:
    explicit Findings(const EventPack& pack) : pack_(pack) {}

    void add(const char* rule, Severity severity, const std::string& section, std::string message) {
        found_.push_back({rule, severity, std::move(message), pack_.title + ", " + section});
    }
    [[nodiscard]] const EventPack& pack() const { return pack_; }
    std::vector<PackFinding> take() { return std::move(found_); }

private:
    const EventPack& pack_;
    std::vector<PackFinding> found_;
};

std::string number_name(const Ruleset& ruleset, std::size_t number) {
    return ruleset.numbers_of(Level::army)[number].name;
}

std::string bounds_words(const SizeBounds& bounds) {
    if (!bounds.most)
        return translate_format("at least {}", *bounds.least);
    if (!bounds.least)
        return translate_format("at most {}", *bounds.most);
    return *bounds.least == *bounds.most ? std::to_string(*bounds.most)
                                         : translate_format("{} to {}", *bounds.least, *bounds.most);
}

// Returns whether the army is of the pack's rule set, without which its numbers mean nothing here.
bool check_ruleset(const SubmittedArmy& submitted, Findings& findings) {
    const EventPack& pack = findings.pack();
    const std::vector<std::string> permitted = pack.permitted_rulesets();
    if (std::find(permitted.begin(), permitted.end(), submitted.army.ruleset) != permitted.end())
        return true;
    findings.add("event.ruleset", Severity::error, translate("Rule set"),
                 translate_format("{} is played by {}, but this army is made for {}. Send one made for {}.",
                                  pack.title, joined(permitted, ", "), submitted.army.ruleset,
                                  joined(permitted, ", ")));
    return false;
}

void check_sizes(const SubmittedArmy& submitted, Findings& findings) {
    for (const SizeBounds& bounds : findings.pack().sizes) {
        const auto index = submitted.ruleset.number(Level::army, bounds.number);
        const Exact value = index ? submitted.report.number(Place{}, *index) : Exact();
        if (!value.known() || ((!bounds.least || !(value < Exact(*bounds.least))) &&
                               (!bounds.most || !(Exact(*bounds.most) < value))))
            continue;
        const std::string name = number_name(submitted.ruleset, *index);
        findings.add("event.size", Severity::error, translate("Size"),
                     translate_format("{} allows {}: {}; this army has {}. Add or remove troops.",
                                      findings.pack().title, name, bounds_words(bounds), value.readable()));
    }
}

void check_period(const SubmittedArmy& submitted, Findings& findings) {
    const EventPack& pack = findings.pack();
    if (!pack.period.bounded())
        return;
    std::string years;
    if (const auto year = year_of(submitted.army, submitted.ruleset)) {
        if (!pack.period.holds(*year))
            years = year_words(*year);
    } else if (submitted.list != nullptr && pack.period.and_of(submitted.list->years).empty()) {
        years = years_words(submitted.list->years);
    }
    if (!years.empty())
        findings.add(
            "event.period", Severity::error, translate("Period"),
            translate_format("{} allows armies of the years {}; this one is of {}. Choose an army of "
                             "that period.",
                             pack.title, years_words(pack.period), years));
}

void check_list(const SubmittedArmy& submitted, Findings& findings) {
    const EventPack& pack = findings.pack();
    const std::string& list = submitted.army.list;
    if (list.empty() && pack.needs_list)
        findings.add(
            "event.list", Severity::error, translate("Army lists"),
            translate_format("{} demands an army list; this army names none. Choose its list.", pack.title));
    else if (!list.empty() && !pack.lists.empty() &&
             std::find(pack.lists.begin(), pack.lists.end(), list) == pack.lists.end())
        findings.add("event.list", Severity::error, translate("Army lists"),
                     translate_format("{} does not allow the army list {}. Choose one of: {}.", pack.title,
                                      submitted.list == nullptr ? list : submitted.list->title,
                                      joined(pack.lists, ", ")));
}

void check_declared(const SubmittedArmy& submitted, Findings& findings) {
    const EventPack& pack = findings.pack();
    const auto stated = [&](const std::string& id) {
        return std::any_of(submitted.declared.begin(), submitted.declared.end(),
                           [&](const DeclaredNumber& declared) { return declared.number == id; });
    };
    for (const std::string& id : pack.declared) {
        const auto index = submitted.ruleset.number(Level::army, id);
        if (submitted.is_written && index && !stated(id))
            findings.add(
                "event.declared-missing", Severity::error, translate("Numbers to state"),
                translate_format("{} asks you to state this number of your army: {}. Send it with the list.",
                                 pack.title, number_name(submitted.ruleset, *index)));
    }
    for (const DeclaredNumber& declared : submitted.declared) {
        const auto index = submitted.ruleset.number(Level::army, declared.number);
        const Exact value = index ? submitted.report.number(Place{}, *index) : Exact();
        if (value.known() && value != declared.value)
            findings.add(
                "event.declared-differs", Severity::query, translate("Numbers to state"),
                translate_format("{}: the list states {} as {}, but it comes to {}. Check which troops "
                                 "you mean.",
                                 pack.title, number_name(submitted.ruleset, *index),
                                 declared.value.readable(), value.readable()));
    }
}

void check_revision(const SubmittedArmy& submitted, Findings& findings) {
    const EventPack& pack = findings.pack();
    const std::string& saved = submitted.army.data;
    if (!pack.rules_revision.empty() && !saved.empty() && saved != pack.rules_revision)
        findings.add("event.rules-revision", Severity::note, translate("Rule set"),
                     translate_format("{} uses the rule data {}; this army was saved with {}.", pack.title,
                                      pack.rules_revision, saved));
}

constexpr std::size_t most_named = 8; // players in one finding

// Each once, in the order of the entries.
std::vector<std::string> players_of(std::span<const RollEntry> entries,
                                    const std::vector<std::size_t>& group) {
    std::vector<std::string> players;
    std::set<std::string_view> seen;
    for (const std::size_t i : group)
        if (seen.insert(entries[i].player).second)
            players.push_back(entries[i].player);
    return players;
}

std::string others_named(const std::vector<std::string>& players, const std::string& own) {
    std::vector<std::string> others;
    for (const std::string& player : players)
        if (player != own) {
            if (others.size() == most_named) {
                others.emplace_back("…");
                break;
            }
            others.push_back(player);
        }
    return joined(others, ", ");
}

// Calls found(entry, others) for every entry whose key another player has too. Without a key, none.
template <typename Key, typename Found>
void for_each_shared(std::span<const RollEntry> entries, const Key& key, const Found& found) {
    std::map<std::string, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (std::string own = key(entries[i]); !own.empty())
            groups[std::move(own)].push_back(i);
    for (const auto& [shared, group] : groups) {
        const std::vector<std::string> players = players_of(entries, group);
        for (const std::size_t i : group)
            if (players.size() > 1)
                found(i, others_named(players, entries[i].player));
    }
}

} // namespace

std::vector<PackFinding> check_army(const EventPack& pack, const SubmittedArmy& submitted) {
    Findings findings(pack);
    if (check_ruleset(submitted, findings)) {
        check_sizes(submitted, findings);
        check_period(submitted, findings);
        check_list(submitted, findings);
        check_declared(submitted, findings);
        check_revision(submitted, findings);
    }
    std::vector<PackFinding> found = findings.take();
    if (submitted.received)
        if (auto late = check_time(pack, *submitted.received, submitted.is_arrival_known))
            found.push_back(std::move(*late));
    return found;
}

std::optional<PackFinding> check_time(const EventPack& pack, EventTime received, bool is_known) {
    const std::int64_t days = pack.deadline ? days_late(received, *pack.deadline) : 0;
    if (days == 0)
        return std::nullopt;
    Findings findings(pack);
    findings.add(
        "event.late", Severity::query, translate("Deadline"),
        translate_format(
            is_known
                ? mark_for_translation("This list came after the deadline of {}, {}. Days late: {}; penalty "
                                       "by the pack: {}.")
                : mark_for_translation("Nothing says when this list came, and it was taken in after the "
                                       "deadline of {}, {}. Days late until its arrival is known: {}; "
                                       "penalty by the pack: {}."),
            pack.title, readable_event_time(pack.deadline->at), days, days * pack.deadline->late_penalty));
    return findings.take().front();
}

PackFinding not_read(const EventPack& pack, std::size_t open) {
    Findings findings(pack);
    findings.add(
        "event.not-read", Severity::error, translate("Army lists"),
        translate_format("{}: this list could not be read for sure; there is no verdict. Open questions: "
                         "{}. Answer them, or send the list as an army file.",
                         pack.title, open));
    return findings.take().front();
}

PackFinding player_unknown(const EventPack& pack, const std::string& named, const std::string& from) {
    Findings findings(pack);
    findings.add(
        "event.player-unknown", Severity::error, translate("Players"),
        from.empty()
            ? translate_format("The roll of {} has no player {}. Enter the player, or say whose list it "
                               "is.",
                               pack.title, named)
            : translate_format("The roll of {} ties this list to {}, but it names {}. Say whose list it "
                               "is.",
                               pack.title, from, named));
    return findings.take().front();
}

PackFinding which_counts(const EventPack& pack, const std::string& source, const std::string& other) {
    Findings findings(pack);
    findings.add(
        which_counts_rule, Severity::query, translate("Armies of a player"),
        translate_format("{}: two different armies came, {} and {}, and nothing says which came later. "
                         "Say which one counts.",
                         pack.title, source, other));
    return findings.take().front();
}

std::vector<PackFinding> check_player(const EventPack& pack, std::span<const std::string> lists) {
    Findings findings(pack);
    if (lists.size() != static_cast<std::size_t>(pack.lists_per_player))
        findings.add(
            "event.lists-number", Severity::error, translate("Armies of a player"),
            translate_format("{} asks every player for this many armies: {}; you sent {}. Send what is "
                             "missing, or say which ones count.",
                             pack.title, pack.lists_per_player, lists.size()));
    if (pack.same_list &&
        std::adjacent_find(lists.begin(), lists.end(), std::not_equal_to<>()) != lists.end())
        findings.add(
            "event.lists-differ", Severity::error, translate("Armies of a player"),
            translate_format("{} asks for armies of one army list; yours are of several. Choose one list "
                             "for all of them.",
                             pack.title));
    return findings.take();
}

std::vector<std::vector<PackFinding>> check_roll(const EventPack& pack, std::span<const RollEntry> entries) {
    std::vector<Findings> findings(entries.size(), Findings(pack));
    const auto list_key = [&](const RollEntry& entry) -> std::string {
        if (pack.unique == UniqueLists::none || entry.list.empty() ||
            (pack.unique == UniqueLists::team && entry.team.empty()))
            return {};
        return pack.unique == UniqueLists::team ? entry.list + '\n' + entry.team : entry.list;
    };
    for_each_shared(entries, list_key, [&](std::size_t entry, const std::string& others) {
        const RollEntry& own = entries[entry];
        findings[entry].add("event.unique", Severity::error, translate("Army lists"),
                            translate_format("{} allows the army list {} only once; others use it too: {}. "
                                             "Agree who changes the list.",
                                             pack.title, own.list_title.empty() ? own.list : own.list_title,
                                             others));
    });
    for_each_shared(
        entries, [](const RollEntry& entry) { return entry.fingerprint; },
        [&](std::size_t entry, const std::string& others) {
            findings[entry].add(
                "event.same-army", Severity::query, translate("Armies of a player"),
                translate_format("{}: other players sent the very same army: {}.", pack.title, others));
        });
    std::vector<std::vector<PackFinding>> all;
    all.reserve(findings.size());
    for (Findings& own : findings)
        all.push_back(own.take());
    return all;
}

} // namespace muster
