// SPDX-License-Identifier: MIT
// BoardWorker: works out a board of odds in another thread, so that the window answers meanwhile.
#pragma once

#include "odds/odds_board.h"

#include <wx/event.h>

#include <functional>
#include <memory>
#include <thread>

namespace muster {

class BoardWorker : public wxEvtHandler {
public:
    // `done` is called in the thread of the window with a copy of the board that was begun last, worked out.
    explicit BoardWorker(std::function<void(OddsBoard&)> done) : done_(std::move(done)) {}
    ~BoardWorker() override { stop(); }
    BoardWorker(const BoardWorker&) = delete;
    BoardWorker& operator=(const BoardWorker&) = delete;

    // What was begun before is not called for any more.
    void begin(const OddsBoard& board);
    // The same, but nothing new is begun.
    void forget();
    // Waits until the thread has ended: the rule set may change after this.
    void stop();
    [[nodiscard]] bool is_busy() const { return is_wanted_; }

private:
    void start();
    void finish();

    std::function<void(OddsBoard&)> done_;
    std::unique_ptr<OddsBoard> running_; // the thread's, until it has ended
    std::unique_ptr<OddsBoard> next_;    // what is begun after it
    std::thread thread_;
    bool is_wanted_ = false; // what the thread, or the next one, works out
};

} // namespace muster
