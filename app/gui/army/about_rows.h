// SPDX-License-Identifier: MIT
// AboutRows: the fields for player, event, date and notes of an army.
#pragma once

#include "army/army.h"

#include <wx/panel.h>

#include <array>
#include <functional>

class wxTextCtrl;

namespace muster {

class StyledLabel;

class AboutRows : public wxPanel {
public:
    // `set` receives all values, and the index of the field that was edited.
    AboutRows(wxWindow* parent, const std::function<void(const About&, std::size_t)>& set);

    void show(const About& about);
    int lay_out(int width);

private:
    static constexpr std::size_t row_count = 4;
    [[nodiscard]] About values() const;

    std::array<StyledLabel*, row_count> labels_{};
    std::array<wxTextCtrl*, row_count> boxes_{};
};

} // namespace muster
