// SPDX-License-Identifier: MIT
// FindingsPanel: what is wrong or doubtful, where, and by which section; a click goes there, a button mends
// it.
#pragma once

#include "gui/shell/workbench.h"

#include <wx/panel.h>

#include <array>
#include <vector>

class wxButton;
class wxStaticText;
class wxToggleButton;

namespace muster {

class FindingsList;

class FindingsPanel : public wxPanel {
public:
    FindingsPanel(wxWindow* parent, Workbench& bench);

    // Indices among the report's findings, as the filter lets them through, errors first.
    [[nodiscard]] const std::vector<std::size_t>& shown() const { return shown_; }
    void go_to(std::size_t shown_index);
    // Makes the only fix, or offers a menu of several at the mouse.
    void fix(std::size_t shown_index);
    // Applies fixes as long as an error has exactly one.
    void fix_unambiguous();
    // To the next finding after the one shown last.
    void go_to_next();
    [[nodiscard]] wxString fix_label(std::size_t shown_index) const;
    void show_severity(Severity severity, bool shown);

private:
    void update(Changed changed);
    void fill();
    // Looks for the fixes of one finding when there is nothing else to do.
    bool find_one_fix();

    Workbench& bench_;
    std::array<wxToggleButton*, 3> filters_{};
    wxButton* fix_all_;
    FindingsList* list_;
    wxStaticText* empty_text_; // instead of an empty list
    std::vector<std::size_t> shown_;
    bool resized_ = true; // something that the others must make room for
    std::size_t next_ = 0;
};

// "Voltigeurs: IV instead of V": a fix's words with the last part of its place only.
[[nodiscard]] wxString short_fix_label(const Fix& fix);
// What stands at the end of a button for a finding that can be mended in several ways.
[[nodiscard]] wxString several_fixes_sign();

} // namespace muster
