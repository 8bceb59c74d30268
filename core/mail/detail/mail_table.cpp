// SPDX-License-Identifier: MIT
#include "mail/detail/mail_table.h"

#include "army/army.h"
#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_set>

namespace muster {

namespace {

using Words = std::unordered_set<std::string_view>;

std::vector<std::string> cells_between(std::string_view line, char separator) {
    std::vector<std::string> cells;
    if (separator == '|') {
        line = trimmed(line);
        if (line.starts_with('|'))
            line.remove_prefix(1);
        if (line.ends_with('|'))
            line.remove_suffix(1);
    }
    std::string cell;
    bool quoted = false;
    const auto end_cell = [&] {
        cells.emplace_back(trimmed(cell));
        cell.clear();
    };
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        if (c == '"' && (quoted || is_blank(cell)) &&
            (separator == ';' || separator == ',' || separator == '\t')) {
            if (quoted && at + 1 < line.size() && line[at + 1] == '"')
                cell += line[++at];
            else
                quoted = !quoted;
        } else if (!quoted && separator == ' ' && c == ' ' && at + 1 < line.size() && line[at + 1] == ' ') {
            end_cell();
            while (at + 1 < line.size() && line[at + 1] == ' ')
                ++at;
        } else if (!quoted && c == separator && separator != ' ') {
            end_cell();
        } else {
            cell += c;
        }
    }
    end_cell();
    return cells;
}

std::string heading_words(const std::string& heading) {
    std::string words = small_letters(folded(heading));
    while (!words.empty() && (words.back() == '.' || words.back() == ':'))
        words.pop_back();
    return words;
}

bool is_nothing(const std::string& cell) {
    static const Words words{"", "-", "--", ".", "/", "n/a", "na"};
    return words.contains(small_letters(cell));
}

bool is_yes(const std::string& cell) {
    static const Words words{"yes", "y", "x", "1", "ja", "j", "true", "✓", "✔", "★", "oui"};
    return words.contains(small_letters(cell));
}

} // namespace

std::optional<MailTable> MailTable::begins(const MailLine& line, const Vocabulary& vocabulary) {
    for (const char separator : {'\t', '|', ';', ',', ' '}) {
        MailTable table(vocabulary);
        table.separator_ = separator;
        const std::vector<std::string> headings = cells_between(line.text, separator);
        std::size_t known = 0;
        std::size_t useful = 0;
        for (const std::string& heading : headings) {
            const auto column = table.column_of(heading);
            known += column ? 1 : 0;
            useful += column && (column->role == Role::count || column->role == Role::trait) ? 1 : 0;
            table.columns_.push_back(column.value_or(Column{}));
        }
        if (headings.size() >= 3 && known * 3 >= headings.size() * 2 && useful >= 1 && known >= 2)
            return table;
    }
    return std::nullopt;
}

// NOLINTNEXTLINE(readability-function-size) mostly a table
std::optional<MailTable::Column> MailTable::column_of(const std::string& heading) const {
    static const std::pair<Role, Words> roles[] = {
        {Role::each,
         {"each", "points each", "pts each", "pts ea", "je", "ip each", "cost each", "unit cost",
          "points per figure", "pts/fig", "points/figure", "pts per fig", "ip per vignette", "punkte je",
          "each ip", "per figure", "pt each"}},
        {Role::sum,
         {"points", "pts", "total", "ip", "sum", "punkte", "summe", "cost", "total points", "total pts",
          "total ip", "ip total", "points total", "pts total", "gesamt"}},
        {Role::count,
         {"number",
          "no",
          "nr",
          "#",
          "n",
          "qty",
          "quantity",
          "count",
          "figures",
          "figs",
          "fig",
          "vignettes",
          "vigs",
          "vign",
          "anzahl",
          "zahl",
          "stück",
          "nombre",
          "num",
          "how many",
          "els",
          "elements",
          "models",
          "strength",
          "no of figures",
          "no. of figures",
          "number of figures",
          "number of vignettes",
          "men",
          "stands",
          "figuren",
          "vignetten",
          "x"}},
        {Role::unit, {"unit", "tactical unit", "unit no", "unit name", "regiment", "einheit", "unit no."}},
        {Role::body,
         {"wing", "command", "battle", "part", "division", "flügel", "body", "sector", "position"}},
        {Role::name,
         {"name", "names", "troops", "troop", "description", "who", "truppe", "truppen", "troop name",
          "bezeichnung", "title"}},
        {Role::notes,
         {"notes", "note", "remarks", "remark", "comment", "comments", "commanders", "commander", "officers",
          "special", "other", "leader", "leaders", "bemerkung", "bemerkungen", "command notes"}},
        {Role::words, {"notation", "code", "codes", "troop type", "typ", "what", "kind"}},
        {Role::number, {"line no", "item", "row", "id"}}};
    const std::string words = heading_words(heading);
    if (words.empty())
        return std::nullopt;
    const Tokens tokens = vocabulary_->tokens(words);
    const auto match = tokens.empty() ? std::nullopt : vocabulary_->longest(tokens, 0);
    const bool whole = match && match->end == tokens.size();
    const auto has_role = [&](Role role) {
        return std::any_of(std::begin(roles), std::end(roles),
                           [&](const auto& row) { return row.first == role && row.second.contains(words); });
    };
    if (whole && !match->phrase->labels.empty() && !has_role(Role::sum) && !has_role(Role::each)) {
        for (const std::size_t index : match->phrase->labels)
            if (vocabulary_->ruleset().traits[index].level == Level::troop)
                return Column{Role::trait, index};
        const Level level = vocabulary_->ruleset().traits[match->phrase->labels.front()].level;
        return level == Level::body ? Column{Role::body, 0}
                                    : Column{Role::trait, match->phrase->labels.front()};
    }
    if (whole)
        for (const Meaning& meaning : match->phrase->meanings)
            if (meaning.values.size() == 1 &&
                vocabulary_->ruleset().traits[meaning.values.front().trait].is_switch() &&
                !has_role(Role::notes))
                return Column{Role::flag, meaning.values.front().trait};
    for (const auto& [role, headings] : roles)
        if (headings.contains(words))
            return Column{role, 0};
    return std::nullopt;
}

