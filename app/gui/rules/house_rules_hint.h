// SPDX-License-Identifier: MIT
// HouseRulesHint: replaces the fields while no house rules can be edited: how to start, or why the selected
// file cannot be read, with a button that opens the file.
#pragma once

#include "house/house_rules_editor.h"

#include <wx/panel.h>

#include <functional>

class wxButton;
class wxStaticText;

namespace muster {

class HouseRulesHint : public wxPanel {
public:
    HouseRulesHint(wxWindow* parent, std::function<void()> open_file);

    void show(const std::optional<HouseRulesEditor::Unreadable>& unreadable);
    [[nodiscard]] const wxString& text() const { return text_; }

private:
    void wrap();

    wxString text_; // without the line breaks of the label
    wxStaticText* label_ = nullptr;
    wxButton* file_ = nullptr;
};

} // namespace muster
