// SPDX-License-Identifier: MIT
// `odds`: cases, two troops, two armies. The cases of tests/data/odds were worked out by a full enumeration
// written apart from the program.
#include "base/file.h"
#include "base/text.h"
#include "cli_program.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

using Json = nlohmann::json;

// "input" or "not computable" stands for a message that begins so, or not.
void check_answer(const Json& expected, const Json& answer) {
    if (!expected.contains("error")) {
        BOOST_TEST(answer.dump() == expected.dump());
        return;
    }
    BOOST_REQUIRE(answer.contains("error"));
    const auto message = answer["error"].get<std::string>();
    BOOST_TEST(message.starts_with("not computable") == (expected["error"] == "not computable"));
}

// As a player reads it: "3/8".
struct Fraction {
    long over = 0;
    long under = 1;
};

Fraction fraction_of(const Json& text) {
    const auto words = text.get<std::string>();
    const std::size_t slash = words.find('/');
    return {std::stol(words.substr(0, slash)), std::stol(words.substr(slash + 1))};
}

// Of the cells of a row that can fight: the chance in it less that of what is bad for the row.
double mean_balance(const Json& row) {
    const auto approximate = [](const Json& text) {
        const auto [over, under] = fraction_of(text);
        return static_cast<double>(over) / static_cast<double>(under);
    };
    double sum = 0;
    double cells = 0;
    for (const Json& cell : row) {
        if (!cell.contains("chance"))
            continue;
        sum += approximate(cell["chance"]);
        ++cells;
        for (const auto& [outcome, chance] : cell["outcomes"].items())
            if (outcome.starts_with("own-"))
                sum -= approximate(chance);
    }
    return cells == 0 ? -2 : sum / cells; // worse than any that can fight
}

// Of every cell of a matrix, row by row.
std::vector<std::string> percents_of(const Json& matrix) {
    std::vector<std::string> percents;
    for (const Json& row : matrix["cells"])
        for (const Json& cell : row) {
            if (!cell.contains("chance")) {
                percents.emplace_back("—");
                continue;
            }
            const auto [over, under] = fraction_of(cell["chance"]);
            const std::string rounded = std::to_string((200 * over + under) / (2 * under));
            percents.push_back((rounded == "0" && over != 0         ? "&lt;1"
                                : rounded == "100" && over != under ? "&gt;99"
                                                                    : rounded) +
                               " %");
        }
    return percents;
}

// What stands in the middle of the cells of a picture.
std::vector<std::string> drawn_figures(const std::string& svg) {
    std::vector<std::string> figures;
    const std::string mark = "text-anchor=\"middle\">";
    for (std::size_t at = svg.find(mark); at != std::string::npos; at = svg.find(mark, at)) {
        at += mark.size();
        figures.push_back(svg.substr(at, svg.find('<', at) - at));
    }
    return figures;
}

Outcome odds_of(const Program::Arguments& more) {
    const Program program;
    Program::Arguments arguments{"odds"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return program.run(arguments);
}

} // namespace

BOOST_AUTO_TEST_CASE(odds_of_cases_are_those_of_a_full_enumeration) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const auto file = source_folder() / "tests" / "data" / "odds" / (id + ".jsonl");
        const std::string text = read_file(file);
        const Outcome outcome = odds_of({"--cases", file.string()});
        BOOST_TEST(outcome.status == 0);
        const auto cases = parts_of(text, '\n');
        const auto answers = parts_of(outcome.out, '\n');
        BOOST_REQUIRE(cases.size() == answers.size());
        BOOST_REQUIRE(cases.size() > 100U);
        for (std::size_t i = 0; i + 1 < cases.size(); ++i)
            BOOST_TEST_CONTEXT(cases[i]) {
                check_answer(Json::parse(cases[i])["expect"], Json::parse(answers[i]));
            }
    }
}

