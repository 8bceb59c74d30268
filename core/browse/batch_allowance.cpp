// SPDX-License-Identifier: MIT
#include "browse/batch_allowance.h"

#include "army/place.h"
#include "base/layout_weight.h"

#include <algorithm>
#include <array>

namespace muster {

namespace {

// In bytes of text, of which a check takes some hundred in a microsecond.
constexpr std::uint64_t work_of_army = 1'000; // to find it, and to write its line
constexpr std::uint64_t work_of_element = 40;
constexpr std::uint64_t work_of_finding = 100;
constexpr std::uint64_t work_of_sentence = 8'000; // that says why an army is not read
constexpr std::uint64_t work_of_bad_text = 4;     // times that of its bytes
// Of some 150 troops.
constexpr std::uint64_t ordinary_work = 32'000;

// Times that of a verdict; by BatchOutput.
constexpr std::array<std::uint64_t, 5> work_of_output{1, 4, 32, 256, 4'096};

} // namespace

std::uint64_t BatchAllowance::work_of(std::string_view text, const LoadedArmy& loaded) const {
    const bool laid_out = output_ == BatchOutput::pages || output_ == BatchOutput::pictures;
    const std::uint64_t work = work_of_army + (laid_out ? layout_weight(text) : text.size()) +
                               element_count(loaded.army) * work_of_element +
                               loaded.report.findings().size() * work_of_finding;
    const std::uint64_t beyond = work - std::min(work, ordinary_work);
    return work + beyond * (work_of_output.at(static_cast<std::size_t>(output_)) - 1);
}

std::uint64_t BatchAllowance::work_of_problem(std::size_t text_bytes) {
    return work_of_army + work_of_sentence + text_bytes * work_of_bad_text;
}

void BatchAllowance::add(std::size_t share, std::uint64_t work) {
    const std::lock_guard lock(mutex_);
    unfinished_[share] += work;
}

bool BatchAllowance::is_spent_before_next(std::size_t share) const {
    const std::lock_guard lock(mutex_);
    std::uint64_t work = finished_;
    for (auto one = unfinished_.begin(); one != unfinished_.end() && one->first <= share; ++one)
        work += one->second;
    return work >= most_;
}

bool BatchAllowance::take(std::uint64_t work) {
    if (taken_ >= most_)
        return false;
    taken_ += work;
    return true;
}

void BatchAllowance::finish(std::size_t share) {
    const std::lock_guard lock(mutex_);
    const auto found = unfinished_.find(share);
    if (found == unfinished_.end())
        return;
    finished_ += found->second;
    unfinished_.erase(found);
}

} // namespace muster
