// SPDX-License-Identifier: MIT
#include "gui/army/army_model.h"

#include "check/wording.h"
#include "edit/place_order.h"
#include "gui/army/fixed_columns.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"

#include <wx/intl.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// An item encodes a place: 20 bits for the body, 20 for the unit, 23 for the troop. The lowest bit is always
// set, because an item of zeros is invalid.
constexpr unsigned unit_shift = 24;
constexpr unsigned body_shift = 44;
constexpr std::uint64_t index_mask = 0xFFFFF;
constexpr std::uint64_t troop_mask = 0x7FFFFF;
constexpr std::size_t letters_that_may_be_wider = 2; // "MMM" than "iiiii"
constexpr std::size_t max_cells_measured = 24;

std::uint64_t bits_of(const Place& place) {
    return (std::uint64_t{place.body} << body_shift) | (std::uint64_t{place.unit} << unit_shift) |
           (std::uint64_t{place.troop} << 1U) | 1U;
}

Place place_of_bits(std::uint64_t bits) {
    return {static_cast<std::uint32_t>((bits >> body_shift) & index_mask),
            static_cast<std::uint32_t>((bits >> unit_shift) & index_mask),
            static_cast<std::uint32_t>((bits >> 1U) & troop_mask)};
}

} // namespace

wxDataViewItem ArmyModel::item_of(const Place& place) {
    return wxDataViewItem(reinterpret_cast<void*>(bits_of(place))); // NOLINT(performance-no-int-to-ptr)
}

Place ArmyModel::place_of(const wxDataViewItem& item) {
    return place_of_bits(reinterpret_cast<std::uint64_t>(item.GetID()));
}

unsigned ArmyModel::first_sheet_column() {
    return name_column + 1 + static_cast<unsigned>(fixed_columns().size());
}

void ArmyModel::choose_columns() {
    std::vector<GridColumn> columns = grid_columns(bench_.ruleset(), GridUse::screen);
    order_.clear();
    for (const bool totals : {true, false})
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (columns[i].total == totals)
                order_.push_back(i);
    columns_.clear();
    for (const std::size_t position : order_)
        columns_.push_back(std::move(columns[position]));
    repeated_.reset();
}

std::optional<Severity> ArmyModel::worst_at(const Place& place) const {
    if (!closed_.contains(place.path())) {
        const auto found = worst_.find(bits_of(place));
        return found == worst_.end() ? std::nullopt : std::optional(found->second);
    }
    std::optional<Severity> worst;
    for (const auto& [bits, severity] : worst_) {
        const Place marked = place_of_bits(bits);
        if (marked.level() >= place.level() && up_to(marked, place.level()) == place)
            worst = worst ? std::min(*worst, severity) : severity;
    }
    return worst;
}

ArmyModel::Row ArmyModel::make_row(const Place& place) const {
    GridRow shown = grid_row(*wording_, place, GridUse::screen);
    std::vector<std::string> cells;
    for (const FixedColumn& column : fixed_columns())
        cells.push_back(column.text(bench_.army(), place));
    for (const std::size_t position : order_)
        cells.push_back(position < shown.cells.size() ? std::move(shown.cells[position]) : std::string());
    // Of what holds troops, as the rules count: figures without their officers.
    if (const std::size_t first = fixed_columns().size();
        repeated_ && place.level() != Level::troop && !cells[first + *repeated_].empty())
        cells[fixed_columns().size() - 1] = cells[first + *repeated_];
    return {std::move(shown.marks), element_name(place, bench_.army(), bench_.ruleset()), std::move(cells),
            worst_at(place)};
}

const ArmyModel::Row& ArmyModel::row(const Place& place) const {
    const std::uint64_t bits = bits_of(place);
    const auto found = rows_.find(bits);
    return found != rows_.end() ? found->second : rows_.emplace(bits, make_row(place)).first->second;
}