BOOST_AUTO_TEST_CASE(odds_of_a_case_that_is_no_case) {
    const Program program;
    program.folder().write(
        "cases", "nonsense\n{\"ruleset\":\"phalanxx\"}\n{\"rounds\":1e999}\n"
                 "{\"ruleset\":\"ancient-1969\",\"mode\":\"reaction\",\"attacker\":{\"type\":"
                 "\"light-infantry\",\"status\":\"regular\"},\"defender\":{\"type\":\"elephant\"}}\n");
    const Outcome outcome = program.run({"odds", "--cases", "cases"});
    BOOST_TEST(outcome.status == 0);
    const auto answers = parts_of(outcome.out, '\n');
    BOOST_REQUIRE(answers.size() == 5U);
    BOOST_TEST(contains(answers[0], "\"error\":\"cases:1:1: 'nonsense' has no place here in JSON"));
    BOOST_TEST(contains(answers[1], "phalanx"));
    BOOST_TEST(contains(answers[2], "cases:3:1: a number in it is too large"));
    BOOST_TEST(contains(answers[3], "is about one troop"));
}

BOOST_AUTO_TEST_CASE(odds_of_two_troops_in_notation) {
    const Outcome outcome = odds_of(
        {"into-glory-ride", "(HIS-IV-RA)", "(HIN-III-RA)", "--with", "attacker:overlaps=2", "--json"});
    BOOST_TEST(outcome.err == "");
    BOOST_TEST(outcome.status == 0);
    const Json json = outcome.json();
    BOOST_TEST(json["outcomes"]["own-broken"] == "1/6");
    BOOST_TEST(json["outcomes"]["broken"] == "1/6");
    BOOST_TEST(json["outcomes"]["down-1"] == "1/3");
    bool overlapped = false;
    for (const Json& term : json["terms"])
        overlapped = overlapped || (term["side"] == "attacker" && term["name"] == "Overlapped" &&
                                    term["value"] == -2 && term["cite"] == "Melee modifiers");
    BOOST_TEST(overlapped);
}

BOOST_AUTO_TEST_CASE(odds_of_several_rounds_say_what_a_throw_of_the_first_comes_to) {
    const Outcome two = odds_of({"phalanx", "(HIS-IV-RA)", "(HIN-III-RA)", "--rounds", "2"});
    BOOST_TEST(contains(two.out, "Die (first round): 1 to 2, Attacker takes 1 R more\n"), two.out);
    const Outcome one = odds_of({"phalanx", "(HIS-IV-RA)", "(HIN-III-RA)"});
    BOOST_TEST(contains(one.out, "Die: 1 to 2, Attacker takes 1 R more\n"), one.out);
}

BOOST_AUTO_TEST_CASE(odds_of_troops_that_leave_a_value_open_say_what_was_taken) {
    const Outcome short_code = odds_of({"phalanx-ii", "HIS+", "HIN-n-RA", "--json"});
    BOOST_TEST(short_code.status == 0);
    BOOST_TEST(contains(short_code.err, "HIS+"), short_code.err);
    BOOST_TEST(contains(short_code.err, "'HIS+': Army class is not said; taken as Regular Army"),
               short_code.err);
    BOOST_TEST(short_code.json()["outcomes"].dump() ==
               odds_of({"phalanx-ii", "HIS-plus-RA", "HIN-n-RA", "--json"}).json()["outcomes"].dump());
    // The nation of an army and the rating of a wing do not change a fight.
    const Outcome bought =
        odds_of({"ancient-1969", "Reg HI A, long spear, shield", "Reg MI B, pilum, shield", "--json"});
    BOOST_TEST(bought.status == 0, bought.err);
    BOOST_TEST(bought.err == "");
    const Outcome fantasy = odds_of(
        {"undying-lands", "Foot CO Reg, Spear, IV-D, D+LSh", "Foot LO Reg, SA, III-D, B+Sh", "--json"});
    BOOST_TEST(fantasy.status == 0, fantasy.err);
    BOOST_TEST(fantasy.err == "");
    BOOST_TEST(odds_of({"phalanx-ii", "HIS+, HIN+", "HIN-n-RA"}).status == 2);
    BOOST_TEST(odds_of({"phalanx-ii", "nobody", "HIN-n-RA"}).status == 2);
}

