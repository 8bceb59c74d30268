// SPDX-License-Identifier: MIT
// Libraries from strangers: SQLite files with views, triggers, wrong sizes and rows without end, names that
// lead out of a mirror folder.
#include "crafted_case.h"

#include <boost/test/unit_test.hpp>
#include <sqlite3.h>
#include <zlib.h>

#include <cstddef>
#include <memory>
#include <stdexcept>
#include <utility>

namespace muster::tests {

namespace {

// A library with one army, then changed.
void make_library(const Workshop& workshop, const std::string& sql, const std::string& name = "l.db") {
    workshop.file("host.muster", host);
    const Run run = run_muster(workshop, {{"library", "--library", name, "add", "host.muster"}});
    if (run.status != 0)
        throw std::runtime_error("the library cannot be made: " + run.err);
    if (!sql.empty())
        run_sql(workshop.path(name), sql);
}

CraftedCase library_case(std::string name, std::string sql, std::vector<std::string> words, Answer answer,
                         std::string says = {}) {
    return {std::move(name),
            [sql = std::move(sql), words = std::move(words)](const Workshop& workshop) {
                make_library(workshop, sql);
                Call call{{"library", "--library", "l.db"}};
                call.arguments.insert(call.arguments.end(), words.begin(), words.end());
                return call;
            },
            answer, std::move(says)};
}

// All of one text, which is stored once.
std::string armies_from(std::size_t first, std::size_t last) {
    return "PRAGMA foreign_keys = OFF; INSERT INTO army (id, key, revision, ruleset, list, name, player, "
           "event, date, created, saved, errors, queries, notes, totals, broken, number, revisions) "
           "WITH RECURSIVE r (n) AS (SELECT " +
           std::to_string(first) + " UNION ALL SELECT n + 1 FROM r WHERE n < " + std::to_string(last) +
           ") SELECT n, printf('%016d', n), 1, ruleset, list, 'N' || n, '', '', '', created, saved, errors, "
           "queries, notes, totals, broken, number, revisions FROM r, army WHERE id = 1";
}

// Armies of 18,000 elements with a revision each, all of one text.
CraftedCase library_of_large_armies(std::string name, std::size_t count, std::vector<std::string> words) {
    return {
        std::move(name),
        [count, words = std::move(words)](const Workshop& workshop) {
            const std::string troops = repeated(R"(<troop class="HIS" army="RA" integrity="III"/>)", 5);
            workshop.file("large.muster",
                          R"(<army xmlns="urn:muster:army:1" ruleset="phalanx" name="Host" ap="6"><body>)" +
                              repeated("<unit>" + troops + "</unit>", 3'000) + "</body></army>");
            const Run run = run_muster(workshop, {{"library", "--library", "l.db", "add", "large.muster"}});
            if (run.status != 0)
                throw std::runtime_error("the library cannot be made: " + run.err);
            const std::string rows = "WITH RECURSIVE r (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM r "
                                     "WHERE n < " +
                                     std::to_string(count) + ") ";
            run_sql(workshop.path("l.db"),
                    armies_from(2, count) +
                        "; INSERT INTO revision (id, army, number, saved, label, fingerprint, data, size, "
                        "packed) " +
                        rows +
                        "SELECT n, n, 1, saved, label, fingerprint, data, size, packed FROM r, revision "
                        "WHERE id = 1; UPDATE army SET revision = id");
            Call call{{"library", "--library", "l.db"}};
            call.arguments.insert(call.arguments.end(), words.begin(), words.end());
            return call;
        },
        Answer::refused, "left out: "};
}

// Two hundred armies, each of 16 MB of spaces.
CraftedCase library_of_3_gigabytes(std::string name, std::vector<std::string> words) {
    return {std::move(name),
            [words = std::move(words)](const Workshop& workshop) {
                make_library(workshop, "");
                const std::string text = std::string(host) + std::string(16'700'000, ' ');
                uLongf size = ::compressBound(text.size());
                std::string packed(size, '\0');
                BOOST_REQUIRE(::compress(reinterpret_cast<Bytef*>(packed.data()), &size,
                                         reinterpret_cast<const Bytef*>(text.data()), text.size()) == Z_OK);
                std::string hex;
                for (std::size_t i = 0; i < size; ++i)
                    for (const unsigned shift : {4U, 0U})
                        hex += "0123456789ABCDEF"[static_cast<unsigned char>(packed[i]) >> shift & 15U];
                run_sql(
                    workshop.path("l.db"),
                    "UPDATE revision SET size = " + std::to_string(text.size()) + ", packed = x'" + hex +
                        "'; INSERT INTO revision (army, number, saved, label, fingerprint, data, size, "
                        "packed) WITH RECURSIVE r (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM r WHERE n "
                        "< 200) SELECT 1, n, saved, 'l', fingerprint, data, size, packed FROM r, revision "
                        "WHERE id = 1");
                Call call{{"library", "--library", "l.db"}};
                call.arguments.insert(call.arguments.end(), words.begin(), words.end());
                return call;
            },
            Answer::refused, "more than 2 GB when they are unpacked"};
}

// SQL that lets the schema be written over.
std::string with_schema(const std::string& table, const std::string& sql) {
    return "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = '" + sql + "' WHERE name = '" +
           table + "'; PRAGMA writable_schema = OFF;";
}

std::vector<CraftedCase> libraries() {
    const std::string endless =
        "WITH RECURSIVE r (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT n FROM r";
    std::vector<CraftedCase> cases{
        library_case("size_of_three_billion",
                     "PRAGMA ignore_check_constraints = ON; UPDATE revision SET size = 3000000000",
                     {"export", "1", "-o", "x.muster"}, Answer::refused),
        library_case("size_of_a_trillion",
                     "PRAGMA ignore_check_constraints = ON; UPDATE revision SET size = 1000000000000",
                     {"check", "1"}, Answer::refused),
        library_case("size_below_nothing",
                     "PRAGMA ignore_check_constraints = ON; UPDATE revision SET size = -5", {"history", "1"},
                     Answer::either),
        library_case("size_that_differs", "UPDATE revision SET size = size + 1", {"check", "1"},
                     Answer::refused),
        library_case("packed_text_of_noise", "UPDATE revision SET packed = randomblob(5000)",
                     {"export", "1", "-o", "x.muster"}, Answer::refused),
        library_case("packed_text_of_200_mb", "UPDATE revision SET packed = zeroblob(200000000)",
                     {"check", "1"}, Answer::either),
        library_case("export_without_revisions", "PRAGMA foreign_keys = OFF; DELETE FROM revision",
                     {"export", "-o", "x.zip"}, Answer::refused,
                     "l.db: the army 1 (Host) has lost its text and cannot be exported"),
        library_case("view_without_end",
                     "PRAGMA foreign_keys = OFF; ALTER TABLE army RENAME TO a; CREATE VIEW army AS " +
                         endless,
                     {"list"}, Answer::refused, "view"),
        library_case("trigger", "CREATE TRIGGER t AFTER INSERT ON army BEGIN DELETE FROM army; END", {"list"},
                     Answer::refused, "trigger"),
        library_case("trigger_on_tags", "CREATE TRIGGER t AFTER INSERT ON tag BEGIN DELETE FROM army; END",
                     {"tag", "1", "x"}, Answer::refused, "trigger"),
        library_case("condition_of_an_index_that_takes_hours",
                     "CREATE INDEX crafted ON army (name) WHERE instr(hex(zeroblob(2)), name) < 9",
                     {"tag", "1", "x"}, Answer::refused, "computed"),
        library_case("computed_column", "ALTER TABLE army ADD COLUMN crafted AS (hex(name))", {"list"},
                     Answer::refused, "computed"),
        library_case("check_of_a_name",
                     "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, "
                     "'CHECK (name <> '''')', 'CHECK (instr(name, name) < 9)') WHERE name = 'tag'; "
                     "PRAGMA writable_schema = OFF",
                     {"tag", "1", "x"}, Answer::refused, "computed"),
        library_case("index_on_an_endless_expression",
                     "CREATE INDEX crafted ON army (printf('%.*c', 100000000, name))", {"tag", "1", "x"},
                     Answer::either),
        library_case("generated_column_of_a_gigabyte",
                     "ALTER TABLE army ADD COLUMN crafted AS (hex(zeroblob(400000000)))", {"list"},
                     Answer::either),
        library_case("check_of_a_gigabyte",
                     with_schema("tag", "CREATE TABLE tag (army INTEGER, name TEXT CHECK "
                                        "(length(zeroblob(900000000)) > 0), PRIMARY KEY "
                                        "(army, name)) WITHOUT ROWID"),
                     {"tag", "1", "x"}, Answer::either),
        library_case("name_of_a_megabyte", "UPDATE army SET name = printf('%.*c', 1000000, 'x')", {"list"},
                     Answer::either),
        library_case("name_of_200_mb", "UPDATE army SET name = printf('%.*c', 200000000, 'x')", {"list"},
                     Answer::either),
        library_case("label_of_50_mb", "UPDATE revision SET label = printf('%.*c', 50000000, 'x')",
                     {"history", "1"}, Answer::either),
        library_case("totals_that_are_none", "UPDATE army SET totals = printf('%.*c', 1000000, '=')",
                     {"list"}, Answer::either),
        library_case("times_beyond_the_calendar", "UPDATE army SET saved = 9223372036854775807", {"list"},
                     Answer::either),
        library_case("times_before_the_calendar", "UPDATE army SET saved = -9223372036854775807", {"list"},
                     Answer::either),
        library_case("revision_that_is_not_there", "PRAGMA foreign_keys = OFF; UPDATE army SET revision = 99",
                     {"history", "1"}, Answer::either),
        library_case(
            "tags_of_20000",
            "WITH RECURSIVE r (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r LIMIT 20000) INSERT INTO tag "
            "SELECT 1, 'tag' || n FROM r",
            {"list"}, Answer::refused, "the army 1 has more than 200 tags"),
        library_case(
            "long_tags_of_200000",
            "WITH RECURSIVE r (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r LIMIT 200000) INSERT INTO tag "
            "SELECT 1, printf('%0486d', n) FROM r",
            {"list"}, Answer::refused, "the army 1 has more than 200 tags"),
        library_case("version_below_nothing", "PRAGMA user_version = -5", {"list"}, Answer::refused,
                     "version -5"),
        library_case("later_version", "PRAGMA user_version = 99", {"list"}, Answer::refused, "later version"),
        library_case("other_program", "PRAGMA application_id = 5", {"list"}, Answer::refused, "no library"),
        library_case("table_that_is_missing", "DROP TABLE setting", {"mirror"}, Answer::refused),
        library_case("word_index_of_noise", "UPDATE army_words_data SET block = randomblob(1000)",
                     {"search", "host"}, Answer::either),
        library_case("control_letters_in_a_label",
                     "UPDATE revision SET label = 'a' || char(155) || '2J' || char(27)", {"history", "1"},
                     Answer::accepted),
    };
    cases.push_back(library_case("army_of_250001_revisions",
                                 "PRAGMA foreign_keys = OFF; INSERT INTO revision (army, number, saved, "
                                 "label, fingerprint, data, size, "
                                 "packed) WITH RECURSIVE r (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM r "
                                 "WHERE n < 250001) SELECT 1, n, "
                                 "saved, 'l', fingerprint, data, size, packed FROM r, revision WHERE id = 1",
                                 {"export", "-o", "x.zip"}, Answer::refused, "at most 250000 revisions"));
    const std::string long_totals = armies_from(2, 30'000) +
                                    "; UPDATE army SET totals = "
                                    "printf('%.*c', 6000, '='), broken = printf('%.*c', 6000, 'x')";
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"list"}, std::vector<std::string>{"export", "-o", "x.zip"}})
        cases.push_back(library_case(words.front() + "_of_long_totals", long_totals, words, Answer::refused,
                                     "its table \"army\" has more than 64 MB"));
    cases.push_back(library_case("long_tags_of_many_armies",
                                 armies_from(2, 2'000) +
                                     "; WITH RECURSIVE r (n) AS (SELECT 1 UNION ALL "
                                     "SELECT n + 1 FROM r LIMIT 199) INSERT INTO tag SELECT id, "
                                     "printf('%0486d', n) FROM r, army",
                                 {"list"}, Answer::refused, "its table \"tag\" has more than 64 MB"));
    cases.push_back(
        library_of_large_armies("sheets_of_400_large_armies", 400, {"sheet", "-o", "o", "--format", "text"}));
    cases.push_back(library_of_large_armies("pdf_of_400_large_armies", 400, {"sheet", "-o", "o.pdf"}));
    cases.push_back(library_case("sheets_of_200000_armies_without_text", armies_from(2, 200'000),
                                 {"sheet", "-o", "o.csv"}, Answer::refused, "left out: "));
    cases.push_back(library_of_3_gigabytes("check_of_3_gigabytes", {"check"}));
    cases.push_back(library_of_3_gigabytes("export_of_3_gigabytes", {"export", "-o", "x.zip"}));
    cases.push_back(library_case("library_of_200000_armies", armies_from(2, 200'000), {"duplicate", "1"},
                                 Answer::refused, "200000 armies, and is full"));
    cases.back().also_check = [](const Workshop& workshop, const Run&) {
        run_sql(workshop.path("l.db"), armies_from(200'001, 200'001));
        const Run run = run_muster(workshop, {{"library", "--library", "l.db", "list"}});
        BOOST_CHECK_EQUAL(run.status, 2);
        BOOST_CHECK(run.err.find("more than 200000 armies") != std::string::npos);
    };
    for (CraftedCase& crafted : cases)
        if (crafted.name == "control_letters_in_a_label")
            crafted.also_check = [](const Workshop&, const Run& run) {
                BOOST_CHECK(run.out.find("\xC2\x9B") == std::string::npos);
                BOOST_CHECK(run.out.find('\x1b') == std::string::npos);
            };
    cases.push_back(
        {"library_that_another_program_writes",
         [](const Workshop& workshop) {
             make_library(workshop, "");
             // Held by this process until it ends.
             static std::unique_ptr<sqlite3, decltype(&::sqlite3_close)> held(nullptr, &::sqlite3_close);
             sqlite3* database = nullptr;
             BOOST_CHECK(::sqlite3_open(workshop.path("l.db").c_str(), &database) == SQLITE_OK);
             held.reset(database);
             BOOST_CHECK(::sqlite3_exec(database, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE", nullptr,
                                        nullptr, nullptr) == SQLITE_OK);
             return Call{{"library", "--library", "l.db", "list"}};
         },
         Answer::refused, "(crafted_tests) has kept the library locked"});
    // To SQLite these names are an address, and no file at all.
    for (const std::string name : {"file:..%2Fl.db", "file:l.db?mode=memory", ":memory:"})
        cases.push_back({"library_called_" + name,
                         [name](const Workshop& workshop) {
                             workshop.file("host.muster", host);
                             return Call{{"library", "--library", name, "add", "host.muster"}};
                         },
                         Answer::accepted, "1 army added",
                         [name](const Workshop& workshop, const Run&) {
                             BOOST_CHECK_GT(std::filesystem::file_size(workshop.path(name)), 0U);
                             BOOST_CHECK(!std::filesystem::exists(workshop.path("l.db")));
                         }});
    cases.push_back({"pages_of_noise",
                     [](const Workshop& workshop) {
                         make_library(workshop, "");
                         std::string bytes = bytes_of(workshop.path("l.db"));
                         for (std::size_t i = 4096; i < bytes.size(); i += 7)
                             bytes[i] = static_cast<char>(i * 31);
                         workshop.file("l.db", bytes);
                         return Call{{"library", "--library", "l.db", "list"}};
                     },
                     Answer::either});
    cases.push_back({"library_that_is_cut",
                     [](const Workshop& workshop) {
                         make_library(workshop, "");
                         workshop.file("l.db", bytes_of(workshop.path("l.db")).substr(0, 10'000));
                         return Call{{"library", "--library", "l.db", "list"}};
                     },
                     Answer::either});
    cases.push_back({"backup_that_is_a_link_to_another_library",
                     [](const Workshop& workshop) {
                         make_library(workshop, "", "other.db");
                         workshop.file("l.db", "");
                         std::filesystem::create_directory(workshop.path("l.db.backups"));
                         std::filesystem::create_symlink("../other.db",
                                                         workshop.path("l.db.backups/library-9999-01-01.db"));
                         return Call{{"library", "--library", "l.db", "list"}};
                     },
                     Answer::either, "",
                     [](const Workshop& workshop, const Run& run) {
                         BOOST_CHECK_MESSAGE(run.out.find("Host") == std::string::npos, run.out);
                         for (const char* end : {"-wal", "-shm"})
                             BOOST_CHECK(
                                 !std::filesystem::exists(workshop.path(std::string("other.db") + end)));
                     }});
    cases.push_back({"pack_of_an_event_that_is_a_library",
                     [](const Workshop& workshop) {
                         make_library(workshop, "");
                         return Call{{"event", "check", "l.db", "host.muster"}};
                     },
                     Answer::refused});
    return cases;
}

// The library's mirror is `mirror`, which holds one army; then the library is changed.
CraftedCase mirror_case(std::string name, std::string sql, Answer answer, std::string says,
                        std::function<void(const Workshop&)> prepare = nullptr) {
    return {std::move(name),
            [sql = std::move(sql), prepare = std::move(prepare)](const Workshop& workshop) {
                make_library(workshop, "");
                std::filesystem::create_directory(workshop.path("victim"));
                const Run run = run_muster(workshop, {{"library", "--library", "l.db", "mirror", "mirror"}});
                if (run.status != 0)
                    throw std::runtime_error("no mirror: " + run.err);
                if (prepare)
                    prepare(workshop);
                run_sql(workshop.path("l.db"), sql);
                return Call{{"library", "--library", "l.db", "mirror", "--sync"}};
            },
            answer, std::move(says),
            [](const Workshop& workshop, const Run& /*run*/) {
                for (const auto& entry :
                     std::filesystem::recursive_directory_iterator(workshop.path("victim")))
                    BOOST_ERROR("was written: " << entry.path());
                BOOST_CHECK(!std::filesystem::exists(workshop.path("x.desktop")));
                BOOST_CHECK(!std::filesystem::exists("/tmp/muster-crafted.muster"));
            }};
}

std::vector<CraftedCase> mirrors() {
    // A text that the library has and no file holds yet.
    const auto file = [](const std::string& name) {
        return "UPDATE mirrored SET file = '" + name + "', fingerprint = 'AAAA-AAAA-AAAA-AAAA'";
    };
    const std::string elsewhere = "UPDATE setting SET value = ";
    return {
        mirror_case("name_that_leads_up", file("../victim/x.desktop"), Answer::refused,
                    "not a file of this folder"),
        mirror_case("name_that_leads_up_as_an_army", file("../victim/x.muster"), Answer::refused,
                    "not a file"),
        mirror_case("name_from_the_root", file("/tmp/muster-crafted.muster"), Answer::refused, "not a file"),
        mirror_case("name_with_a_detour", file("a/../../victim/x.muster"), Answer::refused, "not a file"),
        mirror_case("name_of_another_kind", file("x.desktop"), Answer::refused, "not a file"),
        mirror_case("hidden_name", file(".x.muster"), Answer::refused, "not a file"),
        mirror_case("folder_replaced_by_a_link", file("sub/x.muster"), Answer::refused, "not a file",
                    [](const Workshop& workshop) {
                        std::filesystem::create_directory_symlink("../victim", workshop.path("mirror/sub"));
                    }),
        mirror_case("file_replaced_by_a_link", "UPDATE army SET name = name", Answer::either, "",
                    [](const Workshop& workshop) {
                        std::filesystem::remove(workshop.path("mirror/Host.muster"));
                        std::filesystem::create_symlink("../victim/x.muster",
                                                        workshop.path("mirror/Host.muster"));
                    }),
        mirror_case(
            "text_that_is_no_army",
            "DELETE FROM mirrored; UPDATE revision SET size = 4, packed = x'789c73747276010002f8010b'",
            Answer::either, ""),
        mirror_case("folder_of_somebody_else",
                    elsewhere +
                        "replace(value, 'mirror', 'others') WHERE name = 'mirror'; DELETE FROM mirrored",
                    Answer::refused, "choose it once more",
                    [](const Workshop& workshop) {
                        std::filesystem::create_directory(workshop.path("others"));
                        std::filesystem::copy_file(workshop.path("mirror/.muster-mirror"),
                                                   workshop.path("others/.muster-mirror"));
                        workshop.file("others/.muster-mirror",
                                      "Muster keeps the armies of a library here.\nOTHERKEY\n");
                    }),
        mirror_case("folder_without_a_mark",
                    elsewhere + "replace(value, 'mirror', 'victim') WHERE name = 'mirror'", Answer::refused,
                    "mirror folder is not there"),
        mirror_case("folders_too_deep", "DELETE FROM mirrored", Answer::refused, "more than 16 folders deep",
                    [](const Workshop& workshop) {
                        workshop.file("mirror/" + repeated("d/", 100) + "x.muster", host);
                    }),
    };
}

const bool libraries_added = add_crafted_cases("libraries", libraries);
const bool mirrors_added = add_crafted_cases("mirrors", mirrors);

} // namespace

} // namespace muster::tests
