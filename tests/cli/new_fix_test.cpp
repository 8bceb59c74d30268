// SPDX-License-Identifier: MIT
// `new` and `fix`: they write whole files or none, and overwrite only what they are told to.
#include "cli_program.h"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace muster::tests {

BOOST_AUTO_TEST_CASE(a_new_army_of_every_rule_set_is_legal) {
    const Program program;
    for (const char* id : {"ancient-1969", "into-glory-ride", "phalanx", "phalanx-ii", "undying-lands"}) {
        const std::string file = std::string(id) + ".muster";
        const Outcome made = program.run({"new", id, "-o", file, "--name", "\"First\" & <best>"});
        BOOST_TEST(made.status == 0, id << ": " << made.err);
        const Outcome checked = program.run({"check", "--json", file});
        BOOST_TEST(checked.status == 0);
        BOOST_TEST(checked.json()["armies"][0]["name"] == "\"First\" & <best>");
        BOOST_TEST(checked.json()["armies"][0]["ruleset"] == id);
    }
    BOOST_TEST(program.folder().names().size() == 5U); // and nothing left behind
}

BOOST_AUTO_TEST_CASE(new_overwrites_a_file_only_with_force) {
    const Program program;
    program.folder().write("a.muster", "mine");
    const Outcome refused = program.run({"new", "phalanx", "-o", "a.muster"});
    BOOST_TEST(refused.status == 2);
    BOOST_TEST(refused.err == "muster-cli: a.muster already exists; use --force to overwrite it\n");
    BOOST_TEST(program.bytes("a.muster") == "mine");
    BOOST_TEST(program.run({"new", "phalanx", "-o", "a.muster", "--force"}).status == 0);
    BOOST_TEST(program.bytes("a.muster").starts_with("<?xml"));
}

BOOST_AUTO_TEST_CASE(new_writes_nothing_if_it_fails) {
    const Program program;
    std::filesystem::create_directory(program.path("folder"));
    const auto refuse = [&](const Program::Arguments& arguments, const std::string& message) {
        const Outcome outcome = program.run(arguments);
        BOOST_TEST(outcome.status == 2);
        BOOST_TEST(outcome.out == "");
        BOOST_TEST(outcome.err == "muster-cli: " + message + "\n");
    };
    refuse({"new", "phalanks", "-o", "a"}, "unknown rule set 'phalanks'; did you mean 'phalanx'?");
    const Outcome no_list = program.run({"new", "phalanx", "-o", "a", "--list", "Rome"});
    BOOST_TEST(no_list.status == 2);
    BOOST_TEST(no_list.err.starts_with("muster-cli: unknown army list 'Rome'"), no_list.err);
    refuse({"new", "phalanx", "-o", "no/where"},
           "cannot create a file beside no/where: No such file or directory");
    refuse({"new", "phalanx", "-o", "folder", "--force"},
           "folder is not a regular file; nothing was written");
    refuse({"new", "phalanx", "-o", "a", "--name", "\xff"},
           "--name: this is not UTF-8, or it contains control characters");
    BOOST_TEST(program.folder().names().size() == 1U);
}

BOOST_AUTO_TEST_CASE(fix_lists_numbered_changes_and_makes_one) {
    const Program program;
    program.folder().write("a.muster", mounted_spears());
    const Outcome listed = program.run({"fix", "a.muster"});
    BOOST_TEST(listed.status == 1);
    BOOST_TEST(listed.out.starts_with("ILLEGAL (2 errors)"));
    BOOST_TEST(listed.out.find("ul.spear-foot\n             1  ") != std::string::npos, listed.out);
    BOOST_TEST(program.bytes("a.muster") == mounted_spears());

    const Outcome made = program.run({"fix", "a.muster", "--apply", "1", "-o", "b.muster"});
    BOOST_TEST(made.status < 2);
    BOOST_TEST(made.out.starts_with("Written to b.muster with this change: "));
    BOOST_TEST(program.bytes("a.muster") == mounted_spears());
    const nlohmann::json army = program.run({"check", "--json", "b.muster"}).json()["armies"][0];
    for (const nlohmann::json& finding : army["findings"])
        BOOST_TEST(finding["rule"] != "ul.spear-foot");
    BOOST_TEST(made.status == (army["legal"] == true ? 0 : 1));

    BOOST_TEST(program.run({"fix", "a.muster", "--apply", "1"})
                   .out.starts_with("Written to a.muster with this change: "));
    BOOST_TEST(program.bytes("a.muster") == program.bytes("b.muster"));
    BOOST_TEST(program.folder().names().size() == 2U);
}

// The list allows one Sciritae: of two, one is too many, and the army is too large by it.
BOOST_AUTO_TEST_CASE(one_surplus_is_told_once_and_its_fixes_are_numbered_on) {
    const Program program;
    std::ifstream file(MUSTER_SOURCE_DIR "/armylists/phalanx-ii/armies/spartan.muster");
    std::string army(std::istreambuf_iterator<char>(file), {});
    army.insert(army.find(' ', army.find("<troop name=\"Sciritae\"") + 7), " count=\"2\"");
    program.folder().write("a.muster", army);
    const Outcome checked = program.run({"check", "a.muster"});
    BOOST_TEST(checked.out.starts_with("ILLEGAL (1 error)"), checked.out);
    BOOST_TEST(checked.out.find("list.entry-most\n") != std::string::npos, checked.out);
    BOOST_TEST(checked.out.find("ph2.army-size\n") != std::string::npos, checked.out);
    std::vector<std::string> ids;
    const nlohmann::json report = program.run({"check", "--json", "a.muster"}).json();
    for (const nlohmann::json& finding : report["armies"][0]["findings"])
        ids.push_back(finding["rule"]);
    BOOST_TEST(ids == (std::vector<std::string>{"ph2.army-size", "list.entry-most"}),
               boost::test_tools::per_element());
    BOOST_TEST(program.run({"fix", "a.muster"}).out.find("  1  Remove one ") != std::string::npos);
    BOOST_TEST(program.run({"fix", "a.muster", "--apply", "1"}).status == 0);
    BOOST_TEST(program.run({"check", "a.muster"}).status == 0);
}

BOOST_AUTO_TEST_CASE(fix_refuses_a_number_that_is_not_listed) {
    const Program program;
    program.folder().write("a.muster", mounted_spears());
    program.folder().write("good.muster", white_hand);
    const Outcome too_high = program.run({"fix", "a.muster", "--apply", "9999"});
    BOOST_TEST(too_high.status == 2);
    BOOST_TEST(too_high.err.starts_with("muster-cli: --apply 9999: the changes are numbered 1 to "));
    BOOST_TEST(program.bytes("a.muster") == mounted_spears());
    BOOST_TEST(program.run({"fix", "a.muster", "--apply", "0"}).status == 2);
    BOOST_TEST(program.run({"fix", "a.muster", "-o", "b.muster"}).status == 2);
    BOOST_TEST(program.run({"fix", "good.muster", "--apply", "1"}).status == 2);
    const Outcome nothing = program.run({"fix", "good.muster"});
    BOOST_TEST(nothing.status == 0);
    BOOST_TEST(nothing.out.ends_with("There is nothing to fix.\n"));
}

} // namespace muster::tests
