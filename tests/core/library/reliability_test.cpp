// SPDX-License-Identifier: MIT
// What was confirmed is there, and nothing is half there: after kills at random moments, and with several
// programs writing at once. Each kind of work is killed a few times, or as often as MUSTER_KILLS says;
// `cmake --build --preset dev --target kill_library` does each a thousand times, in some fifteen minutes.
#include "base/file.h"
#include "base/text.h"
#include "library/collection.h"
#include "library/detail/schema.h"
#include "library/exchange.h"
#include "library/mirror.h"
#include "shipped_data.h"
#include "stored_samples.h"
#include "temporary_folder.h"
#include "worker.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <random>
#include <set>
#include <thread>

namespace muster::tests {

namespace fs = std::filesystem;

namespace {

unsigned kills() {
    const char* const wanted = std::getenv("MUSTER_KILLS"); // NOLINT(concurrency-mt-unsafe)
    return wanted == nullptr ? 12 : static_cast<unsigned>(whole_number(wanted).value_or(12));
}

struct KilledWork {
    TemporaryFolder folder;
    fs::path file = folder.path() / "library.db";
    std::mt19937 random{20'261'121};

    unsigned longest_us = 60'000; // that a worker may live; follows what the machine gets done

    // Does the work in another process, kills it at some moment, and tells what it had confirmed by then.
    std::vector<std::string> killed(const std::function<void(const Worker::Confirm&)>& work) {
        constexpr unsigned shortest = 20'000;
        constexpr unsigned longest = 2'000'000;
        constexpr std::size_t plenty = 4; // more would only make the test longer
        const Worker worker(work);
        std::this_thread::sleep_for(std::chrono::microseconds(random() % longest_us));
        worker.kill();
        int status = 0;
        std::vector<std::string> lines = worker.lines(status);
        if (lines.empty())
            longest_us = std::min(longest, longest_us + longest_us / (confirmations == 0 ? 2 : 8));
        else
            longest_us = std::max(shortest, longest_us - longest_us / (lines.size() > plenty ? 8 : 32));
        BOOST_TEST((WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)); // no error of its own before
        ++killings;
        confirmations += lines.size();
        return lines;
    }

    std::size_t killings = 0;
    std::size_t confirmations = 0;

    ~KilledWork() {
        BOOST_TEST_MESSAGE(killings << " kills, " << confirmations
                                    << " pieces of work confirmed before them");
        constexpr std::size_t enough = 12; // of ever longer lives for one to end after its first confirmation
        if (killings >= enough)
            BOOST_TEST(confirmations != 0U, "nothing was ever confirmed, so nothing could have been lost");
    }
    KilledWork() = default;
    KilledWork(const KilledWork&) = delete;
    KilledWork& operator=(const KilledWork&) = delete;

    // A database and what lies beside it.
    void clear_away(const std::string& prefix) const {
        std::vector<fs::path> old;
        for (const auto& entry : fs::directory_iterator(folder.path()))
            if (entry.path().filename().string().starts_with(prefix))
                old.push_back(entry.path());
        for (const fs::path& path : old)
            fs::remove_all(path);
    }

