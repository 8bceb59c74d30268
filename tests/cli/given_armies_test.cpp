// SPDX-License-Identifier: MIT
// How the commands take armies: files, sheets, folders and armies of the library.
#include "cli_program.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

using Arguments = Program::Arguments;

// A program whose library "l.db" has a legal army and one with errors.
struct WithLibrary {
    WithLibrary() {
        program.folder().write("white-hand.muster", white_hand);
        BOOST_REQUIRE_EQUAL(run({"library", "add", "white-hand.muster"}).status, 0);
        program.folder().write("changed.muster", mounted_spears());
        BOOST_REQUIRE_EQUAL(run({"library", "add", "changed.muster"}).status, 0);
    }
    [[nodiscard]] Outcome run(Arguments words) const {
        words.insert(words.end(), {"--library", "l.db"});
        return program.run(words);
    }

    Program program;
};

} // namespace

BOOST_AUTO_TEST_SUITE(given_armies)

BOOST_AUTO_TEST_CASE(every_command_takes_an_army_of_the_library) {
    const WithLibrary armies;
    BOOST_TEST(contains(armies.run({"check", "@1.1"}).out, "105"));
    BOOST_TEST(armies.run({"check", "@1.1", "@2"}).status == 1);
    BOOST_TEST(contains(armies.run({"show", "@1.1"}).out, "Uruk spears"));
    BOOST_TEST(contains(armies.run({"fix", "@2"}).out, "  1  "));
    BOOST_TEST(armies.run({"complete", "@1.1"}).status == 0);
    BOOST_TEST(contains(armies.run({"sheet", "@1.1"}).out, "Uruk spears"));
    BOOST_TEST(armies.run({"verify", "@1.1"}).status == 0);
    BOOST_TEST(armies.run({"diff", "@1.1", "@2"}).status == 1);
    const Outcome converted = armies.run({"convert", "@1.1", "--to", "phalanx"});
    BOOST_TEST(converted.status == 0, converted.err);
    BOOST_TEST(contains(converted.out, "ruleset=\"phalanx\""));
    BOOST_TEST(contains(armies.run({"library", "history", "@1"}).out, "White Hand"));
}

BOOST_AUTO_TEST_CASE(lists_are_found_for_an_army_of_the_library_or_of_a_sheet) {
    const WithLibrary armies;
    const std::string of_file = armies.run({"lists", "--fit", "white-hand.muster"}).out;
    BOOST_TEST(contains(of_file, "list"), of_file);
    BOOST_TEST(armies.run({"lists", "--fit", "@1.1"}).out == of_file);
    BOOST_REQUIRE_EQUAL(armies.program.run({"sheet", "white-hand.muster", "-o", "a.pdf"}).status, 0);
    BOOST_TEST(armies.run({"lists", "--fit", "a.pdf"}).out == of_file);
}

BOOST_AUTO_TEST_CASE(the_odds_of_armies_of_the_library_are_those_of_their_files) {
    const WithLibrary armies;
    for (const Arguments& files :
         {Arguments{"white-hand.muster"},
          {"white-hand.muster", "changed.muster"},
          {"white-hand.muster#/body[1]/unit[1]/troop[1]", "changed.muster#/body[1]/unit[1]/troop[1]"}}) {
        Arguments stored{"odds"};
        for (std::string file : files) {
            const std::size_t end = file.find(".muster") + 7;
            stored.push_back((file.starts_with("white") ? "@1.1" : "@2") + file.substr(end));
        }
        Arguments plain{"odds"};
        plain.insert(plain.end(), files.begin(), files.end());
        const Outcome expected = armies.program.run(plain);
        BOOST_REQUIRE_EQUAL(expected.status, 0);
        const Outcome outcome = armies.run(stored);
        BOOST_TEST(outcome.status == 0, outcome.err);
        BOOST_TEST(outcome.out == expected.out);
    }
}

BOOST_AUTO_TEST_CASE(a_name_that_is_no_army_of_the_library_is_explained) {
    const WithLibrary armies;
    for (const char* name : {"@", "@x", "@1.2.3"}) {
        const Outcome outcome = armies.run({"check", name});
        BOOST_TEST(outcome.status == 2);
        BOOST_TEST(contains(outcome.err, "write @ARMY or @ARMY.REVISION"), outcome.err);
    }
    BOOST_TEST(armies.run({"show", "@7"}).status == 2);
}

