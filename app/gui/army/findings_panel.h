// SPDX-License-Identifier: MIT
// FindingsPanel: the findings of the check with their places and citations. A click selects the place, a
// button applies a fix.
#pragma once

#include "gui/shell/pane_heights.h"
#include "gui/shell/workbench.h"

#include <wx/panel.h>

#include <array>
#include <functional>
#include <utility>
#include <vector>

class wxBoxSizer;
class wxButton;
class wxStaticText;
class wxToggleButton;

namespace muster {

class FindingsList;

class FindingsPanel : public wxPanel {
public:
    FindingsPanel(wxWindow* parent, Workbench& bench);

    // Indices of the report's findings that pass the filters, errors first.
    [[nodiscard]] const std::vector<std::size_t>& shown() const { return shown_; }
    void go_to(std::size_t shown_index);
    // Applies the only fix, or shows a menu of several.
    void fix(std::size_t shown_index);
    // Applies fixes as long as there is an error with exactly one.
    // Says what it did.
    void fix_unambiguous();
    // Whether it would change anything; also if the fixes of an error are still to be found.
    [[nodiscard]] bool may_fix_unambiguous() const { return may_fix_unambiguous_; }
    // `say` presents what was fixed.
    void on_fixed(std::function<void(const wxString&)> say) { say_fixed_ = std::move(say); }
    // Selects the finding after the last selected one.
    void go_to_next();
    [[nodiscard]] wxString fix_label(std::size_t shown_index) const;
    // Of all its fixes as the menu has them: in short unless two would be called alike.
    [[nodiscard]] std::vector<wxString> fix_labels(std::size_t shown_index);
    // One line until the army has its first finding. Then it keeps its height: a pane that came and went with
    // the findings would move what one is clicking.
    [[nodiscard]] PaneHeights heights() const;
    // Moves the keyboard to the findings, or to the filters if none is shown.
    void focus();
    void show_severity(Severity severity, bool shown);

private:
    void enable_fix_all();
    void update(Changed changed);
    void fill();
    // In idle time: computes the fixes of one finding. False if there is nothing left to compute.
    bool find_one_fix();

    Workbench& bench_;
    std::function<void(const wxString&)> say_fixed_;
    std::array<wxToggleButton*, 3> filters_{};
    wxButton* fix_all_;
    wxBoxSizer* bar_;
    FindingsList* list_;
    wxStaticText* empty_text_; // replaces an empty list
    std::vector<std::size_t> shown_;
    bool may_fix_unambiguous_ = false;
    bool had_findings_ = false; // since the army was opened
    bool resized_ = true;       // a child has changed its size
    std::size_t next_ = 0;
};

// The end of a button's label if there are several fixes.
[[nodiscard]] wxString several_fixes_sign();

} // namespace muster
