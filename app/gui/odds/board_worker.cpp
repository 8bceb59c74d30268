// SPDX-License-Identifier: MIT
#include "gui/odds/board_worker.h"

#include <utility>

namespace muster {

void BoardWorker::begin(const OddsBoard& board) {
    next_ = board.copy();
    is_wanted_ = true;
    if (!thread_.joinable())
        start();
}

void BoardWorker::forget() {
    next_.reset();
    is_wanted_ = false;
}

void BoardWorker::stop() {
    forget();
    if (thread_.joinable())
        thread_.join();
    DeletePendingEvents();
    running_.reset();
}

void BoardWorker::start() {
    running_ = std::move(next_);
    thread_ = std::thread([this, board = running_.get()] {
        board->work_out();
        CallAfter([this] { finish(); });
    });
}

void BoardWorker::finish() {
    thread_.join();
    const std::unique_ptr<OddsBoard> worked_out = std::move(running_);
    if (next_)
        start();
    else if (std::exchange(is_wanted_, false))
        done_(*worked_out);
}

} // namespace muster
