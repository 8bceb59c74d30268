// SPDX-License-Identifier: MIT
#include "check_run.h"

#include "layout.h"
#include "output.h"

#include <unistd.h>

#include <utility>

namespace muster {

namespace {

constexpr std::size_t largest_share = 512; // armies: each share prepares the texts of the rules once
constexpr std::size_t usual_length = 1024; // bytes of one army's report: so it grows in one step
constexpr std::size_t bytes_at_a_time = 1U << 16U;

struct CheckedText {
    std::string text;
    Verdict verdict;
};

// Collects results, since writing each of many short ones takes longer than checking its army.
class Results {
public:
    void add(std::string_view separator, std::string_view text) {
        if (std::exchange(any_, true))
            text_ += separator;
        text_ += text;
        if (text_.size() >= bytes_at_a_time)
            write();
    }
    void write() {
        output_.write(text_);
        text_.clear();
    }

private:
    Output output_{STDOUT_FILENO};
    std::string text_;
    bool any_ = false;
};

} // namespace

void Tally::add(const Verdict& verdict) {
    ++(verdict.legal() ? legal : illegal);
    queries += static_cast<std::size_t>(verdict.queries);
    notes += static_cast<std::size_t>(verdict.notes);
}

Tally run_check(const ArmySource& armies, const Rulesets& rulesets, unsigned jobs,
                const std::function<std::unique_ptr<ReportFormat>()>& make_format) {
    const std::string separator(make_format()->separator());
    BatchProgress progress;
    Tally tally;
    Results results;
    const auto make_work = [&] {
        return [format = make_format()](std::size_t /*army*/, const LoadedArmy& loaded) {
            CheckedText checked{{}, counted_verdict(loaded.report)};
            checked.text.reserve(usual_length);
            format->append(checked.text, loaded.checked());
            return checked;
        };
    };
    each_army({armies, rulesets, progress, jobs == 1 ? 0 : jobs}, Detail::report, largest_share, make_work,
              [&](BatchOutcome<CheckedText> outcome) {
                  if (outcome.value) {
                      results.add(separator, outcome.value->text);
                      tally.add(outcome.value->verdict);
                      return;
                  }
                  results.write(); // so that a terminal shows both in order
                  write_problem(clean(outcome.problem->what()) + '\n');
                  tally.unreadable.push_back(std::move(*outcome.problem));
              });
    results.write();
    return tally;
}

} // namespace muster
