// SPDX-License-Identifier: MIT
// `check` on readable armies, as text and as JSON.
#include "cli_program.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <sstream>

namespace muster::tests {

namespace {

// Some dozens of armies in nested folders, every third with errors, one that cannot be read.
void write_many(const TemporaryFolder& folder) {
    for (int i = 0; i < 60; ++i) {
        const std::string name = "armies/" + std::to_string(i % 7) + "/" + std::to_string(i) + ".muster";
        folder.write(name, i % 3 == 0 ? mounted_spears() : std::string(white_hand));
    }
    folder.write("armies/3/cut.muster", white_hand.substr(0, 400));
}

} // namespace

BOOST_AUTO_TEST_CASE(the_example_of_the_format_is_reproduced) {
    const Program program;
    program.folder().write("white-hand.muster", white_hand);
    const Outcome outcome = program.run({"check", "--json", "white-hand.muster"});
    BOOST_TEST(outcome.status == 0);
    BOOST_TEST(outcome.err == "");
    const nlohmann::json expected = nlohmann::json::parse(R"({"format": 1, "armies": [
      {"file": "white-hand.muster", "ruleset": "undying-lands", "name": "Host of the White Hand", "legal": true,
       "numbers": {"ip": 105, "vignettes": 3, "units": 1, "wings": 1, "creatures": 2250},
       "bodies": [{"name": "Left wing", "numbers": {"ip": 105, "vignettes": 3, "units": 1},
         "units": [{"name": "Uruk spears", "numbers": {"ip": 105, "vignettes": 3},
           "troops": [{"name": "Uruk-hai", "count": 3, "numbers": {"ip": 35, "move": 5, "creatures": 750}}]}]}],
       "findings": []}],
     "unreadable": []})");
    BOOST_TEST(outcome.json() == expected);
}

BOOST_AUTO_TEST_CASE(a_finding_of_the_army_names_its_culprits) {
    const Program program;
    const std::string two = with(white_hand, "</unit>", R"(</unit><unit name="Guard" general="yes">
      <troop class="foot" order="close" army="regular" physique="high" morale="IV" proficiency="drilled" defence="E"/>
    </unit>)");
    program.folder().write("a.muster", two);
    const auto findings = program.run({"check", "--json", "a.muster"}).json()["armies"][0]["findings"];
    BOOST_REQUIRE_EQUAL(findings.size(), 1U);
    BOOST_TEST(findings[0]["rule"] == "ul.one-general");
    BOOST_TEST(findings[0]["culprits"] == nlohmann::json({"/body[1]/unit[1]", "/body[1]/unit[2]"}));
    const std::string text = program.run({"check", "a.muster"}).out;
    BOOST_TEST(
        contains(text, "In: Left wing › Uruk spears /body[1]/unit[1] · Left wing › Guard /body[1]/unit[2]"));
    program.folder().write("b.muster", mounted_spears());
    BOOST_TEST(!contains(program.run({"check", "--json", "b.muster"}).out, "culprits"));
}

BOOST_AUTO_TEST_CASE(keys_are_in_the_order_of_the_format) {
    const Program program;
    program.folder().write("a.muster", mounted_spears());
    const auto json = nlohmann::ordered_json::parse(program.run({"check", "--json", "a.muster"}).out);
    const auto keys = [](const nlohmann::ordered_json& object) {
        std::string names;
        for (const auto& item : object.items())
            names += item.key() + " ";
        return names;
    };
    const auto& army = json["armies"][0];
    const auto& body = army["bodies"][0];
    BOOST_TEST(keys(json) == "format armies unreadable ");
    BOOST_TEST(keys(army) == "file ruleset name legal numbers bodies findings ");
    BOOST_TEST(keys(body) == "name numbers units ");
    BOOST_TEST(keys(body["units"][0]) == "name numbers troops ");
    BOOST_TEST(keys(body["units"][0]["troops"][0]) == "name count numbers ");
    BOOST_TEST(keys(army["findings"][0]) == "rule severity at message cite ");
}