void ArmyModel::index_findings() {
    wording_ = std::make_unique<Wording>(bench_.army(), bench_.ruleset(), bench_.report());
    worst_.clear();
    const auto mark = [this](const Place& place, Severity severity) {
        const auto [found, is_new] = worst_.emplace(bits_of(place), severity);
        if (!is_new)
            found->second = std::min(found->second, severity);
    };
    for (const Finding& finding : bench_.report().findings()) {
        mark(finding.place, finding.severity);
        for (const Place& culprit : finding.culprits)
            mark(culprit, finding.severity);
    }
    if (std::exchange(icons_revision_, Theme::revision()) != Theme::revision()) {
        for (const Severity severity : all_severities) {
            wxVector<wxBitmap> sizes;
            for (const double scale : {1.0, 2.0})
                sizes.push_back(severity_bitmap(severity, static_cast<int>(mark_size * scale), 1.0));
            icons_.at(static_cast<std::size_t>(severity)) = wxBitmapBundle::FromBitmaps(sizes);
        }
    }
}

void ArmyModel::update(bool same_shape) {
    index_findings();
    if (!same_shape) {
        find_repeated_column();
        rows_.clear();
        Cleared();
        return;
    }
    update_rows();
}

void ArmyModel::find_repeated_column() {
    if (!has_troops(bench_.army()))
        return; // nothing is counted yet
    repeated_.reset();
    if (const std::optional<std::size_t> position = counting_column(*wording_))
        repeated_ =
            static_cast<std::size_t>(std::find(order_.begin(), order_.end(), *position) - order_.begin());
}

void ArmyModel::set_closed(const std::set<std::string>& paths) {
    if (closed_ == paths)
        return;
    closed_ = paths;
    if (wording_)
        update_rows();
}

void ArmyModel::update_rows() {
    // Only the changed rows, because the tree measures all cells of each row it is notified of.
    wxDataViewItemArray items;
    for (auto& [bits, known] : rows_) {
        const Place place = place_of_bits(bits);
        Row now = make_row(place);
        if (now == known)
            continue;
        known = std::move(now);
        items.push_back(item_of(place));
    }
    ItemsChanged(items);
}

std::vector<std::vector<wxString>> ArmyModel::longest_cells() const {
    const std::size_t first = fixed_columns().size();
    std::vector<std::set<std::string_view>> distinct(columns_.size());
    for (const Place& place : all_places(bench_.army())) {
        const std::vector<std::string>& cells = row(place).cells;
        for (std::size_t i = 0; i < distinct.size() && first + i < cells.size(); ++i)
            distinct[i].insert(cells[first + i]);
    }
    std::vector<std::vector<wxString>> longest(columns_.size());
    for (std::size_t i = 0; i < distinct.size(); ++i) {
        std::size_t most = 0;
        for (const std::string_view cell : distinct[i])
            most = std::max(most, cell.size());
        for (const std::string_view cell : distinct[i])
            if (cell.size() + letters_that_may_be_wider >= most && longest[i].size() < max_cells_measured)
                longest[i].push_back(cell_text(std::string(cell)));
    }
    return longest;
}

wxString ArmyModel::tip_of(const Place& place, unsigned column) const {
    if (!wording_ || !exists(bench_.army(), place))
        return {};
    const Row& shown = row(place);
    wxString tip;
    if (column == name_column) {
        tip = wx(shown.name);
        for (const GridMark& mark : shown.marks)
            tip += "\n" + wx(mark.sign + ' ' + mark.name);
        return shown.marks.empty() ? wxString() : tip;
    }
    const std::size_t cell = column - name_column - 1;
    const std::size_t described = column - first_sheet_column(); // huge for the columns before it
    if (described >= columns_.size() || cell >= shown.cells.size() || shown.cells[cell].empty())
        return {};
    for (const Provenance provenance : {Provenance::inherited, Provenance::reading})
        if (shown.cells[cell].find(provenance_sign(provenance)) != std::string::npos)
            tip += "\n" + wx(provenance_words(provenance));
    // The head says what the column is; over every figure that would only cover the next rows.
    return tip.empty() ? wxString() : wx(columns_[described].help) + tip;
}

