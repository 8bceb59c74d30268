// SPDX-License-Identifier: MIT
#include "mail/detail/mail_table.h"

#include "army/army.h"
#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/named_figure.h"
#include "mail/detail/phrases.h"
#include "mail/detail/said_of_guns.h"
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

// "yes" or "no" to what the heading asks.
bool answers(const std::string& cell) {
    const std::string small = small_letters(cell);
    return (small.size() > 1 && is_in(WordList::yes, small)) || small == "no" || small == "nein" ||
           small == "false";
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

// "2 x elephants", "20 heavy infantry"
bool counts_troops_in_cell(std::string_view cell, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(cell);
    return tokens.size() > 1 && tokens[0].is_number() &&
           ((tokens[1].is("x") && tokens.size() > 2) || class_word_in(cell, vocabulary) >= ClassWord::kind);
}

// "Ugluk of the Hand", not "Ugluk, with unit 2" nor "the General".
bool names_somebody(std::string_view cell, const Vocabulary& vocabulary) {
    static const WordSet joints{"of", "the", "von", "der", "de", "and", "und"};
    const Phrases phrases = phrases_in(cell, vocabulary);
    return phrases.items.empty() &&
           std::all_of(phrases.tokens.begin(), phrases.tokens.end(), [](const Token& token) {
               return token.is("-") || token.is("'") ||
                      (token.is_word() && (has_capital_letter(token) || joints.contains(token.plain())));
           });
}

} // namespace

