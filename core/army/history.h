// SPDX-License-Identifier: MIT
// History: the values an army has had, each with the words for the step that made it. Undo and redo walk
// along them without limit; a new step drops what was undone. It knows which value was saved last, so that
// going back to that one is "nothing to save" again.
#pragma once

#include "army/army.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class History {
public:
    // Begins with this army, which counts as saved.
    explicit History(Army army);

    [[nodiscard]] const Army& army() const { return steps_[now_].army; }

    // Steps that follow each other with the same key, such as the keystrokes in one name, become one. An
    // empty key never joins. A value equal to the present one is no step.
    void add(std::string label, Army army, std::string_view join_key = {});

    [[nodiscard]] bool can_undo() const { return now_ > 0; }
    [[nodiscard]] bool can_redo() const { return now_ + 1 < steps_.size(); }
    // What would be undone or redone; only if it can be.
    [[nodiscard]] const std::string& undo_label() const { return steps_[now_].label; }
    [[nodiscard]] const std::string& redo_label() const { return steps_[now_ + 1].label; }
    void undo();
    void redo();
    [[nodiscard]] std::size_t steps_back() const { return now_; }
    [[nodiscard]] std::size_t steps_ahead() const { return steps_.size() - now_ - 1; }

    void mark_saved();
    // No value of this history is the one on the disk.
    void forget_saved() { saved_ = nowhere; }
    [[nodiscard]] bool is_saved() const { return saved_ == now_; }

private:
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    struct Step {
        std::string label;
        std::string join_key;
        Army army;
    };

    std::vector<Step> steps_;
    std::size_t now_ = 0;
    std::size_t saved_ = 0;
};

} // namespace muster
