// SPDX-License-Identifier: MIT
// The library with 100,000 armies: a keystroke in the search field and the same query through the bare
// sqlite3 library; opening the page; adding 10,000 armies and a bare prepared insert of the same blobs; what
// the file takes. Times are of the processor, the quickest of several, but for the two that end on the disk.
#include "library/library.h"

#include "library/search_words.h"
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
#include <stdexcept>

namespace muster::bench {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t stored = 100'000;
constexpr std::size_t added = 10'000;
constexpr std::size_t shown = 200; // rows that a window asks for at once
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

void search_bench(const Library& library, const RatioReport& report) {
    BareDatabase database(library.file());
    sqlite3_stmt* const query = database.prepared(Library::search_sql());
    double slowest = 0;
    double ours = 0;
    double bare = 0;
    for (const char* const line :
         {"spearmen dunedain 1999", "regular cavalry autumn", "zoë müller", "xylophone"}) {
        std::string typed;
        for (const char* at = line; *at != '\0'; ++at) {
            typed += *at;
            if ((static_cast<unsigned char>(at[1]) & 0xC0U) == 0x80U)
                continue; // in the middle of a letter
            const std::string wanted = search_expression(database.handle(), typed);
            std::size_t found = 0;
            std::size_t bare_found = 0;
            const double own = quickest([&] { found = library.search(typed, shown).size(); });
            const double floor = quickest([&] { bare_found = bare_search(database, query, wanted); });
            if (found != bare_found)
                throw std::runtime_error(
                    fmt::format("'{}': {} armies, {} by sqlite3", typed, found, bare_found));
            if (own > 5)
                fmt::print("  '{}': {:.2f} ms, {} armies; sqlite3 {:.2f} ms\n", typed, own, found, floor);
            slowest = std::max(slowest, own);
            ours += own;
            bare += floor;
        }
    }
    ::sqlite3_finalize(query);
    report.ratio("the slowest keystroke in the search field, milliseconds", slowest, 20);
    report.ratio("all keystrokes, to the same queries in the bare sqlite3 library", ours / bare, 1.3);
}

void open_bench(const fs::path& file, const RatioReport& report) {
    const auto open = [&](std::size_t limit) {
        const Library library(file);
        if (library.list(Shelf::kept, limit).size() != (limit == 0 ? stored : limit))
            throw std::runtime_error("the library does not hold what was put into it");
    };
    report.ratio("opening the library and its first page, milliseconds", quickest([&] { open(shown); }), 100);
    report.ratio("opening the library with all its rows, milliseconds", quickest([&] { open(0); }), 100);
}

// The quickest of three, each into a file of its own; in one transaction that ends on the disk.
double added_by_library(const fs::path& folder, const std::vector<ArmyFacts>& armies) {
    double best = 1e9;
    for (int i = 0; i < 3; ++i) {
        Library library(folder / fmt::format("added-{}.db", i));
        best = std::min(best, timed(wall_ms, [&] {
                            library.in_one_step([&] {
                                for (const ArmyFacts& army : armies)
                                    library.add(army, "Imported");
                            });
                        }));
    }
    return best;
}

double added_barely(const fs::path& folder, const std::vector<std::string>& blobs) {
    double best = 1e9;
    for (int i = 0; i < 3; ++i) {
        BareDatabase database(folder / fmt::format("bare-{}.db", i));
        database.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                     "CREATE TABLE army (id INTEGER PRIMARY KEY, packed BLOB NOT NULL)");
        sqlite3_stmt* const insert = database.prepared("INSERT INTO army (packed) VALUES (?)");
        best = std::min(best, timed(wall_ms, [&] {
                            database.run("BEGIN IMMEDIATE");
                            for (const std::string& blob : blobs) {
                                ::sqlite3_bind_blob(insert, 1, blob.data(), static_cast<int>(blob.size()),
                                                    SQLITE_STATIC);
                                database.require(::sqlite3_step(insert));
                                ::sqlite3_reset(insert);
                            }
                            database.run("COMMIT");
                        }));
        ::sqlite3_finalize(insert);
    }
    return best;
}

void add_bench(const fs::path& folder, const RatioReport& report) {
    const std::vector<ArmyFacts> armies = make_stored_armies(stored, added);
    std::vector<std::string> blobs;
    const double packing = timed(wall_ms, [&] {
        for (const ArmyFacts& army : armies)
            blobs.push_back(packed_plainly(army.text));
    });
    const double ours = added_by_library(folder, armies);
    const double bare = added_barely(folder, blobs);
    constexpr double us_each = 1e3 / static_cast<double>(added);
    fmt::print("an army added: {:.1f} µs; zlib alone {:.1f} µs, a bare insert of its blob {:.1f} µs\n",
               ours * us_each, packing * us_each, bare * us_each);
    report.ratio("adding 10,000 armies, to packing them and a bare insert", ours / (bare + packing), 1.5);
    report.ratio("adding 10,000 armies, to a bare insert of packed ones", ours / bare, 1.5);
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
