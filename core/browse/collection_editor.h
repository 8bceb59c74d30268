// SPDX-License-Identifier: MIT
// CollectionEditor: what a page of the collection shows and changes: the figures of one rule set that the
// player owns, those that one army or several need, and the armies of the library that can be fielded with
// them.
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
    // Notified after each change; none may be empty.
    struct Observer {
        std::function<void()> rows_changed;
        std::function<void()> fieldable_changed;
        std::function<void(const std::string&)> report; // a message for the player
    };

    // Both must outlive it.
    CollectionEditor(BackgroundLibrary& library, const Rulesets& rulesets, Observer observer);

    // The ids of the rule sets that define figures.
    [[nodiscard]] const std::vector<std::string>& ruleset_ids() const { return ruleset_ids_; }
    // If the rule set defines no figures, the previous choice stays; without one, the first is chosen.
    void choose_ruleset(const std::string& id);
    // Null if no rule set defines figures.
    [[nodiscard]] const Ruleset* ruleset() const;

    // Shows the needs of armies, of a stored army, or of none, under the chosen rule set. Of several armies
    // only those of the rule set count, and each kind as often as one of them needs it: they are fielded one
    // at a time and share their figures, unless they are to be fielded together.
    void need(const std::vector<Army>& armies);
    void field_together(bool together);
    void need_fieldable(std::size_t index);
    void need_nothing();
    // Reads everything again.
    void refresh();

    // Changes of the collection; the observer of the library calls refresh().
    void add(const std::string& kind, const std::string& painted, std::int64_t count);
    // As the player typed them; 0 figures remove the row. Errors are reported.
    void change(std::size_t row, const std::string& painted, const std::string& count);
    void remove(std::size_t row);
    void import_csv(const std::filesystem::path& file);
    void export_csv(const std::filesystem::path& file);

    [[nodiscard]] const std::vector<CollectionRow>& rows() const { return rows_; }
    // The names of the armies whose needs are shown.
    [[nodiscard]] std::vector<std::string> needed_by() const;
    [[nodiscard]] bool fielded_together() const { return together_; }
    [[nodiscard]] std::int64_t missing() const;
    // The thousand armies that lack the fewest figures, the fewest first.
    [[nodiscard]] const std::vector<Fieldable>& fieldable() const { return fieldable_; }
    // How many armies there are under the rule set, and how many of them lack nothing.
    [[nodiscard]] std::size_t armies() const { return armies_; }
    [[nodiscard]] std::size_t armies_ready() const { return armies_ready_; }

private:
    struct Need {
        std::string ruleset;
        std::string name;
        FigureCounts figures;
    };

    void add_need(const Army& army);
    [[nodiscard]] FigureCounts needed() const;
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
    std::vector<Need> needs_;
    bool together_ = false;
    std::vector<Fieldable> fieldable_;
    std::size_t armies_ = 0;
    std::size_t armies_ready_ = 0;
};

} // namespace muster
