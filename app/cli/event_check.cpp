// SPDX-License-Identifier: MIT
// muster-cli event check: armies against the pack of an event, without an event file.
#include "army/fingerprint.h"
#include "base/file.h"
#include "base/utf8_path.h"
#include "browse/army_batch.h"
#include "event/event_pack_reader.h"
#include "event/event_rules.h"
#include "event/pack_findings.h"
#include "event_action.h"
#include "given_armies.h"
#include "layout.h"
#include "left_out.h"
#include "lists/lists.h"

#include <fmt/format.h>

#include <iterator>
#include <map>

namespace muster {

namespace {

// What the comparison of armies and players needs of one army.
struct CheckedEntry {
    std::string file;
    RollEntry entry;
    std::size_t rule_errors = 0;
    std::size_t rule_queries = 0;
    std::vector<PackFinding> findings;
};

CheckedEntry checked_entry(const LoadedArmy& loaded, const EventPack& pack, const Rulesets& rulesets) {
    const Army& army = loaded.army;
    const ArmyList* list = army.list.empty() ? nullptr : lists_of(rulesets).find(army.ruleset, army.list);
    return {loaded.file,
            {army.about.player,
             {},
             army.list,
             fingerprint_of(army, *loaded.ruleset),
             list == nullptr ? std::string() : list->title},
            loaded.report.count(Severity::error),
            loaded.report.count(Severity::query),
            check_army(pack, {army, *loaded.ruleset, loaded.report, list})};
}

// An army without a player is taken for one of a player of its own, whom messages call as its file.
void add_findings_between(std::vector<CheckedEntry>& entries, const EventPack& pack) {
    std::vector<RollEntry> roll;
    roll.reserve(entries.size());
    for (const CheckedEntry& entry : entries) {
        roll.push_back(entry.entry);
        if (roll.back().player.empty())
            roll.back().player = entry.file;
    }
    std::vector<std::vector<PackFinding>> found = check_roll(pack, roll);
    for (std::size_t i = 0; i < entries.size(); ++i)
        std::move(found[i].begin(), found[i].end(), std::back_inserter(entries[i].findings));
}

void append_findings(std::string& text, const std::vector<PackFinding>& findings) {
    for (const PackFinding& finding : findings)
        append_paragraph(text,
                         fmt::format("{} {}: {} ({})", severity_name(finding.severity), finding.rule,
                                     clean(finding.message), clean(finding.cite)),
                         {2, 100});
}

bool is_in_order(const std::vector<PackFinding>& findings) {
    for (const PackFinding& finding : findings)
        if (finding.severity != Severity::note)
            return false;
    return true;
}

// Appends the army's findings; returns whether nothing is wrong or in question.
bool append_entry(std::string& text, const CheckedEntry& checked) {
    const bool in_order =
        checked.rule_errors == 0 && checked.rule_queries == 0 && is_in_order(checked.findings);
    const std::string player =
        checked.entry.player.empty() ? "" : fmt::format(" ({})", clean(checked.entry.player));
    text += fmt::format("{}{}: {}\n", clean(checked.file), player, in_order ? "in order" : "not in order");
    if (checked.rule_errors + checked.rule_queries != 0) {
        text += "  By the rules of the game: ";
        append_counted(text, checked.rule_errors, "error", "errors");
        append_counted(text += ", ", checked.rule_queries, "query", "queries");
        text += "; 'muster-cli check' shows them.\n";
    }
    append_findings(text, checked.findings);
    return in_order;
}

// Appends the findings about players with all their armies; returns whether there are none.
bool append_players(std::string& text, const std::vector<CheckedEntry>& entries, const EventPack& pack) {
    std::map<std::string, std::vector<std::string>> lists;
    for (const CheckedEntry& checked : entries)
        if (!checked.entry.player.empty())
            lists[checked.entry.player].push_back(checked.entry.list);
    bool in_order = true;
    for (const auto& [player, own] : lists) {
        const std::vector<PackFinding> findings = check_player(pack, own);
        if (findings.empty())
            continue;
        in_order = false;
        text += clean(player) + ":\n";
        append_findings(text, findings);
    }
    return in_order;
}

std::vector<CheckedEntry> read_entries(const EventCall& call, const std::vector<std::string>& paths,
                                       const EventPack& pack, bool& failed) {
    const Rulesets& rulesets = call.context.rulesets();
    const GivenArmies armies(paths, {});
    BatchProgress progress;
    BatchAllowance allowance(BatchOutput::verdict);
    std::vector<CheckedEntry> entries;
    const auto make_work = [&] {
        return [&](std::size_t /*army*/, const LoadedArmy& loaded) {
            return checked_entry(loaded, pack, rulesets);
        };
    };
    each_army({armies, rulesets, progress, 0, &allowance}, Detail::report, 1, make_work,
              [&](BatchOutcome<CheckedEntry> outcome) {
                  if (outcome.value)
                      entries.push_back(std::move(*outcome.value));
                  else
                      call.context.report_problem(outcome.problem->what());
                  failed = failed || outcome.problem.has_value();
              });
    failed = report_left_out(call.context, allowance, armies) || failed;
    return entries;
}

} // namespace

ExitStatus check_pack(const EventCall& call) {
    const std::string& file = call.words[0];
    const EventPack pack = read_event_pack(read_file(path_of(file)), file, call.context.rulesets());
    require_installed(pack, call.context.rulesets());
    const std::vector<std::string> paths(call.words.begin() + 1, call.words.end());
    if (paths.empty()) {
        call.context.write(fmt::format("{}: the pack is in order.\n", clean(pack.title)));
        return ExitStatus::legal;
    }
    bool failed = false;
    std::vector<CheckedEntry> entries = read_entries(call, paths, pack, failed);
    add_findings_between(entries, pack);
    std::string text;
    std::size_t in_order = 0;
    for (const CheckedEntry& checked : entries)
        in_order += append_entry(text, checked) ? 1U : 0U;
    const bool players_in_order = append_players(text, entries, pack);
    text += fmt::format("{}: {} of {} in order\n", clean(pack.title), in_order, entries.size());
    call.context.write(text);
    if (failed)
        return ExitStatus::failed;
    return players_in_order && in_order == entries.size() ? ExitStatus::legal : ExitStatus::illegal;
}

} // namespace muster
