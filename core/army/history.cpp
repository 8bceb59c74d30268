// SPDX-License-Identifier: MIT
#include "army/history.h"

#include <cassert>
#include <utility>

namespace muster {

History::History(Army army) {
    steps_.push_back({{}, {}, std::move(army)});
}

void History::add(std::string label, Army army, std::string_view join_key) {
    if (army == steps_[now_].army)
        return;
    const bool joins =
        !join_key.empty() && now_ > 0 && !can_redo() && !is_saved() && steps_[now_].join_key == join_key;
    if (joins) {
        steps_[now_].army = std::move(army);
        return;
    }
    steps_.resize(now_ + 1, steps_.front());
    if (saved_ != nowhere && saved_ > now_)
        saved_ = nowhere;
    steps_.push_back({std::move(label), std::string(join_key), std::move(army)});
    ++now_;
}

void History::undo() {
    assert(can_undo());
    --now_;
}

void History::redo() {
    assert(can_redo());
    ++now_;
}

void History::mark_saved() {
    saved_ = now_;
    steps_[now_].join_key.clear();
}

} // namespace muster
