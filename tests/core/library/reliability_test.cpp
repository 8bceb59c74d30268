// SPDX-License-Identifier: MIT
// What was confirmed is there, and nothing is half there: after kills at random moments, and with several
// programs writing at once. MUSTER_KILLS says how often each kind of work is killed; the target kill_library
// does it often.
#include "base/file.h"
#include "base/text.h"
#include "library/exchange.h"
#include "sample_armies.h"
#include "shipped_data.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <random>
#include <thread>

namespace muster::tests {

namespace fs = std::filesystem;

namespace {

unsigned kills() {
    const char* const wanted = std::getenv("MUSTER_KILLS"); // NOLINT(concurrency-mt-unsafe)
    return wanted == nullptr ? 12 : static_cast<unsigned>(whole_number(wanted).value_or(12));
}

// A process of our own that does some work and confirms each piece with a line.
class Worker {
public:
    using Confirm = std::function<void(std::string_view line)>;

    explicit Worker(const std::function<void(const Confirm&)>& work) {
        std::array<int, 2> ends{};
        BOOST_REQUIRE(::pipe(ends.data()) == 0);
        child_ = ::fork();
        BOOST_REQUIRE(child_ >= 0);
        if (child_ == 0) {
            ::close(ends[0]);
            int status = 0;
            try {
                work([&](std::string_view line) {
                    const std::string text = fmt::format("{}\n", line);
                    if (::write(ends[1], text.data(), text.size()) != static_cast<ssize_t>(text.size()))
                        ::_exit(3);
                });
            } catch (const std::exception& error) {
                fmt::print(stderr, "{}\n", error.what());
                status = 1;
            }
            ::_exit(status);
        }
        ::close(ends[1]);
        confirmed_ = ends[0];
    }
    ~Worker() { ::close(confirmed_); }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void kill() const { ::kill(child_, SIGKILL); }
    // The whole lines, and how it ended, once it has.
    std::vector<std::string> lines(int& status) const {
        std::string text;
        std::array<char, 4096> bytes{};
        for (ssize_t count = 0; (count = ::read(confirmed_, bytes.data(), bytes.size())) > 0;)
            text.append(bytes.data(), static_cast<std::size_t>(count));
        ::waitpid(child_, &status, 0);
        std::vector<std::string> lines;
        for (std::size_t at = 0, end = 0; (end = text.find('\n', at)) != std::string::npos; at = end + 1)
            lines.push_back(text.substr(at, end - at));
        return lines;
    }

private:
    pid_t child_ = -1;
    int confirmed_ = -1;
};

struct KilledWork {
    TemporaryFolder folder;
    fs::path file = folder.path() / "library.db";
    std::mt19937 random{20'261'121};

    // Does the work in another process, kills it at some moment, and tells what it had confirmed by then.
    std::vector<std::string> killed(const std::function<void(const Worker::Confirm&)>& work) {
        constexpr unsigned longest_us = 60'000;
        const Worker worker(work);
        std::this_thread::sleep_for(std::chrono::microseconds(random() % longest_us));
        worker.kill();
        int status = 0;
        return worker.lines(status);
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
    BOOST_TEST(names.size() > kills());
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
            write_file(zip, exported(some));
        }
        confirmed += killed([&](const Worker::Confirm& confirm) {
                         Library library(file);
                         import_zip(library, zip, shipped_rulesets());
                         confirm("done");
                         ::pause();
                     }).size();
        const Library library(file);
        BOOST_TEST(library.notices().empty());
        const std::size_t there = library.list(Shelf::all).size();
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
                    BOOST_TEST(Library(folder.path() / "copy.db").list(Shelf::all).size() == 40U);
                }
        BOOST_TEST(Library(file).list(Shelf::all).size() == 40U);
    }
}

BOOST_AUTO_TEST_CASE(kills_while_taking_the_steps_of_the_schema_do_no_harm) {
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
            BOOST_TEST((library.list(Shelf::all).size() == 1U || i == static_cast<int>(made)));
            library.add(army_facts("Host"), "");
            BOOST_TEST(library.list(Shelf::all).size() == 1U);
        }
    }
}

BOOST_AUTO_TEST_CASE(kills_while_an_old_library_is_brought_up_to_date_do_no_harm) {
    const std::string expected = bytes_of(source_folder() / "tests" / "formats" / "library-2.txt");
    for (unsigned round = 0; round < kills(); ++round) {
        const auto path = [&](int i) { return folder.path() / fmt::format("old-{}-{}.db", round, i); };
        const std::size_t made =
            killed([&](const Worker::Confirm& confirm) {
                for (int i = 0;; ++i) {
                    write_file(path(i), bytes_of(source_folder() / "tests" / "formats" / "library-2.db"));
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
    }
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
    const std::vector<StoredArmy> all = library.list(Shelf::all);
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
