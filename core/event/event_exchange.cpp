// SPDX-License-Identifier: MIT
#include "event/event_exchange.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/leftovers.h"
#include "base/limits.h"
#include "base/text.h"
#include "base/utf8_path.h"
#include "database/database_error.h"
#include "event/detail/event_cells.h"
#include "event/detail/event_schema.h"
#include "event/detail/exported_rows.h"
#include "event/event_rules.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sqlite3.h>

#include <cstdint>
#include <deque>
#include <limits>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace muster {

namespace fs = std::filesystem;

namespace {

// A table, and the column that goes to files of its own.
struct DumpTable {
    const char* name;
    std::vector<const char*> columns;
    const char* in_file = nullptr;
    const char* folder = ""; // of the files
};

const std::vector<DumpTable>& dump_tables() {
    static const std::vector<DumpTable> tables{
        {"pack", {"revision", "time", "text"}, "text", "packs"},
        {"data", {"path", "text"}, "text", "rules"},
        {"roll", {"id", "time", "player", "name", "club", "team", "mail", "number", "more", "withdrawn"}},
        {"original", {"id", "sha256", "name", "bytes"}, "bytes", "originals"},
        {"submission", {"id", "original", "source", "sender", "named", "received", "taken"}},
        {"reading", {"id", "submission", "time", "army", "written", "declared", "open", "choices"}},
        {"assignment", {"id", "submission", "time", "player", "slot", "after_lock", "by_umpire", "why"}},
        {"ruling", {"id", "submission", "time", "kind", "value", "why"}},
        {"decision", {"id", "time", "player", "slot", "submission", "kind", "amount", "why", "undoes"}},
        {"switch", {"id", "time", "player", "kind"}},
        {"log", {"id", "time", "words"}}};
    return tables;
}

// A name that says what it is and is valid on every system; the number, of the row or else its place in the
// table, keeps it apart from others.
std::string file_for(const DumpTable& table, const RowJson& row, std::size_t place) {
    const std::int64_t number =
        row.begin()->is_number() ? row.begin()->get<std::int64_t>() : static_cast<std::int64_t>(place);
    std::string name;
    if (row.contains("name"))
        name = row["name"].get<std::string>();
    else if (row.contains("path"))
        name = row["path"].get<std::string>();
    std::string plain;
    for (const char c : name.substr(0, 80))
        plain +=
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.'
                ? c
                : '_';
    if (plain.starts_with('.'))
        plain.insert(0, 1, '_');
    if (std::string_view(table.name) == "pack")
        plain = "pack.xml";
    return fmt::format("{}/{:05}-{}", table.folder, number, plain);
}

// What a column has that exports before a later version of the schema do not hold; nullptr for the others.
const RowJson* cell_of_old_exports(const std::string& column) {
    static const RowJson added{{"choices", "[]"}, {"undoes", 0}, {"withdrawn", 0}};
    return added.contains(column) ? &added.at(column) : nullptr;
}

RowJson cell_json(const SQLite::Column& column) {
    if (column.isInteger())
        return column.getInt64();
    return column.getString();
}

std::string select_sql(const DumpTable& table) {
    return fmt::format("SELECT {} FROM {} ORDER BY {}", fmt::join(table.columns, ", "), table.name,
                       table.columns.front());
}

std::string insert_sql(const DumpTable& table) {
    const std::vector<std::string_view> marks(table.columns.size(), "?");
    return fmt::format("INSERT INTO {}({}) VALUES({})", table.name, fmt::join(table.columns, ", "),
                       fmt::join(marks, ", "));
}

[[noreturn]] void refuse(const fs::path& file, const std::string& why) {
    throw InputError(path_text(file), {}, why);
}

// The files that the list of an exported folder names. They must be in the folder, and none is read through a
// link or twice: so a small folder cannot make a large tournament.
class ListedFiles {
public:
    explicit ListedFiles(const fs::path& folder) : folder_(folder) {}

    [[nodiscard]] const fs::path& folder() const { return folder_; }

    std::string read(const std::string& name) {
        const fs::path path = path_of(name);
        for (const fs::path& part : path)
            if (part == ".." || part == "." || path.is_absolute() || name.find('\\') != std::string::npos)
                refuse_list(fmt::format("names the file {}, which is outside the folder; export the "
                                        "tournament again",
                                        name));
        if (!read_.insert(path.lexically_normal()).second)
            refuse_list(fmt::format("names the file {} twice; export the tournament again", name));
        try {
            return FolderBeneath(folder_, path.parent_path()).read(path_text(path.filename()));
        } catch (const std::system_error& error) {
            refuse(folder_ / path, fmt::format("its folder cannot be read: {}; links are not followed",
                                               error.code().message()));
        }
    }

private:
    [[noreturn]] void refuse_list(const std::string& why) const { refuse(folder_ / "event.json", why); }

