// SPDX-License-Identifier: MIT
#include "browse/library_browser.h"

#include "base/input_error.h"
#include "base/translation.h"

#include <algorithm>
#include <utility>

namespace muster {

namespace {
constexpr std::size_t rows_at_once = 100;
}

LibraryBrowser::LibraryBrowser(BackgroundLibrary& access, const Rulesets& rulesets, Observer observer)
    : rulesets_(rulesets), observer_(std::move(observer)), rows_query_(access), groups_query_(access) {
    make_columns();
    restart(true);
}

void LibraryBrowser::refresh() {
    wants_groups_ = true;
    restart(from_top_);
}

void LibraryBrowser::search(std::string typed) {
    query_.typed = std::move(typed);
    restart(true);
}

void LibraryBrowser::sort(const std::string& column, const std::string& number, bool descending) {
    query_.sort = column;
    query_.number = number;
    query_.descending = descending;
    restart(true);
    observer_.columns_changed();
}

bool LibraryBrowser::sorts_by(const LibraryColumn& column) const {
    return column.can_sort && column.id == query_.sort && column.number == query_.number;
}

void LibraryBrowser::toggle_sort(std::size_t column) {
    if (column >= columns_.size() || !columns_[column].can_sort)
        return;
    const LibraryColumn& by = columns_[column];
    sort(std::string(by.id), std::string(by.number), sorts_by(by) ? !query_.descending : by.descending_first);
}

void LibraryBrowser::show_group(std::size_t group) {
    if (group < groups_.size())
        set_group(groups_[group]);
}

void LibraryBrowser::set_group(const ArmyGroup& group) {
    group_ = group;
    using Kind = ArmyGroup::Kind;
    query_.part = group.kind == Kind::trash ? LibraryPart::trash : LibraryPart::kept;
    query_.ruleset = group.kind == Kind::ruleset ? group.id : std::string();
    query_.tag = group.kind == Kind::tag ? group.id : std::string();
    selection_.clear();
    make_columns();
    // A column that is not there any more leaves the armies by their time.
    if (std::none_of(columns_.begin(), columns_.end(),
                     [this](const LibraryColumn& column) { return sorts_by(column); })) {
        query_.sort = in_trash() ? "trashed" : "saved";
        query_.number.clear();
    }
    restart(true);
    observer_.columns_changed();
    observer_.status_changed();
}

void LibraryBrowser::make_columns() {
    columns_ = library_columns({in_trash(), query_.ruleset.empty() ? nullptr : ruleset(query_.ruleset)});
}

void LibraryBrowser::restart(bool from_top) {
    from_top_ = from_top;
    rows_query_.supersede();
    rows_query_.ask(
        [query = query_](const Library& library, const LibraryView::Wanted& wanted) {
            return LibraryView(library, wanted).rows(query, 0, rows_at_once);
        },
        [this](std::vector<StoredArmy> rows) { show_first(std::move(rows)); }, failure());
}

void LibraryBrowser::show_first(std::vector<StoredArmy> rows) {
    ++answers_shown_;
    unreadable_ = false;
    fetching_more_ = false;
    rows_ = std::move(rows);
    all_rows_ = rows_.size() < rows_at_once;
    wants_count_ = !all_rows_;
    found_ = rows_.size();
    select(std::exchange(selection_, {}));
    observer_.rows_replaced(std::exchange(from_top_, false));
    observer_.status_changed();
}

void LibraryBrowser::fetch_more() {
    if (all_rows_ || std::exchange(fetching_more_, true))
        return;
    rows_query_.ask(
        [query = query_, offset = rows_.size()](const Library& library, const LibraryView::Wanted& wanted) {
            return LibraryView(library, wanted).rows(query, offset, rows_at_once);
        },
        [this](std::vector<StoredArmy> rows) { show_more(std::move(rows)); }, failure());
}

void LibraryBrowser::show_more(std::vector<StoredArmy> rows) {
    fetching_more_ = false;
    all_rows_ = rows.size() < rows_at_once;
    const std::size_t first = rows_.size();
    std::move(rows.begin(), rows.end(), std::back_inserter(rows_));
    observer_.rows_added(first);
}

void LibraryBrowser::fetch_totals() {
    if (std::exchange(wants_count_, false))
        rows_query_.ask(
            [query = query_](const Library& library, const LibraryView::Wanted& wanted) {
                return LibraryView(library, wanted).count(query);
            },
            [this](std::size_t count) {
                found_ = count;
                observer_.status_changed();
            },
            failure());
    if (!std::exchange(wants_groups_, false))
        return;
    struct Found {
        LibraryGroups groups;
        std::optional<std::string> read_only;
    };
    groups_query_.ask(
        [](const Library& library, const LibraryView::Wanted& /*wanted*/) {
            return Found{LibraryView(library).groups(), library.read_only()};
        },
        [this](Found found) {
            read_only_ = std::move(found.read_only);
            show_groups(found.groups);
            observer_.status_changed();
        },
        failure());
}

void LibraryBrowser::show_groups(const LibraryGroups& groups) {
    using Kind = ArmyGroup::Kind;
    groups_ = {{Kind::all, {}, translate("All armies"), groups.kept}};
    for (const LibraryGroup& group : groups.rulesets) {
        const Ruleset* const known = ruleset(group.name);
        groups_.push_back({Kind::ruleset, group.name, known ? known->title : group.name, group.armies});
    }
    for (const LibraryGroup& group : groups.tags)
        groups_.push_back({Kind::tag, group.name, group.name, group.armies});
    groups_.push_back({Kind::trash, {}, translate("Trash"), groups.trash});
    const auto shown = std::find_if(groups_.begin(), groups_.end(),
                                    [this](const ArmyGroup& group) { return group.is_same(group_); });
    if (shown == groups_.end())
        set_group(groups_.front());
    else
        group_ = *shown;
    observer_.groups_changed();
}

BackgroundLibrary::Failure LibraryBrowser::failure() {
    return [this](const std::string& reason) {
        unreadable_ = true;
        fetching_more_ = false;
        observer_.status_changed();
        observer_.failed(reason);
    };
}

const Ruleset* LibraryBrowser::ruleset(const std::string& id) const {
    if (const auto known = known_rulesets_.find(id); known != known_rulesets_.end())
        return known->second;
    const Ruleset* found = nullptr;
    try {
        found = rulesets_.find(id);
    } catch (const InputError&) { // NOLINT(bugprone-empty-catch) its armies are listed all the same
    }
    return known_rulesets_[id] = found;
}

void LibraryBrowser::select(std::vector<ArmyId> armies) {
    std::erase_if(armies, [this](ArmyId army) {
        return std::none_of(rows_.begin(), rows_.end(),
                            [&](const StoredArmy& row) { return row.id == army; });
    });
    selection_ = std::move(armies);
}

std::vector<const StoredArmy*> LibraryBrowser::selected_rows() const {
    std::vector<const StoredArmy*> selected;
    for (const StoredArmy& row : rows_)
        if (std::find(selection_.begin(), selection_.end(), row.id) != selection_.end())
            selected.push_back(&row);
    return selected;
}

} // namespace muster
