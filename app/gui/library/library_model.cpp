// SPDX-License-Identifier: MIT
#include "gui/library/library_model.h"

#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"

#include <wx/app.h>
#include <wx/intl.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {
constexpr std::size_t rows_before_end = 30; // when more are fetched
}

wxString verdict_label(const std::optional<Verdict>& verdict) {
    return wx(verdict_text(verdict));
}

wxString army_count(std::size_t count) {
    const auto armies = static_cast<unsigned>(count);
    return wxString::Format(wxPLURAL("%u army", "%u armies", armies), armies);
}

wxString army_name_label(const std::string& name) {
    return wx(army_name_text(name));
}

wxString moment_label(Moment moment) {
    return wx(moment_text(moment));
}

LibraryModel::LibraryModel(LibraryBrowser& browser, std::function<bool(unsigned row)> is_selected)
    : browser_(browser), is_selected_(std::move(is_selected)) {}

void LibraryModel::rows_replaced() {
    texts_.assign(rows().size(), {});
    Reset(static_cast<unsigned>(rows().size()));
}

void LibraryModel::rows_added(std::size_t first) {
    for (std::size_t row = first; row < rows().size(); ++row) {
        texts_.emplace_back();
        RowAppended();
    }
}

wxString LibraryModel::GetColumnType(unsigned /*column*/) const {
    return "string";
}

const wxString& LibraryModel::text(std::size_t row, unsigned column) const {
    std::vector<std::optional<wxString>>& texts = texts_[row];
    texts.resize(std::max<std::size_t>(texts.size(), GetColumnCount()));
    if (!texts[column])
        texts[column] = wx(browser_.text(rows()[row], browser_.columns()[column]));
    return *texts[column];
}

std::vector<wxString> LibraryModel::longest_cells(unsigned column) const {
    constexpr std::size_t several = 3; // narrow letters may be more
    std::vector<wxString> cells;
    for (std::size_t row = 0; row < texts_.size(); ++row)
        cells.push_back(text(row, column));
    const std::size_t kept = std::min(several, cells.size());
    std::partial_sort(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(kept), cells.end(),
                      [](const wxString& a, const wxString& b) { return a.length() > b.length(); });
    cells.resize(kept);
    return cells;
}

void LibraryModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
    // Between an answer and the table's reset there may be other rows and columns than it asks for.
    const bool known = row < texts_.size() && row < rows().size() && column < GetColumnCount();
    value = known ? text(row, column) : wxString();
    if (row + rows_before_end >= rows().size())
        browser_.fetch_more();
}

bool LibraryModel::GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& attr) const {
    if (row >= rows().size() || column >= GetColumnCount())
        return false;
    const Theme& theme = Theme::current();
    const CellStyle style = browser_.columns()[column].style;
    if (style == CellStyle::name) {
        attr.SetBold(true);
        return true;
    }
    if (style == CellStyle::verdict && !is_selected_(row)) {
        const std::optional<Verdict>& verdict = rows()[row].verdict;
        attr.SetColour(!verdict ? theme.faint : !verdict->legal() ? theme.error : theme.good);
        return true;
    }
    return false;
}

} // namespace muster
