// SPDX-License-Identifier: MIT
// ArmyBatch: many armies, of files or of a library, each read, checked and worked on; for the window and for
// muster-cli. It reports its progress and stops between two armies when asked. A problem with one army does
// not stop the others.
#pragma once

#include "base/background_run.h"
#include "base/input_error.h"
#include "base/parallel_in_order.h"
#include "base/progress.h"
#include "browse/army_source.h"
#include "browse/batch_allowance.h"
#include "browse/loaded_army.h"
#include "library/data_change.h"

#include <algorithm>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace muster {

using BatchProgress = RunProgress;

struct BatchLine {
    ArmyId army = 0; // 0: not in a library, or a file that no army was made of
    std::string name;
    std::string player;
    std::string totals;                // as in the band: "105 IP · Wings 2"; empty if it was not checked
    std::optional<Verdict> verdict;    // current; nothing if the army was not checked or cannot be read
    std::optional<DataChange> change;  // of a check: what differs from when the army was saved
    std::vector<std::string> changes;  // the same as sentences for a player; empty: nothing differs
    std::vector<std::string> findings; // of a check, the worst first
    std::vector<std::string> files;    // that were written
    std::string problem;               // why it was not done; empty: it was
};

struct BatchResult {
    std::vector<BatchLine> lines; // one for each army or file that was begun, in the given order
    bool cancelled = false;

    [[nodiscard]] std::size_t problems() const;
};

// The armies of a batch and how to work on them. All must outlive the work.
struct ArmyBatch {
    const ArmySource& armies;
    const Rulesets& rulesets;
    BatchProgress& progress;
    unsigned threads = 0; // that read, check and work; 0: the calling thread does it all
    BatchAllowance* allowance =
        nullptr; // null: all armies are worked on; else those that it leaves out are not
};

// The outcome for one army: the value made of it, or the problem that prevented it.
template <class Value>
struct BatchOutcome {
    std::size_t army; // its number in the source
    std::optional<Value> value;
    std::optional<InputError> problem;
    std::uint64_t work = 0; // as the allowance counts it
};

// To be called in a catch block: the exception as a problem of this army. Rethrows what concerns the whole
// library or program.
[[nodiscard]] InputError problem_of_army(const std::string& name);

// Loads an army of the batch and works on it.
template <class Value, class Work>
BatchOutcome<Value> worked_on(const ArmyBatch& batch, Detail detail, std::size_t army, Work& work) {
    BatchOutcome<Value> outcome{army, {}, {}};
    const std::string name = batch.armies.name(army);
    std::size_t bytes = 0;
    note_progress(); // also of an army that is not to be had
    try {
        const std::string text = batch.armies.text(army);
        bytes = text.size();
        LoadedArmy loaded = load_army(text, name, batch.rulesets, detail);
        if (batch.allowance != nullptr)
            outcome.work = batch.allowance->work_of(text, loaded);
        outcome.value.emplace(work(army, loaded));
    } catch (...) {
        outcome.problem.emplace(problem_of_army(name));
        outcome.work = std::max(outcome.work, BatchAllowance::work_of_problem(bytes));
    }
    return outcome;
}

// Calls take(BatchOutcome) for each army, in the order of the source, on the calling thread. The value is the
// result of work(number, LoadedArmy&), which any of the threads may call. `make_work` returns the function
// that works on up to `largest_share` neighbouring armies; a large share is quicker for short work, a small
// one needs less memory. False if the batch was cancelled before its end, which what the allowance leaves out
// is not. Throws LibraryError if the library itself fails, and what take() throws.
template <class MakeWork, class Take>
bool each_army(const ArmyBatch& batch, Detail detail, std::size_t largest_share, const MakeWork& make_work,
               const Take& take) {
    using Value = std::invoke_result_t<decltype(make_work()), std::size_t, LoadedArmy&>;
    using Outcomes = std::vector<BatchOutcome<Value>>;
    constexpr std::size_t shares_a_thread = 8; // so that no thread has much left when the others are done
    const std::size_t count = batch.armies.size();
    const std::size_t share =
        std::clamp<std::size_t>(count / (std::max(batch.threads, 1U) * shares_a_thread), 1, largest_share);
    // Results that wait to be taken may be large where their armies are worked on one at a time.
    const std::size_t slots = largest_share == 1 ? 2 : usual_slots_a_thread;
    BatchAllowance* const allowance = batch.allowance;
    batch.progress.total = count;
    std::size_t taken = 0;
    std::size_t shares_taken = 0;
    parallel_in_order((count + share - 1) / share, batch.threads,
                      [&](std::size_t index) {
                          Outcomes outcomes;
                          auto work = make_work();
                          const std::size_t end = std::min((index + 1) * share, count);
                          for (std::size_t army = index * share; army < end && !batch.progress.cancelled;
                               ++army) {
                              if (allowance != nullptr && allowance->is_spent_before_next(index))
                                  break;
                              outcomes.push_back(worked_on<Value>(batch, detail, army, work));
                              if (allowance != nullptr)
                                  allowance->add(index, outcomes.back().work);
                              ++batch.progress.done;
                          }
                          return outcomes;
                      },
                      [&](Outcomes outcomes) {
                          for (BatchOutcome<Value>& outcome : outcomes) {
                              if (allowance != nullptr && !allowance->take(outcome.work))
                                  break;
                              take(std::move(outcome));
                              ++taken;
                          }
                          if (allowance != nullptr)
                              allowance->finish(shares_taken++);
                      },
                      slots);
    if (allowance != nullptr && !batch.progress.cancelled)
        allowance->leave_out(count - taken);
    return taken == count || !batch.progress.cancelled;
}

} // namespace muster
