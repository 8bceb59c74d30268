// SPDX-License-Identifier: MIT
// ListEditPage: the page on which a house list is edited: its parts on the left, the fields of the selected
// part in the middle, and the verdict on the list on the right. The editing itself is HouseListSession's.
#pragma once

#include "gui/shell/workbench.h"
#include "house/house_list_session.h"

#include <wx/panel.h>
#include <wx/timer.h>

#include <functional>
#include <string>

class wxButton;
class wxListBox;
class wxSizer;
class wxStaticText;

namespace muster {

class ListForm;
class ListVerdict;

class ListEditPage : public wxPanel {
public:
    struct Handlers {
        std::function<void()> lists_changed;                   // on the disk
        std::function<void(const std::string& ruleset)> close; // back to the lists
    };

    ListEditPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench, Handlers handlers);

    // Opens a new list, or the one that is saved under its id already, with its unfinished work.
    void begin(ListDraft draft, bool saved);

    [[nodiscard]] ListForm& form() { return *form_; }
    [[nodiscard]] const ListEditor& editor() const { return session_.editor(); }
    [[nodiscard]] wxString verdict() const;
    [[nodiscard]] wxButton& save_button() { return *save_; }
    [[nodiscard]] wxButton& add_button() { return *add_; }
    void choose(std::size_t part);
    void add_part(ListPartKind kind);

    void save();
    void close();
    // Autosaves what is not on the disk yet.
    void keep();

private:
    wxSizer* make_parts();
    wxSizer* make_buttons();
    [[nodiscard]] const ListPartRow& chosen() const { return parts_[chosen_]; }
    void changed(const FieldKey& key, const std::string& value);
    void choose_path(const DraftPath& path);
    void fill_parts();
    void fill_form();
    void enable_for_part();
    // Shows all that an edit may have changed, and has it autosaved a while later.
    void show_edited();
    void show_state();
    void show_add_menu();
    void more_troops();
    void fewer_troops();
    void remove_part();
    void move_up() { move(-1); }
    void move_down() { move(1); }
    void move(int by);
    void undo();
    void redo();
    void go_to_problem();
    void go_back_to_saved();
    void share();

    Workbench& bench_;
    Handlers handlers_;
    HouseListSession session_;
    std::vector<ListPartRow> parts_;
    std::size_t chosen_ = 0;
    wxTimer autosave_timer_;
    wxStaticText* state_ = nullptr;
    wxListBox* part_names_ = nullptr;
    ListForm* form_ = nullptr;
    ListVerdict* verdict_ = nullptr;
    wxButton* add_ = nullptr;
    wxButton* more_troops_ = nullptr;
    wxButton* fewer_troops_ = nullptr;
    wxButton* remove_ = nullptr;
    wxButton* up_ = nullptr;
    wxButton* down_ = nullptr;
    wxButton* save_ = nullptr;
    wxButton* undo_ = nullptr;
    wxButton* redo_ = nullptr;
    wxButton* revert_ = nullptr;
};

} // namespace muster
