// SPDX-License-Identifier: MIT
#include "event/detail/record_rows.h"

#include "base/limits.h"
#include "base/translation.h"
#include "database/database_error.h"
#include "event/detail/event_cells.h"
#include "event/detail/record_json.h"

#include <SQLiteCpp/Column.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace muster {

namespace {

constexpr TableBounds roll_bounds = event_table("roll", most_players, small_event_cell);
constexpr TableBounds submission_bounds = event_table("submission", most_submissions);
constexpr TableBounds decision_bounds = event_table("decision", most_event_rows, small_event_cell);
constexpr TableBounds switch_bounds = event_table("switch", most_event_rows, small_event_cell);

constexpr std::string_view roll_sql =
    "SELECT player, name, club, team, mail, number, more, withdrawn FROM roll "
    "WHERE id IN (SELECT max(id) FROM roll GROUP BY player) ORDER BY player";
constexpr std::string_view submissions_sql =
    "SELECT s.id, s.original, s.source, s.sender, s.named, s.received, s.taken, "
    "a.player, a.slot, a.after_lock, a.why, a.by_umpire, r.army, r.written, r.declared, r.open, r.choices, "
    "(SELECT value FROM ruling WHERE submission = s.id AND kind = 'list' ORDER BY id DESC LIMIT 1), "
    "(SELECT value FROM ruling WHERE submission = s.id AND kind = 'received' ORDER BY id DESC LIMIT 1) "
    "AS value, c.id, c.value, a.id, r.id "
    "FROM submission s "
    "LEFT JOIN assignment a ON a.id = (SELECT max(id) FROM assignment WHERE submission = s.id) "
    "LEFT JOIN reading r ON r.id = (SELECT max(id) FROM reading WHERE submission = s.id) "
    "LEFT JOIN ruling c ON c.id = (SELECT max(id) FROM ruling WHERE submission = s.id AND kind = 'counts') "
    "ORDER BY s.id";
constexpr std::string_view decisions_sql =
    "SELECT time, player, slot, submission, kind, amount, why, undoes, id FROM decision ORDER BY id";
constexpr std::string_view switches_sql = "SELECT time, player, kind FROM switch ORDER BY id";

// Whoever reads a record may ask for the player of each row; 0 means nobody, or everybody.
void require_players(const EventRecord& record) {
    const auto is_known = [&](const auto& row) { return row.player == 0 || record.player(row.player); };
    const auto are_known = [&](const auto& rows) { return std::all_of(rows.begin(), rows.end(), is_known); };
    if (!are_known(record.submissions) || !are_known(record.decisions) || !are_known(record.switches))
        throw DamagedRow(
            translate("the tournament speaks of a player who is not on its roll; restore a backup"));
}

void add_player(EventRecord& record, SQLite::Statement& row) {
    const bool withdrawn = row.getColumn(7).getInt() != 0;
    (withdrawn ? record.withdrawn : record.players)
        .push_back({whole_cell(row, 0, roll_bounds.table), row.getColumn(1).getString(),
                    row.getColumn(2).getString(), row.getColumn(3).getString(), row.getColumn(4).getString(),
                    row.getColumn(5).getString(), more_in_json(row.getColumn(6).getString()), withdrawn});
}

// Each submission is stored with both.
void require_parts(SQLite::Statement& row) {
    constexpr std::array<std::pair<int, std::string_view>, 2> parts{{{21, "assignment"}, {22, "reading"}}};
    for (const auto& [column, table] : parts)
        if (row.getColumn(column).isNull())
            throw DamagedRow(translate_format(
                "the tournament's table \"{}\" has nothing about the submission {}; restore a backup", table,
                row.getColumn(0).getString()));
}

void add_submission(EventRecord& record, SQLite::Statement& row) {
    require_parts(row);
    const std::string_view table = submission_bounds.table;
    StoredSubmission& one = record.submissions.emplace_back();
    one.id = whole_cell(row, 0, table);
    one.original = whole_cell(row, 1, table);
    one.source = row.getColumn(2).getString();
    one.sender = row.getColumn(3).getString();
    one.named = row.getColumn(4).getString();
    one.received = whole_cell(row, 5, table);
    one.taken = whole_cell(row, 6, table);
    one.player = whole_cell(row, 7, "assignment");
    one.slot = small_number(row, 8, "assignment");
    one.after_lock = row.getColumn(9).getInt() != 0;
    one.why = row.getColumn(10).getString();
    one.by_umpire = row.getColumn(11).getInt() != 0;
    one.reading = {row.getColumn(12).getString(), row.getColumn(13).getInt() != 0,
                   declared_in_json(row.getColumn(14).getString()),
                   open_in_json(row.getColumn(15).getString()),
                   choices_in_json(row.getColumn(16).getString())};
    if (!row.getColumn(17).isNull())
        one.list = row.getColumn(17).getString();
    if (!row.getColumn(18).isNull())
        one.received = written_whole_cell(row, 18, "ruling");
    if (!row.getColumn(19).isNull()) {
        one.chosen = row.getColumn(19).getInt64();
        one.chosen_among = written_whole_cell(row, 20, "ruling");
    }
}

DecisionKind decision_kind_in(SQLite::Statement& row, int column) {
    if (const std::optional<DecisionKind> kind = decision_called(row.getColumn(column).getString()))
        return *kind;
    refuse_cell(row, column, decision_bounds.table,
                translate_format("one of {}", "accept, refuse, penalty, undo"));
}

void add_decision(EventRecord& record, SQLite::Statement& row) {
    const std::string_view table = decision_bounds.table;
    record.decisions.push_back(
        {whole_cell(row, 0, table), whole_cell(row, 1, table), small_number(row, 2, table),
         whole_cell(row, 3, table), decision_kind_in(row, 4), small_number(row, 5, table),
         row.getColumn(6).getString(), whole_cell(row, 7, table), row.getColumn(8).getInt64()});
}

void add_switch(EventRecord& record, SQLite::Statement& row) {
    const std::string_view table = switch_bounds.table;
    record.switches.push_back(
        {whole_cell(row, 0, table), whole_cell(row, 1, table), row.getColumn(2).getString()});
}

} // namespace

EventRecord read_record(Statements& statements) {
    EventRecord record;
    const auto read = [&](std::string_view sql, const TableBounds& bounds,
                          void (*add)(EventRecord&, SQLite::Statement&)) {
        each_row(*statements(sql), bounds, [&](SQLite::Statement& row) { add(record, row); });
    };
    read(roll_sql, roll_bounds, add_player);
    read(submissions_sql, submission_bounds, add_submission);
    read(decisions_sql, decision_bounds, add_decision);
    read(switches_sql, switch_bounds, add_switch);
    require_players(record);
    return record;
}

} // namespace muster
