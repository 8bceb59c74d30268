// SPDX-License-Identifier: MIT
#include "mail/detail/mail_table.h"

#include "army/army.h"
#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/table_cells.h"
#include "mail/detail/table_heading.h"
#include "mail/detail/table_officers.h"
#include "mail/detail/table_remarks.h"
#include "mail/detail/table_sums.h"
#include "mail/detail/troop_pieces.h"
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

// "yes" or "no" to what the heading asks.
bool answers(const std::string& cell) {
    const std::string small = small_letters(cell);
    return (small.size() > 1 && is_in(WordList::yes, small)) || small == "no" || small == "nein" ||
           small == "false";
}

bool is_number_alone(std::string_view cell) {
    return !cell.empty() && std::all_of(cell.begin(), cell.end(), is_digit);
}

bool has_spaced(std::string_view text, char separator) {
    return text.find(std::string{separator, ' '}) != std::string_view::npos;
}

// Whether a space stands behind each of the separators: "1746, AP 3, and that is it" beneath a table without
// such spaces.
bool has_only_spaced(std::string_view text, char separator) {
    for (std::size_t at = text.find(separator); at != std::string_view::npos;
         at = text.find(separator, at + 1))
        if (at + 1 < text.size() && !is_space(text[at + 1]))
            return false;
    return true;
}

} // namespace

std::optional<MailTable> MailTable::begins(const MailLine& line, const Vocabulary& vocabulary) {
    for (const char separator : {'\t', '|', ';', ',', ' '}) {
        constexpr std::size_t fewest_columns = 3;
        if (!may_have_cells(line.text, separator, fewest_columns))
            continue;
        MailTable table(vocabulary);
        table.separator_ = separator;
        const std::vector<std::string> headings = cells_between(line.text, separator);
        if (headings.size() < fewest_columns ||
            std::any_of(headings.begin(), headings.end(), [&](const std::string& heading) {
                return class_word_in(heading, vocabulary) == ClassWord::code;
            })) // "Link, in line: 3 x HIB+ RA, General"
            continue;
        std::size_t known = 0;
        std::size_t useful = 0;
        bool of_troops = false;
        for (const std::string& heading : headings) {
            const auto column = table.column_of(heading);
            known += column ? 1 : 0;
            const bool of_body = column && column->role == Role::body_trait;
            of_troops = of_troops || (column && column->role != Role::body && !of_body);
            useful +=
                column && (column->role == Role::count || column->role == Role::trait || of_body) ? 1 : 0;
            table.columns_.push_back(column.value_or(Column{}));
            if ((table.columns_.size() - known) * 3 > headings.size())
                break; // too many are unknown
        }
        if (known * 3 < headings.size() * 2 || useful < 1 || known < 2)
            continue;
        table.settle_prices();
        table.settle_counts();
        table.settle_names();
        table.settle_commands();
        table.of_bodies_ = !of_troops && known == headings.size();
        table.tight_ = (separator == ',' || separator == ';') && !has_spaced(line.text, separator);
        if (separator == ' ')
            for (const Cell& cell : cells_between_spaces(line.text))
                table.places_.emplace_back(line.indent + cell.begin, line.indent + cell.end);
        constexpr std::size_t widest_margin = 8; // columns
        if (!table.places_.empty() && table.places_.front().first > widest_margin) {
            table.places_.insert(table.places_.begin(), {0, 1}); // nothing stands over the first column
            table.columns_.insert(table.columns_.begin(), Column{});
        }
        return table;
    }
    return std::nullopt;
}

// In a table of spaces with empty cells a cell belongs to the heading over it.
std::vector<std::string> MailTable::cells(const MailLine& line) const {
    std::vector<std::string> found = cells_between(line.text, separator_);
    if (separator_ != ' ' || found.size() == columns_.size())
        return found;
    std::vector<std::string> placed(columns_.size());
    for (const Cell& cell : cells_between_spaces(line.text)) {
        const bool behind =
            line.indent + cell.begin >= places_.back().second && !placed[columns_.size() - 1].empty();
        if (behind) {
            placed.push_back(cell.text); // "2    <- General"
            continue;
        }
        const auto gap = [&](const std::pair<std::size_t, std::size_t>& place) {
            const std::size_t begin = line.indent + cell.begin;
            const std::size_t end = line.indent + cell.end;
            return end <= place.first      ? place.first - end + 1
                   : place.second <= begin ? begin - place.second + 1
                                           : 0;
        };
        const auto nearest = std::min_element(places_.begin(), places_.end(),
                                              [&](const auto& a, const auto& b) { return gap(a) < gap(b); });
        std::string& at = placed[static_cast<std::size_t>(nearest - places_.begin())];
        at += (at.empty() ? "" : " ") + cell.text;
    }
    return placed;
}

