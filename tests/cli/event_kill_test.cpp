// SPDX-License-Identifier: MIT
// The program is killed at random moments while a tournament takes lists in: afterwards the tournament opens,
// what was said to be taken is there, and taking the folder again takes the rest and nothing twice. It is
// killed a few times, or as often as MUSTER_KILLS says; `cmake --build --preset dev --target kill_take` does
// it three hundred times.
#include "event_desk.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <set>
#include <sstream>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr int senders = 40;
constexpr const char* killed_event = "killed.muster-event";

unsigned kills_of_take() {
    const char* const wanted = std::getenv("MUSTER_KILLS"); // NOLINT(concurrency-mt-unsafe)
    return wanted == nullptr ? 5U : static_cast<unsigned>(std::strtoul(wanted, nullptr, 10));
}

// A folder of small mails and army files, one of each player, and the event before it takes them.
struct Inbox {
    Inbox() {
        program.folder().write("pack.xml", "<event xmlns='urn:muster:event:1' title='Cup' "
                                           "ruleset='undying-lands' lists='free'/>");
        std::string roll = "number,name,mail\n";
        for (int i = 1; i <= senders; ++i) {
            const std::string name = fmt::format("Player Number{:02}", i);
            roll += fmt::format("{},{},p{}@league.example\n", i, name, i);
            if (i % 2 == 0)
                program.folder().write(fmt::format("in/{:02}.muster", i), army_of(name, name));
            else
                program.folder().write(
                    fmt::format("in/{:02}.eml", i),
                    mail_with(fmt::format("p{}@league.example", i), "list.muster", army_of(name, name)));
        }
        program.folder().write("players.csv", roll);
        BOOST_TEST_REQUIRE(program.run({"event", "new", killed_event, "--pack", "pack.xml"}).status == 0);
        BOOST_TEST_REQUIRE(program.run({"event", "roll", killed_event, "players.csv"}).status == 0);
        fs::copy_file(program.path(killed_event), program.path("before"));
    }
    void begin_again() const {
        for (const fs::directory_entry& entry : fs::directory_iterator(program.folder().path()))
            if (entry.path().filename().string().starts_with(killed_event))
                fs::remove_all(entry.path()); // the backups are a folder
        fs::copy_file(program.path("before"), program.path(killed_event));
    }
    // The sources that the event has, each with its player.
    [[nodiscard]] std::multiset<std::string> stored() const {
        const Outcome status = program.run({"event", "status", killed_event, "--json"});
        BOOST_TEST_REQUIRE(status.status <= 1, status.err); // it opens; lists may be missing
        std::multiset<std::string> sources;
        const Json json = status.json();
        BOOST_TEST(json["unmatched"].empty());
        for (const Json& player : json["players"])
            for (const Json& list : player["lists"]) {
                BOOST_TEST(list["revision"] == 1, list["source"]);
                sources.insert(std::string(list["source"]));
            }
        return sources;
    }

    Program program;
};

// Of the lines that are complete: "07.eml: Player Number07, list 1, …".
std::vector<std::string> said_to_be_taken(const std::string& words) {
    std::vector<std::string> sources;
    std::istringstream lines(words.substr(0, words.rfind('\n') + 1));
    for (std::string line; std::getline(lines, line);)
        if (const std::size_t end = line.find(": "); end != std::string::npos)
            sources.push_back(line.substr(0, end));
    return sources;
}

} // namespace

BOOST_AUTO_TEST_CASE(a_killed_program_loses_nothing_that_it_said_was_taken) {
    const Inbox inbox;
    const Program::Arguments take{"event", "take", killed_event, "in"};
    const Clock::time_point start = Clock::now();
    BOOST_TEST_REQUIRE(inbox.program.run(take).status == 0);
    const auto usual = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start).count();
    BOOST_TEST_REQUIRE(inbox.stored().size() == static_cast<std::size_t>(senders));
    std::mt19937_64 random{20'261'127};
    for (unsigned round = 0; round < kills_of_take(); ++round) {
        BOOST_TEST_CONTEXT("round " << round) {
            inbox.begin_again();
            const std::chrono::microseconds after(random() % static_cast<std::uint64_t>(usual));
            const Outcome killed = inbox.program.run_killed(take, after);
            const std::multiset<std::string> stored = inbox.stored();
            for (const std::string& source : said_to_be_taken(killed.out))
                BOOST_TEST(stored.contains(source), source);
            BOOST_TEST(inbox.program.run(take).status == 0);
            BOOST_TEST(inbox.stored().size() == static_cast<std::size_t>(senders));
        }
    }
}

} // namespace muster::tests
