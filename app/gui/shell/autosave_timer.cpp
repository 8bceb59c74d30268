// SPDX-License-Identifier: MIT
#include "gui/shell/autosave_timer.h"

#include "gui/shell/workbench.h"
#include "gui/toolkit/wx_text.h"

#include <wx/intl.h>

#include <chrono>
#include <utility>

namespace muster {

AutosaveTimer::AutosaveTimer(Workbench& bench, Handlers handlers)
    : session_(bench.session()), handlers_(std::move(handlers)) {
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) { take_turn(); });
    bench.observe([this](Changed changed) {
        if (changed != Changed::selection)
            start();
    });
}

void AutosaveTimer::save_now() {
    report(session_.autosave());
}

void AutosaveTimer::report(const std::optional<std::string>& problem) const {
    if (problem)
        handlers_.report_problem(
            wxString::Format(_("Unsaved changes could not be stored: %s"), wx(*problem)));
}

// A running timer is not restarted: typing must not postpone the autosave.
void AutosaveTimer::start() {
    const std::optional<std::chrono::milliseconds> delay = session_.autosave_delay();
    if (delay && !timer_.IsRunning())
        timer_.StartOnce(static_cast<int>(delay->count()));
}

void AutosaveTimer::take_turn() {
    const AutosaveTurn turn = session_.take_autosave_turn();
    report(turn.problem);
    if (turn.writes)
        handlers_.check_disk();
    if (turn.next)
        timer_.StartOnce(static_cast<int>(turn.next->count()));
}

} // namespace muster
