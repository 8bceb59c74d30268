// SPDX-License-Identifier: MIT
#include "browse/library_check.h"

#include "browse/detail/change_words.h"
#include "check/wording.h"
#include "library/stored_totals.h"

#include <fmt/format.h>

namespace muster {

namespace {

constexpr std::size_t most_findings = 20;
constexpr std::size_t largest_share = 128;

std::vector<std::string> worst_findings(const LoadedArmy& loaded) {
    std::vector<std::string> findings;
    for (const Severity severity : all_severities)
        for (const Finding& finding : loaded.report.findings())
            if (finding.severity == severity && !finding.is_covered && findings.size() < most_findings)
                findings.push_back(
                    fmt::format("{} — {}", message_of(finding, loaded.army, *loaded.ruleset, loaded.report),
                                place_name(finding.place, loaded.army, *loaded.ruleset)));
    return findings;
}

BatchLine line_of(const StoredArmy& stored, const LoadedArmy& loaded) {
    BatchLine line;
    line.name = stored.name;
    line.player = loaded.army.about.player;
    line.verdict = counted_verdict(loaded.report);
    const Judgement judgement = judgement_of(loaded.report, *loaded.ruleset);
    line.totals = stored_size(judgement.totals, *loaded.ruleset);
    line.change = data_change(stored, judgement);
    line.changes = change_words(*line.change, stored, loaded.army, *loaded.ruleset, loaded.report);
    line.findings = worst_findings(loaded);
    return line;
}

BatchLine unreadable_line(const LibraryArmies& armies, std::size_t army, const InputError& problem) {
    BatchLine line;
    line.name = armies.title(army);
    line.change = unreadable_change();
    line.problem = problem.what();
    try {
        line.changes = unreadable_change_words(armies.stored(army));
    } catch (const LibraryError& error) {
        if (error.trouble() != LibraryTrouble::missing)
            throw;
    }
    return line;
}

} // namespace

BatchResult check_armies(const LibraryArmies& armies, const Rulesets& rulesets, BatchProgress& progress,
                         unsigned threads, BatchAllowance* allowance) {
    BatchResult result;
    const auto make_work = [&] {
        return
            [&](std::size_t army, const LoadedArmy& loaded) { return line_of(armies.stored(army), loaded); };
    };
    result.cancelled = !each_army({armies, rulesets, progress, threads, allowance}, Detail::report,
                                  largest_share, make_work, [&](BatchOutcome<BatchLine> outcome) {
                                      BatchLine line = outcome.problem ? unreadable_line(armies, outcome.army,
                                                                                         *outcome.problem)
                                                                       : std::move(*outcome.value);
                                      line.army = armies.id(outcome.army);
                                      result.lines.push_back(std::move(line));
                                  });
    return result;
}

} // namespace muster
