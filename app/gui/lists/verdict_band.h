// SPDX-License-Identifier: MIT
// VerdictBand: whether a written list is legal, or that it is not judged yet, on a background of that colour.
#pragma once

#include <wx/window.h>

#include <cstdint>

namespace muster {

class VerdictBand : public wxWindow {
public:
    enum class State : std::uint8_t { none, open, legal, illegal };

    explicit VerdictBand(wxWindow* parent);
    void show(State state, const wxString& words);
    [[nodiscard]] const wxString& text() const { return words_; }
    [[nodiscard]] bool AcceptsFocus() const override { return false; }

protected:
    [[nodiscard]] wxSize DoGetBestClientSize() const override;

private:
    void paint(wxDC& dc);

    State state_ = State::none;
    wxString words_;
};

} // namespace muster
