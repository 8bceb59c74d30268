// SPDX-License-Identifier: MIT
#include "event/event_matrix.h"

#include "base/text.h"
#include "base/translation.h"
#include "event/roll_table.h"
#include "event/status_json.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace muster {

namespace {

// What only the umpire can settle first, what is in order last.
constexpr std::array<ListState, 7> by_urgency{ListState::unread,  ListState::query,   ListState::wrong,
                                              ListState::refused, ListState::missing, ListState::accepted,
                                              ListState::passed};

std::size_t urgency(ListState state) {
    return static_cast<std::size_t>(std::find(by_urgency.begin(), by_urgency.end(), state) -
                                    by_urgency.begin());
}

bool is_left(MatrixFilter filter, ListState state) {
    switch (filter) {
    case MatrixFilter::to_decide: return state == ListState::unread || state == ListState::query;
    case MatrixFilter::wrong: return state == ListState::wrong || state == ListState::refused;
    case MatrixFilter::missing: return state == ListState::missing;
    case MatrixFilter::in_order: return state == ListState::passed || state == ListState::accepted;
    case MatrixFilter::all: break;
    }
    return true;
}

const NamedNumber* size_of(const MatrixRow& row, const std::string& id) {
    if (row.list == nullptr)
        return nullptr;
    const auto found = std::find_if(row.list->numbers.begin(), row.list->numbers.end(),
                                    [&](const NamedNumber& number) { return number.id == id; });
    return found == row.list->numbers.end() ? nullptr : &*found;
}

std::string army_cell(const MatrixRow& row) {
    if (row.list == nullptr)
        return {};
    if (!row.list->army)
        return row.list->source;
    return row.list->army->name.empty() ? row.list->list_title : row.list->army->name;
}

std::string counted(std::size_t count, const char* one, const char* several) {
    return count == 1 ? translate(one) : translate_format(several, count);
}

// Without the year, which all of them share, and the zone, which stands once, at the head of the column.
std::string received_cell(const MatrixRow& row) {
    if (row.list == nullptr)
        return {};
    constexpr std::size_t year = 5; // "2026-"
    std::string text = readable_event_time(row.list->received);
    text = text.substr(year, text.rfind(' ') - year);
    if (row.list->revision > 1)
        text += " · " + translate_format("revision {}", row.list->revision);
    if (row.list->late_days > 0)
        text += " · " + counted(static_cast<std::size_t>(row.list->late_days),
                                mark_for_translation("1 day late"), mark_for_translation("{} days late"));
    return text;
}

std::string penalty_cell(const MatrixRow& row) {
    return row.player->penalty == 0 ? std::string() : std::to_string(row.player->penalty);
}

constexpr std::array<const char*, 8> column_titles{
    mark_for_translation("Player"),  mark_for_translation("Army"),     mark_for_translation("Size"),
    mark_for_translation("State"),   mark_for_translation("Findings"), mark_for_translation("Received"),
    mark_for_translation("Penalty"), mark_for_translation("Club")};

} // namespace

std::string findings_words(const PlayerList& list) {
    if (!list.open.empty())
        return counted(list.open.size(), mark_for_translation("1 line to look at"),
                       mark_for_translation("{} lines to look at"));
    const auto count = [&](Severity severity) {
        return static_cast<std::size_t>(
            std::count_if(list.findings.begin(), list.findings.end(),
                          [&](const ListFinding& finding) { return finding.severity == severity; }));
    };
    std::string text;
    if (const std::size_t errors = count(Severity::error); errors != 0)
        text = counted(errors, mark_for_translation("1 error"), mark_for_translation("{} errors"));
    if (const std::size_t queries = count(Severity::query); queries != 0)
        text += (text.empty() ? "" : ", ") +
                counted(queries, mark_for_translation("1 query"), mark_for_translation("{} queries"));
    return text;
}

std::string size_number(const EventPack& pack, const Rulesets& rulesets) {
    if (!pack.sizes.empty())
        return pack.sizes.front().number;
    const Ruleset* ruleset = rulesets.find(pack.ruleset);
    return ruleset == nullptr || !ruleset->size ? std::string()
                                                : ruleset->numbers_of(Level::army)[ruleset->size->number].id;
}

void EventMatrix::show(const EventStatus& status, std::string size) {
    clear();
    size_ = std::move(size);
    size_title_.clear();
    for (const EventPlayer& own : status.players) {
        if (own.lists.empty())
            all_.push_back({&own, nullptr, ListState::missing, all_.size()});
        for (const PlayerList& list : own.lists)
            all_.push_back({&own, &list, list.state, all_.size()});
    }
    for (const MatrixRow& row : all_) {
        names_.push_back(joined(name_words(row.player->player.name), " "));
        if (!words_.empty())
            searched_.push_back(searched_text(row));
    }
    for (const MatrixRow& row : all_)
        if (const NamedNumber* number = size_of(row, size_)) {
            size_title_ = number->name;
            break;
        }
    keep_rows();
}

