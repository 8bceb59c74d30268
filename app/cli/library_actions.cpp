// SPDX-License-Identifier: MIT
// The actions of `muster-cli library` on armies that are in it.
#include "base/limits.h"
#include "base/progress.h"
#include "base/text.h"
#include "browse/library_check.h"
#include "layout.h"
#include "left_out.h"
#include "library/duplicate.h"
#include "library/library_columns.h"
#include "library_action.h"
#include "library_listing.h"
#include "lists/lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace muster {

namespace {

std::string_view verdict_word(const std::optional<Verdict>& verdict) {
    return !verdict ? "unknown" : verdict->legal() ? "legal" : "ILLEGAL";
}

std::string shown_name(const StoredArmy& army) {
    return clean(army_name_text(army.name));
}

void append_change(std::string& text, const StoredArmy& army, const BatchLine& line) {
    const DataChange& change = *line.change;
    const auto out = std::back_inserter(text);
    fmt::format_to(out, "{:>5}  {}: {}", army.id, clean(army.name), verdict_word(change.now));
    if (!change.readable)
        fmt::format_to(out, "; it can no longer be read; nothing in it was changed{}{}",
                       line.problem.empty() ? "" : "\n       ", clean(line.problem));
    else if (!army.verdict || army.verdict->legal() != change.now->legal())
        fmt::format_to(out, ", was {} when it was saved", verdict_word(army.verdict));
    for (const DataChange::Total& total : change.totals)
        fmt::format_to(out, "; {} {} → {}", clean(total.number),
                       total.before.empty() ? "—" : clean(total.before),
                       total.after.empty() ? "—" : total.after);
    // If nothing has changed, the rules broken when it was saved are still the ones that are broken.
    if (change.readable && !change.any() && army.broken)
        fmt::format_to(out, "; findings: {}",
                       clean(fmt::format("{}", fmt::join(words_of(*army.broken), ", "))));
    if (!change.newly_broken.empty())
        fmt::format_to(out, "; newly found: {}", fmt::join(change.newly_broken, ", "));
    if (!change.no_longer_broken.empty())
        fmt::format_to(out, "; no longer found: {}",
                       clean(fmt::format("{}", fmt::join(change.no_longer_broken, ", "))));
    text += '\n';
}

std::string table_of(const LibraryCall& call, const StoredArmy& army) {
    return library_listing({army}, LibraryPart::kept, call.context.rulesets(), call.context.style());
}

// At most `limit` armies; 0: all.
ExitStatus show_found(const LibraryCall& call, LibraryQuery query, std::size_t limit, const char* if_none) {
    if (!call.sort.empty())
        sort_by_column(query, call.sort);
    query.lists = &lists_of(call.context.rulesets());
    const std::vector<StoredArmy> armies = LibraryView(call.library).rows(query, 0, limit);
    call.context.write(
        armies.empty() ? if_none
                       : library_listing(armies, query.part, call.context.rulesets(), call.context.style()));
    return ExitStatus::legal;
}

} // namespace

ExitStatus list_library(const LibraryCall& call) {
    LibraryQuery query;
    query.part = call.trash ? LibraryPart::trash : LibraryPart::kept;
    return show_found(call, query, 0, call.trash ? "The trash is empty.\n" : "The library is empty.\n");
}

ExitStatus search_library(const LibraryCall& call) {
    constexpr std::size_t most_shown = 1000;
    LibraryQuery query;
    query.typed = fmt::format("{}", fmt::join(call.words, " "));
    return show_found(call, query, most_shown, "Nothing found.\n");
}

