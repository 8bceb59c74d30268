// SPDX-License-Identifier: MIT
// ListEditPage: a house list being made: its parts on the left, what can be said of the chosen one in the
// middle, and on the right what the list will be, what is wrong with it, and how the open army stands under
// it. Every change is kept on the disk as unfinished work until it is saved.
#pragma once

#include "gui/shell/workbench.h"
#include "house/house_lists.h"
#include "house/list_editor.h"

#include <wx/panel.h>
#include <wx/timer.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

class wxButton;
class wxListBox;
class wxSizer;
class wxStaticText;

namespace muster {

class ListDetails;
class ListForm;

class ListEditPage : public wxPanel {
public:
    struct Handlers {
        std::function<void()> lists_changed;                   // on the disk
        std::function<void(const std::string& ruleset)> close; // back to the lists
    };

    ListEditPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench, Handlers handlers);

    // A new one, or, if it is saved under its id already, that one. Work on it that was kept is gone on with.
    void begin(ListDraft draft, bool saved);

    [[nodiscard]] ListForm& form() { return *form_; }
    [[nodiscard]] const ListEditor& editor() const { return *editor_; }
    [[nodiscard]] wxString verdict() const;
    [[nodiscard]] wxButton& save_button() { return *save_; }
    [[nodiscard]] wxButton& add_button() { return *add_; }
    void choose(std::size_t part);
    void add_part(ListPartKind kind);

    void save();
    void close();
    // What is not on the disk yet.
    void keep();

private:
    wxSizer* make_parts();
    wxSizer* make_answer();
    wxSizer* make_buttons();
    [[nodiscard]] const ListPartRow& chosen() const { return parts_[chosen_]; }
    void changed(const FieldKey& key, const std::string& value);
    void choose_path(const DraftPath& path);
    void fill_parts();
    void fill_form();
    void offer_for_part();
    // What an edit asks for: the parts, the form, the answer, and a while later that it is kept.
    void take_change();
    void look();
    void show_answer();
    void wrap_answer();
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

    const Rulesets& rulesets_;
    Workbench& bench_;
    Handlers handlers_;
    HouseLists house_;
    std::unique_ptr<ListEditor> editor_;
    std::vector<ListPartRow> parts_;
    std::size_t chosen_ = 0;
    std::string kept_id_; // that unfinished work lies under
    bool kept_ = true;
    wxTimer keep_timer_;
    wxStaticText* state_ = nullptr;
    wxListBox* part_names_ = nullptr;
    ListForm* form_ = nullptr;
    wxStaticText* verdict_ = nullptr;
    wxStaticText* trial_ = nullptr;
    wxString verdict_words_; // of the two, not wrapped yet
    wxString trial_words_;
    ListDetails* details_ = nullptr;
    wxButton* problem_button_ = nullptr;
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
