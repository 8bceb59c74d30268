// SPDX-License-Identifier: MIT
// Card: a large button with a heading, a second line and a few more words, for the start page.
#pragma once

#include <wx/control.h>

#include <functional>

namespace muster {

class Card : public wxControl {
public:
    struct Words {
        wxString heading;
        wxString second;
        wxString more; // wrapped over what room is left
    };

    Card(wxWindow* parent, Words words, int text_lines, std::function<void()> act);
    void set_chosen(bool chosen);
    [[nodiscard]] const Words& words() const { return words_; }
    void press() { act_(); }
    [[nodiscard]] bool AcceptsFocus() const override { return true; }

protected:
    [[nodiscard]] wxSize DoGetBestClientSize() const override;

private:
    void paint();

    Words words_;
    int text_lines_;
    std::function<void()> act_;
    bool pointed_at_ = false;
    bool chosen_ = false;
};

} // namespace muster
