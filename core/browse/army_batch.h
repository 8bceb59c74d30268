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
};

// The outcome for one army: the value made of it, or the problem that prevented it.
template <class Value>
struct BatchOutcome {
    std::size_t army; // its number in the source
    std::optional<Value> value;
    std::optional<InputError> problem;
};

// To be called in a catch block: the exception as a problem of this army. Rethrows what concerns the whole
// library or program.
[[nodiscard]] InputError problem_of_army(const std::string& name);

// Calls take(BatchOutcome) for each army, in the order of the source, on the calling thread. The value is the
// result of work(number, LoadedArmy&), which any of the threads may call. `make_work` returns the function
// that works on up to `largest_share` neighbouring armies; a large share is quicker for short work, a small
// one needs less memory. False if the batch was cancelled before its end. Throws LibraryError if the library
// itself fails, and what take() throws.
template <class MakeWork, class Take>
bool each_army(const ArmyBatch& batch, Detail detail, std::size_t largest_share, const MakeWork& make_work,
               const Take& take) {
    using Value = std::invoke_result_t<decltype(make_work()), std::size_t, LoadedArmy&>;
    using Outcomes = std::vector<BatchOutcome<Value>>;
    constexpr std::size_t shares_a_thread = 8; // so that no thread has much left when the others are done
    const std::size_t count = batch.armies.size();
    const std::size_t share =
        std::clamp<std::size_t>(count / (std::max(batch.threads, 1U) * shares_a_thread), 1, largest_share);
    batch.progress.total = count;
    std::size_t taken = 0;
    parallel_in_order(
        (count + share - 1) / share, batch.threads,
        [&](std::size_t index) {
            Outcomes outcomes;
            auto work = make_work();
            const std::size_t end = std::min((index + 1) * share, count);
            for (std::size_t army = index * share; army < end && !batch.progress.cancelled; ++army) {
                BatchOutcome<Value>& outcome = outcomes.emplace_back(BatchOutcome<Value>{army, {}, {}});
                const std::string name = batch.armies.name(army);
                note_progress(); // also of an army that is not to be had
                try {
                    LoadedArmy loaded = load_army(batch.armies.text(army), name, batch.rulesets, detail);
                    outcome.value.emplace(work(army, loaded));
                } catch (...) {
                    outcome.problem.emplace(problem_of_army(name));
                }
                ++batch.progress.done;
            }
            return outcomes;
        },
        [&](Outcomes outcomes) {
            for (BatchOutcome<Value>& outcome : outcomes)
                take(std::move(outcome));
            taken += outcomes.size();
        });
    return taken == count;
}

} // namespace muster
