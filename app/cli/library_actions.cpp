// SPDX-License-Identifier: MIT
// The actions of `muster-cli library` on armies that are in it.
#include "base/text.h"
#include "browse/army_batch.h"
#include "layout.h"
#include "library/duplicate.h"
#include "library_action.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <iterator>

namespace muster {

namespace {

std::string_view verdict_word(const std::optional<Verdict>& verdict) {
    return !verdict ? "unknown" : verdict->legal() ? "legal" : "ILLEGAL";
}

// A player looks for "this evening", not for UTC.
std::string local_time(Moment moment) {
    const auto seconds = static_cast<std::time_t>(moment / 1000);
    std::tm parts{};
    ::localtime_r(&seconds, &parts);
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
                       parts.tm_hour, parts.tm_min);
}

std::string shown_name(const StoredArmy& army) {
    return clean(army.name.empty() ? "(no name)" : army.name);
}

void append_padded(std::string& text, const std::string& words, std::size_t width) {
    text += words;
    text.append(width - std::min(width, width_of(words)), ' ');
}

std::string rows(const Style& style, const std::vector<StoredArmy>& armies) {
    constexpr std::size_t widest = 40; // of a name: one long one must not push all the rest away
    std::size_t of_name = 0;
    std::size_t of_ruleset = 0;
    for (const StoredArmy& army : armies) {
        of_name = std::max(of_name, std::min(widest, width_of(shown_name(army))));
        of_ruleset = std::max(of_ruleset, width_of(clean(army.ruleset)));
    }
    std::string text;
    for (const StoredArmy& army : armies) {
        const std::string_view colour = !army.verdict           ? style.doubt
                                        : army.verdict->legal() ? style.good
                                                                : style.bad;
        fmt::format_to(std::back_inserter(text), "{:>5}  {}  {}{:<7}{}  ", army.id,
                       local_time(army.trashed.value_or(army.saved)), colour, verdict_word(army.verdict),
                       style.reset);
        append_padded(text, shown_name(army), of_name);
        text += "  ";
        const bool last = army.totals.empty() && army.tags.empty();
        append_padded(text, clean(army.ruleset), last ? 0 : of_ruleset);
        if (!army.totals.empty())
            fmt::format_to(std::back_inserter(text), "  {}{}{}", style.faint, clean(army.totals),
                           style.reset);
        if (!army.tags.empty())
            fmt::format_to(std::back_inserter(text), "  [{}]",
                           clean(fmt::format("{}", fmt::join(army.tags, ", "))));
        text += '\n';
    }
    return text;
}

void append_change(std::string& text, const StoredArmy& army, const BatchLine& line) {
    const DataChange& change = *line.change;
    const auto out = std::back_inserter(text);
    fmt::format_to(out, "{:>5}  {}: {}", army.id, clean(army.name), verdict_word(change.now));
    if (!change.readable)
        fmt::format_to(out, "; the rules at hand cannot read it any more, it is kept as it was saved{}{}",
                       line.problem.empty() ? "" : "\n       ", clean(line.problem));
    else if (!army.verdict || army.verdict->legal() != change.now->legal())
        fmt::format_to(out, ", was {} when it was saved", verdict_word(army.verdict));
    for (const DataChange::Total& total : change.totals)
        fmt::format_to(out, "; {} {} → {}", clean(total.number),
                       total.before.empty() ? "—" : clean(total.before),
                       total.after.empty() ? "—" : total.after);
    // If nothing has changed, the rules broken when it was saved are the ones broken now.
    if (change.readable && !change.any() && army.broken)
        fmt::format_to(out, "; found: {}", clean(fmt::format("{}", fmt::join(words_of(*army.broken), ", "))));
    if (!change.newly_broken.empty())
        fmt::format_to(out, "; newly found: {}", fmt::join(change.newly_broken, ", "));
    if (!change.no_longer_broken.empty())
        fmt::format_to(out, "; no longer found: {}",
                       clean(fmt::format("{}", fmt::join(change.no_longer_broken, ", "))));
    text += '\n';
}

} // namespace

ExitStatus list_library(const LibraryCall& call) {
    const std::vector<StoredArmy> armies =
        call.library.list(call.trash ? LibraryPart::trash : LibraryPart::kept);
    call.context.write(armies.empty() ? (call.trash ? "The trash is empty.\n" : "The library is empty.\n")
                                      : rows(call.context.style(), armies));
    return ExitStatus::legal;
}