BOOST_AUTO_TEST_CASE(findings_have_rule_place_and_citation) {
    const Program program;
    program.folder().write("a.muster", mounted_spears());
    const Outcome outcome = program.run({"check", "--json", "a.muster"});
    BOOST_TEST(outcome.status == 1);
    const nlohmann::json army = outcome.json()["armies"][0];
    BOOST_TEST(army["legal"] == false);
    const nlohmann::json& finding = army["findings"][0];
    BOOST_TEST(finding["rule"] == "ul.spear-foot");
    BOOST_TEST(finding["severity"] == "error");
    BOOST_TEST(finding["at"] == "/body[1]/unit[1]/troop[1]");
    BOOST_TEST(finding["cite"] == "Undying Lands, Weapon classes");
    BOOST_TEST(!finding["message"].get<std::string>().empty());
}

BOOST_AUTO_TEST_CASE(fractions_are_decimals_and_unknown_numbers_are_left_out) {
    const Program program;
    program.folder().write("a.muster", R"(<army xmlns="urn:muster:army:1" ruleset="into-glory-ride" ap="5">
        <body><unit><troop class="VLI" army="RA" integrity="III"/><troop class="ART" army="RA" integrity="III"/>
        </unit></body></army>)");
    const nlohmann::json army = program.run({"check", "--json", "a.muster"}).json()["armies"][0];
    const nlohmann::json& troops = army["bodies"][0]["units"][0]["troops"];
    BOOST_TEST(troops[0]["numbers"]["move-good"].dump() == "1.5");
    BOOST_TEST(troops[0]["numbers"]["turn"].dump() == "180");
    BOOST_TEST(!troops[1]["numbers"].contains("move-good"));
    BOOST_TEST(army["name"] == "");
}

