// SPDX-License-Identifier: MIT
// LibraryBrowser: what a page of the library shows: the query, the rows that it finds, the selection, and the
// groups (rule sets, tags, trash). It queries the library on the background thread.
#pragma once

#include "browse/latest_query.h"
#include "browse/library_rows.h"
#include "library/library_columns.h"
#include "library/library_view.h"
#include "ruleset/rulesets.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace muster {

// A part of the library that can be shown alone.
struct ArmyGroup {
    enum class Kind : std::uint8_t { all, ruleset, tag, trash };
    Kind kind = Kind::all;
    std::string id; // of the rule set, or the tag
    std::string title;
    std::size_t armies = 0; // that have the words of the search

    [[nodiscard]] bool is_same(const ArmyGroup& other) const { return kind == other.kind && id == other.id; }
};

class LibraryBrowser {
public:
    // Notified after each change, on the thread that made the browser; none may be empty.
    struct Observer {
        std::function<void()> columns_changed;
        std::function<void(bool from_top)> rows_replaced; // from_top: scroll to the first
        std::function<void(std::size_t first)> rows_added;
        std::function<void()> status_changed; // counts, or whether the library can be read or changed
        std::function<void()> groups_changed;
        std::function<void(const std::string& reason)> failed;
    };

    // Both must outlive it.
    LibraryBrowser(BackgroundLibrary& access, const Rulesets& rulesets, Observer observer);

    // Fetches everything again; the selection and the query stay.
    void refresh();
    void search(std::string typed);
    // By a column that can sort.
    void sort(const std::string& column, const std::string& number, bool descending);
    // A click on the header of a column: sorts by it, or reverses the order if it sorts by it already.
    void toggle_sort(std::size_t column);
    void show_group(std::size_t group);
    // The next rows, unless all are fetched or they are on their way.
    void fetch_more() { rows_.fetch_more(); }
    // All rows that are not fetched yet.
    void fetch_rest() { rows_.fetch_rest(); }
    [[nodiscard]] bool has_all_rows() const { return rows_.is_complete(); }
    // The number of armies found, and the groups, if they are not known yet. Apart from the rows because this
    // reads the whole library: the page calls it once it has painted the rows.
    void fetch_totals();
    // Of armies that have a row.
    void select(std::vector<ArmyId> armies);

    [[nodiscard]] const LibraryQuery& query() const { return query_; }
    [[nodiscard]] const std::vector<LibraryColumn>& columns() const { return columns_; }
    [[nodiscard]] bool sorts_by(const LibraryColumn& column) const;
    [[nodiscard]] const std::vector<StoredArmy>& rows() const { return rows_.all(); }
    [[nodiscard]] const std::vector<ArmyId>& selection() const { return selection_; }
    // In the order of rows().
    [[nodiscard]] std::vector<const StoredArmy*> selected_rows() const;
    // How many armies the query finds; as many as are fetched until that is known.
    [[nodiscard]] std::size_t found() const { return rows_.found(); }
    // How many first pages of rows were answered and shown.
    [[nodiscard]] int answers_shown() const { return answers_shown_; }
    [[nodiscard]] bool unreadable() const { return unreadable_; }
    // Why the library is read-only; nothing if it can be changed, as far as is known.
    [[nodiscard]] const std::optional<std::string>& read_only() const { return read_only_; }
    [[nodiscard]] const std::vector<ArmyGroup>& groups() const { return groups_; }
    // Whether the library has no army at all, in the trash neither; false until that is known.
    [[nodiscard]] bool has_no_army() const { return has_no_army_; }
    [[nodiscard]] const ArmyGroup& group() const { return group_; }
    [[nodiscard]] bool in_trash() const { return query_.part == LibraryPart::trash; }
    // Nothing if it is not installed or cannot be read.
    [[nodiscard]] const Ruleset* ruleset(const std::string& id) const;
    // The text of the army's cell in a column.
    [[nodiscard]] std::string text(const StoredArmy& army, const LibraryColumn& column) const;

private:
    void restart(bool from_top);
    void set_group(const ArmyGroup& group);
    void make_columns();
    void show_rows();
    void show_groups(const LibraryGroups& all, const LibraryGroups& found);
    void report_failure(const std::string& reason);

    const Rulesets& rulesets_;
    Observer observer_;
    LibraryRows rows_;
    LatestQuery groups_query_;
    LibraryQuery query_;
    std::vector<LibraryColumn> columns_;
    bool from_top_ = false;
    bool wants_groups_ = true;
    int answers_shown_ = 0;
    bool has_no_army_ = false;
    bool unreadable_ = false;
    std::optional<std::string> read_only_;
    std::vector<ArmyId> selection_;
    std::vector<ArmyGroup> groups_;
    ArmyGroup group_;
    mutable std::map<std::string, const Ruleset*, std::less<>> known_rulesets_;
};

} // namespace muster
