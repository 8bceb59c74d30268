// SPDX-License-Identifier: MIT
#include "event/event_file.h"

#include "base/file.h"
#include "base/limits.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/utf8.h"
#include "base/utf8_path.h"
#include "database/backups.h"
#include "database/database_error.h"
#include "event/detail/event_cells.h"
#include "event/detail/event_schema.h"
#include "event/detail/record_json.h"
#include "event/detail/record_rows.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <SQLiteCpp/VariadicBind.h>
#include <fmt/format.h>
#include <glib.h>

#include <algorithm>
#include <array>
#include <map>
#include <system_error>

namespace muster {

namespace fs = std::filesystem;

namespace {

// Of a database, and of the logs that SQLite would apply to a new one, or remove.
constexpr std::array<const char*, 4> ends_of_files{"", "-wal", "-shm", "-journal"};

bool is_there(const fs::path& file) {
    std::error_code ignored;
    return fs::exists(fs::symlink_status(file, ignored));
}

// SQLite would make a database of it.
void require_no_empty_file(const fs::path& file) {
    std::error_code ignored;
    if (fs::is_regular_file(file, ignored) && fs::file_size(file, ignored) == 0 &&
        Backups(file_behind_links(file), event_kind().backup_prefix).files().empty())
        throw DatabaseError(DatabaseTrouble::foreign,
                            translate_format("{}: is empty, and no tournament of Muster; delete it, then "
                                             "'muster-cli event new' creates one of this name",
                                             path_text(file)));
}

// A name that was mistyped makes no folders.
void require_folder(const fs::path& file) {
    const fs::path folder = folder_of(file);
    if (std::error_code ignored; !fs::is_directory(folder, ignored))
        throw DatabaseError(
            DatabaseTrouble::missing,
            translate_format("{}: there is no folder {}; make it first", path_text(file), path_text(folder)));
}

void require_existence(const fs::path& file, bool create) {
    if (create)
        require_folder(file);
    else
        require_no_empty_file(file);
    for (const char* end : ends_of_files)
        if (const std::string name = path_text(file) + end; create && is_there(path_of(name)))
            throw DatabaseError(DatabaseTrouble::other,
                                translate_format("{}: already exists; choose another name", name));
    if (std::error_code ignored; !create && !fs::exists(file, ignored))
        throw DatabaseError(DatabaseTrouble::missing,
                            translate_format("{}: there is no such file; 'muster-cli event new' creates one",
                                             path_text(file)));
}

// Bytes that came in are bound as a BLOB, all else as text.
struct Blob {
    std::string_view bytes;
};

void bind_value(SQLite::Statement& statement, int index, std::int64_t value) {
    statement.bind(index, value);
}
void bind_value(SQLite::Statement& statement, int index, std::string_view text) {
    statement.bind(index, std::string(text));
}
void bind_value(SQLite::Statement& statement, int index, const Blob& blob) {
    statement.bind(index, blob.bytes.data(), static_cast<int>(blob.bytes.size()));
}

constexpr TableBounds pack_bounds = event_table("pack", most_event_files);
constexpr TableBounds data_bounds = event_table("data", most_event_files);
constexpr TableBounds log_bounds = event_table("log", most_event_rows, small_event_cell);

// Words of strangers, no longer than will be read again.
std::string told(std::string_view words) {
    return shortened(with_bytes_replaced(words), longest_event_words);
}

} // namespace

std::string sha256_of(std::string_view bytes) {
    gchar* const digest = g_compute_checksum_for_data(
        G_CHECKSUM_SHA256, reinterpret_cast<const guchar*>(bytes.data()), bytes.size());
    std::string text = digest;
    g_free(digest);
    return text;
}

EventFile::EventFile(const fs::path& file) : EventFile(file, false) {}

EventFile::EventFile(const fs::path& file, bool create)
    : file_((require_existence(file, create), file)), open_(open_database(file, event_kind())),
      statements_(std::make_unique<Statements>(*open_.database)) {}

EventFile EventFile::create_filled(const fs::path& file, const std::function<void(EventFile&)>& fill) {
    require_existence(file, true); // what is there stays there
    const std::string lock = path_text(file) + ".lock";
    const bool is_lock_new = !is_there(path_of(lock));
    try {
        EventFile event(file, true);
        event.in_one_step([&] { fill(event); });
        return event;
    } catch (...) {
        std::error_code ignored;
        for (const char* end : ends_of_files)
            fs::remove(path_of(path_text(file) + end), ignored);
        if (is_lock_new)
            fs::remove(path_of(lock), ignored);
        throw;
    }
}

EventFile EventFile::create(const fs::path& file, std::string_view pack, const std::vector<DataFile>& data,
                            EventTime now) {
    return create_filled(file, [&](EventFile& event) {
        event.set_pack(pack, now);
        for (const DataFile& one : data)
            event.add_data(one);
    });
}

void EventFile::in_one_step(const std::function<void()>& work) {
    if (in_step_) {
        work();
        return;
    }
    if (open_.read_only)
        throw DatabaseError(DatabaseTrouble::read_only, *open_.read_only);
    translated(file_, event_kind(), [&] {
        SQLite::Transaction transaction(*open_.database, SQLite::TransactionBehavior::IMMEDIATE);
        in_step_ = true;
        try {
            work();
        } catch (...) {
            in_step_ = false;
            throw;
        }
        in_step_ = false;
        transaction.commit();
    });
}

void EventFile::back_up() {
    if (open_.read_only)
        return;
    translated(file_, event_kind(),
               [&] { return Backups(file_, event_kind().backup_prefix).make(*open_.database, today()); });
}

template <class... Values>
std::int64_t EventFile::insert(std::string_view sql, const Values&... values) {
    std::int64_t row = 0;
    in_one_step([&] {
        const Statements::Use use = statement(sql);
        int index = 0;
        (bind_value(*use, ++index, values), ...);
        use->exec();
        row = open_.database->getLastInsertRowid();
    });
    return row;
}

void EventFile::set_pack(std::string_view text, EventTime now) {
    insert("INSERT INTO pack(time, text) VALUES(?, ?)", now, text);
    add_log(now, "The pack was stored.");
}

void EventFile::add_data(const DataFile& data) {
    insert("INSERT OR IGNORE INTO data(path, text) VALUES(?, ?)", std::string_view(data.path),
           std::string_view(data.text));
}

std::int64_t EventFile::set_player(const RollPlayer& player, EventTime now) {
    std::int64_t id = player.id;
    in_one_step([&] {
        if (id == 0) {
            const Statements::Use next = statement("SELECT coalesce(max(player), 0) + 1 FROM roll");
            next->executeStep();
            id = next->getColumn(0).getInt64();
        }
        insert("INSERT INTO roll(time, player, name, club, team, mail, number, more, withdrawn) "
               "VALUES(?,?,?,?,?,?,?,?,?)",
               now, id, std::string_view(player.name), std::string_view(player.club),
               std::string_view(player.team), std::string_view(player.mail), std::string_view(player.number),
               std::string_view(json_of(player.more)), static_cast<std::int64_t>(player.withdrawn ? 1 : 0));
        add_log(now, fmt::format("{} the roll: {}",
                                 player.id == 0     ? "Put on"
                                 : player.withdrawn ? "Withdrawn from"
                                                    : "Changed on",
                                 player.name));
    });
    return id;
}

std::optional<std::int64_t> EventFile::original_of(std::string_view bytes, std::string_view name) const {
    return translated(file_, event_kind(), [&]() -> std::optional<std::int64_t> {
        const Statements::Use query = statement("SELECT id FROM original WHERE sha256 = ? AND name = ?");
        query->bind(1, sha256_of(bytes));
        query->bind(2, std::string(name));
        if (!query->executeStep())
            return std::nullopt;
        return query->getColumn(0).getInt64();
    });
}

std::int64_t EventFile::add_original(std::string_view bytes, std::string_view name) {
    return insert("INSERT INTO original(sha256, name, bytes) VALUES(?,?,?)",
                  std::string_view(sha256_of(bytes)), name, Blob{bytes});
}

std::int64_t EventFile::add_submission(const StoredSubmission& submission) {
    std::int64_t id = 0;
    in_one_step([&] {
        id = insert("INSERT INTO submission(original, source, sender, named, received, taken) "
                    "VALUES(?,?,?,?,?,?)",
                    submission.original, std::string_view(told(submission.source)),
                    std::string_view(told(submission.sender)), std::string_view(told(submission.named)),
                    submission.received, submission.taken);
        add_reading(id, submission.reading, submission.taken);
        StoredSubmission assigned = submission;
        assigned.id = id;
        assign(assigned, submission.taken);
    });
    return id;
}

void EventFile::add_reading(std::int64_t submission, const StoredReading& reading, EventTime now) {
    insert(
        "INSERT INTO reading(submission, time, army, written, declared, open, choices) VALUES(?,?,?,?,?,?,?)",
        submission, now, std::string_view(reading.army),
        static_cast<std::int64_t>(reading.is_written ? 1 : 0), std::string_view(json_of(reading.declared)),
        std::string_view(json_of(reading.open)), std::string_view(json_of(reading.choices)));
}

void EventFile::assign(const StoredSubmission& submission, EventTime now) {
    insert("INSERT INTO assignment(submission, time, player, slot, after_lock, by_umpire, why) "
           "VALUES(?,?,?,?,?,?,?)",
           submission.id, now, submission.player, static_cast<std::int64_t>(submission.slot),
           static_cast<std::int64_t>(submission.after_lock ? 1 : 0),
           static_cast<std::int64_t>(submission.by_umpire ? 1 : 0), std::string_view(told(submission.why)));
}

void EventFile::decide(const Decision& decision) {
    insert("INSERT INTO decision(time, player, slot, submission, kind, amount, why, undoes) "
           "VALUES(?,?,?,?,?,?,?,?)",
           decision.time, decision.player, static_cast<std::int64_t>(decision.slot), decision.submission,
           word_of(decision.kind), static_cast<std::int64_t>(decision.amount),
           std::string_view(told(decision.why)), decision.undoes);
}

void EventFile::rule(const Ruling& ruling) {
    insert("INSERT INTO ruling(submission, time, kind, value, why) VALUES(?,?,?,?,?)", ruling.submission,
           ruling.time, std::string_view(ruling.kind), std::string_view(ruling.value),
           std::string_view(told(ruling.why)));
}

void EventFile::set_switch(const EventSwitch& one) {
    insert("INSERT INTO switch(time, player, kind) VALUES(?,?,?)", one.time, one.player,
           std::string_view(one.kind));
}

void EventFile::add_log(EventTime now, std::string_view words) {
    insert("INSERT INTO log(time, words) VALUES(?,?)", now, std::string_view(told(words)));
}

std::string EventFile::bytes_of(std::int64_t original) const {
    return translated(file_, event_kind(), [&] {
        const Statements::Use query = statement("SELECT bytes FROM original WHERE id = ?");
        query->bind(1, original);
        if (!query->executeStep())
            throw DatabaseError(DatabaseTrouble::missing, translate("there is no such original"));
        return query->getColumn(0).getString();
    });
}

std::vector<DataFile> EventFile::data() const {
    return translated(file_, event_kind(), [&] {
        std::vector<DataFile> files;
        each_row(*statement("SELECT path, text FROM data ORDER BY path"), data_bounds,
                 [&](SQLite::Statement& row) {
                     files.push_back({row.getColumn(0).getString(), row.getColumn(1).getString()});
                 });
        return files;
    });
}

std::vector<LogLine> EventFile::log() const {
    return translated(file_, event_kind(), [&] {
        std::vector<LogLine> lines;
        each_row(*statement("SELECT time, words FROM log ORDER BY id"), log_bounds,
                 [&](SQLite::Statement& row) {
                     lines.push_back({whole_cell(row, 0, log_bounds.table), row.getColumn(1).getString()});
                 });
        return lines;
    });
}

std::string EventFile::pack() const {
    return translated(file_, event_kind(), [&] {
        each_row(*statement("SELECT revision FROM pack"), pack_bounds, [](SQLite::Statement&) {});
        std::string text;
        each_row(*statement("SELECT text FROM pack ORDER BY revision DESC LIMIT 1"), pack_bounds,
                 [&](SQLite::Statement& row) { text = row.getColumn(0).getString(); });
        return text;
    });
}

EventRecord EventFile::record() const {
    return translated(file_, event_kind(), [&] {
        EventRecord record = read_record(*statements_);
        record.pack = pack();
        return record;
    });
}

} // namespace muster