std::vector<std::string> MailTable::cells(std::string_view line) const {
    return cells_between(line, separator_);
}

bool MailTable::has_row(const MailLine& line) const {
    const std::size_t count = cells(line.text).size();
    return separator_ == ' ' ? count >= 2 && !line.after_blank
                             : count >= 3 || (count == 2 && columns_.size() <= 3);
}

void MailTable::read_trait(const std::string& cell, const Column& column, TroopReading& troop) const {
    const Trait& trait = vocabulary_->ruleset().traits[column.trait];
    if (is_nothing(cell))
        return;
    const Tokens tokens = vocabulary_->tokens(cell);
    if (const auto value = vocabulary_->value_of(trait, tokens, 0, tokens.size())) {
        troop.values.push_back({column.trait, *value});
        return;
    }
    if (const std::string small = small_letters(cell); small == "none" || small == "no" || small == "nein") {
        for (std::size_t v = 0; v < trait.values.size(); ++v)
            if (trait.values[v].id == "none" || trait.values[v].id == "no")
                troop.values.push_back({column.trait, static_cast<std::int32_t>(v)});
        return;
    }
    if (trait.words.words().size() == 2 && is_yes(cell)) { // "yes" of a shield
        for (std::size_t v = 0; v < trait.values.size(); ++v)
            if (trait.values[v].id == "yes")
                troop.values.push_back({column.trait, static_cast<std::int32_t>(v)});
        return;
    }
    // Another trait may share the column: "lance, shield", "HIM (EIV)".
    const Phrases phrases = phrases_in(cell, *vocabulary_);
    bool known = !phrases.items.empty();
    for (std::size_t i = 0; i < phrases.tokens.size(); ++i)
        known = known && (phrases.owner[i] != Phrases::nobody || phrases.tokens[i].is_mark() ||
                          is_joining_word(phrases.tokens[i].plain()));
    for (const PhraseItem& item : phrases.items)
        if (!item.meanings.empty()) {
            const auto of_column =
                std::find_if(item.meanings.begin(), item.meanings.end(), [&](const Meaning& meaning) {
                    return meaning.values.front().trait == column.trait;
                });
            const Meaning& meaning = of_column == item.meanings.end() ? item.meanings.front() : *of_column;
            for (const ValueOf& value : meaning.values)
                if (!troop.says(value.trait))
                    troop.values.push_back(value);
        }
    if (!known)
        troop.questions.push_back(fmt::format("\"{}\": no {} that the rules know", cell, trait.name));
}