BOOST_AUTO_TEST_CASE(odds_that_cannot_be_told_say_why) {
    const Outcome unknown =
        odds_of({"phalanx", "(HIS-IV-RA)", "(HIN-III-RA)", "--with", "attacker:overlap=2"});
    BOOST_TEST(unknown.status == 2);
    BOOST_TEST(contains(unknown.err, "did you mean 'overlaps'"));
    const Outcome side = odds_of({"phalanx", "(HIS-IV-RA)", "(HIN-III-RA)", "--with", "atacker:higher"});
    BOOST_TEST(side.status == 2);
    BOOST_TEST(contains(side.err, "did you mean 'attacker'"), side.err);
    const Outcome lost = odds_of({"phalanx", "(HIB-IV-RA)", "(HIN-III-RA)"});
    BOOST_TEST(lost.status == 2);
    BOOST_TEST(contains(lost.err, "not computable, attacker: "));
}

BOOST_AUTO_TEST_CASE(no_option_that_is_misspelt_is_ignored) {
    const Program::Arguments fight{"into-glory-ride", "(HIS-IV-RA)", "(HIS-IV-RA)"};
    const Program program;
    const auto refused = [&](Program::Arguments words, Program::Arguments more, std::string_view says) {
        words.insert(words.begin(), "odds");
        words.insert(words.end(), more.begin(), more.end());
        const Outcome outcome = program.run(words);
        BOOST_TEST(outcome.status == 2);
        BOOST_TEST(contains(outcome.err, says), outcome.err);
    };
    const std::string cases = program.folder().write("cases.txt", "").string();
    for (const Program::Arguments& words : {fight, {"--cases", cases}}) {
        refused(words, {"--order", "zzz"}, "unknown order 'zzz'; it is one of best, worst, listed");
        refused(words, {"--format", "zzz"}, "unknown format 'zzz'; it is one of text, csv, json, svg");
    }
    refused(fight, {"--format", "csv"}, "--format csv is for a matrix; a fight is written as text or json");
    refused(fight, {"--order", "worst"}, "--order is for a matrix");
    refused({"--cases", cases}, {"--format", "svg"}, "cases are answered in json");
}

BOOST_AUTO_TEST_CASE(odds_of_two_armies_in_every_format) {
    const auto armies = source_folder() / "armylists" / "phalanx-ii" / "armies";
    const std::string mine = (armies / "spartan.muster").string();
    const std::string theirs = (armies / "early-achaemenid-persian.muster").string();
    const Outcome text = odds_of({mine, theirs});
    BOOST_TEST(text.err == "");
    BOOST_TEST(contains(text.out, "%"));
    const Json json = odds_of({mine, theirs, "--format", "json"}).json();
    BOOST_REQUIRE(json["cells"].size() == json["rows"].size());
    BOOST_TEST(json["cells"][0].size() == json["columns"].size());
    const Outcome csv = odds_of({mine, theirs, "--format", "csv"});
    BOOST_TEST(contains(csv.out, json["cells"][0][0]["chance"].get<std::string>()));
    const Outcome svg = odds_of({mine, theirs, "--format", "svg"});
    BOOST_TEST(svg.out.starts_with("<svg "));
    BOOST_TEST(drawn_figures(svg.out) == percents_of(json), boost::test_tools::per_element());
    BOOST_TEST(odds_of({mine, theirs, "--format", "gif"}).status == 2);
}

