// SPDX-License-Identifier: MIT
// History: the successive values of something that is edited, such as an army or an army list, each with the
// label of the step that led to it. Undo and redo are unlimited; a new step discards the steps that were
// undone. The history knows which value was saved last, so that undoing back to it leaves nothing to save.
// A value must be equality comparable and its move must not throw.
#pragma once

#include <cassert>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace muster {

template <typename Value>
class History {
    static_assert(std::is_nothrow_move_constructible_v<Value> && std::is_nothrow_move_assignable_v<Value>,
                  "add() relies on moves that cannot fail");

public:
    // The first value counts as saved.
    explicit History(Value value) { steps_.push_back({{}, {}, std::move(value)}); }

    [[nodiscard]] const Value& value() const { return steps_[now_].value; }
    [[nodiscard]] const Value& first() const { return steps_.front().value; }

    // Consecutive steps with the same join key, such as the keystrokes in one name, become one step. An empty
    // key never joins. A value equal to the current one adds no step. If an exception is thrown, the history
    // stays as it was.
    void add(std::string label, Value value, std::string_view join_key = {}) {
        if (value == steps_[now_].value)
            return;
        const bool joins =
            !join_key.empty() && now_ > 0 && !can_redo() && !is_saved() && steps_[now_].join_key == join_key;
        if (joins) {
            steps_[now_].value = std::move(value);
            return;
        }
        // Only this line can throw: the undone steps go once the new one is stored behind them.
        steps_.push_back({std::move(label), std::string(join_key), std::move(value)});
        const auto undone = steps_.begin() + static_cast<std::ptrdiff_t>(now_ + 1);
        steps_.erase(undone, steps_.end() - 1);
        if (saved_ != nowhere && saved_ > now_)
            saved_ = nowhere;
        ++now_;
    }

    [[nodiscard]] bool can_undo() const { return now_ > 0; }
    [[nodiscard]] bool can_redo() const { return now_ + 1 < steps_.size(); }
    // The label of the step that undo() or redo() would act on; only if there is one.
    [[nodiscard]] const std::string& undo_label() const { return steps_[now_].label; }
    [[nodiscard]] const std::string& redo_label() const { return steps_[now_ + 1].label; }
    void undo() {
        assert(can_undo());
        --now_;
    }
    void redo() {
        assert(can_redo());
        ++now_;
    }
    [[nodiscard]] std::size_t steps_back() const { return now_; }
    [[nodiscard]] std::size_t steps_ahead() const { return steps_.size() - now_ - 1; }

    // The current value is the saved one. The next step does not join the one before.
    void mark_saved() {
        saved_ = now_;
        steps_[now_].join_key.clear();
    }
    // None of the values is the saved one.
    void forget_saved() { saved_ = nowhere; }
    [[nodiscard]] bool is_saved() const { return saved_ == now_; }

private:
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    struct Step {
        std::string label;
        std::string join_key;
        Value value;
    };

    std::vector<Step> steps_; // never empty
    std::size_t now_ = 0;
    std::size_t saved_ = 0;
};

} // namespace muster