namespace {

// The damage in all of the library, or in the armies that the call names.
std::vector<std::string> damage_found(const LibraryCall& call, const LibraryArmies& armies) {
    if (call.words.empty())
        return call.library.examine();
    std::vector<std::string> damage;
    for (std::size_t army = 0; army < armies.size(); ++army)
        try {
            static_cast<void>(armies.text(army));
        } catch (const DamagedText& error) {
            damage.emplace_back(error.what());
        }
    return damage;
}

// The lines of the armies that are not legal, or not what they were when they were saved.
std::string changes_text(const LibraryCall& call, const BatchResult& result, std::size_t& legal) {
    std::string text;
    for (const BatchLine& line : result.lines) {
        note_progress();
        const bool is_legal = line.verdict && line.verdict->legal();
        legal += is_legal ? 1 : 0;
        if (!is_legal || line.change->any())
            append_change(text, call.library.army(line.army), line);
    }
    return text;
}

ExitStatus check_as_it_is(const LibraryCall& call) {
    const LibraryArmies armies(call.library, named_armies(call));
    const std::vector<std::string> damage = damage_found(call, armies);
    for (std::size_t i = 0; i < std::min(damage.size(), most_damage_told); ++i)
        call.context.report_problem(damage[i]);
    if (damage.size() > most_damage_told) {
        call.context.report_problem(
            fmt::format("more than {} things are damaged, and the armies were not checked; restore a backup",
                        most_damage_told));
        return ExitStatus::failed;
    }
    const bool sound = damage.empty();
    BatchProgress progress;
    BatchAllowance allowance(BatchOutput::verdict);
    const BatchResult result =
        check_armies(armies, call.context.rulesets(), progress, call.sheet.jobs, &allowance);
    std::size_t legal = 0;
    std::string text = changes_text(call, result, legal);
    append_counted(text, result.lines.size(), "army", "armies");
    fmt::format_to(std::back_inserter(text), ", {} legal; the library is {}.\n", legal,
                   sound ? "in order" : "DAMAGED");
    call.context.write(text);
    if (report_left_out(call.context, allowance, armies) || !sound)
        return ExitStatus::failed;
    return legal == armies.size() ? ExitStatus::legal : ExitStatus::illegal;
}

} // namespace

ExitStatus check_library(const LibraryCall& call) {
    if (call.words.empty() && call.library.mend_search())
        call.context.report_problem("the index of the search was damaged, and has been made again");
    ExitStatus status = ExitStatus::failed;
    call.library.in_one_reading([&] { status = check_as_it_is(call); });
    return status;
}

ExitStatus write_library_sheets(const LibraryCall& call) {
    const LibraryArmies armies(call.library, named_armies(call));
    if (armies.size() == 0)
        throw CallError("the library is empty; 'muster-cli library add' adds armies");
    ExitStatus status = ExitStatus::failed;
    call.library.in_one_reading(
        [&] { status = run_sheets(call.context, armies, call.words.size() != 1, call.sheet); });
    return status;
}

ExitStatus show_history(const LibraryCall& call) {
    const StoredArmy army = named_army(call.library, call.words[0]);
    std::string text = fmt::format("{} — {}{}\n", clean(army.name), clean(army.ruleset),
                                   army.trashed ? ", in the trash" : "");
    for (const Revision& revision : call.library.history(army.id))
        fmt::format_to(std::back_inserter(text), "{:>5}{} {}  {}  {}\n", revision.number,
                       revision.number == army.revision ? "*" : " ", moment_text(revision.saved),
                       clean(revision.fingerprint), clean(revision.label));
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
        saved.is_new ? fmt::format("Revision {} is current again, as revision {}.\n", wanted, saved.revision)
                     : fmt::format("The current revision {} is already the same.\n", saved.revision));
    return ExitStatus::legal;
}

ExitStatus trash_in_library(const LibraryCall& call) {
    std::string text;
    call.library.in_one_step([&] {
        for (const std::string& word : call.words) {
            const StoredArmy army = named_army(call.library, word);
            call.library.trash(army.id);
            fmt::format_to(std::back_inserter(text),
                           "{} is in the trash; 'muster-cli library restore {}' restores it.\n",
                           shown_name(army), army.id);
        }
    });
    call.context.write(text);
    return ExitStatus::legal;
}

ExitStatus tag_in_library(const LibraryCall& call) {
    const StoredArmy army = named_army(call.library, call.words[0]);
    call.library.set_tags(army.id, {call.words.begin() + 1, call.words.end()});
    call.context.write(table_of(call, call.library.army(army.id)));
    return ExitStatus::legal;
}

ExitStatus duplicate_in_library(const LibraryCall& call) {
    const StoredArmy army = named_army(call.library, call.words[0]);
    const Saved copy = duplicate_army(call.library, army.id, call.context.rulesets(),
                                      call.words.size() > 1 ? call.words[1] : "");
    call.context.write(table_of(call, call.library.army(copy.army)));
    return ExitStatus::legal;
}

} // namespace muster