// Stakes are not written, and fights read them.
BOOST_AUTO_TEST_CASE(odds_tell_troops_apart_that_are_written_the_same) {
    const std::string army =
        (source_folder() / "armylists" / "phalanx-ii" / "armies" / "thracian.muster").string();
    const auto rows = odds_of({army, "--json", "--order", "listed"}).json()["rows"];
    BOOST_REQUIRE(rows.size() == 7U);
    BOOST_TEST(rows[0] == "LINn with Field defences");
    BOOST_TEST(std::count(rows.begin(), rows.end(), Json("LINn")) == 1);
    BOOST_TEST(odds_of({army, army, "--json"}).json()["columns"].size() == 7U);
    for (const char* format : {"text", "csv", "svg"}) {
        const Outcome matrix = odds_of({army, "--format", format});
        BOOST_TEST(contains(matrix.out, "LINn with Field defences"), matrix.out);
    }
    const Outcome fight = odds_of({army + "#/body[1]/unit[1]/troop[1]", army + "#/body[2]/unit[1]/troop[1]"});
    BOOST_TEST(fight.out.starts_with("LINn with Field defences against LINn "), fight.out + fight.err);
    // As it is written there it is read.
    BOOST_TEST(odds_of({"phalanx-ii", "LINn", "LINn with Field defences", "--json"}).json()["outcomes"] !=
               odds_of({"phalanx-ii", "LINn", "LINn", "--json"}).json()["outcomes"]);
}

