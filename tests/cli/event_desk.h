// SPDX-License-Identifier: MIT
// An event on the command line, with four players, and what they may send.
#pragma once

#include "cli_program.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

using Json = nlohmann::json;

// Before the deadline of every event in these tests, whatever day it is.
inline constexpr const char* in_time = "2026-11-20T12:00:00+00:00";

inline const std::string sample_event = std::string(MUSTER_SOURCE_DIR) + "/tests/data/events/autumn-open";

// The sample event, before its mails are taken. Files arrive when they are taken; mails say it themselves.
inline void begin_sample_event(const Program& program, const std::string& event) {
    BOOST_TEST_REQUIRE(program.run({"event", "new", event, "--pack", sample_event + "/pack.xml"}).status ==
                       0);
    BOOST_TEST_REQUIRE(program.run({"event", "roll", event, sample_event + "/players.csv"}).status == 0);
    for (const char* file : {"bob-baker.muster", "gail.muster", "selby.zip", "jack.pdf", "who-am-i.txt"})
        (void)program.run({"event", "take", event, sample_event + "/submissions/" + file, "--at", in_time});
}

inline std::string army_of(std::string_view player, std::string_view name, int count = 3) {
    std::string text = with(white_hand, "A. Player", player);
    text = with(text, "Host of the White Hand", name);
    return with(text, "count=\"3\"", fmt::format("count=\"{}\"", count));
}

inline std::string mail_from(std::string_view address, std::string_view body) {
    return fmt::format("From: Somebody <{}>\nTo: umpire@league.example\nSubject: My list\n"
                       "Date: Fri, 20 Nov 2026 18:30:00 +0000\nMIME-Version: 1.0\n"
                       "Content-Type: text/plain; charset=utf-8\n\n{}\n",
                       address, body);
}

inline std::string mail_with(std::string_view address, std::string_view file, std::string_view army) {
    return fmt::format("From: Somebody <{}>\nSubject: My list\nDate: Fri, 20 Nov 2026 18:30:00 +0000\n"
                       "MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=\"x\"\n\n--x\n"
                       "Content-Type: text/plain\n\nHere it is.\n--x\nContent-Type: application/xml\n"
                       "Content-Disposition: attachment; filename=\"{}\"\n\n{}\n--x--\n",
                       address, file, army);
}

// An event with Ann, Bob and two players called Sam.
class Desk {
public:
    explicit Desk(std::string_view parts = "<size number='ip' most='140'/>") {
        program.folder().write("pack.xml", fmt::format("<event xmlns='urn:muster:event:1' title='Cup' "
                                                       "ruleset='undying-lands' lists='free'>{}</event>",
                                                       parts));
        program.folder().write("players.csv", "Mail;Name;Team;Number;Shirt\n"
                                              "ann@a.example;Ann Archer;Red;1;L\n"
                                              "bob@b.example;Bob Baker;Red;2;M\n"
                                              ";Sam Smith;Blue;3;S\n;Sam Smith;Blue;4;S\n");
        BOOST_TEST_REQUIRE(program.run({"event", "new", "cup.muster-event", "--pack", "pack.xml"}).status ==
                           0);
        BOOST_TEST_REQUIRE(program.run({"event", "roll", "cup.muster-event", "players.csv"}).status == 0);
    }

    Outcome take(std::string_view file, std::string_view content, Program::Arguments options = {}) const {
        program.folder().write(std::string(file), content);
        Program::Arguments call{"event", "take", "cup.muster-event", std::string(file)};
        call.insert(call.end(), options.begin(), options.end());
        return program.run(call);
    }
    [[nodiscard]] Json status() const {
        return program.run({"event", "status", "cup.muster-event", "--json"}).json();
    }
    [[nodiscard]] Json player(std::string_view name) const {
        const Json all = status();
        for (const Json& player : all["players"])
            if (player["name"] == name)
                return player;
        return {};
    }

    Program program;
};

} // namespace muster::tests