BOOST_AUTO_TEST_CASE(any_name_makes_valid_json_and_one_line_of_text) {
    const Program program;
    program.folder().write("q\"\\\n\x1b.muster",
                           with(white_hand, "Host of", "&quot;\\ &#10;&#x9b;31m &#x202e;ILLEGAL é"));
    const std::string turned{'\xE2', '\x80', '\xAE'}; // from here on from right to left
    const std::string given = "\"\\ \n\u009b31m " + turned + "ILLEGAL é the White Hand";
    const nlohmann::json army = program.run({"check", "--json", "."}).json()["armies"][0];
    BOOST_TEST(army["name"] == given);
    BOOST_TEST(army["file"] == "./q\"\\\n\x1b.muster");
    const std::string text = program.run({"check", "."}).out;
    BOOST_TEST(text.starts_with("LEGAL  \"\\  ?31m ?ILLEGAL é the White Hand — Undying Lands\n"));
    BOOST_TEST(text.find('\x1b') == std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_file_name_that_is_not_utf8_makes_valid_json) {
    const Program program;
    program.folder().write("bad\xff.muster", white_hand);
    BOOST_TEST(program.run({"check", "--json", "."}).json()["armies"][0]["file"] == "./bad\uFFFD.muster");
}

BOOST_AUTO_TEST_CASE(the_result_does_not_depend_on_jobs) {
    const Program program;
    write_many(program.folder());
    for (const char* format : {"--json", "--jobs"}) {
        const std::string other = std::string(format) == "--json" ? "--json" : "--jobs=1";
        const Outcome one = program.run({"check", other, "--jobs=1", "armies"});
        BOOST_TEST_REQUIRE(one.status == 2);
        for (const char* jobs : {"--jobs=2", "--jobs=7", "--jobs=200"}) {
            const Outcome many = program.run({"check", other, jobs, "armies"});
            BOOST_TEST(many.status == 2);
            BOOST_TEST((many.out == one.out), "results differ with " << jobs);
            BOOST_TEST(many.err == one.err);
        }
    }
}

BOOST_AUTO_TEST_CASE(folders_are_sorted_by_path_and_arguments_keep_their_order) {
    const Program program;
    for (const char* name : {"f/b.muster", "f/a/z.muster", "f/a.muster", "f/a-b.muster", "f/B.muster",
                             "f/a/notes.txt", "f/.hidden/c.muster", "z.muster"})
        program.folder().write(name, white_hand);
    const nlohmann::json result = program.run({"check", "--json", "z.muster", "f/", "z.muster"}).json();
    std::vector<std::string> files;
    for (const nlohmann::json& army : result["armies"])
        files.push_back(army["file"]);
    const std::vector<std::string> expected{"z.muster",   "f/.hidden/c.muster", "f/B.muster", "f/a-b.muster",
                                            "f/a.muster", "f/a/z.muster",       "f/b.muster", "z.muster"};
    BOOST_TEST(files == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(cyclic_links_are_not_followed) {
    const Program program;
    program.folder().write("f/a.muster", white_hand);
    std::filesystem::create_directory_symlink(".", program.path("f/again"));
    std::filesystem::create_symlink("a.muster", program.path("f/b.muster"));
    const nlohmann::json result = program.run({"check", "--json", "f"}).json();
    BOOST_TEST(result["armies"].size() == 2U);
    BOOST_TEST(result["unreadable"].empty());
}

BOOST_AUTO_TEST_CASE(a_path_in_brackets_is_not_a_list) {
    const Program program;
    program.folder().write("[a,b]/x.muster", white_hand);
    const Outcome outcome = program.run({"check", "[a,b]"});
    BOOST_TEST(outcome.status == 0);
    BOOST_TEST(outcome.out.find("[a,b]/x.muster") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(text_begins_with_the_verdict) {
    const Program program;
    program.folder().write("good.muster", white_hand);
    program.folder().write("poor.muster", mounted_spears());
    const Outcome outcome = program.run({"check", "good.muster", "poor.muster"});
    BOOST_TEST(outcome.status == 1);
    BOOST_TEST(outcome.out.starts_with("LEGAL  Host of the White Hand — Undying Lands\n"
                                       "    good.muster\n"
                                       "    Integrity Points 105 · Vignettes 3 · "));
    BOOST_TEST(outcome.out.find("\nILLEGAL (2 errors)  Host of the White Hand — Undying Lands\n") !=
               std::string::npos);
    BOOST_TEST(outcome.out.find("  Left wing › Uruk spears › Uruk-hai  /body[1]/unit[1]/troop[1]\n") !=
               std::string::npos);
    BOOST_TEST(outcome.out.find("Undying Lands, Weapon classes · ul.spear-foot\n") != std::string::npos);
    BOOST_TEST(outcome.out.ends_with("\n2 armies: 1 legal, 1 with errors\n"));
}

BOOST_AUTO_TEST_CASE(no_line_is_wider_than_a_page) {
    const Program program;
    const std::string samples = MUSTER_SOURCE_DIR "/armylists";
    for (const char* sample : {"into-glory-ride/samples/davout-auerstedt-1806.muster",
                               "phalanx/samples/porus-hydaspes-326-bc.muster"}) {
        std::filesystem::copy_file(samples + "/" + sample, program.path("a.muster"),
                                   std::filesystem::copy_options::overwrite_existing);
        std::istringstream text(program.run({"check", "a.muster"}).out +
                                program.run({"show", "a.muster"}).out);
        for (std::string line; std::getline(text, line);) {
            const auto width = std::count_if(line.begin(), line.end(), [](char c) {
                return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
            });
            BOOST_TEST(width <= 100, line);
        }
    }
}

BOOST_AUTO_TEST_CASE(colours_are_used_only_on_terminals_that_allow_them) {
    const Program program;
    program.folder().write("a.muster", mounted_spears());
    const Program::Arguments check{"check", "a.muster"};
    const auto coloured = [](const Outcome& outcome) {
        return outcome.out.find('\x1b') != std::string::npos;
    };
    BOOST_TEST(!coloured(program.run(check, {"TERM=xterm"})));
    BOOST_TEST(coloured(program.run_on_terminal(check, {"TERM=xterm"})));
    BOOST_TEST(!coloured(program.run_on_terminal(check, {"TERM=xterm", "NO_COLOR=1"})));
    BOOST_TEST(!coloured(program.run_on_terminal(check, {"TERM=dumb"})));
}

BOOST_AUTO_TEST_CASE(results_that_cannot_be_written_are_a_failure) {
    if (!std::filesystem::exists("/dev/full"))
        return;
    const Program program;
    program.folder().write("a.muster", white_hand);
    for (const Program::Arguments& arguments : std::vector<Program::Arguments>{
             {"check", "a.muster"}, {"check", "--json", "a.muster"}, {"--help"}}) {
        const Outcome outcome = program.run_into("/dev/full", arguments);
        BOOST_TEST(outcome.status == 2);
        BOOST_TEST(outcome.err.starts_with("muster-cli: cannot write the results"));
    }
}

} // namespace muster::tests
