// SPDX-License-Identifier: MIT
// ListPage: the page of army lists: searches them by words, rule set, region and year, shows one in words,
// and makes armies of it or puts the open army under it. What is found and selected is ListBrowser's; house
// lists are the business of HouseListCommands.
#pragma once

#include "gui/lists/house_list_commands.h"
#include "gui/shell/asked_troops.h"

#include <wx/panel.h>

class wxButton;
class wxCheckBox;
class wxChoice;
class wxMenu;
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
        std::function<void(Army)> make;        // a new army
        std::function<void(Army)> make_random; // of an empty one
        std::function<void()> close;
        HouseListHandlers house; // but for `select`, which is the page's own
    };

    ListPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench, Handlers handlers);

    // With the lists of this rule set, or of all if it is "".
    void begin(const std::string& ruleset);
    // Shows only the lists that allow these troops; the user may lift that.
    void begin_allowing(AskedTroops troops);

    [[nodiscard]] wxSearchCtrl& search() { return *search_; }
    [[nodiscard]] wxCheckBox& fitting() { return *fitting_; }
    [[nodiscard]] wxCheckBox& allowing() { return *allowing_; }
    [[nodiscard]] ListTimeline& timeline() { return *timeline_; }
    [[nodiscard]] ListDetails& details() { return *details_; }
    [[nodiscard]] const ListBrowser& browser() const { return browser_; }
    [[nodiscard]] HouseListCommands& house_lists() { return house_commands_; }
    // Its menu names the lists that fought the selected one.
    [[nodiscard]] wxButton& enemies_button() { return *enemies_button_; }
    // The lists of those who fought the selected one, as items 1, 2, 3 …
    void fill_enemies_menu(wxMenu& menu) const;
    // Goes to the enemy of this item; without effect if there is none.
    void show_enemy(int item);
    void select(std::size_t row);
    // Without effect if there is no such list. Drops the search if it leaves the list out.
    void select_list(const std::string& ruleset, const std::string& id);

    void open_example();
    void make_empty();
    void make_random();
    void use_for_army();

private:
    wxSizer* make_filters();
    wxCheckBox* make_fitting();
    wxCheckBox* make_allowing();
    wxSizer* make_buttons();
    // Reads from the disk which lists there are, and offers those of this rule set.
    void refresh(const std::string& ruleset);
    // Searches, and shows what is found.
    void fill();
    void show_selected();
    void show_house_menu();
    void show_enemies_menu();
    // "": all.
    [[nodiscard]] std::string chosen_ruleset() const;

    Workbench& bench_;
    Handlers handlers_;
    HouseLists house_;
    ListBrowser browser_;
    HouseListCommands house_commands_;
    wxSearchCtrl* search_ = nullptr;
    wxChoice* ruleset_ = nullptr;
    wxChoice* region_ = nullptr;
    wxCheckBox* fitting_ = nullptr;
    wxCheckBox* allowing_ = nullptr; // shown once it was asked which lists allow these troops
    AskedTroops asked_;
    wxStaticText* count_ = nullptr;
    ListTimeline* timeline_ = nullptr;
    ListRows* rows_ = nullptr;
    ListDetails* details_ = nullptr;
    wxButton* example_button_ = nullptr;
    wxButton* empty_button_ = nullptr;
    wxButton* random_button_ = nullptr;
    wxButton* use_button_ = nullptr;
    wxButton* enemies_button_ = nullptr;
    wxButton* house_button_ = nullptr;
};

} // namespace muster
