// SPDX-License-Identifier: MIT
// ListPartsPanel: the parts of the house list that is being edited, one of them selected, and the buttons
// that add, remove and move parts.
#pragma once

#include "house/house_list_session.h"

#include <wx/panel.h>

#include <cstddef>
#include <functional>
#include <vector>

class wxButton;
class wxListBox;

namespace muster {

class ListPartsPanel : public wxPanel {
public:
    struct Handlers {
        std::function<void()> selected; // another part, or its fields are others
        std::function<void()> edited;   // the list; called after `selected`
        std::function<void()> added;    // the selected part; called last
    };

    // The session must outlive it.
    ListPartsPanel(wxWindow* parent, HouseListSession& session, Handlers handlers);

    // Shows the list that was opened, with its first part selected.
    void reset();
    // Shows the parts as they are now; the selection stays if it can.
    void refresh();
    // Shows the names as they are now; nothing else may have changed.
    void refresh_names();
    [[nodiscard]] const ListPartRow& selected() const { return parts_[selected_]; }
    void select(std::size_t part);
    void add(ListPartKind kind);
    [[nodiscard]] wxButton& add_button() { return *add_; }

private:
    void select_path(const DraftPath& path);
    void enable_buttons();
    void show_add_menu();
    void add_troop();
    void remove_troop();
    void remove();
    void move_up() { move(-1); }
    void move_down() { move(1); }
    void move(int by);
    void report_edit();

    HouseListSession& session_;
    Handlers handlers_;
    std::vector<ListPartRow> parts_;
    std::size_t selected_ = 0;
    wxListBox* names_ = nullptr;
    wxButton* add_ = nullptr;
    wxButton* add_troop_ = nullptr;
    wxButton* remove_troop_ = nullptr;
    wxButton* remove_ = nullptr;
    wxButton* up_ = nullptr;
    wxButton* down_ = nullptr;
};

} // namespace muster
