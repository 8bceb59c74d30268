// SPDX-License-Identifier: MIT
// SegmentedChoice: a row of segments, one of which is selected, wrapped to as many lines as it needs. Every
// value is one click or one arrow key away. A value that would break a rule is marked, and its tool tip
// explains why.
#pragma once

#include "edit/trial.h"
#include "gui/toolkit/accessible_parts.h"

#include <wx/control.h>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace muster {

class SegmentedChoice : public wxControl {
public:
    struct Segment {
        wxString label;
        wxString tip;
        std::optional<Severity> trouble;

        friend bool operator==(const Segment&, const Segment&) = default;
    };

    SegmentedChoice(wxWindow* parent, const wxString& name, std::function<void(int)> choose);

    // -1: none is selected, or several elements differ.
    void show(std::vector<Segment> segments, int chosen);
    // Adds a line to the tip of a segment when the pointer or the keyboard comes to it; none if it is empty.
    void set_more_tip(std::function<wxString(int)> more) { more_tip_ = std::move(more); }
    // Called to open the context menu of a segment, by the mouse or the keyboard. By default there is none.
    void on_context_menu(std::function<void(int)> show_menu) { show_menu_ = std::move(show_menu); }
    // The whole tip of a segment.
    [[nodiscard]] wxString tip_of(std::size_t segment) const;
    [[nodiscard]] int chosen() const { return chosen_; }
    [[nodiscard]] const std::vector<Segment>& segments() const { return segments_; }
    [[nodiscard]] int height_for(int width);
    // The width of all segments in one line.
    [[nodiscard]] int one_line_width();
    // The position of a segment in the control.
    [[nodiscard]] wxRect segment_rect(std::size_t segment) const;
    [[nodiscard]] bool AcceptsFocus() const override { return true; }

protected:
    [[nodiscard]] wxSize DoGetBestClientSize() const override;

private:
    void lay_out(int width);
    void paint(wxDC& dc);
    void paint_segment(wxDC& dc, std::size_t index);
    void hover(const wxPoint& point);
    void press_key(wxKeyEvent& event);
    [[nodiscard]] wxString spoken(std::size_t segment) const;
    [[nodiscard]] int segment_at(const wxPoint& point) const;
    void choose(int segment);

    std::function<void(int)> choose_;
    std::unique_ptr<AccessibleParts> parts_; // the segments
    std::function<wxString(int)> more_tip_;
    std::function<void(int)> show_menu_;
    std::vector<Segment> segments_;
    std::vector<wxRect> rects_;
    int laid_out_width_ = -1;
    unsigned laid_out_theme_ = 0; // its revision then: its fonts may have changed
    int chosen_ = -1;
    int hovered_ = -1;
    int quiet_ = -1; // the segment that was clicked: its tip would lie over what was clicked for
    int cursor_ = 0; // of the keyboard
};

} // namespace muster
