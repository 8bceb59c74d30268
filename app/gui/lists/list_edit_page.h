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
class wxSizer;
class wxStaticText;

namespace muster {

class ListForm;
class ListPartsPanel;
class ListVerdict;

class ListEditPage : public wxPanel {
public:
    struct Handlers {
        std::function<void()> lists_changed;                   // on the disk
        std::function<void(const std::string& ruleset)> close; // back to the lists
    };

    ListEditPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench, Handlers handlers);

    // Opens a new list, or the one that is saved under its id already, with its unsaved work.
    void begin(ListDraft draft, bool saved);

    [[nodiscard]] ListPartsPanel& parts() { return *parts_; }
    [[nodiscard]] ListForm& form() { return *form_; }
    [[nodiscard]] const ListEditor& editor() const { return session_.editor(); }
    [[nodiscard]] wxString verdict() const;
    [[nodiscard]] wxButton& save_button() { return *save_; }

    void save();
    void close();
    void autosave();

private:
    wxSizer* make_buttons();
    void set_field(const FieldKey& key, const std::string& value);
    void show_fields();
    void focus_first_field();
    // Shows what an edit may have changed outside the fields, and has it autosaved a while later.
    void show_state();
    void show_all();
    void undo();
    void redo();
    void revert();
    void show_problem();
    void export_with_dialog();

    Workbench& bench_;
    Handlers handlers_;
    HouseListSession session_;
    wxTimer autosave_timer_;
    wxStaticText* state_ = nullptr;
    ListPartsPanel* parts_ = nullptr;
    ListForm* form_ = nullptr;
    ListVerdict* verdict_ = nullptr;
    wxButton* save_ = nullptr;
    wxButton* undo_ = nullptr;
    wxButton* redo_ = nullptr;
    wxButton* revert_ = nullptr;
};

} // namespace muster
