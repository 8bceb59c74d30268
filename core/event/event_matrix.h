// SPDX-License-Identifier: MIT
// EventMatrix: the players of an event and their lists as rows of a table that can be sorted, filtered and
// searched. First stands what needs the umpire. A row keeps its place, whatever is decided about it, until
// the rows are chosen anew: else another would come under the pointer.
#pragma once

#include "event/event_status.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

enum class MatrixColumn : std::uint8_t { player, army, size, state, findings, received, penalty, club };
inline constexpr std::array matrix_columns{
    MatrixColumn::player,   MatrixColumn::army,     MatrixColumn::size,    MatrixColumn::state,
    MatrixColumn::findings, MatrixColumn::received, MatrixColumn::penalty, MatrixColumn::club};

enum class MatrixFilter : std::uint8_t { all, to_decide, wrong, missing, in_order };
inline constexpr std::array matrix_filters{MatrixFilter::all, MatrixFilter::to_decide, MatrixFilter::wrong,
                                           MatrixFilter::missing, MatrixFilter::in_order};

// One list of a player, or a player who has sent none. Both refer to the status that the matrix shows.
struct MatrixRow {
    const EventPlayer* player = nullptr;
    const PlayerList* list = nullptr; // null: he has sent none
    ListState state = ListState::missing;
    std::size_t index = 0; // among all rows, by player and slot

    [[nodiscard]] std::int32_t slot() const { return list == nullptr ? 1 : list->slot; }
};

class EventMatrix {
public:
    // The status must outlive what is shown of it. `size`: the id of the number that the column of sizes
    // shows. Rows that were there stay where they were, even if the filter no longer leaves them.
    void show(const EventStatus& status, std::string size);
    // The next rows are filtered and sorted as they are then.
    void forget_places() { places_.clear(); }
    void clear();
    void set_filter(MatrixFilter filter);
    // Every word must stand somewhere in the row, or in the rules that its findings name.
    void search(std::string_view words);
    // By another column; by the same one again the other way round.
    void sort_by(MatrixColumn column);

    [[nodiscard]] const std::vector<MatrixRow>& rows() const { return shown_; }
    // Whatever filter and search leave, by player and slot.
    [[nodiscard]] const std::vector<MatrixRow>& all_rows() const { return all_; }
    [[nodiscard]] std::string text(const MatrixRow& row, MatrixColumn column) const;
    [[nodiscard]] static std::string title(MatrixColumn column);
    // The name of the number that the column of sizes shows; nothing before there is one.
    [[nodiscard]] const std::string& size_title() const { return size_title_; }
    // How many rows the filter leaves, whatever is searched.
    [[nodiscard]] std::size_t count(MatrixFilter filter) const;
    [[nodiscard]] MatrixFilter filter() const { return filter_; }
    [[nodiscard]] bool is_sorted_by(MatrixColumn column) const { return is_sorted_ && column_ == column; }
    [[nodiscard]] bool is_descending() const { return is_descending_; }

private:
    void choose_rows();
    void keep_rows();
    [[nodiscard]] bool is_chosen(const MatrixRow& row) const;
    [[nodiscard]] bool is_before(const MatrixRow& one, const MatrixRow& other) const;
    [[nodiscard]] bool has_words(const MatrixRow& row) const;
    [[nodiscard]] std::string searched_text(const MatrixRow& row) const;

    std::vector<MatrixRow> all_;
    std::vector<MatrixRow> shown_;
    using RowKey = std::pair<std::int64_t, std::int32_t>; // player and slot
    std::vector<RowKey> places_;                          // of the rows as they were chosen
    std::vector<std::string> names_;                      // of all rows, to sort by
    std::vector<std::string> searched_;                   // of all rows, made with the first search
    std::string size_;
    std::string size_title_;
    MatrixFilter filter_ = MatrixFilter::all;
    std::vector<std::string> words_; // that are searched
    MatrixColumn column_ = MatrixColumn::state;
    bool is_sorted_ = false; // else by what needs the umpire
    bool is_descending_ = false;
};

// "3 lines to look at", "1 error, 2 queries"; nothing if nothing is wrong.
[[nodiscard]] std::string findings_words(const PlayerList& list);

// The id of the army's number that measures its size: that of the pack, else that of the rule set; nothing if
// neither has one.
[[nodiscard]] std::string size_number(const EventPack& pack, const Rulesets& rulesets);

} // namespace muster
