// SPDX-License-Identifier: MIT
#include "browse/collection_editor.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "base/input_error.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/utf8_path.h"
#include "library/library_columns.h"

#include <algorithm>
#include <utility>

namespace muster {

namespace {
constexpr std::size_t most_armies = 1000; // more would not be read
}

CollectionEditor::CollectionEditor(BackgroundLibrary& library, const Rulesets& rulesets, Observer observer)
    : library_(library), rulesets_(rulesets), observer_(std::move(observer)), fieldable_query_(library) {
    for (const std::string& id : rulesets_.ids()) {
        try {
            if (const Ruleset* found = rulesets_.find(id); found && found->figures)
                ruleset_ids_.push_back(id);
        } catch (const InputError&) { // NOLINT(bugprone-empty-catch) the start page reports what is wrong
        }
    }
}

void CollectionEditor::choose_ruleset(const std::string& id) {
    if (std::find(ruleset_ids_.begin(), ruleset_ids_.end(), id) != ruleset_ids_.end())
        ruleset_id_ = id;
    else if (ruleset_id_.empty() && !ruleset_ids_.empty())
        ruleset_id_ = ruleset_ids_.front();
}

const Ruleset* CollectionEditor::ruleset() const {
    return ruleset_id_.empty() ? nullptr : rulesets_.find(ruleset_id_);
}

void CollectionEditor::need(const std::vector<Army>& armies) {
    needs_.clear();
    for (const Army& army : armies)
        add_need(army);
    refresh();
}

void CollectionEditor::field_together(bool together) {
    together_ = together;
    read_rows();
}

void CollectionEditor::add_need(const Army& army) {
    try {
        needs_.push_back({army.ruleset, army_name_text(army.name),
                          FigureKinds(*rulesets_.find(army.ruleset)).needed(army)});
    } catch (const LibraryError& error) { // its rules know no figures
        observer_.report(error.what());
    }
}

std::vector<std::string> CollectionEditor::needed_by() const {
    std::vector<std::string> names;
    for (const Need& need : needs_)
        if (need.ruleset == ruleset_id_)
            names.push_back(need.name);
    return names;
}

FigureCounts CollectionEditor::needed() const {
    FigureCounts all;
    for (const Need& need : needs_)
        if (need.ruleset == ruleset_id_)
            for (const auto& [kind, count] : need.figures)
                all[kind] = together_ ? all[kind] + count : std::max(all[kind], count);
    return all;
}

void CollectionEditor::need_fieldable(std::size_t index) {
    if (index >= fieldable_.size())
        return;
    const StoredArmy& stored = fieldable_[index].army;
    Army army;
    if (library_.query([&](const Library& library) {
            army = read_army(library.text(stored.id), stored.name, rulesets_);
        })) {
        needs_.clear();
        add_need(army);
        read_rows(); // the list of armies stays as it is while the player goes through it
    }
}

void CollectionEditor::need_nothing() {
    needs_.clear();
    refresh();
}

void CollectionEditor::refresh() {
    read_rows();
    ask_fieldable();
}

void CollectionEditor::read_rows() {
    rows_.clear();
    library_.query([this](const Library& library) {
        if (const Ruleset* chosen = ruleset())
            rows_ = collection_rows(CollectionView(library).rows(), *chosen, needed());
    });
    observer_.rows_changed();
}

std::int64_t CollectionEditor::missing() const {
    std::int64_t sum = 0;
    for (const CollectionRow& row : rows_)
        sum += row.missing;
    return sum;
}

void CollectionEditor::ask_fieldable() {
    fieldable_query_.supersede();
    if (ruleset_id_.empty())
        return;
    fieldable_query_.ask(
        [id = ruleset_id_, rulesets = &rulesets_](const Library& library,
                                                  const LibraryView::Wanted& /*wanted*/) {
            return CollectionView(library).fieldable(*rulesets, id);
        },
        [this](std::vector<Fieldable> found) { show_fieldable(std::move(found)); });
}

void CollectionEditor::show_fieldable(std::vector<Fieldable> found) {
    fieldable_ = std::move(found);
    armies_ = fieldable_.size();
    armies_ready_ = static_cast<std::size_t>(
        std::count_if(fieldable_.begin(), fieldable_.end(),
                      [](const Fieldable& one) { return one.missing == 0 && one.needed != 0; }));
    fieldable_.resize(std::min(armies_, most_armies));
    observer_.fieldable_changed();
}

void CollectionEditor::add(const std::string& kind, const std::string& painted, std::int64_t count) {
    const Ruleset* chosen = ruleset();
    if (!chosen)
        return;
    library_.change([&](Library& library) {
        add_owned(library,
                  {chosen->id, FigureKinds(*chosen).checked(kind), std::string(trimmed(painted)), count});
    });
}

void CollectionEditor::change(std::size_t row, const std::string& painted, const std::string& count) {
    if (row >= rows_.size())
        return;
    const CollectionRow& before = rows_[row];
    const std::optional<std::int32_t> wanted = whole_number(trimmed(count));
    std::string problem;
    if (!wanted || *wanted > most_owned)
        problem = translate_format("“{}” is not a number of figures. Give a whole number from 0 to {}.",
                                   count, most_owned);
    else if (*wanted == 0 && before.owned == 0)
        problem = translate("There are none of these yet. Give the number that you own first.");
    if (!problem.empty()) {
        observer_.report(problem);
        observer_.rows_changed(); // the row is as it was
        return;
    }
    const Owned old{ruleset_id_, before.kind, before.painted, before.owned};
    const Owned changed{ruleset_id_, before.kind, std::string(trimmed(painted)), *wanted};
    library_.change([&](Library& library) { change_owned(library, old, changed); });
}

void CollectionEditor::remove(std::size_t row) {
    if (row < rows_.size())
        change(row, rows_[row].painted, "0");
}

void CollectionEditor::import_csv(const std::filesystem::path& file) {
    library_.change([&](Library& library) {
        const std::vector<Owned> rows = read_collection_csv(read_file(file), path_text(file), rulesets_);
        CollectionTable(library).set(rows);
        observer_.report(rows.size() == 1
                             ? translate("1 kind of figures was imported.")
                             : translate_format("{} kinds of figures were imported.", rows.size()));
    });
}

void CollectionEditor::export_csv(const std::filesystem::path& file) {
    library_.query([&](const Library& library) {
        write_file(file, collection_csv(CollectionView(library).rows()));
        observer_.report(translate_format("The collection is in {}.", path_text(file)));
    });
}

} // namespace muster