BOOST_AUTO_TEST_CASE(a_change_of_a_stored_army_needs_a_file) {
    const WithLibrary armies;
    const Outcome refused = armies.run({"fix", "@2", "--apply", "1"});
    BOOST_TEST(refused.status == 2);
    BOOST_TEST(contains(refused.err, "-o OUT"));
    BOOST_TEST(armies.run({"fix", "@2", "--apply", "1", "-o", "fixed.muster"}).status <= 1);
    BOOST_TEST(contains(armies.program.bytes("fixed.muster"), "<army"));
}

BOOST_AUTO_TEST_CASE(check_opens_the_pdf_of_a_sheet) {
    const Program program;
    program.folder().write("a.muster", white_hand);
    BOOST_REQUIRE_EQUAL(program.run({"sheet", "a.muster", "-o", "a.pdf"}).status, 0);
    const Outcome outcome = program.run({"check", "a.pdf"});
    BOOST_TEST(outcome.status == 0);
    BOOST_TEST(contains(outcome.out, "105"));
}

BOOST_AUTO_TEST_CASE(a_written_list_says_how_it_is_read) {
    const Program program;
    program.folder().write("list.txt", "4 x (HIM-III-RA)EIV Line infantry\n");
    for (const char* command : {"check", "show"}) {
        const Outcome outcome = program.run({command, "list.txt"});
        BOOST_TEST(outcome.status == 2);
        BOOST_TEST(contains(outcome.err, "list.txt"));
        BOOST_TEST(contains(outcome.err, "muster-cli convert FILE --to RULESET"), outcome.err);
    }
}

BOOST_AUTO_TEST_CASE(files_of_a_folder_that_are_passed_over_are_named) {
    const Program program;
    program.folder().write("f/a.muster", white_hand);
    const Outcome before = program.run({"check", "f"});
    BOOST_TEST(before.err == "");
    program.folder().write("f/notes.txt", "");
    program.folder().write("f/in/sheet.pdf", "");
    const Outcome after = program.run({"check", "f"});
    BOOST_TEST(after.status == 0);
    BOOST_TEST(contains(after.err, "Passed over: in/sheet.pdf, notes.txt."), after.err);
    BOOST_TEST(program.run({"check", "--json", "f"}).err == "");
}

// Of all but what the table does not hold: the army list, and so the fingerprint at the end of its rows.
std::string without_fingerprints(std::string_view table) {
    std::string text;
    for (std::size_t at = 0; at < table.size();) {
        const std::size_t end = std::min(table.find('\n', at), table.size());
        text += std::string(table.substr(at, table.rfind(',', end) - at)) + '\n';
        at = end + 1;
    }
    return text;
}

BOOST_AUTO_TEST_CASE(a_table_for_spreadsheets_is_read_back) {
    const Program program;
    for (const char* army : {"phalanx/armies/spartan.muster", "ancient-1969/armies/antigonid.muster"}) {
        const std::string file = (source_folder() / "armylists" / army).string();
        const Outcome table = program.run({"sheet", file, "--format", "csv"});
        BOOST_REQUIRE_EQUAL(table.status, 0);
        for (const std::string& text : {table.out, "Dear Keith,\n\n" + table.out + "\nBob\n"}) {
            program.folder().write("t.csv", text);
            const std::string ruleset = std::string(army).substr(0, std::string(army).find('/'));
            BOOST_TEST(
                program.run({"convert", "t.csv", "--to", ruleset, "-o", "t.muster", "--force"}).status == 0);
            const Outcome again = program.run({"sheet", "t.muster", "--format", "csv"});
            BOOST_TEST(without_fingerprints(again.out) == without_fingerprints(table.out));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_changed_table_is_read_or_refused_with_its_place) {
    const Program program;
    program.folder().write("a.muster", white_hand);
    const std::string table = program.run({"sheet", "a.muster", "--format", "csv"}).out;
    const auto refused = [&](const std::string& text) {
        program.folder().write("t.csv", text);
        const Outcome outcome =
            program.run({"convert", "t.csv", "--to", "undying-lands", "-o", "t.muster", "--force"});
        BOOST_TEST(outcome.status == 2);
        return outcome.err;
    };
    BOOST_TEST(contains(refused(with(table, ",foot,", ",feet,")), "'feet' is no Class of Undying Lands"));
    BOOST_TEST(contains(refused(with(table, "/troop[1]", "/troop[x]")), "no place of a troop"));
    BOOST_TEST(contains(refused(with(table, "/body[1]/unit[1]", "/body[3]/unit[1]")), "not in the order"));
    BOOST_TEST(contains(refused(table + table.substr(table.find('\n') + 1)), "not in the order"));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
