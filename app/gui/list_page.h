// SPDX-License-Identifier: MIT
// ListPage: the army lists at hand, to be searched by words, rule set, region and year, and read; from here
// an army is begun, or the open one put under a list. Only the lists' first tags are read to show it; a list
// is read when it is looked at.
#pragma once

#include "desk/list_search.h"
#include "workbench.h"

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

private:
    wxSizer* make_filters();
    wxSizer* make_buttons();
    void read_headings();
    void fill();
    void keep_fitting();
    void show_details();
    [[nodiscard]] const ListHeading* chosen() const;
    [[nodiscard]] std::string chosen_ruleset() const;

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
    std::vector<std::string> ruleset_ids_;
    std::vector<ListHeading> headings_;
    std::vector<std::size_t> shown_; // indices of headings
};

} // namespace muster
