// SPDX-License-Identifier: MIT
// LibraryModel: the armies that the library's page shows, as rows of a table. It holds only those that were
// asked for so far; when the last of them come into sight it wants more.
#pragma once

#include "browse/stored_totals.h"
#include "library/stored_army.h"
#include "ruleset/rulesets.h"

#include <wx/dataview.h>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace muster {

// "Legal", "2 errors", "1 query", "Not known".
[[nodiscard]] wxString verdict_words(const std::optional<Verdict>& verdict);
[[nodiscard]] wxString army_count(std::size_t count);
[[nodiscard]] wxString army_name_words(const std::string& name);
[[nodiscard]] wxString moment_words(Moment moment); // in local time

class LibraryModel : public wxDataViewVirtualListModel {
public:
    // Columns of the model; the chosen rule set's numbers follow.
    enum : unsigned { name, verdict, ruleset, size, list, player, event, date, saved, tags, first_number };

    explicit LibraryModel(const Rulesets& rulesets);

    // Of the rule set that is shown alone; none: of all.
    void choose_numbers(std::vector<StoredNumber> numbers);
    [[nodiscard]] const std::vector<StoredNumber>& numbers() const { return numbers_; }
    // `wants_more` is called, perhaps while the table is painted, when the rows are not all and the last are
    // looked at.
    void show(std::vector<StoredArmy> rows, bool all, std::function<void()> wants_more);
    void append(std::vector<StoredArmy> rows, bool all);
    [[nodiscard]] const std::vector<StoredArmy>& rows() const { return rows_; }
    // A rule set's title, or its id if it is not at hand.
    [[nodiscard]] wxString title_of(const std::string& id) const;
    [[nodiscard]] const Ruleset* find(const std::string& id) const;
    // Those of the column's cells that may be the widest.
    [[nodiscard]] std::vector<wxString> longest_cells(unsigned column) const;
    // Whether a row is selected, and drawn in the desktop's colour for that alone.
    void tell_chosen(std::function<bool(unsigned row)> is_chosen) { is_chosen_ = std::move(is_chosen); }

    [[nodiscard]] unsigned GetColumnCount() const override {
        return first_number + static_cast<unsigned>(numbers_.size());
    }
    [[nodiscard]] wxString GetColumnType(unsigned column) const override;
    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
    bool SetValueByRow(const wxVariant& /*value*/, unsigned /*row*/, unsigned /*column*/) override {
        return false;
    }
    bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& attr) const override;

private:
    [[nodiscard]] wxString words_of(const StoredArmy& army, unsigned column) const;
    [[nodiscard]] const wxString& words(std::size_t row, unsigned column) const;

    const Rulesets& rulesets_;
    std::vector<StoredArmy> rows_;
    // Of each row's columns: for one painting each is asked for several times.
    mutable std::vector<std::vector<std::optional<wxString>>> words_;
    std::vector<StoredNumber> numbers_;
    bool all_ = true;
    std::function<void()> wants_more_;
    std::function<bool(unsigned row)> is_chosen_;
    mutable bool asked_more_ = false;
    mutable std::map<std::string, const Ruleset*, std::less<>> known_; // rule sets asked for
};

} // namespace muster
