// SPDX-License-Identifier: MIT
// What a cell of a table says in a column of a trait, a mark or a number, and in one of names.
#include "army/army.h"
#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_table.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/table_cells.h"
#include "mail/detail/table_remarks.h"
#include "mail/detail/untold_count.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

// "R" and "I" in a column of army classes that are regular or irregular.
std::optional<std::int32_t> value_by_initial(const Trait& trait, const std::string& cell) {
    constexpr std::size_t most_values = 4;
    if (cell.size() != 1 || trait.values.size() > most_values)
        return std::nullopt;
    std::optional<std::int32_t> found;
    for (std::size_t v = 0; v < trait.values.size(); ++v)
        if (small_letters(trait.values[v].name).starts_with(small_letters(cell))) {
            if (found)
                return std::nullopt;
            found = static_cast<std::int32_t>(v);
        }
    return found;
}

bool is_yes(const std::string& cell) {
    return is_in(WordList::yes, small_letters(cell));
}

} // namespace

void MailTable::read_trait(const std::string& cell, const Column& column, TroopReading& troop) const {
    const Trait& trait = vocabulary_->ruleset().traits[column.trait];
    for (std::size_t v = 0; v < trait.values.size(); ++v)
        if (!cell.empty() && trait.values[v].short_form == cell) { // "-" of an integrity
            troop.values.push_back({column.trait, static_cast<std::int32_t>(v)});
            return;
        }
    if (is_nothing(cell))
        return;
    const Tokens tokens = vocabulary_->tokens(cell);
    std::optional<std::int32_t> value = vocabulary_->value_of(trait, tokens, 0, tokens.size());
    if (!value)
        value = value_by_initial(trait, cell);
    if (value) {
        troop.values.push_back({column.trait, *value});
        return;
    }
    if (is_in(WordList::none, small_letters(cell))) {
        for (std::size_t v = 0; v < trait.values.size(); ++v)
            if (trait.values[v].id == "none" || trait.values[v].id == "no")
                troop.values.push_back({column.trait, static_cast<std::int32_t>(v)});
        return;
    }
    if (is_yes(cell) && small_letters(cell) != "1") { // "yes" of a shield
        for (std::size_t v = 0; v < trait.values.size(); ++v)
            if (trait.values[v].id == "yes" || trait.values[v].id == trait.id)
                troop.values.push_back({column.trait, static_cast<std::int32_t>(v)});
        if (!troop.says(column.trait))
            troop.questions.push_back(fmt::format("\"{}\": no {} that the rules know", cell, trait.name));
        return;
    }
    // Another trait may share the column: "lance, shield", "HIM (EIV)".
    const Phrases phrases = phrases_in(cell, *vocabulary_);
    bool known = !phrases.items.empty();
    for (std::size_t i = 0; i < phrases.tokens.size(); ++i)
        known = known && (phrases.owner[i] != Phrases::nobody || phrases.tokens[i].is_mark() ||
                          is_joining_word(phrases.tokens[i].plain()));
    known = take_values_of_cell(phrases, column.trait, troop) && known;
    if (!known)
        troop.questions.push_back(fmt::format("\"{}\": no {} that the rules know", cell, trait.name));
}

// "x", or the first letters of what is marked: "G" beneath "Gen".
void MailTable::read_flag(const std::string& cell, const Column& column, TroopReading& troop) const {
    const std::string small = small_letters(cell);
    if (is_nothing(cell) || is_in(WordList::none, small))
        return;
    if (is_yes(cell) || small_letters(vocabulary_->ruleset().traits[column.trait].name).starts_with(small)) {
        troop.values.push_back({column.trait, 1});
        return;
    }
    read_remarks(cell, false, *vocabulary_, troop);
    if (!troop.says(column.trait))
        troop.questions.push_back(fmt::format("\"{}\": not understood", cell));
}

namespace {

// "-1", "minus 1", "~3"
bool is_unsure_count(const Tokens& tokens, const Token& number) {
    const auto at = std::find_if(tokens.begin(), tokens.end(),
                                 [&](const Token& token) { return token.begin == number.begin; });
    return at != tokens.begin() &&
           (leaves_count_open(*(at - 1)) || changes_meaning((at - 1)->plain()) || (at - 1)->is("-"));
}

} // namespace

void MailTable::read_number(const std::string& cell, Role role, TroopReading& troop) const {
    if (is_nothing(cell))
        return;
    const Tokens tokens = vocabulary_->tokens(cell);
    const Token* number = nullptr;
    for (const Token& token : tokens)
        if (token.is_number() && number == nullptr &&
            !(role == Role::count && is_unsure_count(tokens, token)))
            number = &token;
        else if (token.is_number() || (token.is_word() && !token.is("x") &&
                                       !is_counted_thing(token.plain()) && role == Role::count))
            number = nullptr;
    if (number == nullptr || number->value < 0) {
        troop.questions.push_back(fmt::format("\"{}\": no number", cell));
        return;
    }
    if (role != Role::count) {
        if (!marks_in(cell, *vocabulary_).empty())
            read_remarks(cell, false, *vocabulary_, troop); // "21 sub-commander" in a column of prices
        using NumberRole = WrittenNumber::Role;
        troop.numbers.push_back({number->value,
                                 role == Role::each  ? NumberRole::each
                                 : role == Role::sum ? NumberRole::sum
                                                     : NumberRole::unknown,
                                 false});
        return;
    }
    if (number->value < 1 || number->value > most_count) {
        troop.questions.push_back(fmt::format("\"{}\": a count is from 1 to {}", cell, most_count));
        return;
    }
    troop.count = number->value;
    troop.counted = true;
}

// Chariots, guns and arms that are told beside the name, where no column is of them.
void MailTable::read_values_of_name(MailRow& row) const {
    std::vector<std::size_t> told; // by other columns
    told.reserve(columns_.size());
    for (const Column& column : columns_)
        if (column.role == Role::trait || column.role == Role::flag)
            told.push_back(column.trait);
    for (LineReading& way : row.ways)
        if (!way.troops.empty() &&
            !vocabulary_->is_leader(way.troops.front().value(vocabulary_->class_trait(), -1)))
            take_values_of_name(row.name, told, *vocabulary_, way.troops.front());
}

} // namespace muster
