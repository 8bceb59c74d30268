// SPDX-License-Identifier: MIT
// AutosaveTimer: writes the unsaved work of one window to the disk: soon after the first change, then at
// intervals for as long as there are more changes.
#pragma once

#include <wx/string.h>
#include <wx/timer.h>

#include <functional>
#include <optional>
#include <string>

namespace muster {

class Session;
class Workbench;

class AutosaveTimer {
public:
    struct Handlers {
        std::function<void(const wxString& message)> report_problem;
        std::function<void()> check_disk; // at each turn that may write
    };

    // The workbench must outlive it.
    AutosaveTimer(Workbench& bench, Handlers handlers);

    void save_now();
    void stop() { timer_.Stop(); }
    // Reports why unsaved work could not be written, if there is a reason.
    void report(const std::optional<std::string>& problem) const;

private:
    void start();
    void take_turn();

    Session& session_;
    Handlers handlers_;
    wxTimer timer_;
};

} // namespace muster
