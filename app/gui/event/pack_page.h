// SPDX-License-Identifier: MIT
// PackPage: the pack of a tournament as a form, and beside it the text to publish, which follows every
// change.
#pragma once

#include "event/pack_form.h"

#include <wx/panel.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

class wxButton;
class wxCheckBox;
class wxCheckListBox;
class wxChoice;
class wxFlexGridSizer;
class wxScrolledWindow;
class wxSizer;
class wxStaticText;
class wxTextCtrl;

namespace muster {

class PackPage : public wxPanel {
public:
    struct Handlers {
        std::function<bool(const EventPack&)> save; // false: it failed, which was reported
        std::function<void()> close;
    };

    // `installed`: the rules from which the pack chooses; they must outlive it.
    PackPage(wxWindow* parent, const Rulesets& installed, Handlers handlers);

    // Goes on with what was changed and not saved, if it is of the same pack.
    void begin(const EventPack& pack);
    // If the form is in order; leaves the page then.
    void save();
    // Leaves the page; asks first if the form was changed.
    void leave();

    [[nodiscard]] wxTextCtrl& line(std::string PackForm::*field) { return *lines_.at(index_of(field)); }
    [[nodiscard]] wxTextCtrl& preview() { return *preview_; }
    [[nodiscard]] wxCheckListBox& lists() { return *lists_; }
    [[nodiscard]] wxChoice& rules() { return *rules_; }
    [[nodiscard]] wxCheckListBox& house() { return *house_; }
    [[nodiscard]] wxString problem() const;
    [[nodiscard]] bool can_save() const;

private:
    [[nodiscard]] static std::size_t index_of(std::string PackForm::*field);
    void add_row(const wxString& label, wxWindow* control);
    void add_line(std::size_t field);
    void make_form();
    void fill();
    void fill_rules();
    void fill_sizes();
    void fill_lists();
    void fill_house();
    [[nodiscard]] std::string chosen_rules() const; // nothing if none is
    [[nodiscard]] PackForm form() const;
    [[nodiscard]] bool is_changed() const;
    void show_result();
    void copy();
    void save_page_with_dialog();

    const Rulesets& installed_;
    Handlers handlers_;
    EventPack before_;
    PackForm began_;
    PackForm shown_; // as the form gives it back before anything is typed
    std::vector<std::string> rule_ids_;
    std::vector<std::string> size_ids_;
    std::vector<std::string> list_ids_;
    std::vector<std::string> house_names_;
    bool is_filling_ = false;
    wxScrolledWindow* fields_;
    wxFlexGridSizer* grid_;
    std::map<std::size_t, wxTextCtrl*> lines_;
    wxChoice* rules_ = nullptr;
    wxChoice* size_ = nullptr;
    wxCheckBox* declares_ = nullptr;
    wxCheckBox* needs_list_ = nullptr;
    wxCheckListBox* lists_ = nullptr;
    wxCheckBox* two_lists_ = nullptr;
    wxCheckBox* same_list_ = nullptr;
    wxChoice* unique_ = nullptr;
    wxCheckListBox* house_ = nullptr;
    wxTextCtrl* preview_ = nullptr;
    wxStaticText* problem_ = nullptr;
    wxButton* save_ = nullptr;
};

} // namespace muster