BOOST_AUTO_TEST_CASE(odds_of_a_matrix_come_in_the_order_asked_for) {
    const std::string mine =
        (source_folder() / "armylists" / "phalanx-ii" / "armies" / "spartan.muster").string();
    const auto rows = [&](const Program::Arguments& more) {
        Program::Arguments arguments{mine, "--json"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return odds_of(arguments).json();
    };
    const Json best = rows({});
    const Json worst = rows({"--order", "worst"});
    const Json listed = rows({"--order", "listed"});
    BOOST_TEST(rows({"--order", "best"}) == best);
    BOOST_REQUIRE(best["rows"].size() > 2U);
    for (std::size_t i = 0; i + 1 < best["rows"].size(); ++i) {
        BOOST_TEST(mean_balance(best["cells"][i]) > mean_balance(best["cells"][i + 1]) - 1e-9);
        BOOST_TEST(mean_balance(worst["cells"][i]) < mean_balance(worst["cells"][i + 1]) + 1e-9);
    }
    BOOST_TEST(listed["columns"][0] == "HIPn");
    BOOST_TEST(contains(odds_of({mine, "--order", "wurst"}).err, "did you mean 'worst'"));
}

BOOST_AUTO_TEST_CASE(odds_show_only_what_can_come) {
    const Outcome shot = odds_of({"phalanx", "(VLI-III-RA)", "(HIN-III-RA)", "--mode", "shooting"});
    BOOST_TEST(contains(shot.out, "Repulsed"));
    BOOST_TEST(!contains(shot.out, "Repulsed twice over"), shot.out);
    const Json json =
        odds_of({"phalanx", "(VLI-III-RA)", "(HIN-III-RA)", "--mode", "shooting", "--json"}).json();
    BOOST_TEST(json["outcomes"]["double-repulse"] == "0/1");
    const Outcome fight = odds_of({"phalanx", "(HIS-IV-RA)", "(HIN-III-RA)"});
    BOOST_TEST(contains(fight.out, "The attacker suffers 0.33 R results on average"), fight.out);
    const Outcome blows =
        odds_of({"undying-lands", "Foot CO Reg, Spear, IV-D, D+LSh", "Foot LO Reg, SA, III-D, B+Sh"});
    BOOST_TEST(contains(blows.out, "Dice: 2d6, 2 to 12"), blows.out + blows.err);
    BOOST_TEST(contains(blows.out, "The fight\n       A side's dice and what is added"), blows.out);
    BOOST_TEST(contains(blows.out, "The attacker loses "), blows.out);
}

BOOST_AUTO_TEST_CASE(odds_list_what_an_integrity_test_adds_under_a_heading_of_its_own) {
    const std::vector<std::string> fight{"undying-lands", "Mtd CO Reg, Lance, III-D, B",
                                         "Foot LO Irr, 2HW, III-D, C"};
    const Outcome text = odds_of(fight);
    const std::string wanted =
        "       Integrity test after the blows:\n    +3 Loose or open foot charged by "
        "mounted or a behemoth (Undying Lands, Integrity tests)\n    +2 Enemy has more Integrity "
        "Points by then (Undying Lands, Integrity tests)\n";
    BOOST_TEST(contains(text.out, wanted), text.out + text.err);
    BOOST_TEST(text.out.find("Added to the dice") < text.out.find("Integrity test after the blows:"));
    const Json json = odds_of({fight[0], fight[1], fight[2], "--json"}).json();
    bool has_more = false;
    for (const Json& term : json["terms"]) {
        BOOST_TEST(term.size() >= 4U);
        has_more =
            has_more ||
            (term["side"] == "defender" && term["value"] == 2 && term["cite"] == "Integrity tests" &&
             term["name"] == "Integrity test after the blows: Enemy has more Integrity Points by then");
    }
    BOOST_TEST(has_more, json.dump());
}

BOOST_AUTO_TEST_CASE(odds_of_one_troop_against_all_classes) {
    const Json json = odds_of({"into-glory-ride", "(HIS-IV-RA)", "--format", "json"}).json();
    BOOST_REQUIRE(json["rows"].size() == 1U);
    BOOST_REQUIRE(json["columns"].size() == 15U);
    for (std::size_t i = 0; i < 15; ++i) {
        const auto column = json["columns"][i].get<std::string>();
        const Outcome fight = odds_of({"into-glory-ride", "(HIS-IV-RA)", column, "--json"});
        if (json["cells"][0][i].contains("error"))
            BOOST_TEST(fight.status == 2);
        else
            BOOST_TEST(json["cells"][0][i]["outcomes"].dump() == fight.json()["outcomes"].dump());
    }
}

BOOST_AUTO_TEST_CASE(odds_of_an_army_against_its_enemies_and_a_list) {
    const auto armies = source_folder() / "armylists" / "phalanx" / "armies";
    const std::string mine = (armies / "spartan.muster").string();
    const Json enemies = odds_of({mine, "--against", "enemies", "--json"}).json();
    BOOST_TEST(enemies["columns"].size() > 5U);
    const Json classes = odds_of({mine, "--json"}).json();
    BOOST_TEST(classes["rows"].size() == enemies["rows"].size());
    BOOST_TEST(classes["columns"] != enemies["columns"]);
    BOOST_TEST(odds_of({mine, "--against", "spartan", "--json"}).json()["columns"].size() > 2U);
    const Outcome unknown = odds_of({mine, "--against", "spartn"});
    BOOST_TEST(unknown.status == 2);
    BOOST_TEST(contains(unknown.err, "did you mean 'spartan'"));
    BOOST_TEST(odds_of({mine, mine, "--against", "classes"}).status == 2);
}

BOOST_AUTO_TEST_CASE(odds_say_what_one_change_would_bring) {
    const Program::Arguments fight{"into-glory-ride", "(HIS-IV-RA)", "(HIN-III-RA)", "--with",
                                   "attacker:overlaps=2"};
    Program::Arguments arguments = fight;
    arguments.insert(arguments.end(), {"--changes", "--json"});
    const Json json = odds_of(arguments).json();
    bool relieved = false;
    for (const Json& change : json["changes"])
        if (change["side"] == "attacker" && change["name"] == "Overlapped by" && change["to"] == "0") {
            relieved = true;
            const Json other = odds_of({"into-glory-ride", "(HIS-IV-RA)", "(HIN-III-RA)", "--json"}).json();
            BOOST_TEST(other["outcomes"]["broken"] == "1/3");
            BOOST_TEST(change["chance"] == "2/3");
            BOOST_TEST(change["from"] == "2");
        }
    BOOST_TEST(relieved);
    arguments = fight;
    arguments.emplace_back("--changes");
    BOOST_TEST(contains(odds_of(arguments).out, "Overlapped by: 0 instead of 2"));
    BOOST_TEST(!contains(odds_of(fight).out, "instead of"));
}

} // namespace muster::tests