Places ArmyModel::children_of(const Place& place) const {
    Places children;
    for (std::uint32_t i = 1; i <= child_count(bench_.army(), place); ++i)
        children.push_back(child_of(place, i));
    return children;
}

wxDataViewItem ArmyModel::GetParent(const wxDataViewItem& item) const {
    if (!item.IsOk() || place_of(item).level() == Level::army)
        return wxDataViewItem();
    return item_of(parent_of(place_of(item)));
}

bool ArmyModel::IsContainer(const wxDataViewItem& item) const {
    return !item.IsOk() || place_of(item).level() != Level::troop;
}

unsigned ArmyModel::GetChildren(const wxDataViewItem& item, wxDataViewItemArray& children) const {
    if (!bench_.has_document())
        return 0;
    if (!item.IsOk()) {
        children.push_back(item_of({}));
        return 1;
    }
    const Place place = place_of(item);
    if (!exists(bench_.army(), place))
        return 0;
    for (const Place& child : children_of(place))
        children.push_back(item_of(child));
    return static_cast<unsigned>(children.size());
}

wxString ArmyModel::cell_text(const std::string& cell) {
    wxString text = wx(cell);
    text.Replace("\n", " / ");
    return text;
}

wxString ArmyModel::name_prefix(const Row& row) {
    wxString marks;
    for (const GridMark& mark : row.marks)
        marks += wx(mark.sign) + " ";
    return marks;
}

wxString ArmyModel::decorated_name(const Row& row) {
    return name_prefix(row) + wx(row.name);
}

void ArmyModel::GetValue(wxVariant& value, const wxDataViewItem& item, unsigned column) const {
    const Place place = place_of(item);
    const Row* shown = wording_ && exists(bench_.army(), place) ? &row(place) : nullptr;
    if (column == name_column) {
        wxBitmapBundle sign;
        if (shown && shown->worst)
            sign = icons_.at(static_cast<std::size_t>(*shown->worst));
        value << wxDataViewIconText(shown ? decorated_name(*shown) : wxString(), sign);
    } else {
        const std::size_t cell = column - name_column - 1;
        value = shown && cell < shown->cells.size() ? cell_text(shown->cells[cell]) : wxString();
    }
}

bool ArmyModel::SetValue(const wxVariant& value, const wxDataViewItem& item, unsigned column) {
    const Place place = place_of(item);
    if (!exists(bench_.army(), place))
        return false;
    if (column == name_column) {
        wxDataViewIconText name;
        name << value;
        wxString text = name.GetText();
        if (text != decorated_name(row(place))) {
            static_cast<void>(text.StartsWith(name_prefix(row(place)), &text));
            bench_.apply(_("Rename"), with_name(bench_.army(), place, utf8(text)));
        }
        return true;
    }
    if (column >= first_sheet_column())
        return false;
    const FixedColumn& fixed = fixed_columns()[column - name_column - 1];
    return fixed.edit && fixed.edit(bench_, place, value.GetString());
}

bool ArmyModel::GetAttr(const wxDataViewItem& item, unsigned column, wxDataViewItemAttr& attr) const {
    const Level level = place_of(item).level();
    if (level == Level::army || level == Level::body) {
        attr.SetBold(true);
        return true;
    }
    const std::size_t sheet_column = column - first_sheet_column(); // huge for the columns before it
    if (level == Level::troop && sheet_column < columns_.size() && columns_[sheet_column].strong) {
        attr.SetBold(true);
        return true;
    }
    if (level == Level::unit && column != name_column) {
        attr.SetColour(Theme::current().faint);
        return true;
    }
    return false;
}

int ArmyModel::Compare(const wxDataViewItem& a, const wxDataViewItem& b, unsigned /*column*/,
                       bool /*ascending*/) const {
    return is_before(place_of(a), place_of(b)) ? -1 : 1;
}

} // namespace muster
