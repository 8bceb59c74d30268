// SPDX-License-Identifier: MIT
// CollectionEditor: the figures that the player owns under one rule set, beside what an army needs of them,
// and the armies of the library that can be fielded with them. What a page of them shows and changes.
#pragma once

#include "browse/collection_rows.h"
#include "browse/latest_query.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace muster {

class CollectionEditor {
public:
    // Who shows it; each is called after the change, none may be empty.
    struct Observer {
        std::function<void()> rows_changed;
        std::function<void()> fieldable_changed;
        std::function<void(const std::string&)> report; // what the player must know
    };

    // Both must outlive it.
    CollectionEditor(BackgroundLibrary& library, const Rulesets& rulesets, Observer observer);

    // The ids of the rule sets that know figures.
    [[nodiscard]] const std::vector<std::string>& ruleset_ids() const { return ruleset_ids_; }
    // If the rule set knows no figures, the one before stays, or else the first is taken.
    void choose_ruleset(const std::string& id);
    // Null if no rule set knows figures.
    [[nodiscard]] const Ruleset* ruleset() const;

    // Shows what the army needs, or what the stored army does, or what none does. Of the chosen rule set.
    void need(const Army& army);
    void need_fieldable(std::size_t index);
    void need_nothing();
    // Reads everything again.
    void refresh();

    // Changes of the collection; refresh() is up to whoever observes the library.
    void add(const std::string& kind, const std::string& painted, std::int64_t count);
    // As the player typed them; 0 figures remove the row. What is wrong with them is reported.
    void change(std::size_t row, const std::string& painted, const std::string& count);
    void remove(std::size_t row);
    void import_csv(const std::filesystem::path& file);
    void export_csv(const std::filesystem::path& file);

    [[nodiscard]] const std::vector<CollectionRow>& rows() const { return rows_; }
    // The name of the army whose needs are shown; empty: none is.
    [[nodiscard]] const std::string& needed_by() const { return needed_by_; }
    [[nodiscard]] std::int64_t missing() const;
    // The thousand armies that lack the fewest figures, the fewest first.
    [[nodiscard]] const std::vector<Fieldable>& fieldable() const { return fieldable_; }
    // How many armies there are under the rule set, and how many of them lack nothing.
    [[nodiscard]] std::size_t armies() const { return armies_; }
    [[nodiscard]] std::size_t armies_ready() const { return armies_ready_; }

private:
    void set_needed(const Army& army);
    void read_rows();
    void ask_fieldable();
    void show_fieldable(std::vector<Fieldable> found);

    BackgroundLibrary& library_;
    const Rulesets& rulesets_;
    Observer observer_;
    LatestQuery fieldable_query_;
    std::vector<std::string> ruleset_ids_;
    std::string ruleset_id_; // empty: none is chosen
    std::vector<CollectionRow> rows_;
    FigureCounts needed_;
    std::string needed_by_;
    std::vector<Fieldable> fieldable_;
    std::size_t armies_ = 0;
    std::size_t armies_ready_ = 0;
};

} // namespace muster