    static void require_names(const Library& library, const std::vector<std::string>& names) {
        for (const std::string& name : names)
            BOOST_TEST(library.search(name).size() == 1U, name << " was confirmed and is missing");
    }
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(reliability, KilledWork)

BOOST_AUTO_TEST_CASE(kills_while_saving_lose_nothing) {
    std::vector<std::string> names;
    std::vector<std::string> fingerprints;
    const ArmyFacts first = army_facts("often");
    for (unsigned round = 0; round < kills(); ++round) {
        for (const std::string& line : killed([&](const Worker::Confirm& confirm) {
                 Library library(file);
                 const ArmyId id = library.add(first, "").army;
                 for (int i = 0;; ++i) {
                     const std::string name = fmt::format("r{}n{}x", round, i);
                     library.add(army_facts(name), "");
                     confirm(name);
                     const ArmyFacts again = army_facts("often", fmt::format("round {} number {}", round, i));
                     library.save(id, again, "");
                     confirm(again.fingerprint);
                 }
             })) {
            (line.starts_with('r') ? names : fingerprints).push_back(line);
        }
        const Library library(file);
        BOOST_TEST(library.notices().empty());
    }
    const Library library(file);
    BOOST_TEST(library.examine().empty());
    require_names(library, names);
    std::string known;
    for (const StoredArmy& army : library.search("often"))
        for (const Revision& revision : library.history(army.id))
            known += revision.fingerprint + " ";
    for (const std::string& fingerprint : fingerprints)
        BOOST_TEST(known.find(fingerprint) != std::string::npos);
}

BOOST_AUTO_TEST_CASE(kills_while_importing_bring_all_or_nothing) {
    constexpr std::size_t in_zip = 15;
    std::size_t confirmed = 0;
    for (unsigned round = 0; round < kills(); ++round) {
        const fs::path zip = folder.path() / "some.zip";
        {
            Library some(folder.path() / fmt::format("some-{}.db", round));
            some.in_one_step([&] {
                for (std::size_t i = 0; i < in_zip; ++i)
                    some.add(army_facts(fmt::format("r{}n{}x", round, i)), "");
            });
            write_file(zip, exported(some).zip);
        }
        confirmed += killed([&](const Worker::Confirm& confirm) {
                         Library library(file);
                         import_zip(library, zip, shipped_rulesets());
                         confirm("done");
                         ::pause();
                     }).size();
        const Library library(file);
        BOOST_TEST(library.notices().empty());
        const std::size_t there = library.list(LibraryPart::all).size();
        BOOST_TEST(there % in_zip == 0U);
        BOOST_TEST(there >= confirmed * in_zip);
    }
    BOOST_TEST(Library(file).examine().empty());
}

BOOST_AUTO_TEST_CASE(kills_while_backing_up_leave_whole_backups) {
    {
        Library library(file);
        for (int i = 0; i < 40; ++i)
            library.add(army_facts(fmt::format("Host {}", i)), "");
    }
    for (unsigned round = 0; round < kills(); ++round) {
        killed([&](const Worker::Confirm& confirm) {
            for (;;) {
                fs::remove_all(file.string() + ".backups");
                Library(file).back_up();
                confirm("made");
            }
        });
        if (fs::exists(file.string() + ".backups"))
            for (const auto& entry : fs::directory_iterator(file.string() + ".backups"))
                if (entry.path().extension() == ".db") {
                    fs::copy_file(entry.path(), folder.path() / "copy.db",
                                  fs::copy_options::overwrite_existing);
                    BOOST_TEST(Library(folder.path() / "copy.db").list(LibraryPart::all).size() == 40U);
                }
        BOOST_TEST(Library(file).list(LibraryPart::all).size() == 40U);
    }
}

BOOST_AUTO_TEST_CASE(kills_while_upgrading_the_schema_do_no_harm) {
    for (unsigned round = 0; round < kills(); ++round) {
        const auto path = [&](int i) { return folder.path() / fmt::format("new-{}-{}.db", round, i); };
        const std::size_t made = killed([&](const Worker::Confirm& confirm) {
                                     for (int i = 0;; ++i) {
                                         Library(path(i)).add(army_facts("Host"), "");
                                         confirm("made");
                                     }
                                 }).size();
        for (int i = 0; i <= static_cast<int>(made); ++i) {
            Library library(path(i));
            BOOST_TEST((library.list(LibraryPart::all).size() == 1U || i == static_cast<int>(made)));
            library.add(army_facts("Host"), "");
            BOOST_TEST(library.list(LibraryPart::all).size() == 1U);
        }
        clear_away("new-");
    }
}

BOOST_AUTO_TEST_CASE(kills_while_an_old_library_is_upgraded_do_no_harm) {
    const auto frozen = [](int version, std::string_view ending) {
        return bytes_of(source_folder() / "tests" / "formats" / fmt::format("library-{}{}", version, ending));
    };
    for (unsigned round = 0; round < kills(); ++round) {
        const int version = 1 + static_cast<int>(round) % (newest_schema() - 1);
        const std::string database = frozen(version, ".db");
        const std::string expected = frozen(version, ".txt");
        const auto path = [&](int i) { return folder.path() / fmt::format("old-{}.db", i); };
        const std::size_t made = killed([&](const Worker::Confirm& confirm) {
                                     for (int i = 0;; ++i) {
                                         write_file(path(i), database);
                                         const Library library(path(i));
                                         confirm("made");
                                     }
                                 }).size();
        for (int i = 0; i <= static_cast<int>(made); ++i) {
            if (i == static_cast<int>(made) && !fs::exists(path(i)))
                break;
            const Library library(path(i));
            BOOST_TEST(library.notices().empty());
            BOOST_TEST(content_of(library) == expected);
            BOOST_TEST(library.search("white").size() == 1U);
        }
        clear_away("old-");
    }
}

BOOST_AUTO_TEST_CASE(kills_while_mirroring_lose_nothing) {
    const fs::path mirrored = folder.path() / "mirror";
    ArmyId first = 0;
    ArmyId second = 0;
    {
        Library library(file);
        first = library.add(army_facts("First"), "").army;
        second = library.add(army_facts("Second"), "").army;
        Mirror mirror(library, shipped_rulesets());
        mirror.switch_on(mirrored);
        mirror.sync();
    }
    std::vector<std::string> fingerprints;
    for (unsigned round = 0; round < kills(); ++round) {
        for (const std::string& line : killed([&](const Worker::Confirm& confirm) {
                 Library library(file);
                 Mirror mirror(library, shipped_rulesets());
                 for (int i = 0;; ++i) {
                     const std::string notes = fmt::format("round {} number {}", round, i);
                     const ArmyFacts saved = army_facts("First", notes);
                     const ArmyFacts brought = army_facts("Second", notes);
                     library.save(first, saved, "");
                     write_file(mirrored / "Second.muster", brought.text);
                     mirror.sync();
                     confirm(saved.fingerprint);
                     confirm(brought.fingerprint);
                 }
             }))
            fingerprints.push_back(line);
        Library library(file);
        BOOST_TEST(library.notices().empty());
        Mirror mirror(library, shipped_rulesets());
        mirror.sync();
        BOOST_TEST(!mirror.sync().any());
        BOOST_TEST(library.count(LibraryPart::kept) == 2U);
        BOOST_TEST(library.count(LibraryPart::trash) == 0U);
        BOOST_TEST(bytes_of(mirrored / "First.muster") == library.text(first));
        BOOST_TEST(bytes_of(mirrored / "Second.muster") == library.text(second));
    }
    const Library library(file);
    BOOST_TEST(library.examine().empty());
    std::set<std::string> known;
    for (const ArmyId army : {first, second})
        for (const Revision& revision : library.history(army))
            known.insert(revision.fingerprint);
    for (const std::string& fingerprint : fingerprints)
        BOOST_TEST(known.contains(fingerprint));
}

BOOST_AUTO_TEST_CASE(kills_while_the_collection_changes_leave_it_complete) {
    const std::string kind = "class=foot physique=high size=average weapon=spear";
    std::int64_t confirmed = 0;
    for (unsigned round = 0; round < kills(); ++round) {
        const std::vector<std::string> lines = killed([&](const Worker::Confirm& confirm) {
            Library library(file);
            CollectionTable collection(library);
            for (std::int64_t count = confirmed + 1;; ++count) {
                library.in_one_step([&] {
                    collection.set({"undying-lands", kind, "", count});
                    collection.set({"undying-lands", kind, "White Hand", count});
                });
                confirm(fmt::format("{}", count));
            }
        });
        if (!lines.empty())
            confirmed = whole_number(lines.back()).value_or(0);
        Library library(file);
        BOOST_TEST(library.notices().empty());
        const std::vector<Owned> rows = CollectionTable(library).rows();
        BOOST_TEST((rows.size() == 2U || (rows.empty() && confirmed == 0)));
        if (rows.size() == 2U) {
            BOOST_TEST(rows[0].count == rows[1].count);
            BOOST_TEST(rows[0].count >= confirmed);
            confirmed = rows[0].count;
        }
    }
    BOOST_TEST(Library(file).examine().empty());
}

BOOST_AUTO_TEST_CASE(ten_programs_write_together) {
    constexpr int programs = 10;
    constexpr int armies = 12;
    // They also make the library together.
    std::vector<std::unique_ptr<Worker>> workers;
    for (int program = 0; program < programs; ++program)
        workers.push_back(std::make_unique<Worker>([&, program](const Worker::Confirm& confirm) {
            Library library(file);
            const ArmyId shared = library.add(army_facts("shared"), "").army;
            for (int i = 0; i < armies; ++i) {
                const std::string name = fmt::format("p{}n{}x", program, i);
                library.add(army_facts(name), "");
                library.save(shared, army_facts("shared", name), "");
                confirm(name);
            }
        }));
    std::vector<std::string> names;
    for (const auto& worker : workers) {
        int status = -1;
        const std::vector<std::string> lines = worker->lines(status);
        BOOST_TEST(status == 0);
        names.insert(names.end(), lines.begin(), lines.end());
    }
    BOOST_TEST(names.size() == static_cast<std::size_t>(programs * armies));
    const Library library(file);
    BOOST_TEST(library.examine().empty());
    const std::vector<StoredArmy> all = library.list(LibraryPart::all);
    BOOST_TEST(all.size() == static_cast<std::size_t>(programs * armies + 1));
    for (const StoredArmy& army : all)
        if (army.name == "shared")
            BOOST_TEST(army.revisions == programs * armies + 1);
    for (const StoredArmy& army : all)
        if (army.name != "shared")
            BOOST_TEST(std::count(names.begin(), names.end(), army.name) == 1);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
