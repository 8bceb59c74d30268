// SPDX-License-Identifier: MIT
#include "gui/library/library_model.h"

#include "base/input_error.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"

#include <wx/datetime.h>
#include <wx/intl.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t rows_before_end = 30; // when more are wanted

} // namespace

wxString verdict_words(const std::optional<Verdict>& verdict) {
    if (!verdict)
        return _("Not known");
    if (!verdict->legal()) {
        const auto errors = static_cast<unsigned>(verdict->errors);
        return wxString::Format(wxPLURAL("%u error", "%u errors", errors), errors);
    }
    return _("Legal");
}

wxString army_count(std::size_t count) {
    const auto armies = static_cast<unsigned>(count);
    return wxString::Format(wxPLURAL("%u army", "%u armies", armies), armies);
}

wxString army_name_words(const std::string& name) {
    return name.empty() ? wxString(_("(no name)")) : wx(name);
}

wxString moment_words(Moment moment) {
    return wxDateTime(static_cast<time_t>(moment / 1000)).Format("%x %H:%M");
}

LibraryModel::LibraryModel(const Rulesets& rulesets) : rulesets_(rulesets) {}

void LibraryModel::choose_numbers(std::vector<StoredNumber> numbers) {
    numbers_ = std::move(numbers);
    words_.assign(rows_.size(), {});
}

void LibraryModel::show(std::vector<StoredArmy> rows, bool all, std::function<void()> wants_more) {
    rows_ = std::move(rows);
    words_.assign(rows_.size(), {});
    all_ = all;
    wants_more_ = std::move(wants_more);
    asked_more_ = false;
    Reset(static_cast<unsigned>(rows_.size()));
}

void LibraryModel::append(std::vector<StoredArmy> rows, bool all) {
    all_ = all;
    asked_more_ = false;
    for (StoredArmy& row : rows) {
        rows_.push_back(std::move(row));
        words_.emplace_back();
        RowAppended();
    }
}

const Ruleset* LibraryModel::find(const std::string& id) const {
    const auto found = known_.find(id);
    if (found != known_.end())
        return found->second;
    const Ruleset* known = nullptr;
    try {
        known = rulesets_.find(id);
    } catch (const InputError&) { // its armies are listed all the same
    }
    return known_.emplace(id, known).first->second;
}

wxString LibraryModel::title_of(const std::string& id) const {
    const Ruleset* known = find(id);
    return wx(known ? known->title : id);
}

wxString LibraryModel::GetColumnType(unsigned /*column*/) const {
    return "string";
}

wxString LibraryModel::words_of(const StoredArmy& army, unsigned column) const {
    switch (column) {
    case name: return army_name_words(army.name);
    case verdict: return verdict_words(army.verdict);
    case ruleset: return title_of(army.ruleset);
    case size: {
        const Ruleset* known = find(army.ruleset);
        return known ? wx(stored_size(army.totals, *known)) : wxString();
    }
    case list: return wx(army.list);
    case player: return wx(army.player);
    case event: return wx(army.event);
    case date: return wx(army.date);
    case saved: return moment_words(army.trashed.value_or(army.saved));
    case tags: {
        wxString all;
        for (const std::string& tag : army.tags)
            all += (all.empty() ? "" : ", ") + wx(tag);
        return all;
    }
    default: break;
    }
    return column - first_number < numbers_.size()
               ? wx(stored_total(army.totals, numbers_[column - first_number].id))
               : wxString();
}

const wxString& LibraryModel::words(std::size_t row, unsigned column) const {
    std::vector<std::optional<wxString>>& known = words_[row];
    if (known.size() <= column)
        known.resize(std::max(column + 1, GetColumnCount()));
    if (!known[column])
        known[column] = words_of(rows_[row], column);
    return *known[column];
}

std::vector<wxString> LibraryModel::longest_cells(unsigned column) const {
    constexpr std::size_t several = 3; // narrow letters may be more
    std::vector<wxString> cells;
    for (std::size_t row = 0; row < rows_.size(); ++row)
        cells.push_back(words(row, column));
    const std::size_t kept = std::min(several, cells.size());
    std::partial_sort(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(kept), cells.end(),
                      [](const wxString& a, const wxString& b) { return a.length() > b.length(); });
    cells.resize(kept);
    return cells;
}

void LibraryModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
    value = row < rows_.size() ? words(row, column) : wxString();
    if (!all_ && !asked_more_ && row + rows_before_end >= rows_.size() && wants_more_) {
        asked_more_ = true;
        wants_more_();
    }
}

bool LibraryModel::GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& attr) const {
    if (row >= rows_.size())
        return false;
    const Theme& theme = Theme::now();
    if (column == name) {
        attr.SetBold(true);
        return true;
    }
    if (column == verdict && !(is_chosen_ && is_chosen_(row))) {
        const std::optional<Verdict>& known = rows_[row].verdict;
        attr.SetColour(!known ? theme.faint : !known->legal() ? theme.error : theme.good);
        return true;
    }
    return false;
}

} // namespace muster
