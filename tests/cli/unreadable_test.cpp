// SPDX-License-Identifier: MIT
// What cannot be read is refused with file, line, column and reason; everything else is still checked.
#include "cli_program.h"

#include <boost/test/unit_test.hpp>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>

namespace muster::tests {

namespace {

// Checks "good.muster" together with `path`, which is refused with this diagnostic.
void refuse(const Program& program, const std::string& path, const std::string& diagnostic) {
    program.folder().write("good.muster", white_hand);
    const Outcome text = program.run({"check", path, "good.muster"});
    BOOST_TEST(text.status == 2);
    BOOST_TEST(text.err == diagnostic + "\n");
    BOOST_TEST(text.out.find("    good.muster\n") != std::string::npos);
    BOOST_TEST(text.out.ends_with("1 army: 1 legal; 1 unreadable\n"));

    const Outcome json = program.run({"check", "--json", path, "good.muster"});
    BOOST_TEST(json.status == 2);
    BOOST_TEST(json.err == diagnostic + "\n");
    const nlohmann::json result = json.json();
    BOOST_TEST(result["armies"].size() == 1U);
    BOOST_TEST_REQUIRE(result["unreadable"].size() == 1U);
    const nlohmann::json& refused = result["unreadable"][0];
    const int line = refused["line"];
    const std::string position =
        line == 0 ? "" : std::to_string(line) + ":" + std::to_string(refused["column"].get<int>()) + ":";
    BOOST_TEST(refused["file"].get<std::string>() + ":" + position + " " +
                   refused["message"].get<std::string>() ==
               diagnostic);
}

} // namespace

BOOST_AUTO_TEST_CASE(a_pdf_is_called_one_by_commands_that_read_no_sheet) {
    const Program program;
    program.folder().write("sheet.pdf", "%PDF-1.7\n%\xBF\xF7\xA2\xFE\nobjects\n");
    const std::string says =
        "sheet.pdf: is a PDF, not an army file. The army in the PDF of a sheet is extracted "
        "with \"muster-cli open PDF -o FILE\"\n";
    for (const Program::Arguments& words : {Program::Arguments{"diff", "sheet.pdf", "sheet.pdf"},
                                            {"fix", "sheet.pdf"},
                                            {"complete", "sheet.pdf"},
                                            {"thumbnail", "sheet.pdf", "-o", "t.png"},
                                            {"library", "add", "sheet.pdf", "--library", "l.db"},
                                            {"convert", "sheet.pdf", "--to", "phalanx"}}) {
        const Outcome outcome = program.run(words);
        BOOST_TEST(outcome.status == 2);
        BOOST_TEST(outcome.err.ends_with(says), words[0] << ": " << outcome.err);
    }
}

BOOST_AUTO_TEST_CASE(missing_file) {
    refuse({}, "missing.muster", "missing.muster: cannot be read: No such file or directory");
}

BOOST_AUTO_TEST_CASE(dangling_link) {
    const Program program;
    std::filesystem::create_directory(program.path("f"));
    std::filesystem::create_symlink("nowhere", program.path("f/a.muster"));
    refuse(program, "f", "f/a.muster: cannot be read: No such file or directory");
}

BOOST_AUTO_TEST_CASE(folder_named_like_an_army) {
    const Program program;
    program.folder().write("f/x.muster/inside.muster", white_hand);
    refuse(program, "f", "f/x.muster: is a folder, not a file; name a file in it");
}

BOOST_AUTO_TEST_CASE(named_pipe) {
    const Program program;
    BOOST_TEST_REQUIRE(::mkfifo(program.path("pipe.muster").c_str(), 0600) == 0);
    refuse(program, "pipe.muster", "pipe.muster: is not a regular file, but a pipe or a device; name a file");
}

BOOST_AUTO_TEST_CASE(file_and_folder_without_permission) {
    const Program program;
    program.folder().write("f/secret.muster", white_hand);
    program.folder().write("f/closed/a.muster", white_hand);
    ::chmod(program.path("f/secret.muster").c_str(), 0);
    ::chmod(program.path("f/closed").c_str(), 0);
    if (::access(program.path("f/secret.muster").c_str(), R_OK) != 0) { // root may read all
        const Outcome outcome = program.run({"check", "--json", "f"});
        BOOST_TEST(outcome.status == 2);
        BOOST_TEST(outcome.err == "f/closed/: cannot be read: Permission denied\n"
                                  "f/secret.muster: cannot be read: Permission denied\n");
    }
    ::chmod(program.path("f/closed").c_str(), 0700);
}

BOOST_AUTO_TEST_CASE(empty_folder) {
    const Program program;
    std::filesystem::create_directory(program.path("f"));
    refuse(program, "f", "f: there is no *.muster file in this folder");
    const Outcome sheets = program.run({"sheet", "f", "-o", "out"});
    BOOST_CHECK_EQUAL(sheets.status, 2);
    BOOST_CHECK_EQUAL(sheets.err, "f: there is no *.muster file in this folder\n");
    BOOST_CHECK(!std::filesystem::exists(program.path("out")));
}

BOOST_AUTO_TEST_CASE(broken_contents) {
    const Program program;
    const auto refuse_text = [&](std::string_view text, const std::string& diagnostic) {
        program.folder().write("a.muster", text);
        refuse(program, "a.muster", "a.muster:" + diagnostic);
    };
    refuse_text(white_hand.substr(0, white_hand.find("class=")),
                "6:40: the file ends inside <troop>; it may have been cut off");
    refuse_text("<!DOCTYPE army><army/>", "1:1: a DOCTYPE is refused: these files need none");
    refuse_text(with(white_hand, "undying-lands", "undying-land"),
                "2:42: unknown rule set 'undying-land'; did you mean 'undying-lands'?");
}

BOOST_AUTO_TEST_CASE(huge_file) {
    const Program program;
    program.folder().write("a.muster", "");
    std::filesystem::resize_file(program.path("a.muster"), 17U << 20U);
    refuse(program, "a.muster",
           "a.muster: is larger than 16 MB; files of Muster are a few kilobytes. Name another, or split it");
}

BOOST_AUTO_TEST_CASE(line_breaks_in_a_name_cannot_forge_a_message) {
    const Program program;
    program.folder().write("a\nb: fine\x1b[2J.muster", "x");
    const Outcome outcome = program.run({"check", "."});
    BOOST_TEST(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
    BOOST_TEST(outcome.err.find('\x1b') == std::string::npos);
}

BOOST_AUTO_TEST_CASE(army_of_a_broken_rule_set) {
    const Program program;
    program.folder().write("data/undying-lands/ruleset.xml", "<ruleset");
    program.folder().write("a.muster", white_hand);
    const Outcome outcome = program.run({"check", "--json", "--data", "data", "a.muster"});
    BOOST_TEST(outcome.status == 2);
    const nlohmann::json refused = outcome.json()["unreadable"][0];
    BOOST_TEST(refused["file"] == "a.muster");
    BOOST_TEST(refused["message"].get<std::string>().starts_with(
        "its rule set or army list cannot be read: data/undying-lands/ruleset.xml:1:"));
}

} // namespace muster::tests
