// SPDX-License-Identifier: MIT
#include "check_run.h"

#include "layout.h"
#include "output.h"

#include <unistd.h>

#include <mutex>
#include <utility>
#include <vector>

namespace muster {

namespace {

constexpr std::size_t largest_share = 256; // armies
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

// The formats in use. One prepares the texts of the rules for its first army, so that a share of the armies
// takes over the format of an earlier one.
class FormatPool {
public:
    explicit FormatPool(const std::function<std::unique_ptr<ReportFormat>()>& make) : make_(make) {}

    // Returned to the pool with the pointer's last copy. Several threads may call it.
    [[nodiscard]] std::shared_ptr<ReportFormat> take() {
        return {take_free().release(), [this](ReportFormat* format) {
                    const std::lock_guard lock(mutex_);
                    free_.emplace_back(format);
                }};
    }

private:
    [[nodiscard]] std::unique_ptr<ReportFormat> take_free() {
        const std::lock_guard lock(mutex_);
        if (free_.empty())
            return make_();
        std::unique_ptr<ReportFormat> format = std::move(free_.back());
        free_.pop_back();
        return format;
    }

    const std::function<std::unique_ptr<ReportFormat>()>& make_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<ReportFormat>> free_;
};

} // namespace

void Tally::add(const Verdict& verdict) {
    ++(verdict.legal() ? legal : illegal);
    queries += static_cast<std::size_t>(verdict.queries);
    notes += static_cast<std::size_t>(verdict.notes);
}

Tally run_check(const ArmySource& armies, const Rulesets& rulesets, unsigned jobs, BatchAllowance& allowance,
                const std::function<std::unique_ptr<ReportFormat>()>& make_format) {
    FormatPool formats(make_format);
    const std::string separator(formats.take()->separator());
    BatchProgress progress;
    Tally tally;
    Results results;
    const auto make_work = [&] {
        return [format = formats.take()](std::size_t /*army*/, const LoadedArmy& loaded) {
            CheckedText checked{{}, counted_verdict(loaded.report)};
            format->append(checked.text, loaded.checked());
            return checked;
        };
    };
    each_army({armies, rulesets, progress, jobs == 1 ? 0 : jobs, &allowance}, Detail::report, largest_share,
              make_work, [&](BatchOutcome<CheckedText> outcome) {
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
