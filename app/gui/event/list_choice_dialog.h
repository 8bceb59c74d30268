// SPDX-License-Identifier: MIT
// ListChoiceDialog: by which army list a submission is judged. Typing leaves the lists that match. "No army
// list" is never chosen unless the umpire selects it.
#pragma once

#include "lists/list_reader.h"

#include <wx/dialog.h>

#include <optional>
#include <string>
#include <vector>

class wxListBox;
class wxTextCtrl;

namespace muster {

class ListChoiceDialog : public wxDialog {
public:
    // `now`: the id of the list by which it is judged now, which is selected; nothing if there is none.
    ListChoiceDialog(wxWindow* parent, std::vector<ListHeading> headings, std::string now);

    // The id of the selected list, empty for "No army list"; nothing while no row is selected.
    [[nodiscard]] std::optional<std::string> chosen() const;
    [[nodiscard]] wxTextCtrl& search() { return *search_; }
    [[nodiscard]] wxListBox& lists() { return *lists_; }

private:
    void bind_keys();
    void fill();
    void move_selection(int by);
    void show_button();

    std::vector<ListHeading> headings_; // by title
    std::string now_;
    std::vector<std::string> ids_; // by row
    wxTextCtrl* search_;
    wxListBox* lists_;
};

} // namespace muster
