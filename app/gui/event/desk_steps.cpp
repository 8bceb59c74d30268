// SPDX-License-Identifier: MIT
#include "gui/event/desk_steps.h"

#include <utility>

namespace muster {

DeskSteps::DeskSteps(EventDesk& desk, Handlers handlers) : desk_(desk), handlers_(std::move(handlers)) {}

bool DeskSteps::take(const std::function<wxString(EventFile&)>& work) const {
    wxString done;
    if (!desk_.change([&](EventFile& event) { done = work(event); }))
        return false;
    if (!done.empty())
        handlers_.notify(done);
    handlers_.changed();
    return true;
}

void DeskSteps::take(const wxString& done, const std::function<bool(EventFile&)>& work) const {
    (void)take([&](EventFile& event) { return work(event) ? done : wxString(); });
}

} // namespace muster
