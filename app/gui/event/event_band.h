// SPDX-License-Identifier: MIT
// EventBand: what a tournament is and where it stands, at a glance: its title, when and by which rules, how
// many players there are in each state, and how long it is to the deadline.
#pragma once

#include "event/event_status.h"

#include <wx/panel.h>

#include <utility>
#include <vector>

namespace muster {

class EventBand : public wxPanel {
public:
    explicit EventBand(wxWindow* parent);

    // `is_outdated`: what was published is older than the lists.
    void show(const EventStatus& status, const Rulesets& rulesets, EventTime now, bool is_outdated);
    // Before an event is open.
    void show_note(const wxString& title, const wxString& note);
    // Everything, as it is shown.
    [[nodiscard]] wxString text() const;

private:
    struct Figure {
        wxString number;
        wxString caption;
        wxColour colour;
    };
    void paint(wxDC& dc);
    [[nodiscard]] int figures_width(wxDC& dc) const;

    wxString title_;
    wxString note_;
    wxString marks_; // locked, sealed
    std::vector<Figure> figures_;
};

} // namespace muster
