// SPDX-License-Identifier: MIT
// Card: a large button with a heading, a subtitle and a short text, for the start page.
#pragma once

#include <wx/control.h>

#include <functional>

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
    void paint(wxDC& dc);

    Text text_;
    int text_lines_;
    std::function<void()> act_;
    bool hovered_ = false;
    bool chosen_ = false;
};

} // namespace muster