    const fs::path& folder_;
    std::set<fs::path> read_;
};

void require_empty(const fs::path& folder) {
    std::error_code ignored;
    if (fs::exists(folder, ignored) && !fs::is_directory(folder, ignored))
        refuse(folder, "is no folder; name one that does not exist yet");
    if (fs::is_directory(folder, ignored) && !fs::is_empty(folder, ignored))
        refuse(folder, "is not empty; name a folder that does not exist yet");
}

} // namespace

// The tables of an event as they are.
class EventDump {
public:
    // Throws InputError for a row that refers to none.
    static void require_whole(const EventFile& event) {
        const Statements::Use query = event.statement("PRAGMA foreign_key_check");
        if (query->executeStep())
            refuse(event.file(),
                   fmt::format("a row of its table \"{}\" refers to one that is missing; restore a "
                               "backup",
                               query->getColumn(0).getString()));
    }

    static void write_table(const EventFile& event, const DumpTable& table, const fs::path& folder,
                            RowWriter& writer) {
        writer.begin(table.name);
        std::size_t rows = 0;
        each_row(*event.statement(select_sql(table)), bounds_of(table), [&](SQLite::Statement& query) {
            ++rows;
            RowJson row = RowJson::object();
            std::string content;
            for (std::size_t i = 0; i < table.columns.size(); ++i) {
                const SQLite::Column column = query.getColumn(static_cast<int>(i));
                if (table.in_file != nullptr && std::string_view(table.columns[i]) == table.in_file)
                    content = column.getString();
                else
                    row[table.columns[i]] = cell_json(column);
            }
            if (std::string_view(table.name) == "original" && sha256_of(content) != row["sha256"])
                refuse(event.file(),
                       fmt::format("the file that came in as {} is not as it came in: its SHA-256 "
                                   "differs, and no import would take it; restore a backup",
                                   muster::quoted(row["name"].get<std::string>())));
            if (table.in_file != nullptr) {
                const std::string name = file_for(table, row, rows);
                fs::create_directories((folder / path_of(name)).parent_path());
                write_file_in(folder, path_of(name), content);
                row["file"] = name;
            }
            if (!writer.add(table.name, std::move(row)))
                refuse_large_row(event, table);
        });
    }

    static void add_row(const EventFile& event, const DumpTable& table, const ExportedRows& rows,
                        std::size_t row, ListedFiles& files) {
        const Statements::Use insert = event.statement(insert_sql(table));
        std::string content;
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const int index = static_cast<int>(i) + 1;
            const std::string column = table.columns[i];
            if (table.in_file != nullptr && column == table.in_file) {
                content = files.read(rows.text(table.name, row, "file"));
                if (column == "bytes")
                    insert->bind(index, content.data(), static_cast<int>(content.size()));
                else
                    insert->bind(index, content);
            } else {
                const RowJson* missing = cell_of_old_exports(column);
                const bool is_missing = missing != nullptr && !rows.has_cell(table.name, row, column);
                const RowJson& cell = is_missing ? *missing : rows.cell(table.name, row, column);
                if (cell.is_string())
                    insert->bind(index, cell.get<std::string>());
                else
                    insert->bind(index, cell.get<std::int64_t>());
            }
        }
        if (std::string_view(table.name) == "original" &&
            sha256_of(content) != rows.text(table.name, row, "sha256"))
            refuse(files.folder() / path_of(rows.text(table.name, row, "file")),
                   "is not the file that came in: its SHA-256 differs; export the event again");
        try {
            insert->exec();
        } catch (const SQLite::Exception& error) {
            if (error.getErrorCode() != SQLITE_CONSTRAINT)
                throw;
            rows.refuse_row(
                table.name, row,
                fmt::format("this row of the table \"{}\" is there twice, or refers to one that is "
                            "missing",
                            table.name));
        }
    }

