// SPDX-License-Identifier: MIT
// `complete`: proposals for an unfinished army, one of them written, the same ones for the same seed.
#include "cli_program.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

// The starting army of the rule set without its last troops.
std::string unfinished(const Program& program, const std::string& ruleset) {
    const std::string file = ruleset + ".muster";
    BOOST_TEST_REQUIRE(program.run({"new", ruleset, "-o", file}).status == 0);
    std::string text = program.bytes(file);
    const std::size_t from = text.find("count=\"");
    BOOST_TEST_REQUIRE(from != std::string::npos);
    const std::size_t to = text.find('"', from + 7);
    text.replace(from, to - from + 1, "count=\"1\"");
    program.folder().write(file, text);
    return file;
}

} // namespace

BOOST_AUTO_TEST_CASE(an_unfinished_army_is_completed) {
    const Program program;
    const std::string file = unfinished(program, "phalanx");
    BOOST_TEST_REQUIRE(program.run({"check", file}).status == 1);
    const Outcome outcome = program.run({"complete", file, "-o", "whole.muster", "--json"});
    BOOST_TEST_REQUIRE(outcome.status == 0, outcome.err);
    const nlohmann::json proposals = outcome.json()["proposals"];
    BOOST_TEST_REQUIRE(proposals.size() >= 1U);
    BOOST_TEST(proposals.size() <= 5U);
    for (const nlohmann::json& proposal : proposals) {
        BOOST_TEST(proposal["legal"] == true);
        BOOST_TEST(proposal["added"] > 0);
        BOOST_TEST(!proposal["adds"].empty());
    }
    BOOST_TEST(program.run({"check", "whole.muster"}).status == 0);
    BOOST_TEST(program.run({"complete", file, "--json"}).out == outcome.out);
    const Outcome text = program.run({"complete", file});
    BOOST_TEST(text.out.starts_with("Proposal 1: "), text.out);
    BOOST_TEST(program.run({"complete", file, "--pick", "9"}).status == 2);
    BOOST_TEST(program.run({"complete", "whole.muster"}).out == "The army is complete as it is.\n");
}

BOOST_AUTO_TEST_CASE(an_army_beyond_help_has_no_proposal) {
    const Program program;
    const std::string file = unfinished(program, "phalanx");
    std::string text = program.bytes(file);
    text.replace(text.find("count=\"1\""), 9, "count=\"99\"");
    program.folder().write(file, text);
    const Outcome outcome = program.run({"complete", file, "-o", "whole.muster"});
    BOOST_TEST(outcome.status == 1);
    BOOST_TEST(outcome.out.starts_with("No legal army was found"), outcome.out);
    BOOST_TEST(program.folder().names().size() == 1U);
}

} // namespace muster::tests
