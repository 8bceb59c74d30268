// SPDX-License-Identifier: MIT
// The library with 100,000 armies: a keystroke in the search field and the same query through the bare
// sqlite3 library; opening the page; adding 10,000 armies and bare prepared inserts of the same; what the
// file takes. Times are of the processor, the quickest of several, but for the two that end on the disk.
#include "library/library.h"

#include "library/detail/packed_text.h"
#include "library/library_view.h"
#include "ratio_report.h"
#include "stored_armies.h"

#include <fmt/format.h>
#include <sqlite3.h>
#include <zlib.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <functional>
#include <sstream>
#include <stdexcept>

namespace muster::bench {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t stored = 100'000;
constexpr std::size_t added = 10'000;
constexpr std::ptrdiff_t saved_singly = 500;
constexpr std::size_t shown = 100; // rows that a window asks for at once
constexpr int repetitions = 7;

double processor_ms() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

double wall_ms() {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

double timed(double (*clock)(), const std::function<void()>& work) {
    const double start = clock();
    work();
    return clock() - start;
}

double quickest(const std::function<void()>& work) {
    double best = timed(processor_ms, work);
    for (int i = 1; i < repetitions; ++i)
        best = std::min(best, timed(processor_ms, work));
    return best;
}

// The sqlite3 library with nothing around it.
class BareDatabase {
public:
    explicit BareDatabase(const fs::path& file) {
        if (::sqlite3_open(file.c_str(), &database_) != SQLITE_OK)
            throw std::runtime_error("cannot open a database for the bench");
    }
    ~BareDatabase() { ::sqlite3_close(database_); }
    BareDatabase(const BareDatabase&) = delete;
    BareDatabase& operator=(const BareDatabase&) = delete;

    void run(const char* sql) { require(::sqlite3_exec(database_, sql, nullptr, nullptr, nullptr)); }
    sqlite3_stmt* prepared(const std::string& sql) {
        sqlite3_stmt* statement = nullptr;
        require(::sqlite3_prepare_v2(database_, sql.c_str(), -1, &statement, nullptr));
        return statement;
    }
    [[nodiscard]] sqlite3* handle() const { return database_; }
    void require(int result) {
        if (result != SQLITE_OK && result != SQLITE_DONE && result != SQLITE_ROW)
            throw std::runtime_error(::sqlite3_errmsg(database_));
    }

private:
    sqlite3* database_ = nullptr;
};

// One prepared statement of it.
class BareInsert {
public:
    BareInsert(BareDatabase& database, const std::string& sql)
        : database_(database), statement_(database.prepared(sql)) {}
    ~BareInsert() { ::sqlite3_finalize(statement_); }
    BareInsert(const BareInsert&) = delete;
    BareInsert& operator=(const BareInsert&) = delete;

    // What is bound must outlive run().
    void number(int place, sqlite3_int64 value) { ::sqlite3_bind_int64(statement_, place, value); }
    void text(int place, const std::string& text) {
        ::sqlite3_bind_text(statement_, place, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
    }
    void blob(int place, const std::string& blob) {
        ::sqlite3_bind_blob(statement_, place, blob.data(), static_cast<int>(blob.size()), SQLITE_STATIC);
    }
    void run() {
        database_.require(::sqlite3_step(statement_));
        ::sqlite3_reset(statement_);
    }

private:
    BareDatabase& database_;
    sqlite3_stmt* statement_;
};

enum class Confirmed { singly, together };

// A name for a new database: one that had it goes.
fs::path fresh(const fs::path& file) {
    for (const char* end : {"", "-wal", "-shm"})
        fs::remove(file.string() + end);
    return file;
}

std::string packed_plainly(const std::string& text) {
    uLongf size = ::compressBound(text.size());
    std::string stream(size, '\0');
    ::compress(reinterpret_cast<Bytef*>(stream.data()), &size, reinterpret_cast<const Bytef*>(text.data()),
               text.size());
    stream.resize(size);
    return stream;
}

struct Sizes {
    double xml = 0;
    double packed = 0;
};

Sizes fill(Library& library) {
    constexpr std::size_t batch = 10'000;
    Sizes sizes;
    for (std::size_t done = 0; done < stored; done += batch) {
        const std::vector<ArmyFacts> armies = make_stored_armies(static_cast<std::uint32_t>(done), batch);
        library.in_one_step([&] {
            for (const ArmyFacts& army : armies)
                library.add(army, "Imported");
        });
        for (const ArmyFacts& army : armies) {
            sizes.xml += static_cast<double>(army.text.size());
            sizes.packed += static_cast<double>(packed_plainly(army.text).size());
        }
    }
    return sizes;
}

// Reads what the library reads: the columns of `rows` for each army found.
std::size_t bare_search(BareDatabase& database, sqlite3_stmt* query, const std::string& wanted) {
    ::sqlite3_bind_text(query, 1, wanted.c_str(), -1, SQLITE_STATIC);
    ::sqlite3_bind_int64(query, 2, static_cast<sqlite3_int64>(shown));
    std::size_t rows = 0;
    int result = SQLITE_ROW;
    while ((result = ::sqlite3_step(query)) == SQLITE_ROW) {
        for (int column = 0; column < ::sqlite3_column_count(query); ++column)
            ::sqlite3_column_text(query, column);
        ++rows;
    }
    database.require(result);
    ::sqlite3_reset(query);
    return rows;
}

// The words that are typed, each as a beginning, as FTS5 takes them.
std::string plain_expression(const std::string& typed) {
    std::string expression;
    std::istringstream words(typed);
    for (std::string word; words >> word;)
        expression += fmt::format("\"{}\"* ", word);
    return expression;
}

void search_bench(const Library& library, const RatioReport& report) {
    BareDatabase database(library.file());
    sqlite3_stmt* const query = database.prepared(search_sql());
    double slowest = 0;
    double slowest_shown = 0;
    double ours = 0;
    double bare = 0;
    for (const char* const line :
         {"spearmen dunedain 1999", "regular cavalry autumn", "zoë müller", "xylophone"}) {
        std::string typed;
        for (const char* at = line; *at != '\0'; ++at) {
            typed += *at;
            if ((static_cast<unsigned char>(at[1]) & 0xC0U) == 0x80U)
                continue; // in the middle of a letter
            const std::string wanted = plain_expression(typed);
            std::size_t found = 0;
            std::size_t found_by_page = 0;
            std::size_t bare_found = 0;
            const double own = quickest([&] { found = library.search(typed, shown).size(); });
            const double floor = quickest([&] { bare_found = bare_search(database, query, wanted); });
            LibraryQuery query_of_page;
            query_of_page.typed = typed;
            const double page =
                quickest([&] { found_by_page = LibraryView(library).rows(query_of_page, 0, shown).size(); });
            if (found != bare_found || found != found_by_page)
                throw std::runtime_error(fmt::format("'{}': {} armies, {} by time, {} by sqlite3", typed,
                                                     found, found_by_page, bare_found));
            if (std::max(own, page) > 5 || floor > 5)
                fmt::print("  '{}': {:.2f} ms, {} armies; the newest {:.2f} ms; sqlite3 {:.2f} ms\n", typed,
                           own, found, page, floor);
            slowest = std::max(slowest, own);
            slowest_shown = std::max(slowest_shown, page);
            ours += own;
            bare += floor;
        }
    }
    ::sqlite3_finalize(query);
    report.ratio("the slowest keystroke in the search field, milliseconds", slowest, 20);
    report.ratio("  with the armies by their time, as the page shows them", slowest_shown, 20);
    report.ratio("all keystrokes, to the same queries in the bare sqlite3 library", ours / bare, 1.3);
}

void open_bench(const fs::path& file, const RatioReport& report) {
    const auto open = [&](std::size_t limit) {
        const Library library(file);
        if (library.list(LibraryPart::kept, limit).size() != (limit == 0 ? stored : limit))
            throw std::runtime_error("the library does not hold what was put into it");
    };
    report.ratio("opening the library and its first page, milliseconds", quickest([&] { open(shown); }), 100);
    report.value("reading all its rows instead, which no page does, milliseconds",
                 quickest([&] { open(0); }));
}

// The quickest of three, each into a library of its own.
double added_by_library(const fs::path& folder, const std::vector<ArmyFacts>& armies, Confirmed confirmed) {
    double best = 1e9;
    for (int i = 0; i < 3; ++i) {
        const fs::path file = fresh(folder / "added.db");
        Library library(file);
        const auto add_all = [&] {
            for (const ArmyFacts& army : armies)
                library.add(army, "Imported");
        };
        best = std::min(best, timed(wall_ms, [&] {
                            if (confirmed == Confirmed::together)
                                library.in_one_step(add_all);
                            else
                                add_all();
                        }));
    }
    return best;
}

// As the library has it: what is confirmed is on the disk.
constexpr const char* as_durable = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL";

double added_barely(const fs::path& folder, const std::vector<std::string>& blobs, Confirmed confirmed) {
    double best = 1e9;
    for (int i = 0; i < 3; ++i) {
        BareDatabase database(fresh(folder / "bare.db"));
        database.run(as_durable);
        database.run("CREATE TABLE army (id INTEGER PRIMARY KEY, packed BLOB NOT NULL)");
        BareInsert insert(database, "INSERT INTO army (packed) VALUES (?)");
        best = std::min(best, timed(wall_ms, [&] {
                            if (confirmed == Confirmed::together)
                                database.run("BEGIN IMMEDIATE");
                            for (const std::string& blob : blobs) {
                                insert.blob(1, blob);
                                insert.run();
                            }
                            if (confirmed == Confirmed::together)
                                database.run("COMMIT");
                        }));
    }
    return best;
}

// The library's own rows, indexes and words, by prepared statements of the bare library and nothing else:
// what SQLite takes for them.
double rows_added_barely(const fs::path& folder, const std::vector<ArmyFacts>& armies,
                         const std::vector<std::string>& blobs) {
    double best = 1e9;
    for (int i = 0; i < 3; ++i) {
        const fs::path file = fresh(folder / "rows.db");
        { const Library made(file); }
        BareDatabase database(file);
        database.run(as_durable);
        database.run("PRAGMA foreign_keys = ON; PRAGMA cache_size = -32768");
        BareInsert army(database,
                        "INSERT INTO army (id, key, created, revision, saved, ruleset, list, name, player, "
                        "event, date, totals, errors, queries, notes, broken) "
                        "VALUES (?1, printf('%016d', ?1 * 7919 % 100003), 1, ?1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, "
                        "?8, 0, 0, 0, '')");
        BareInsert revision(database,
                            "INSERT INTO revision (id, army, number, saved, label, fingerprint, "
                            "data, size, packed) VALUES (?1, ?1, 1, ?1, 'Imported', ?2, ?3, 1, ?4)");
        BareInsert words(database, "INSERT INTO army_words (rowid, words) VALUES (?1, ?2)");
        best = std::min(best, timed(wall_ms, [&] {
                            database.run("BEGIN IMMEDIATE");
                            for (std::size_t at = 0; at < armies.size(); ++at) {
                                const ArmyFacts& facts = armies[at];
                                const auto id = static_cast<sqlite3_int64>(at + 1);
                                int place = 1;
                                army.number(place, id);
                                for (const std::string* text :
                                     {&facts.ruleset, &facts.list, &facts.name, &facts.player, &facts.event,
                                      &facts.date, &facts.totals})
                                    army.text(++place, *text);
                                army.run();
                                revision.number(1, id);
                                revision.text(2, facts.fingerprint);
                                revision.text(3, facts.data);
                                revision.blob(4, blobs[at]);
                                revision.run();
                                const std::string found_by = search_text(facts);
                                words.number(1, id);
                                words.text(2, found_by);
                                words.run();
                            }
                            database.run("COMMIT");
                        }));
    }
    return best;
}

// The yardstick is what packing and SQLite itself take for the same rows, indexes and words. A bare insert of
// the blobs alone is told beside it: it is what keeping armies costs that nobody could find again, and no
// library with an index of words comes near it. One by one, each confirmed, the disk decides.
void add_bench(const fs::path& folder, const RatioReport& report) {
    const std::vector<ArmyFacts> armies = make_stored_armies(stored, added);
    std::vector<std::string> blobs;
    const double packing = timed(wall_ms, [&] {
        for (const ArmyFacts& army : armies)
            blobs.push_back(packed(army.text));
    });
    const double plainly = timed(wall_ms, [&] {
        for (const ArmyFacts& army : armies)
            packed_plainly(army.text);
    });
    const double ours = added_by_library(folder, armies, Confirmed::together);
    const double bare = added_barely(folder, blobs, Confirmed::together);
    const double rows = rows_added_barely(folder, armies, blobs);
    constexpr double us_each = 1e3 / static_cast<double>(added);
    fmt::print(
        "an army added: {:.1f} µs; packing it {:.1f} µs, with zlib {:.1f} µs; a bare insert of its blob "
        "{:.1f} µs, of all its rows and words {:.1f} µs\n",
        ours * us_each, packing * us_each, plainly * us_each, bare * us_each, rows * us_each);
    const std::vector<ArmyFacts> some(armies.begin(), armies.begin() + saved_singly);
    const std::vector<std::string> their_blobs(blobs.begin(), blobs.begin() + saved_singly);
    const double ours_singly = added_by_library(folder, some, Confirmed::singly);
    const double bare_singly = added_barely(folder, their_blobs, Confirmed::singly);
    fmt::print("an army saved and confirmed: {:.3f} ms; a bare insert of its blob, confirmed: {:.3f} ms\n",
               ours_singly / saved_singly, bare_singly / saved_singly);
    report.ratio("adding 10,000 armies, to packing and bare inserts of the same", ours / (rows + packing),
                 1.5);
    report.value("  to packing with zlib and a bare insert of the blobs alone", ours / (bare + plainly));
    report.value("  to a bare insert of ready-packed blobs alone", ours / bare);
    report.value("adding them one by one, to a bare insert of each blob alone", ours_singly / bare_singly);
}

void run(const fs::path& folder) {
    const RatioReport report;
    const fs::path file = folder / "library.db";
    Sizes sizes;
    {
        Library library(file);
        sizes = fill(library);
    }
    const auto size = static_cast<double>(fs::file_size(file));
    fmt::print("\n{} armies of {:.0f} bytes, packed {:.0f}; the library takes {:.0f} for each\n", stored,
               sizes.xml / stored, sizes.packed / stored, size / stored);
    search_bench(Library(file), report);
    open_bench(file, report);
    add_bench(folder, report);
    report.ratio("size of the library, to its armies' XML packed", size / sizes.packed, 3);
}

} // namespace

} // namespace muster::bench

int main() {
    std::string name = (std::filesystem::temp_directory_path() / "muster-bench-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
        return 1;
    int status = 0;
    try {
        muster::bench::run(name);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        status = 1;
    }
    std::filesystem::remove_all(name);
    return status;
}