bool MailTable::has_row(const MailLine& line) const {
    if (tight_ && line.after_blank && has_only_spaced(line.text, separator_))
        return false;
    const std::size_t count = cells_between(line.text, separator_).size();
    if (separator_ != ' ' && line.after_blank && count * 2 <= columns_.size())
        return false; // "Wing \"Delta\"; orders: hold"
    return separator_ == ' ' ? count >= 2 && (!line.after_blank || count == columns_.size())
                             : count >= 3 || (count == 2 && columns_.size() <= 3);
}

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

// A cell of a column whose heading says nothing: whether it is a value of a trait that is still open.
// `coded`: a cell before it has the code of a class.
bool MailTable::read_value(const std::string& cell, bool coded, Column& column, TroopReading& troop) const {
    const Tokens tokens = vocabulary_->tokens(cell);
    for (const std::size_t index : vocabulary_->ruleset().at(Level::troop).traits) {
        const Trait& trait = vocabulary_->ruleset().traits[index];
        if (!trait.is_choice() || troop.says(index) ||
            (index == vocabulary_->class_trait() && (coded || has_classes())) ||
            vocabulary_->needs_prefix(index) || (tokens.size() == 1 && tokens.front().is_number()))
            continue;
        if (const auto value = vocabulary_->value_of(trait, tokens, 0, tokens.size())) {
            troop.values.push_back({index, *value});
            if (trait.required || tokens.size() == 1)
                column = {Role::trait, index}; // of the rows beneath too
            return true;
        }
    }
    return false;
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

void MailTable::read_number(const std::string& cell, Role role, TroopReading& troop) const {
    if (is_nothing(cell))
        return;
    const Tokens tokens = vocabulary_->tokens(cell);
    const Token* number = nullptr;
    for (const Token& token : tokens)
        if (token.is_number() && number == nullptr)
            number = &token;
        else if (token.is_number() || (token.is_word() && !token.is("x") &&
                                       !is_counted_thing(token.plain()) && role == Role::count))
            number = nullptr;
    if (number == nullptr || number->value < 0) {
        troop.questions.push_back(fmt::format("\"{}\": no number", cell));
        return;
    }
    if (role != Role::count) {
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

// No column says the class: the words of the row do, as those of a line.
void MailTable::read_free_words(const std::string& words, MailRow& row, const TroopReading& said) const {
    row.ways = readings_of(words, *vocabulary_);
    for (LineReading& way : row.ways) {
        TroopReading& troop = way.troops.front();
        for (const ValueOf& value : said.values)
            add_said(value, vocabulary_->ruleset(), troop);
        if (said.counted && !troop.counted) {
            troop.count = said.count;
            troop.counted = true;
        }
        troop.numbers.insert(troop.numbers.end(), said.numbers.begin(), said.numbers.end());
        for (const std::string& question : said.questions) // "commander-in-chief" is no General beside others
            if (words != said.name || question != fmt::format("\"{}\": not understood", words))
                troop.questions.push_back(question);
        if (!said.name.empty())
            troop.name = troop.name.empty() ? said.name : said.name + " " + troop.name;
    }
}

// "HIW+", "(ART-II-RA)EII medium"
bool MailTable::begins_with_code(const std::string& cell) const {
    const Phrases phrases = phrases_in(cell, *vocabulary_);
    if (phrases.items.empty() || phrases.items.front().begin > 1)
        return false;
    const auto said = class_said(phrases.items.front(), *vocabulary_);
    return said && said->second == ClassWord::code;
}

// Whether a heading such as "Code" says where the notation stands.
bool MailTable::has_codes() const {
    return std::any_of(columns_.begin(), columns_.end(), [](const Column& column) {
        return column.role == Role::words &&
               (column.heading == "code" || column.heading == "codes" || column.heading == "notation");
    });
}

// A cell of a column of the notation, or of one that is not known: adds to `words` what is read as a line.
void MailTable::read_words(const std::string& cell, Column& column, std::string& words,
                           TroopReading& troop) const {
    if (is_nothing(cell)) {
        ask_of_sign(cell, *vocabulary_, troop);
        return;
    }
    const bool beside_codes = column.heading.empty() && has_codes();
    if (beside_codes && names_class_only(cell, *vocabulary_)) { // "Guards", "Archers"
        troop.name += (troop.name.empty() ? "" : ", ") + cell;
        return;
    }
    const bool coded = beside_codes || class_word_in(words, *vocabulary_) == ClassWord::code;
    if (read_value(cell, coded, column, troop))
        return;
    // Of a trait that its heading does not name
    if (std::all_of(cell.begin(), cell.end(), [](char c) { return is_digit(c); }))
        read_number(cell, Role::price, troop);
    else if (is_roman_number(cell) || (column.heading.empty() && answers(cell)))
        troop.questions.push_back(fmt::format("\"{}\": not understood", cell));
    else
        words += (words.empty() ? "" : ", ") + cell;
}

void MailTable::read_cell(const std::string& cell, Column& column, std::string& words, MailRow& row,
                          TroopReading& troop) const {
    if (column.role == Role::name && is_counted_thing(column.heading) && is_number_alone(cell)) {
        read_number(cell, Role::count, troop); // "Element" heads names or counts
    } else if (column.role == Role::words || (column.role == Role::name && begins_with_code(cell))) {
        read_words(cell, column, words, troop); // also "HIW+" beneath "Troop"
    } else if (column.role == Role::trait) {
        read_trait(cell, column, troop);
    } else if (column.role == Role::flag) {
        read_flag(cell, column, troop);
    } else if (column.role == Role::count || column.role == Role::each || column.role == Role::sum ||
               column.role == Role::price) {
        read_number(cell, column.role, troop);
    } else if (column.role == Role::cost) {
        if (!is_nothing(cell) && !is_number_alone(cell))
            troop.questions.push_back(fmt::format("\"{}\": no number", cell));
    } else if (column.role == Role::unit) {
        row.unit = cell;
    } else if (column.role == Role::body) {
        row.body = is_number_alone(cell) ? "Wing " + cell : cell;
    } else if (column.role == Role::body_trait) {
        if (!is_nothing(cell))
            row.body_words += ", " + vocabulary_->ruleset().traits[column.trait].id + " " + cell;
    } else if (column.role == Role::name || column.role == Role::notes) {
        read_remarks(cell, column.role == Role::name, *vocabulary_, troop);
    }
}

MailRow MailTable::row(const MailLine& line) {
    std::vector<std::string> all = cells(line);
    repeat_above(all, above_);
    MailRow row;
    TroopReading troop;
    troop.coded = true;
    std::string words;
    for (std::size_t i = 0; i < all.size(); ++i) {
        Column beyond{Role::notes, 0};
        Column& column = i < columns_.size() ? columns_[i] : beyond;
        const std::string& cell = all[i];
        read_cell(cell, column, words, row, troop);
    }
    row.of_body = of_bodies_;
    row.is_sum = !of_bodies_ && is_sum_row(all, troop.says(vocabulary_->class_trait()));
    for (std::size_t i = 0; row.is_sum && i < std::min(all.size(), columns_.size()); ++i)
        if (columns_[i].role == Role::cost && is_number_alone(all[i]))
            all[i].clear(); // of what moving them costs nothing is claimed
        else if (columns_[i].role == Role::number && columns_[i].heading == "men" && is_number_alone(all[i]))
            all[i] += " men";
    row.text = row.is_sum ? words_of_row(all) : line.text;
    if (row.is_sum)
        return row;
    // "Magister militum, C-in-C" in the column of units, and no class beside it
    const bool by_unit = !troop.says(vocabulary_->class_trait()) && words.empty() && troop.name.empty();
    // What the name of a unit says ("on camels") is not said of its officers.
    if (by_unit)
        words = row.unit;
    else if (!vocabulary_->is_leader(troop.value(vocabulary_->class_trait(), -1)))
        read_remarks(row.unit, false, *vocabulary_, troop);
    else
        ask_of_general(row.unit, *vocabulary_, troop);
    if (troop.says(vocabulary_->class_trait())) {
        read_remarks(words, true, *vocabulary_, troop, true);
        row.ways = {{{troop}, {}}};
    } else {
        read_free_words(words.empty() ? troop.name : words, row, troop);
    }
    for (std::size_t i = 0; i < std::min(all.size(), columns_.size()); ++i)
        if (columns_[i].role == Role::officer)
            add_officer(all[i], columns_[i].heading, *vocabulary_, row);
        else if (columns_[i].role == Role::notes &&
                 is_price_of_officer(all[i], columns_[i].heading, *vocabulary_))
            add_officer("@ " + all[i], "unit commander", *vocabulary_, row);
    return row;
}

} // namespace muster
