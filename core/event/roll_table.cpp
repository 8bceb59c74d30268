// SPDX-License-Identifier: MIT
#include "event/roll_table.h"

#include "base/csv.h"
#include "base/csv_reader.h"
#include "base/limits.h"
#include "base/text.h"
#include "base/utf8.h"

#include <fmt/format.h>
#include <glib.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <unordered_set>
#include <utility>

namespace muster {

namespace {

struct FreeText {
    void operator()(gchar* text) const { g_free(text); }
};
using GlibText = std::unique_ptr<gchar, FreeText>;

struct RollColumn {
    std::string_view heading;
    std::string RollPlayer::*field;
};
constexpr std::array<RollColumn, 12> roll_columns{{{"name", &RollPlayer::name},
                                                   {"player", &RollPlayer::name},
                                                   {"club", &RollPlayer::club},
                                                   {"verein", &RollPlayer::club},
                                                   {"team", &RollPlayer::team},
                                                   {"mannschaft", &RollPlayer::team},
                                                   {"mail", &RollPlayer::mail},
                                                   {"e-mail", &RollPlayer::mail},
                                                   {"email", &RollPlayer::mail},
                                                   {"number", &RollPlayer::number},
                                                   {"no", &RollPlayer::number},
                                                   {"nummer", &RollPlayer::number}}};

std::string folded_letters(std::string_view text) {
    if (text.empty()) // it may have no bytes at all
        return {};
    const GlibText valid(g_utf8_make_valid(text.data(), static_cast<gssize>(text.size())));
    const GlibText apart(g_utf8_normalize(valid.get(), -1, G_NORMALIZE_ALL));
    const GlibText small(g_utf8_casefold(apart.get(), -1));
    return small.get();
}

const RollColumn* column_called(std::string_view heading) {
    std::string small = folded_letters(trimmed(heading));
    if (small.ends_with('.'))
        small.pop_back();
    const auto* const found = std::find_if(roll_columns.begin(), roll_columns.end(),
                                           [&](const RollColumn& column) { return column.heading == small; });
    return found == roll_columns.end() ? nullptr : &*found;
}

bool has_column(const std::vector<CsvReader::Cell>& headings, std::string RollPlayer::*field) {
    return std::any_of(headings.begin(), headings.end(), [&](const CsvReader::Cell& heading) {
        const RollColumn* const column = column_called(heading.text);
        return column != nullptr && column->field == field;
    });
}

std::string cell_text(const CsvReader::Cell& cell) {
    return folded(unguarded_csv_text(cell.text));
}

RollPlayer player_in(const std::vector<CsvReader::Cell>& headings, const std::vector<CsvReader::Cell>& cells,
                     const CsvReader& reader) {
    if (cells.size() > headings.size())
        reader.fail(cells[headings.size()], fmt::format("this row has {} cells, but there are {} headings",
                                                        cells.size(), headings.size()));
    RollPlayer player;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const RollColumn* column = column_called(headings[i].text);
        if (characters_in(cells[i].text) > longest_name)
            reader.fail(cells[i],
                        fmt::format("this cell has more than {} letters; shorten it", longest_name));
        if (column != nullptr)
            player.*(column->field) = cell_text(cells[i]);
        else
            player.more.emplace_back(cell_text(headings[i]), cell_text(cells[i]));
    }
    if (player.name.empty())
        reader.fail(cells.front(), "this row has no name; write the player's name, or remove the row");
    return player;
}

bool is_blank_row(const std::vector<CsvReader::Cell>& cells) {
    return std::all_of(cells.begin(), cells.end(),
                       [](const CsvReader::Cell& cell) { return is_blank(cell.text); });
}

// The players of a roll by their numbers and their names, each of whom belongs to one row only. A name is
// folded once, not for every row.
class KnownPlayers {
public:
    explicit KnownPlayers(const std::vector<RollPlayer>& roll) {
        for (const RollPlayer& player : roll) {
            if (!player.number.empty())
                by_number_[player.number].push_back(&player);
            if (std::vector<std::string> words = sorted_words(player.name); !words.empty())
                by_name_[std::move(words)].push_back(&player);
        }
    }

    // Whose row it is; null: a new player's.
    const RollPlayer* take(const RollPlayer& row) {
        const RollPlayer* found = first_left(by_number_, row.number, [](const RollPlayer&) { return true; });
        if (found == nullptr)
            found = first_left(by_name_, sorted_words(row.name), [&](const RollPlayer& player) {
                return row.number.empty() || player.number.empty();
            });
        if (found != nullptr)
            taken_.insert(found);
        return found;
    }

private:
    using Players = std::vector<const RollPlayer*>;

    template <class Key, class Fits>
    const RollPlayer* first_left(const std::map<Key, Players>& players, const Key& key,
                                 const Fits& fits) const {
        const auto known = players.find(key);
        if (known == players.end())
            return nullptr;
        const auto found =
            std::find_if(known->second.begin(), known->second.end(),
                         [&](const RollPlayer* player) { return !taken_.contains(player) && fits(*player); });
        return found == known->second.end() ? nullptr : *found;
    }

