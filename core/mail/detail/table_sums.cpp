// SPDX-License-Identifier: MIT
#include "mail/detail/table_sums.h"

#include "base/text.h"
#include "mail/detail/column_sums.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/table_cells.h"
#include "mail/detail/table_heading.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

namespace {

// "subtotal centre"
bool begins_with_sum(const std::string& cell) {
    constexpr std::size_t longest = 3; // words
    const std::vector<std::string_view> words = words_of(cell);
    if (words.size() > 1 && words.front().ends_with(',')) // "Total, the guns included"
        return is_in(WordList::row_sum, small_letters(words.front().substr(0, words.front().size() - 1)));
    return words.size() > 1 && words.size() <= longest &&
           is_in(WordList::row_sum, small_letters(words.front()));
}

// "| | 43 | | 995": numbers and nothing else, which no troops can be.
bool is_row_of_numbers(const std::vector<std::string>& cells) {
    std::size_t filled = 0;
    for (const std::string& cell : cells)
        if (!is_nothing(cell)) {
            if (!number_in_cell(cell))
                return false;
            ++filled;
        }
    return filled > 1;
}

// "12 | vignettes": a number, what it counts, and nothing else; also the number alone.
bool is_bare_sum(const std::vector<std::string>& cells) {
    bool number = false;
    bool counted = false;
    std::size_t filled = 0;
    for (const std::string& cell : cells) {
        if (is_nothing(cell))
            continue;
        const bool digits = number_in_cell(cell).has_value();
        if (!digits && !is_counted_thing(small_letters(cell)))
            return false;
        ++filled;
        number = number || digits;
        counted = counted || !digits;
    }
    return number && (counted || filled == 1);
}

// "12 | | | Total, base AP 5", "all | 12 | | AP 4", "190 in all": few cells, one of which says that it adds
// up.
bool is_told_sum(const std::vector<std::string>& cells) {
    std::size_t filled = 0;
    bool number = false;
    bool told = false;
    for (const std::string& cell : cells) {
        if (is_nothing(cell))
            continue;
        ++filled;
        const std::string words = heading_words(cell);
        const std::string first = words.substr(0, words.find_first_of(" ,:;"));
        number = number || std::any_of(cell.begin(), cell.end(), is_digit);
        told = told || is_in(WordList::row_sum, first) || words == "all" || words == "all together" ||
               words == "together" || words == "in all" || words.ends_with(" in all") ||
               words.ends_with(" in total");
    }
    return number && told && filled * 2 <= cells.size() + 1;
}

} // namespace

bool tells_sum(const std::vector<std::string>& cells) {
    return std::any_of(cells.begin(), cells.end(),
                       [](const std::string& cell) { return is_in(WordList::row_sum, heading_words(cell)); });
}

std::string cell_of_sum(const std::string& cell, ColumnRole role, const std::string& heading,
                        const NamesOfSums& names) {
    if (role == ColumnRole::cost && !cell.empty() && is_digit(cell.front())) // "20", "20 AP"
        return cell.substr(0, cell.find_first_not_of("0123456789")) + " " + names.cost;
    if (!is_number_alone(cell))
        return cell;
    if (role == ColumnRole::number && heading == "men")
        return cell + " men";
    return role == ColumnRole::sum && !names.price.empty() ? cell + " " + names.price
                                                           : cell; // no other total stands for it
}

bool is_sum_row(const std::vector<std::string>& cells, bool has_class) {
    return std::any_of(cells.begin(), cells.end(),
                       [](const std::string& cell) {
                           return is_in(WordList::row_sum, heading_words(cell)) || begins_with_sum(cell);
                       }) ||
           (!has_class && (is_bare_sum(cells) || is_told_sum(cells) || is_row_of_numbers(cells)));
}

std::string words_of_row(const std::vector<std::string>& cells) {
    std::string words;
    if (is_row_of_numbers(cells)) { // the last column is the one that lists are added up by
        const auto last = std::find_if(cells.rbegin(), cells.rend(),
                                       [](const std::string& cell) { return !is_nothing(cell); });
        return "total " + *last;
    }
    // "11, Total, 275" would be eleven of something.
    for (const bool sum : {true, false})
        for (const std::string& cell : cells)
            if (!is_nothing(cell) && is_in(WordList::row_sum, heading_words(cell)) == sum)
                words += (words.empty() ? "" : ", ") + cell;
    return words;
}

} // namespace muster
