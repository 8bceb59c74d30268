// SPDX-License-Identifier: MIT
// RunBar: shows the progress of work on a thread of its own, with a button that cancels it.
#pragma once

#include "base/background_run.h"

#include <wx/panel.h>
#include <wx/timer.h>

class wxButton;
class wxGauge;
class wxStaticText;

namespace muster {

class RunBar : public wxPanel {
public:
    // Hidden, until work is started. The run must outlive it.
    RunBar(wxWindow* parent, BackgroundRun& run);

    // To be called once the run has started; its end is reported by the bar.
    void show_started(const wxString& title);
    void cancel();
    [[nodiscard]] bool running() const { return run_.running(); }

private:
    void make_controls();
    void show_progress();
    void poll();

    BackgroundRun& run_;
    wxString title_;
    wxTimer timer_;
    wxStaticText* words_ = nullptr;
    wxGauge* gauge_ = nullptr;
    wxButton* cancel_ = nullptr;
};

} // namespace muster