private:
    // Of all its rows, also those that no longer count; what came in is as large as it is.
    static TableBounds bounds_of(const DumpTable& table) {
        TableBounds bounds =
            event_table(table.name, table.in_file == nullptr ? most_event_rows : most_submissions);
        bounds.table_bytes = std::numeric_limits<std::size_t>::max();
        return bounds;
    }

    // No file of an export may be so large, since it would not be read again.
    [[noreturn]] static void refuse_large_row(const EventFile& event, const DumpTable& table) {
        refuse(event.file(),
               fmt::format("has a row of more than {} MB in its table \"{}\", which no tournament has and "
                           "no import could read; restore a backup",
                           largest_input_bytes >> 20U, table.name));
    }
};

namespace {

void add_rows(const EventFile& event, const ExportedRows& rows, ListedFiles& files) {
    for (const DumpTable& table : dump_tables())
        for (std::size_t row = 0; rows.has(table.name) && row < rows.rows(table.name); ++row)
            EventDump::add_row(event, table, rows, row, files);
}

// Exports before version 3 of the schema have no rulings.
bool is_newer_table(const DumpTable& table) {
    return std::string_view(table.name) == "ruling";
}

// What every other command reads of it.
void require_readable(const EventFile& event) {
    (void)event.record();
    (void)event.data();
    (void)event.log();
}

// Before the tournament is there: later nobody could open it.
void require_readable(const EventFile& event, const fs::path& list) {
    try {
        require_readable(event);
        for (const DataFile& file : event.data())
            if (!is_data_path(file.path))
                refuse(list,
                       fmt::format("names \"{}\" among the rule sets and lists, which no event carries; "
                                   "export the tournament again",
                                   file.path));
    } catch (const DatabaseError& error) {
        refuse(list, fmt::format("makes no tournament that can be read ({}); export the tournament again",
                                 error.what()));
    }
}

void write_dump(const EventFile& event, const fs::path& folder) {
    try {
        RowWriter writer(folder);
        translated(event.file(), event_kind(), [&] {
            for (const DumpTable& table : dump_tables())
                EventDump::write_table(event, table, folder, writer);
        });
        writer.finish();
    } catch (const RowJson::exception&) {
        refuse(event.file(), "holds a text that is not UTF-8; restore a backup");
    }
}

// The folders that an export makes. Unless it is complete they go again, also when the program is stopped;
// what was there before stays.
class MadeFolders {
public:
    explicit MadeFolders(const fs::path& folder) {
        for (const DumpTable& table : dump_tables())
            if (table.in_file != nullptr)
                filled_.push_back(folder / path_of(table.folder));
        filled_.push_back(folder / path_of(folder_of_rows));
        std::error_code ignored;
        for (fs::path one = folder; !one.empty() && !fs::exists(one, ignored); one = one.parent_path())
            missing_.push_back(one);
        for (const std::vector<fs::path>* some : {&filled_, &missing_})
            for (const fs::path& one : *some)
                leftovers_.emplace_back(one);
        fs::create_directories(folder);
    }
    ~MadeFolders() {
        std::error_code ignored;
        for (std::size_t i = 0; !complete_ && i < filled_.size(); ++i)
            fs::remove_all(filled_[i], ignored);
        for (std::size_t i = 0; !complete_ && i < missing_.size(); ++i)
            fs::remove(missing_[i], ignored);
    }
    MadeFolders(const MadeFolders&) = delete;
    MadeFolders& operator=(const MadeFolders&) = delete;

    void keep() { complete_ = true; }

private:
    std::vector<fs::path> filled_;
    std::vector<fs::path> missing_; // the folder and those above it, the innermost first
    std::deque<Leftover> leftovers_;
    bool complete_ = false;
};

} // namespace

void export_event(const EventFile& event, const fs::path& folder) {
    require_empty(folder);
    translated(event.file(), event_kind(), [&] { EventDump::require_whole(event); });
    require_readable(event); // before anything is written
    MadeFolders made(folder);
    write_dump(event, folder);
    made.keep();
}

void import_event(const fs::path& folder, const fs::path& file) {
    ListedFiles files(folder);
    const ExportedRows list(folder / "event.json", files.read("event.json"));
    (void)EventFile::create_filled(file, [&](EventFile& event) {
        for (const std::string& name : list.files_before())
            add_rows(event, ExportedRows(folder / path_of(name), files.read(name)), files);
        for (const DumpTable& table : dump_tables())
            if (!is_newer_table(table))
                (void)list.rows(table.name); // which must be there
        add_rows(event, list, files);
        require_readable(event, folder / "event.json");
    });
}

} // namespace muster
