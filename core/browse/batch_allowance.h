// SPDX-License-Identifier: MIT
// BatchAllowance: how much work one call makes of many armies, in figures that are the same on every machine.
// Each army keeps to the limits of one; thousands of the largest would still keep a program busy for minutes.
#pragma once

#include "base/limits.h"
#include "browse/loaded_army.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <string_view>

namespace muster {

// What is made of each army.
enum class BatchOutput : std::uint8_t { verdict, json, text, pages, pictures };

// Work is counted in bytes of text that take as long: those of an army, and what its elements and findings
// take beside them. What takes longer than a verdict counts for more in what an army has beyond an ordinary
// one: whoever asks for a thousand sheets of a usual size shall have them.
//
// Armies are worked on in shares, by several threads, and those that are left out are the same however many
// there are: an army is left out if all armies before it have made `most` work.
class BatchAllowance {
public:
    explicit BatchAllowance(BatchOutput output, std::uint64_t most = most_batch_work)
        : output_(output), most_(most) {}

    [[nodiscard]] std::uint64_t work_of(std::string_view text, const LoadedArmy& loaded) const;
    // Of an army that cannot be read, perhaps because it breaks too many rules.
    [[nodiscard]] static std::uint64_t work_of_problem(std::size_t text_bytes);

    // --- by any thread ---

    // Of an army of this share.
    void add(std::size_t share, std::uint64_t work);
    // Whether the shares before this one, and what was added to this one, have spent all: its next army is
    // left out.
    [[nodiscard]] bool is_spent_before_next(std::size_t share) const;

    // --- by the thread that takes the results, in the order of the armies ---

    // False if this army is left out, and all after it.
    [[nodiscard]] bool take(std::uint64_t work);
    // Nothing more is added to this share.
    void finish(std::size_t share);
    void leave_out(std::size_t armies) { left_out_ = armies; }
    // How many armies were left out, the last ones of the batch.
    [[nodiscard]] std::size_t left_out() const { return left_out_; }

private:
    BatchOutput output_;
    std::uint64_t most_;
    std::uint64_t taken_ = 0;
    std::size_t left_out_ = 0;
    mutable std::mutex mutex_;                        // guards what follows
    std::uint64_t finished_ = 0;                      // of all shares that are finished
    std::map<std::size_t, std::uint64_t> unfinished_; // by share
};

} // namespace muster