ExitStatus search_library(const LibraryCall& call) {
    constexpr std::size_t most_shown = 1000;
    const std::vector<StoredArmy> armies =
        call.library.search(fmt::format("{}", fmt::join(call.words, " ")), most_shown);
    call.context.write(armies.empty() ? "Nothing found.\n" : rows(call.context.style(), armies));
    return ExitStatus::legal;
}

ExitStatus check_library(const LibraryCall& call) {
    std::vector<ArmyId> armies;
    for (const std::string& word : call.words)
        armies.push_back(named_army(call.library, word).id);
    bool sound = true;
    if (call.words.empty()) {
        for (const StoredArmy& army : call.library.list(LibraryPart::kept))
            armies.push_back(army.id);
        for (const std::string& damage : call.library.examine()) {
            call.context.report_problem(damage);
            sound = false;
        }
    }
    BatchProgress progress;
    const BatchResult result = check_armies(call.library, armies, call.context.rulesets(), progress);
    std::string text;
    std::size_t legal = 0;
    for (const BatchLine& line : result.lines) {
        const bool is_legal = line.verdict && line.verdict->legal();
        legal += is_legal ? 1 : 0;
        if (!is_legal || line.change->any())
            append_change(text, call.library.army(line.army), line);
    }
    append_counted(text, armies.size(), "army", "armies");
    fmt::format_to(std::back_inserter(text), ", {} legal; the library is {}.\n", legal,
                   sound ? "in order" : "DAMAGED");
    call.context.write(text);
    if (!sound)
        return ExitStatus::failed;
    return legal == armies.size() ? ExitStatus::legal : ExitStatus::illegal;
}

ExitStatus show_history(const LibraryCall& call) {
    const StoredArmy army = named_army(call.library, call.words[0]);
    std::string text = fmt::format("{} — {}{}\n", clean(army.name), clean(army.ruleset),
                                   army.trashed ? ", in the trash" : "");
    for (const Revision& revision : call.library.history(army.id))
        fmt::format_to(std::back_inserter(text), "{:>5}{} {}  {}  {}\n", revision.number,
                       revision.number == army.revision ? "*" : " ", local_time(revision.saved),
                       revision.fingerprint, clean(revision.label));
    call.context.write(text);
    return ExitStatus::legal;
}

ExitStatus restore_in_library(const LibraryCall& call) {
    const StoredArmy army = named_army(call.library, call.words[0]);
    if (call.words.size() == 1) {
        call.library.restore_from_trash(army.id);
        call.context.write(army.trashed
                               ? fmt::format("{} is no longer in the trash.\n", shown_name(army))
                               : fmt::format("{} is not in the trash; 'muster-cli library history {}' shows "
                                             "its revisions.\n",
                                             shown_name(army), army.id));
        return ExitStatus::legal;
    }
    const std::int32_t wanted = revision_number(call.words[1]);
    const Saved saved = call.library.restore(army.id, wanted, call.context.rulesets());
    call.context.write(
        saved.is_new
            ? fmt::format("Revision {} is the present one again, as revision {}.\n", wanted, saved.revision)
            : fmt::format("The present revision {} is the same already.\n", saved.revision));
    return ExitStatus::legal;
}

ExitStatus trash_in_library(const LibraryCall& call) {
    std::string text;
    call.library.in_one_step([&] {
        for (const std::string& word : call.words) {
            const StoredArmy army = named_army(call.library, word);
            call.library.trash(army.id);
            fmt::format_to(std::back_inserter(text),
                           "{} is in the trash; 'muster-cli library restore {}' takes it out again.\n",
                           shown_name(army), army.id);
        }
    });
    call.context.write(text);
    return ExitStatus::legal;
}

ExitStatus tag_in_library(const LibraryCall& call) {
    const StoredArmy army = named_army(call.library, call.words[0]);
    call.library.set_tags(army.id, {call.words.begin() + 1, call.words.end()});
    call.context.write(rows(call.context.style(), {call.library.army(army.id)}));
    return ExitStatus::legal;
}

ExitStatus duplicate_in_library(const LibraryCall& call) {
    const StoredArmy army = named_army(call.library, call.words[0]);
    const Saved copy = duplicate_army(call.library, army.id, call.context.rulesets(),
                                      call.words.size() > 1 ? call.words[1] : "");
    call.context.write(rows(call.context.style(), {call.library.army(copy.army)}));
    return ExitStatus::legal;
}

} // namespace muster
