// SPDX-License-Identifier: MIT
// ListPage: the army lists at hand, to be searched by words, rule set, region and year, and read; from here
// an army is begun, or the open one put under a list. Only the lists' first tags are read to show it; a list
// is read when it is looked at.
#pragma once

#include "gui/shell/workbench.h"
#include "house/house_lists.h"
#include "lists/list_search.h"

#include <wx/panel.h>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

class wxButton;
class wxCheckBox;
class wxChoice;
class wxSearchCtrl;
class wxSizer;
class wxStaticText;

namespace muster {

class ListDetails;
class ListRows;
class ListTimeline;

class ListPage : public wxPanel {
public:
    struct Handlers {
        std::function<void(const std::filesystem::path&)> open_example;
        std::function<void(Army)> make; // a new army
        std::function<void(ListDraft draft, bool saved)> edit;
        std::function<void()> lists_changed; // on the disk
        std::function<void(const wxString& message, const wxString& choice, std::function<void()> act)> say;
        std::function<void()> close;
    };

    ListPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench, Handlers handlers);

    // With the lists of this rule set, or of all.
    void begin(const std::string& ruleset);

    [[nodiscard]] wxSearchCtrl& search() { return *search_; }
    [[nodiscard]] wxCheckBox& fitting() { return *fitting_; }
    [[nodiscard]] ListTimeline& timeline() { return *timeline_; }
    [[nodiscard]] ListDetails& details() { return *details_; }
    // Those in sight, as far as the search goes.
    [[nodiscard]] std::size_t shown() const { return shown_.size(); }
    [[nodiscard]] const ListHeading& heading(std::size_t row) const { return headings_[shown_[row]]; }
    // How well the open army agrees with it; only while those that fit are asked for.
    [[nodiscard]] wxString second_line(std::size_t row) const;
    void choose(std::size_t row);

    void open_example();
    void make_empty();
    void use_for_army();

    // House lists: a new one from nothing, from the open army, from the chosen list; the chosen one changed,
    // deleted, shared; one taken from a file.
    void begin_house_list();
    void draw_from_army();
    void copy_list();
    void edit_list();
    void delete_list();
    void share_list();
    void import_list();
    void import_list_file(const std::filesystem::path& file);

private:
    wxSizer* make_filters();
    wxSizer* make_buttons();
    void read_headings();
    void fill();
    void keep_fitting();
    void show_details();
    [[nodiscard]] const ListHeading* chosen() const;
    [[nodiscard]] std::string chosen_ruleset() const;
    // What a new list is for: the chosen rules, else those of the chosen list or of the open army.
    [[nodiscard]] std::string ruleset_for_new() const;
    // Of a house list that was never saved only the draft is there.
    [[nodiscard]] bool is_unfinished(const ListHeading& list) const;
    [[nodiscard]] bool is_house_list(const ListHeading& list) const;
    void show_house_menu();
    void read_again();
    void choose_list(const std::string& ruleset, const std::string& id);
    void restore_list(const HouseLists::Trashed& trashed);
    // What could not be done is said.
    void attempt(const std::function<void()>& act);

    const Rulesets& rulesets_;
    Workbench& bench_;
    Handlers handlers_;
    wxSearchCtrl* search_ = nullptr;
    wxChoice* ruleset_ = nullptr;
    wxChoice* region_ = nullptr;
    wxCheckBox* fitting_ = nullptr;
    wxStaticText* count_ = nullptr;
    ListTimeline* timeline_ = nullptr;
    ListRows* rows_ = nullptr;
    ListDetails* details_ = nullptr;
    wxButton* example_button_ = nullptr;
    wxButton* empty_button_ = nullptr;
    wxButton* use_button_ = nullptr;
    wxButton* house_button_ = nullptr;
    HouseLists house_;
    std::vector<std::string> ruleset_ids_;
    std::vector<ListHeading> headings_;
    std::vector<std::string> regions_; // as the files have them, in the order of the player's words for them
    std::vector<std::size_t> shown_;   // indices of headings
};

} // namespace muster