void EventMatrix::clear() {
    all_.clear();
    shown_.clear();
    names_.clear();
    searched_.clear();
}

void EventMatrix::set_filter(MatrixFilter filter) {
    filter_ = filter;
    choose_rows();
}

void EventMatrix::search(std::string_view words) {
    words_ = name_words(words);
    if (!words_.empty() && searched_.empty())
        for (const MatrixRow& row : all_)
            searched_.push_back(searched_text(row));
    choose_rows();
}

void EventMatrix::sort_by(MatrixColumn column) {
    is_descending_ = is_sorted_ && column_ == column && !is_descending_;
    is_sorted_ = true;
    column_ = column;
    choose_rows();
}

std::string EventMatrix::text(const MatrixRow& row, MatrixColumn column) const {
    switch (column) {
    case MatrixColumn::player: return row.player->player.name;
    case MatrixColumn::club: return row.player->player.club;
    case MatrixColumn::army: return army_cell(row);
    case MatrixColumn::size: {
        const NamedNumber* number = size_of(row, size_);
        return number == nullptr ? std::string() : number->value.readable();
    }
    case MatrixColumn::state: return state_name(row.state);
    case MatrixColumn::findings: return row.list == nullptr ? std::string() : findings_words(*row.list);
    case MatrixColumn::received: return received_cell(row);
    case MatrixColumn::penalty: break;
    }
    return penalty_cell(row);
}

std::string EventMatrix::title(MatrixColumn column) {
    return translate(column_titles.at(static_cast<std::size_t>(column)));
}

std::size_t EventMatrix::count(MatrixFilter filter) const {
    return static_cast<std::size_t>(std::count_if(
        all_.begin(), all_.end(), [&](const MatrixRow& row) { return is_left(filter, row.state); }));
}

std::string EventMatrix::searched_text(const MatrixRow& row) const {
    std::string text = row.player->player.team + " " + row.player->player.number;
    for (const MatrixColumn column : matrix_columns)
        text += " " + this->text(row, column);
    if (row.list != nullptr)
        for (const ListFinding& finding : row.list->findings)
            text += " " + finding.rule;
    return joined(name_words(text), " ");
}

bool EventMatrix::has_words(const MatrixRow& row) const {
    return std::all_of(words_.begin(), words_.end(), [&](const std::string& word) {
        return searched_[row.index].find(word) != std::string::npos;
    });
}

bool EventMatrix::is_before(const MatrixRow& one, const MatrixRow& other) const {
    const auto place = [this](const MatrixRow& row) {
        return std::tuple(std::string_view(names_[row.index]), row.index);
    };
    if (!is_sorted_)
        return std::tuple(urgency(one.state), place(one)) < std::tuple(urgency(other.state), place(other));
    const auto compare = [&](const auto& key) {
        const auto a = key(one);
        const auto b = key(other);
        if (a == b)
            return place(one) < place(other);
        return is_descending_ ? b < a : a < b;
    };
    switch (column_) {
    case MatrixColumn::size:
        return compare([&](const MatrixRow& row) {
            const NamedNumber* number = size_of(row, size_);
            return number == nullptr ? Exact(-1) : number->value;
        });
    case MatrixColumn::state: return compare([](const MatrixRow& row) { return urgency(row.state); });
    case MatrixColumn::received:
        return compare([](const MatrixRow& row) { return row.list == nullptr ? 0 : row.list->received; });
    case MatrixColumn::penalty: return compare([](const MatrixRow& row) { return row.player->penalty; });
    case MatrixColumn::player: return is_descending_ ? place(other) < place(one) : place(one) < place(other);
    default: return compare([&](const MatrixRow& row) { return name_words(text(row, column_)); });
    }
}

bool EventMatrix::is_chosen(const MatrixRow& row) const {
    return is_left(filter_, row.state) && (words_.empty() || has_words(row));
}

void EventMatrix::choose_rows() {
    shown_.clear();
    for (const MatrixRow& row : all_)
        if (is_chosen(row))
            shown_.push_back(row);
    std::stable_sort(shown_.begin(), shown_.end(),
                     [this](const MatrixRow& one, const MatrixRow& other) { return is_before(one, other); });
    places_.clear();
    for (const MatrixRow& row : shown_)
        places_.emplace_back(row.player->player.id, row.slot());
}

// A row that was not there stands last.
void EventMatrix::keep_rows() {
    if (places_.empty()) {
        choose_rows();
        return;
    }
    std::map<RowKey, const MatrixRow*> rows;
    for (const MatrixRow& row : all_)
        rows.emplace(RowKey(row.player->player.id, row.slot()), &row);
    std::erase_if(places_, [&](const RowKey& place) { return !rows.contains(place); });
    for (const RowKey& place : places_)
        shown_.push_back(*rows.at(place));
    const std::set<RowKey> kept(places_.begin(), places_.end());
    for (const MatrixRow& row : all_)
        if (const RowKey key(row.player->player.id, row.slot()); !kept.contains(key) && is_chosen(row)) {
            shown_.push_back(row);
            places_.push_back(key);
        }
}

} // namespace muster
