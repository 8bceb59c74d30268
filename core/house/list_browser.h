// SPDX-License-Identifier: MIT
// ListBrowser: what a page of army lists shows: the lists that a search finds, the selected one, and that one
// in words. House lists that were never saved are found too.
#pragma once

#include "house/house_lists.h"
#include "lists/list_allowance.h"
#include "lists/list_description.h"
#include "lists/list_search.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class ListBrowser {
public:
    // What a search can be restricted to.
    struct Choice {
        std::string id;
        std::string name; // as the player reads it
    };

    // The lists must outlive it.
    ListBrowser(const Rulesets& rulesets, const HouseLists& house) : rulesets_(rulesets), house_(house) {}

    // Reads from the disk which lists there are; nothing is found until the next search. Returns what is
    // wrong with files that cannot be read.
    std::vector<InputError> refresh();
    // The rule sets that have lists, and the regions by name.
    [[nodiscard]] const std::vector<Choice>& rulesets() const { return ruleset_choices_; }
    [[nodiscard]] const std::vector<Choice>& regions() const { return region_choices_; }

    // Finds the lists and selects the first. With an army, it finds only lists of the army's rule set whose
    // own rules the army obeys; with troops, only lists of their army's rule set that allow them all.
    void search(ListSearch search, const Army* army = nullptr, const TroopsOfArmy* troops = nullptr);
    // How many lists the search finds.
    [[nodiscard]] std::size_t size() const { return found_.size(); }
    [[nodiscard]] const ListHeading& heading(std::size_t row) const { return headings_[found_[row]]; }
    // The entries that allow the troops searched for, years, region, the rule set unless the search names it,
    // and whether it is a house list.
    [[nodiscard]] std::string summary(std::size_t row) const;
    // Of the lists that the search would find in any year.
    [[nodiscard]] const std::vector<Years>& years() const { return years_; }
    // Whether any list of the rule sets searched has years; those of legends have none.
    [[nodiscard]] bool has_years() const;

    void select(std::size_t row) { selected_ = row; }
    // False if the search does not find it.
    bool select(std::string_view ruleset, std::string_view id);
    [[nodiscard]] std::optional<std::size_t> selected_row() const { return selected_; }
    // Null if no list is selected.
    [[nodiscard]] const ListHeading* selected() const;
    // Of the selected list. Of one that cannot be read they are the reason.
    [[nodiscard]] std::vector<ListLine> lines() const;
    // The lists of those who fought the selected one.
    [[nodiscard]] std::vector<ListHeading> enemies() const;
    // Whether armies can be made of the selected list.
    [[nodiscard]] bool is_readable() const;
    // The selected list's example army; empty if it has none or cannot be read.
    [[nodiscard]] std::filesystem::path example_file() const;
    // A new army of the selected list. Throws InputError if the list cannot be read.
    [[nodiscard]] Army empty_army() const;

    // The rule set that a new list is for: the one searched, else the selected list's, else the army's.
    [[nodiscard]] std::string ruleset_of_new_list(const Army* army) const;

private:
    [[nodiscard]] bool fits(const ListHeading& list, const Army& army) const;
    void keep_allowing(const TroopsOfArmy& troops);

    const Rulesets& rulesets_;
    const HouseLists& house_;
    std::vector<ListHeading> headings_;
    std::vector<Choice> ruleset_choices_;
    std::vector<Choice> region_choices_;
    ListSearch search_;
    std::vector<std::size_t> found_;                           // indices of headings_
    std::map<std::size_t, std::vector<std::string>> allowing_; // the entries by index of headings_
    std::vector<Years> years_;
    std::optional<std::size_t> selected_; // index of found_
};

} // namespace muster
