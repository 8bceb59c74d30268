// SPDX-License-Identifier: MIT
// Card: a large button with a heading, a subtitle and a short text, for the start page.
#pragma once

#include "gui/toolkit/accessible_parts.h"

#include <wx/control.h>

#include <functional>
#include <memory>

namespace muster {

class Card : public wxControl {
public:
    struct Text {
        wxString heading;
        wxString subtitle;
        wxString body; // wrapped in the remaining space
    };

    Card(wxWindow* parent, Text text, int text_lines, std::function<void()> act);
    void set_selected(bool chosen);
    [[nodiscard]] const Text& text() const { return text_; }
    void press() { act_(); }
    [[nodiscard]] bool AcceptsFocus() const override { return true; }

protected:
    [[nodiscard]] wxSize DoGetBestClientSize() const override;

private:
    // Where the texts begin, from above, and the height that the body has.
    struct Tops {
        int heading;
        int subtitle;
        int body;
        int room;
    };
    [[nodiscard]] Tops tops();
    void paint(wxDC& dc);
    void update_tip();
    [[nodiscard]] wxString tip_no_wider_than(int width) const;

    Text text_;
    int text_lines_;
    std::function<void()> act_;
    std::unique_ptr<AccessibleParts> part_; // the card as a button, which can be pressed
    bool hovered_ = false;
    bool chosen_ = false;
};

} // namespace muster
