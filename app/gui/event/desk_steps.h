// SPDX-License-Identifier: MIT
// DeskSteps: changes of the open event, each followed by the words that say what was done.
#pragma once

#include "event/event_desk.h"

#include <wx/string.h>

#include <functional>

namespace muster {

class DeskSteps {
public:
    struct Handlers {
        std::function<void(const wxString&)> notify; // shows a message
        std::function<void()> changed;               // the desk judges again, which poll() is to report
    };

    // The desk must outlive it.
    DeskSteps(EventDesk& desk, Handlers handlers);

    // The work returns what is said of it, or nothing. False if no event is open, or if it failed, which the
    // desk reports.
    bool take(const std::function<wxString(EventFile&)>& work) const;
    // Says what was done, if the work returns that it was.
    void take(const wxString& done, const std::function<bool(EventFile&)>& work) const;

private:
    EventDesk& desk_;
    Handlers handlers_;
};

} // namespace muster