// A cell of a column whose heading says nothing: whether it is a value of a trait that is still open.
bool MailTable::read_value(const std::string& cell, TroopReading& troop) const {
    const Tokens tokens = vocabulary_->tokens(cell);
    for (const std::size_t index : vocabulary_->ruleset().at(Level::troop).traits) {
        const Trait& trait = vocabulary_->ruleset().traits[index];
        if (!trait.is_choice() || troop.says(index) || vocabulary_->needs_prefix(index) ||
            (tokens.size() == 1 && tokens.front().is_number()))
            continue;
        if (const auto value = vocabulary_->value_of(trait, tokens, 0, tokens.size())) {
            troop.values.push_back({index, *value});
            return true;
        }
    }
    return false;
}

// Of remarks only what is a mark of the troop or its unit for sure: "General", "Great King, General".
void MailTable::read_notes(const std::string& cell, bool is_name, TroopReading& troop) const {
    std::string part;
    const auto take = [&] {
        const Tokens tokens = vocabulary_->tokens(part);
        std::size_t begin = 0;
        std::size_t end = tokens.size();
        while (begin < end && (tokens[begin].is_mark() || is_joining_word(tokens[begin].plain())))
            ++begin;
        while (end > begin && tokens[end - 1].is_mark())
            --end;
        const auto match = begin < end ? vocabulary_->longest(tokens, begin) : std::nullopt;
        if (match && match->end == end)
            for (const Meaning& meaning : match->phrase->meanings) {
                const Trait& trait = vocabulary_->ruleset().traits[meaning.values.front().trait];
                if (meaning.values.size() == 1 &&
                    (trait.is_switch() || trait.level == Level::unit || trait.id == "line") &&
                    !troop.says(meaning.values.front().trait)) {
                    troop.values.push_back(meaning.values.front());
                    part.clear();
                    return;
                }
            }
        if (is_name && !is_blank(part))
            troop.name += (troop.name.empty() ? "" : ", ") + std::string(trimmed(part));
        part.clear();
    };
    for (const char c : cell) {
        if (c == ',' || c == ';' || c == '(' || c == ')' || c == '&' || c == '+' || c == '/')
            take();
        else
            part += c;
    }
    take();
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
        troop.numbers.push_back({number->value,
                                 role == Role::each ? WrittenNumber::Role::each : WrittenNumber::Role::sum,
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
            if (!troop.says(value.trait))
                troop.values.push_back(value);
        if (said.counted && !troop.counted) {
            troop.count = said.count;
            troop.counted = true;
        }
        troop.numbers.insert(troop.numbers.end(), said.numbers.begin(), said.numbers.end());
        troop.questions.insert(troop.questions.end(), said.questions.begin(), said.questions.end());
        if (!said.name.empty())
            troop.name = troop.name.empty() ? said.name : said.name + " " + troop.name;
    }
}

MailRow MailTable::row(std::string_view line) const {
    const std::vector<std::string> all = cells(line);
    MailRow row;
    TroopReading troop;
    troop.coded = true;
    std::string words;
    const auto add_words = [&](const std::string& cell) {
        words += (words.empty() || cell.empty() ? "" : ", ") + cell;
    };
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Column column = i < columns_.size() ? columns_[i] : Column{Role::notes, 0};
        const std::string& cell = all[i];
        static const Words sums{"total",    "sum",       "totals",      "summe", "gesamt",
                                "subtotal", "sub-total", "grand total", "tot"};
        row.is_sum = row.is_sum || sums.contains(heading_words(cell));
        if (column.role == Role::trait) {
            read_trait(cell, column, troop);
        } else if (column.role == Role::flag) {
            if (is_yes(cell))
                troop.values.push_back({column.trait, 1});
            else if (!is_nothing(cell) && small_letters(cell) != "no")
                read_notes(cell, false, troop);
        } else if (column.role == Role::count || column.role == Role::each || column.role == Role::sum) {
            read_number(cell, column.role, troop);
        } else if (column.role == Role::unit) {
            row.unit = cell;
            read_notes(cell, false, troop);
        } else if (column.role == Role::body) {
            row.body = cell;
        } else if (column.role == Role::name || column.role == Role::notes) {
            read_notes(cell, column.role == Role::name, troop);
        } else if (column.role == Role::words) {
            if (!is_nothing(cell) && !read_value(cell, troop)) {
                if (std::all_of(cell.begin(), cell.end(), [](char c) { return is_digit(c); }))
                    troop.questions.push_back(fmt::format("\"{}\": not understood", cell));
                else
                    add_words(cell);
            }
        }
    }
    row.text = std::string(line);
    if (row.is_sum)
        return row;
    if (troop.says(vocabulary_->class_trait())) {
        read_notes(words, true, troop);
        row.ways = {{{troop}, {}}};
    } else {
        read_free_words(words.empty() ? troop.name : words, row, troop);
    }
    return row;
}

} // namespace muster
