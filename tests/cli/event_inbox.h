// SPDX-License-Identifier: MIT
// A folder of small mails and army files, one of each player, and the event before it takes them: for what
// must not lose any of them, however it ends.
#pragma once

#include "event_desk.h"

#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace muster::tests {

class Inbox {
public:
    explicit Inbox(std::string event, int senders = 40) : event_(std::move(event)), senders_(senders) {
        program.folder().write("pack.xml", "<event xmlns='urn:muster:event:1' title='Cup' "
                                           "ruleset='undying-lands' lists='free'/>");
        std::string roll = "number,name,mail\n";
        for (int i = 1; i <= senders_; ++i) {
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
        BOOST_TEST_REQUIRE(program.run({"event", "new", event_, "--pack", "pack.xml"}).status == 0);
        BOOST_TEST_REQUIRE(program.run({"event", "roll", event_, "players.csv"}).status == 0);
        std::filesystem::copy_file(program.path(event_), program.path("before"));
    }

    [[nodiscard]] Program::Arguments take() const { return {"event", "take", event_, "in"}; }
    [[nodiscard]] std::size_t senders() const { return static_cast<std::size_t>(senders_); }
    // The event has taken nothing, and has no backups.
    void begin_again() const {
        namespace fs = std::filesystem;
        for (const fs::directory_entry& entry : fs::directory_iterator(program.folder().path()))
            if (entry.path().filename().string().starts_with(event_))
                fs::remove_all(entry.path());
        fs::copy_file(program.path("before"), program.path(event_));
    }
    // The sources that the event has, each with its player.
    [[nodiscard]] std::multiset<std::string> stored() const {
        const Outcome status = program.run({"event", "status", event_, "--json"});
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

private:
    std::string event_;
    int senders_;
};

// Of the lines that are complete: "07.eml: Player Number07, list 1, …".
inline std::vector<std::string> said_to_be_taken(const std::string& words) {
    std::vector<std::string> sources;
    std::istringstream lines(words.substr(0, words.rfind('\n') + 1));
    for (std::string line; std::getline(lines, line);)
        if (const std::size_t end = line.find(": "); end != std::string::npos)
            sources.push_back(line.substr(0, end));
    return sources;
}

} // namespace muster::tests
