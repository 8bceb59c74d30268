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

BOOST_AUTO_TEST_CASE(the_picked_proposal_is_written) {
    const Program program;
    const std::string file = unfinished(program, "phalanx");
    BOOST_TEST_REQUIRE(program.run({"complete", file, "-o", "first.muster"}).status == 0);
    const Outcome second = program.run({"complete", file, "-o", "second.muster", "--pick", "2"});
    BOOST_TEST_REQUIRE(second.status == 0, second.err);
    BOOST_TEST(second.out.ends_with("Proposal 2 is written to second.muster\n"), second.out);
    BOOST_TEST(program.bytes("second.muster") != program.bytes("first.muster"));
    BOOST_TEST(program.run({"check", "second.muster"}).status == 0);
}

BOOST_AUTO_TEST_CASE(another_seed_gives_other_proposals) {
    const Program program;
    const std::string file = unfinished(program, "phalanx");
    const Outcome seven = program.run({"complete", file, "--seed", "7"});
    BOOST_TEST(seven.status == 0);
    BOOST_TEST(program.run({"complete", file, "--seed", "7"}).out == seven.out);
    BOOST_TEST(program.run({"complete", file}).out != seven.out);
}

BOOST_AUTO_TEST_CASE(only_figures_of_the_collection_are_added) {
    const Program program;
    const std::string file = unfinished(program, "phalanx");
    const auto own = [&](const std::string& count) {
        return program
            .run(
                {"library", "collection", "set", "phalanx", "class=HIS army=RA", count, "--library", "my.db"})
            .status;
    };
    const auto complete = [&] {
        return program.run({"complete", file, "--owned", "--library", "my.db", "--json"});
    };
    BOOST_TEST_REQUIRE(own("5") == 0); // with two in the army, one too few
    BOOST_TEST(complete().status == 1);
    BOOST_TEST_REQUIRE(own("6") == 0);
    const Outcome owned = complete();
    BOOST_TEST_REQUIRE(owned.status == 0, owned.err);
    const nlohmann::json proposals = owned.json()["proposals"];
    BOOST_TEST(proposals.front()["added"] == 4);
    for (const nlohmann::json& proposal : proposals)
        for (const nlohmann::json& add : proposal["adds"]) // by the army's name of them, or by the rules'
            BOOST_TEST(add["name"].get<std::string>().find("Spear") != std::string::npos, add);
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