    std::map<std::string, Players> by_number_;
    std::map<std::vector<std::string>, Players> by_name_;
    std::unordered_set<const RollPlayer*> taken_;
};

// "name, player": which of them a player is called by would be a guess.
void refuse_two_columns_of_one(const std::vector<CsvReader::Cell>& headings, const CsvReader& reader) {
    std::vector<std::string RollPlayer::*> seen;
    for (const CsvReader::Cell& heading : headings) {
        const RollColumn* const column = column_called(heading.text);
        if (column == nullptr)
            continue;
        if (std::find(seen.begin(), seen.end(), column->field) != seen.end())
            reader.fail(heading, "a second column of the same; leave one of them out");
        seen.push_back(column->field);
    }
}

} // namespace

std::vector<RollPlayer> read_roll(std::string_view text, const std::string& file) {
    CsvReader reader(text, file);
    std::vector<CsvReader::Cell> headings;
    std::vector<RollPlayer> players;
    while (!reader.ended()) {
        const std::vector<CsvReader::Cell> cells = reader.row();
        if (is_blank_row(cells))
            continue;
        if (!headings.empty()) {
            if (players.size() == most_players)
                reader.fail(
                    cells.front(),
                    fmt::format("more than {} players; make several tournaments of them", most_players));
            players.push_back(player_in(headings, cells, reader));
            continue;
        }
        for (const CsvReader::Cell& cell : cells)
            if (characters_in(cell.text) > longest_name)
                reader.fail(cell,
                            fmt::format("this heading has more than {} letters; shorten it", longest_name));
        headings = cells;
        if (cells.size() > most_roll_columns)
            reader.fail(cells[most_roll_columns],
                        fmt::format("more than {} columns, and at most {} are read; leave some out",
                                    most_roll_columns, most_roll_columns));
        refuse_two_columns_of_one(cells, reader);
        if (!has_column(cells, &RollPlayer::name))
            reader.fail(cells.front(), "the first row has no heading \"name\"; it names the columns: name, "
                                       "club, team, mail, number");
    }
    if (headings.empty())
        throw InputError(file, {},
                         "the table is empty; its first row names the columns: name, club, team, "
                         "mail, number");
    return players;
}

bool is_roll(std::string_view text) {
    const std::string_view first = text.substr(0, text.find('\n'));
    try {
        CsvReader reader(first, "");
        if (reader.ended())
            return false;
        const std::vector<CsvReader::Cell> headings = reader.row();
        return has_column(headings, &RollPlayer::name) &&
               (has_column(headings, &RollPlayer::mail) || has_column(headings, &RollPlayer::club));
    } catch (const InputError&) {
        return false; // no table at all
    }
}

namespace {

// What a table says nothing of stays: a column that it lacks, or that is empty in all its rows.
void keep_what_is_not_told(std::vector<RollPlayer>& rows, const std::vector<const RollPlayer*>& before) {
    for (std::string RollPlayer::*const field :
         {&RollPlayer::club, &RollPlayer::team, &RollPlayer::mail, &RollPlayer::number}) {
        if (std::any_of(rows.begin(), rows.end(),
                        [&](const RollPlayer& row) { return !(row.*field).empty(); }))
            continue;
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (before[i] != nullptr)
                rows[i].*field = before[i]->*field;
    }
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (before[i] != nullptr)
            for (const auto& kept : before[i]->more)
                if (std::none_of(rows[i].more.begin(), rows[i].more.end(),
                                 [&](const auto& told) { return told.first == kept.first; }))
                    rows[i].more.push_back(kept);
}

} // namespace

std::vector<RollPlayer> changes_of_roll(const std::vector<RollPlayer>& roll, std::vector<RollPlayer> rows) {
    KnownPlayers known(roll);
    std::vector<const RollPlayer*> known_before;
    known_before.reserve(rows.size());
    for (const RollPlayer& row : rows)
        known_before.push_back(known.take(row));
    keep_what_is_not_told(rows, known_before);
    std::vector<RollPlayer> changes;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        RollPlayer& row = rows[i];
        const RollPlayer* const before = known_before[i];
        if (before != nullptr) {
            row.id = before->id;
            row.withdrawn = before->withdrawn;
            if (row == *before)
                continue;
        }
        changes.push_back(std::move(row));
    }
    return changes;
}

std::vector<std::string> name_words(std::string_view name) {
    std::vector<std::string> words(1);
    const std::string folded = folded_letters(name);
    for (const char* at = folded.c_str(); *at != '\0'; at = g_utf8_next_char(at)) {
        const gunichar letter = g_utf8_get_char(at);
        if (g_unichar_ismark(letter))
            continue;
        if (g_unichar_isalnum(letter))
            words.back().append(at, static_cast<std::size_t>(g_utf8_next_char(at) - at));
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty())
        words.pop_back();
    return words;
}

std::vector<std::string> sorted_words(std::string_view name) {
    std::vector<std::string> words = name_words(name);
    std::sort(words.begin(), words.end());
    return words;
}

bool same_name(std::string_view one, std::string_view other) {
    const std::vector<std::string> words = sorted_words(one);
    return !words.empty() && words == sorted_words(other);
}

bool alike_names(std::string_view one, std::string_view other) {
    std::vector<std::string> few = name_words(one);
    std::vector<std::string> many = name_words(other);
    if (few.size() > many.size())
        std::swap(few, many);
    const auto alike = [](const std::string& a, const std::string& b) {
        return a == b || (a.size() == 1 && b.starts_with(a)) || (b.size() == 1 && a.starts_with(b));
    };
    return !few.empty() && std::all_of(few.begin(), few.end(), [&](const std::string& word) {
        return std::any_of(many.begin(), many.end(),
                           [&](const std::string& longer) { return alike(word, longer); });
    });
}

} // namespace muster
