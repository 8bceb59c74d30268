// SPDX-License-Identifier: MIT
#include "browse/library_browser.h"

#include "base/input_error.h"
#include "base/translation.h"
#include "lists/lists.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace muster {

LibraryBrowser::LibraryBrowser(BackgroundLibrary& access, const Rulesets& rulesets, Observer observer)
    : rulesets_(rulesets), observer_(std::move(observer)),
      rows_(access, {[this] { show_rows(); }, [this](std::size_t first) { observer_.rows_added(first); },
                     [this] { observer_.status_changed(); },
                     [this](const std::string& reason) { report_failure(reason); }}),
      groups_query_(access) {
    query_.lists = &lists_of(rulesets_);
    make_columns();
    restart(true);
}

void LibraryBrowser::refresh() {
    wants_groups_ = true;
    restart(from_top_);
}

void LibraryBrowser::search(std::string typed) {
    query_.typed = std::move(typed);
    wants_groups_ = true; // how many of each have these words
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
    // If the column to sort by is gone, armies are sorted by time.
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
    rows_.fetch(query_);
}

void LibraryBrowser::show_rows() {
    ++answers_shown_;
    unreadable_ = false;
    select(std::exchange(selection_, {}));
    observer_.rows_replaced(std::exchange(from_top_, false));
    observer_.status_changed();
}

void LibraryBrowser::fetch_totals() {
    rows_.fetch_count();
    if (!std::exchange(wants_groups_, false))
        return;
    struct Found {
        LibraryGroups all;
        LibraryGroups having_words;
        std::optional<std::string> read_only;
    };
    groups_query_.ask(
        [typed = query_.typed](const Library& library, const LibraryView::Wanted& wanted) {
            const LibraryView view(library, wanted);
            LibraryGroups all = view.groups();
            LibraryGroups having_words = typed.empty() ? all : view.groups(typed);
            return Found{std::move(all), std::move(having_words), library.read_only()};
        },
        [this](Found found) {
            read_only_ = std::move(found.read_only);
            show_groups(found.all, found.having_words);
            observer_.status_changed();
        },
        [this](const std::string& reason) { report_failure(reason); });
}

// Every group stays in its place while the player types; its count follows.
void LibraryBrowser::show_groups(const LibraryGroups& all, const LibraryGroups& found) {
    using Kind = ArmyGroup::Kind;
    const auto count_in = [](const std::vector<LibraryGroup>& groups, const std::string& name) {
        const auto group = std::find_if(groups.begin(), groups.end(),
                                        [&](const LibraryGroup& each) { return each.name == name; });
        return group == groups.end() ? 0 : group->armies;
    };
    has_no_army_ = all.kept == 0 && all.trash == 0;
    groups_ = {{Kind::all, {}, translate("All armies"), found.kept}};
    for (const LibraryGroup& group : all.rulesets) {
        const Ruleset* const known = ruleset(group.name);
        groups_.push_back({Kind::ruleset, group.name, known ? known->title : group.name,
                           count_in(found.rulesets, group.name)});
    }
    for (const LibraryGroup& group : all.tags)
        groups_.push_back({Kind::tag, group.name, group.name, count_in(found.tags, group.name)});
    groups_.push_back({Kind::trash, {}, translate("Trash"), found.trash});
    const auto shown = std::find_if(groups_.begin(), groups_.end(),
                                    [this](const ArmyGroup& group) { return group.is_same(group_); });
    if (shown == groups_.end())
        set_group(groups_.front());
    else
        group_ = *shown;
    observer_.groups_changed();
}

void LibraryBrowser::report_failure(const std::string& reason) {
    unreadable_ = true;
    observer_.status_changed();
    observer_.failed(reason);
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

std::string LibraryBrowser::text(const StoredArmy& army, const LibraryColumn& column) const {
    return column.text(army, {ruleset(army.ruleset), lists_of(rulesets_)});
}

void LibraryBrowser::select(std::vector<ArmyId> armies) {
    const std::unordered_set<ArmyId> wanted(armies.begin(), armies.end());
    std::unordered_set<ArmyId> there;
    for (const StoredArmy& row : rows())
        if (wanted.contains(row.id))
            there.insert(row.id);
    std::erase_if(armies, [&](ArmyId army) { return !there.contains(army); });
    selection_ = std::move(armies);
}

std::vector<const StoredArmy*> LibraryBrowser::selected_rows() const {
    const std::unordered_set<ArmyId> wanted(selection_.begin(), selection_.end());
    std::vector<const StoredArmy*> selected;
    for (const StoredArmy& row : rows())
        if (wanted.contains(row.id))
            selected.push_back(&row);
    return selected;
}

} // namespace muster
