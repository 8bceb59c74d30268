// SPDX-License-Identifier: MIT
// BandPanel: the band across the top with the name of the army, its rules and list, the verdict and the
// totals.
#pragma once

#include "gui/shell/workbench.h"

#include <wx/panel.h>

#include <functional>
#include <vector>

namespace muster {

class BandPanel : public wxPanel {
public:
    BandPanel(wxWindow* parent, Workbench& bench);

    void on_verdict_clicked(std::function<void()> act) { act_ = std::move(act); }
    [[nodiscard]] wxString verdict() const;
    // Below the army's name: the room that is left, the rules and the list.
    [[nodiscard]] wxString second_line() const;
    // Below the figures, as they were painted last: in a narrow window in two lines, or without their last
    // part.
    [[nodiscard]] const std::vector<wxString>& captions() const { return captions_; }

private:
    struct Total {
        wxString figure;
        wxString name;
        wxString tip;
    };
    void update();
    void paint(wxDC& dc);
    int paint_verdict(wxDC& dc, int right);
    void paint_title(wxDC& dc, int width);
    // In pixels; only of the totals that fit.
    [[nodiscard]] std::vector<int> widths_of_totals(wxDC& dc) const;
    void paint_total(wxDC& dc, const Total& total, int left, int width);
    void paint_caption(wxDC& dc, const wxString& caption, const wxPoint& at, int width);
    [[nodiscard]] std::size_t caption_lines(wxDC& dc) const;

    Workbench& bench_;
    std::function<void()> act_;
    std::vector<Total> totals_;
    wxString second_line_;
    wxString said_verdict_; // to screen readers
    std::vector<std::pair<wxRect, wxString>> tips_;
    std::vector<wxString> captions_;
    wxRect verdict_rect_;
};

} // namespace muster
