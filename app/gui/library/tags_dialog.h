// SPDX-License-Identifier: MIT
// TagsDialog: the tags of the selected armies. Each has a check mark, which is neither set nor cleared while
// only some of the armies have the tag. What the player leaves alone stays as it is for every army.
#pragma once

#include "browse/stored_army_edits.h"

#include <wx/dialog.h>

#include <string>
#include <vector>

class wxCheckBox;
class wxTextCtrl;

namespace muster {

class TagsDialog : public wxDialog {
public:
    // `known`: tags of other armies, which are offered too.
    TagsDialog(wxWindow* parent, const std::vector<const StoredArmy*>& armies,
               const std::vector<std::string>& known);

    [[nodiscard]] TagChange change() const;

private:
    struct Row {
        std::string tag;
        wxCheckBox* mark = nullptr;
        int before = 0; // a wxCheckBoxState
    };

    void add_row(wxWindow* parent, const TagShare& share, std::size_t armies);

    std::vector<Row> rows_;
    wxTextCtrl* added_ = nullptr;
};

} // namespace muster
