// SPDX-License-Identifier: MIT
// RollDialog: the players one by one: put a late one on the roll, change what is known of one, withdraw one
// or take him back.
#pragma once

#include "event/event_desk.h"

#include <wx/dialog.h>

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

class wxButton;
class wxListBox;
class wxSizer;
class wxTextCtrl;

namespace muster {

class RollDialog : public wxDialog {
public:
    // `store`: false if it failed, which is reported. Both must outlive it.
    using Store = std::function<bool(const RollPlayer& player)>;
    RollDialog(wxWindow* parent, const EventDesk& desk, Store store);

    // Id 0: a new one.
    void select(std::int64_t player);
    [[nodiscard]] wxListBox& players() { return *list_; }
    [[nodiscard]] wxTextCtrl& line(std::string RollPlayer::*field);
    [[nodiscard]] wxButton& store_button() { return *store_button_; }
    [[nodiscard]] wxButton& withdraw_button() { return *withdraw_button_; }

private:
    wxSizer* make_fields();
    wxSizer* make_buttons();
    void fill();
    void show_player();
    void show_buttons();
    void store(bool withdrawn);
    // Of the selected row, as it stands in the event.
    [[nodiscard]] const RollPlayer& selected() const;

    const EventDesk& desk_;
    Store store_;
    std::vector<RollPlayer> roll_; // by row: first a new one, last those who have withdrawn
    wxListBox* list_;
    std::vector<wxTextCtrl*> lines_; // in the order of the fields
    wxButton* store_button_ = nullptr;
    wxButton* withdraw_button_ = nullptr;
};

} // namespace muster