std::optional<MailTable> MailTable::begins(const MailLine& line, const Vocabulary& vocabulary) {
    for (const char separator : {'\t', '|', ';', ',', ' '}) {
        constexpr std::size_t fewest_columns = 3;
        if (!may_have_cells(line.text, separator, fewest_columns))
            continue;
        MailTable table(vocabulary);
        table.separator_ = separator;
        table.heading_ = line.text;
        table.tabs_ = line.tabs;
        const std::vector<std::string> headings = cells_between(line.text, separator);
        if (headings.size() < fewest_columns ||
            std::any_of(headings.begin(), headings.end(), [&](const std::string& heading) {
                const auto column = table.column_of(heading); // "Cdr", where the mail says what it means
                const bool officer = column && column->role == Role::officer;
                return (class_word_in(heading, vocabulary) == ClassWord::code && !officer) ||
                       counts_troops_in_cell(heading, vocabulary);
            })) // "Link, in line: 3 x HIB+ RA, General", "2 x elephants, IR, n"
            continue;
        std::size_t known = 0;
        std::size_t useful = 0;
        bool of_troops = false;
        for (const std::string& heading : headings) {
            const auto column = table.column_of(heading);
            known += column ? 1 : 0;
            const bool of_body = column && column->role == Role::body_trait;
            const bool of_leader = column && column->role == Role::notes;
            of_troops = of_troops || (column && column->role != Role::body && !of_body && !of_leader);
            useful +=
                column && (column->role == Role::count || column->role == Role::trait || of_body) ? 1 : 0;
            table.columns_.push_back(column.value_or(Column{}));
            table.columns_.back().over = heading_words(heading);
            if ((table.columns_.size() - known) * 3 > headings.size())
                break; // too many are unknown
        }
        if (known * 3 < headings.size() * 2 || useful < 1 || known < 2)
            continue;
        table.settle_prices();
        table.settle_counts();
        table.settle_names();
        table.settle_commands();
        table.settle_computed();
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

bool MailTable::has_row(const MailLine& line) const {
    if (tight_ && line.after_blank && has_only_spaced(line.text, separator_))
        return false;
    const std::size_t count = cells_between(line.text, separator_).size();
    if (separator_ == ' ' && count == 1)
        return is_lone_sum(line);
    if (separator_ != ' ' && line.after_blank && count * 2 <= columns_.size())
        return false; // "Wing \"Delta\"; orders: hold"
    return separator_ == ' ' ? count >= 2 && (!line.after_blank || count == columns_.size())
                             : count >= 3 || (count == 2 && columns_.size() <= 3);
}

// Of a row about a part of the army: whether its remarks are names and no more.
bool MailTable::names_leaders_alone(const std::vector<std::string>& row) const {
    for (std::size_t i = 0; i < row.size(); ++i)
        if ((i >= columns_.size() || columns_[i].role == Role::notes) && !is_nothing(row[i]) &&
            !names_somebody(row[i], *vocabulary_))
            return false;
    return true;
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

// No column says the class: the words of the row do, as those of a line.
void MailTable::read_free_words(const std::string& words, MailRow& row, const TroopReading& said) const {
    row.ways = readings_of(words, *vocabulary_);
    for (LineReading& way : row.ways) {
        TroopReading& troop = way.troops.front();
        for (const ValueOf& value : said.values)
            add_said(value, vocabulary_->ruleset(), troop);
        troop.usual.insert(troop.usual.end(), said.usual.begin(), said.usual.end());
        if (said.counted && !troop.counted) {
            troop.count = said.count;
            troop.counted = true;
        }
        troop.numbers.insert(troop.numbers.end(), said.numbers.begin(), said.numbers.end());
        for (const std::string& question : said.questions) // "commander-in-chief" is no General beside others
            if (words != said.name || !asks_of_leader_himself(question, words, troop, *vocabulary_))
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
    if (number_in_cell(cell)) {
        read_number(cell, Role::price, troop);
        if (!troop.numbers.empty())
            troop.numbers.back().heading = column.over;
    } else if (is_roman_number(cell) || (column.heading.empty() && answers(cell))) {
        troop.questions.push_back(fmt::format("\"{}\": not understood", cell));
    } else {
        words += (words.empty() ? "" : ", ") + cell;
    }
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
    } else if (column.role == Role::computed) {
        read_computed(cell, column, troop);
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
        if (column.role == Role::name)
            row.name += (row.name.empty() ? "" : ", ") + cell;
        read_remarks(cell, column.role == Role::name, *vocabulary_, troop);
    }
}

void MailTable::read_sum(std::vector<std::string>& cells, const MailLine& line, MailRow& row) {
    const NamesOfSums names{tells_sum(cells) ? vocabulary_->ruleset().conversion.price : "",
                            name_of_cost(vocabulary_->ruleset())};
    settle_sums(cells, line, row);
    for (std::size_t i = 0; i < std::min(cells.size(), columns_.size()); ++i)
        cells[i] = cell_of_sum(cells[i], columns_[i].role, columns_[i].heading, names);
    row.text = words_of_row(cells);
    if (is_number_alone(row.text))
        row.text = "total " + row.text;
}

void MailTable::take_class_of_all(const ClassOfAll& class_of_all, const std::string& words,
                                  TroopReading& troop) const {
    if (troop.says(vocabulary_->class_trait()) || !troop.counted)
        return;
    if (const auto value = class_of_all.of_row(words))
        troop.values.push_back({vocabulary_->class_trait(), *value});
}

bool MailTable::is_without_officer(const std::vector<std::string>& row) const {
    bool told = false;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        told = told || columns_[i].tells_officer;
        if (columns_[i].tells_officer && !says_no_officer(row, i))
            return false;
    }
    return told;
}

MailRow MailTable::row(const MailLine& line, const ClassOfAll& class_of_all) {
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
    row.of_body = of_bodies_ && names_leaders_alone(all);
    if (of_bodies_ && !row.of_body) {
        row.text = line.text;
        return row;
    }
    row.is_sum = !of_bodies_ && is_sum_row(all, troop.says(vocabulary_->class_trait()));
    if (row.is_sum) {
        read_sum(all, line, row);
        return row;
    }
    add_to_sums(all);
    row.text = line.text;
    take_class_of_all(class_of_all, words.empty() ? troop.name : words, troop);
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
        read_values_of_name(row);
    } else {
        read_free_words(words.empty() ? troop.name : words, row, troop);
        if (!words.empty())
            read_values_of_name(row);
    }
    const bool without_officer = is_without_officer(all);
    for (LineReading& way : row.ways)
        for (TroopReading& one : way.troops) {
            keep_epoch_of_shooters(one, *vocabulary_);
            one.without_officer = without_officer;
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
