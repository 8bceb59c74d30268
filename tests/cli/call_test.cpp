// SPDX-License-Identifier: MIT
// Calling the program: help, version, wrong calls, the search for rule sets, and a man page that agrees with
// --help.
#include "cli_program.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace muster::tests {

namespace {

// The commands that --help lists.
std::vector<std::string> commands(const Program& program) {
    const std::string help = program.run({"--help"}).out;
    std::istringstream lines(help.substr(help.find("\nCommands:\n")));
    std::vector<std::string> names;
    const std::regex entry("  ([a-z]+) +[A-Z].*");
    std::smatch match;
    for (std::string line; std::getline(lines, line);)
        if (std::regex_match(line, match, entry))
            names.push_back(match[1]);
    return names;
}

// "-o" and "--output" of every line of help that begins with an option.
std::set<std::string> options(const std::string& help) {
    std::istringstream lines(help);
    std::set<std::string> names;
    const std::regex entry("  ((?:-[a-z],)?--[a-z]+(?:-[a-z]+)*).*");
    std::smatch match;
    for (std::string line; std::getline(lines, line);) {
        if (!std::regex_match(line, match, entry))
            continue;
        std::istringstream parts(match[1]);
        for (std::string name; std::getline(parts, name, ',');)
            names.insert(name);
    }
    return names;
}

// The man page by sections: of a command by its name, else by the section's title.
std::map<std::string, std::string> man_page() {
    std::string text = bytes_of(MUSTER_SOURCE_DIR "/installer/man/muster-cli.1");
    text = std::regex_replace(text, std::regex(R"(\\-)"), "-");
    std::istringstream lines(text);
    std::map<std::string, std::string> sections;
    std::string title;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(".SH ")) {
            title = line.substr(4);
        } else if (line.starts_with(".SS ")) {
            title = line.substr(4, line.find(' ', 4) - 4);
        } else {
            sections[title] += line + "\n";
        }
    }
    return sections;
}

bool names_option(const std::string& text, const std::string& option) {
    return std::regex_search(text, std::regex("(^|[ ,\"])" + option + "($|[ ,\"\n])"));
}

} // namespace

BOOST_AUTO_TEST_CASE(help_and_version_everywhere) {
    const Program program;
    const Outcome version = program.run({"--version"});
    BOOST_TEST(version.status == 0);
    BOOST_TEST(
        std::regex_match(version.out, std::regex("muster-cli [0-9]+\\.[0-9]+\\.[0-9]+\n"
                                                 "rules data: ancient-1969 [0-9.]+, .*phalanx [0-9.]+, .*\n"
                                                 "libraries: cairo [0-9.]+, .*SQLite [0-9.]+\n")));
    const std::vector<std::string> all = commands(program);
    const std::vector<std::string> expected{"check",   "show",     "rules", "lists",    "new",  "convert",
                                            "fix",     "complete", "sheet", "verify",   "open", "diff",
                                            "library", "event",    "odds",  "thumbnail"};
    BOOST_TEST(all == expected, boost::test_tools::per_element());
    for (const std::string& command : all) {
        const Outcome help = program.run({command, "--help"});
        BOOST_TEST(help.status == 0);
        BOOST_TEST(help.err == "");
        BOOST_TEST(help.out.find("Usage: muster-cli " + command) != std::string::npos);
        BOOST_TEST(help.out.find("Exit status: 0 ") != std::string::npos);
        for (const char* status : {"1 some", "2 an input", "3 a written list"})
            BOOST_TEST(help.out.find(status) != std::string::npos, command << " lacks " << status);
        BOOST_TEST(program.run({command, "--version"}).out == version.out);
    }
}

BOOST_AUTO_TEST_CASE(every_command_answers_when_nothing_or_an_empty_word_is_given) {
    const Program program;
    for (const std::string& command : commands(program)) {
        const bool lists_all = command == "rules" || command == "lists";
        const Outcome bare = program.run({command});
        BOOST_TEST(bare.status == (lists_all ? 0 : 2), command);
        BOOST_TEST(bare.err.empty() == lists_all, command);
        std::set<std::string> words = options(program.run({command, "--help"}).out);
        for (const char* answered : {"-h", "--help", "--version"})
            words.erase(answered);
        words.insert("");
        for (const std::string& word : words) {
            const Outcome empty =
                word.empty() ? program.run({command, ""}) : program.run({command, word, ""});
            BOOST_TEST(empty.status == 2, command << " " << word);
            BOOST_TEST(!empty.err.empty(), command << " " << word);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_man_page_names_every_command_and_option) {
    const Program program;
    std::map<std::string, std::string> page = man_page();
    const std::set<std::string> common = options(program.run({"--help"}).out);
    BOOST_TEST(common.size() == 4U);
    for (const std::string& option : common)
        BOOST_TEST(names_option(page["OPTIONS"], option), "OPTIONS lacks " << option);
    for (const std::string& command : commands(program)) {
        BOOST_TEST(page["SYNOPSIS"].find("muster-cli " + command) != std::string::npos);
        BOOST_TEST_REQUIRE(page.count(command) == 1U, "the man page lacks the command " << command);
        const std::set<std::string> own = options(program.run({command, "--help"}).out);
        for (const std::string& option : own)
            if (common.count(option) == 0)
                BOOST_TEST(names_option(page[command], option), command << " lacks " << option);
        // And nothing that is not there.
        const std::regex word("--[a-z]+(-[a-z]+)*");
        const std::string& text = page[command];
        for (std::sregex_iterator found(text.begin(), text.end(), word); found != std::sregex_iterator();
             ++found)
            BOOST_TEST(own.count(found->str()) == 1U, command << " has no " << found->str());
        page.erase(command);
    }
    for (const char status : {'0', '1', '2', '3'})
        BOOST_TEST(page["EXIT STATUS"].find(std::string("\n.B ") + status + "\n") != std::string::npos,
                   status);
    for (const auto& [title, text] : page) // what is left are headings, not commands
        BOOST_TEST((title.empty() || (title[0] >= 'A' && title[0] <= 'Z')), "there is no command " << title);
}

BOOST_AUTO_TEST_CASE(help_and_man_say_which_commands_replace_older_files_unasked) {
    const Program program;
    std::map<std::string, std::string> page = man_page();
    for (const char* command : {"complete", "fix", "sheet", "library", "thumbnail"})
        for (const std::string& text : {program.run({command, "--help"}).out, page[command]})
            BOOST_TEST(std::regex_search(text, std::regex("[Oo]lder[ \n](files|sheets|one|file|OUT|\\.I OUT)"
                                                          "[ \n]+(is|are)[ \n]+replaced")),
                       command << " does not say it:\n"
                               << text);
}

// What follows "KIND" in "--kind KIND  full, compact or umpire (default: full)".
std::vector<std::string> choices(const std::string& help, const std::string& option) {
    const std::regex entry("\n  " + option + " [A-Z]+ +([^(\n]*) \\(default");
    std::smatch match;
    BOOST_REQUIRE_MESSAGE(std::regex_search(help, match, entry), "no choices of " << option);
    const std::string text = match[1];
    const std::regex word("[a-z0-9]+");
    std::vector<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), word); at != std::sregex_iterator(); ++at)
        if (at->str() != "or" && at->str() != "with" && at->str() != "and")
            found.push_back(at->str());
    return found;
}

BOOST_AUTO_TEST_CASE(the_man_page_names_every_choice) {
    const Program program;
    std::map<std::string, std::string> page = man_page();
    const auto names_all = [&](const std::string& command, const std::string& option, std::size_t least) {
        const std::vector<std::string> found = choices(program.run({command, "--help"}).out, option);
        BOOST_TEST(found.size() >= least, option);
        for (const std::string& word : found)
            BOOST_TEST(std::regex_search(page[command], std::regex("(^|[ \"\n])" + word + "($|[ \",;\n])")),
                       command << ' ' << option << " lacks " << word);
    };
    names_all("sheet", "--kind", 7);
    names_all("sheet", "--format", 8);
    names_all("sheet", "--paper", 2);
    names_all("sheet", "--orientation", 3);
    names_all("library", "--sort", 10);
}

// The actions that the help of a command lists: "add", "collection set".
std::vector<std::string> actions(const Program& program, const std::string& command) {
    const std::string help = program.run({command, "--help"}).out;
    std::istringstream lines(help.substr(help.find("\nActions")));
    const std::regex entry("  ([a-z]+(?:-[a-z]+)?(?: [a-z]+)?)(?: [A-Z\\[].*|)  +[A-Z].*");
    std::smatch match;
    std::vector<std::string> found;
    for (std::string line; std::getline(lines, line);)
        if (std::regex_match(line, match, entry))
            found.push_back(match[1]);
    BOOST_TEST(found.size() == (command == "event" ? 23U : 20U), command);
    return found;
}

BOOST_AUTO_TEST_CASE(the_man_page_names_every_action) {
    const Program program;
    std::map<std::string, std::string> page = man_page();
    for (const char* command : {"library", "event"})
        for (const std::string& action : actions(program, command)) {
            const std::string line = "\n\\.[BIR]+ \"?" + action + "[ \"\n]";
            BOOST_TEST(std::regex_search(page[command], std::regex(line)),
                       "the man page lacks " << command << ' ' << action);
        }
}

BOOST_AUTO_TEST_CASE(the_manual_names_every_command_and_action) {
    const Program program;
    const auto chapter = [](const std::string& name) {
        return bytes_of(MUSTER_SOURCE_DIR "/installer/manual/" + name + ".md");
    };
    const std::string table = chapter("command-line");
    for (const std::string& command : commands(program))
        BOOST_TEST(contains(table, "\n| `" + command + "` | "), "command-line.md lacks " << command);
    for (const auto& [command, text] :
         {std::pair<std::string, std::string>{"library", chapter("library")}, {"event", chapter("events")}})
        for (const std::string& action : actions(program, command))
            BOOST_TEST(contains(text, "muster-cli " + command + " " + action),
                       "the manual lacks " << command << ' ' << action);
}

BOOST_AUTO_TEST_CASE(wrong_calls_exit_with_2_and_suggest_the_right_one) {
    const Program program;
    const auto refuse = [&](const Program::Arguments& arguments, const std::string& beginning) {
        const Outcome outcome = program.run(arguments);
        BOOST_TEST(outcome.status == 2);
        BOOST_TEST(outcome.out == "");
        BOOST_TEST(outcome.err.starts_with("muster-cli: " + beginning), outcome.err);
    };
    refuse({}, fmt::format("name a command: {}\n", fmt::join(commands(program), ", ")));
    refuse({"chekc", "a"}, "unknown command 'chekc'; did you mean 'check'?\n");
    refuse({"--nope"}, "unknown option '--nope'\n");
    refuse({"check"}, "PATH is required\nTry 'muster-cli check --help'.\n");
    refuse({"check", "--nope", "a"}, "The following argument was not expected: --nope\n");
    refuse({"sheet", "a", "--kind"}, "--kind needs a value\nTry 'muster-cli sheet --help'.\n");
    refuse({"check", "--jobs=2", "--jobs=3", "a"},
           "--jobs may be given only once\nTry 'muster-cli check --help'.\n");
    refuse({"check", "--jobs", "0", "a"}, "--jobs: ");
    refuse({"check", "--jobs", "many", "a"}, "--jobs: ");
    refuse({"show"}, "FILE is required\n");
    refuse({"show", "a", "b"}, "The following argument was not expected: b\n");
    program.folder().write("rules/my_rules/ruleset.xml", "<ruleset/>");
    const std::string misnamed =
        "\nrules/my_rules: holds a rule set, but its name is no id: rename the folder, ";
    refuse({"rules", "phalanks", "--data", "rules"},
           "unknown rule set 'phalanks'; did you mean 'phalanx'?" + misnamed);
    const Outcome listed = program.run({"rules", "--data", "rules"});
    BOOST_TEST(contains("\n" + listed.err, misnamed), listed.err);
    refuse({"rules", "ancient-1996"}, "unknown rule set 'ancient-1996'; did you mean 'ancient-1969'?\n");
    refuse({"--data", "nowhere", "rules"}, "--data nowhere: there is no such folder\n");
    refuse({"rules", "--data", MUSTER_SOURCE_DIR "/armylists/phalanx"}, "--data ");
}

BOOST_AUTO_TEST_CASE(files_may_be_named_like_commands_and_options) {
    const Program program;
    program.folder().write("show", white_hand);
    program.folder().write("--json", white_hand);
    BOOST_TEST(program.run({"check", "show"}).status == 0);
    BOOST_TEST(program.run({"check", "--", "--json"}).status == 0);
}

BOOST_AUTO_TEST_CASE(a_further_rule_set_needs_only_a_folder) {
    const Program program;
    const std::string data = MUSTER_SOURCE_DIR "/tests/data";
    BOOST_TEST(program.run({"rules", "skirmish"}).status == 2);
    for (const Program::Arguments& call : std::vector<Program::Arguments>{
             {"--data", data, "rules", "skirmish"}, {"rules", "--data", data, "skirmish"}})
        BOOST_TEST(program.run(call).out.starts_with("Skirmish, edition 2nd"));
    const Program::Arguments variable{"MUSTER_DATA=/nowhere:" + data};
    const Outcome listed = program.run({"rules"}, variable);
    BOOST_TEST(listed.out.find("\nskirmish ") != std::string::npos);
    BOOST_TEST(listed.out.find("\nundying-lands ") != std::string::npos);
    BOOST_TEST(program.run({"new", "skirmish", "-o", "band.muster"}, variable).status == 0);
    BOOST_TEST(program.run({"check", "band.muster"}).status == 2);
    BOOST_TEST(program.run({"check", "band.muster"}, variable).status == 0);
    BOOST_TEST(program.run({"show", "band.muster"}, variable).status == 0);
}

BOOST_AUTO_TEST_CASE(the_first_rule_set_found_wins) {
    const Program program;
    const std::string rules = bytes_of(MUSTER_SOURCE_DIR "/armylists/phalanx/ruleset.xml");
    program.folder().write("a/phalanx/ruleset.xml",
                           with(rules, "title=\"Phalanx\"", "title=\"House rules\""));
    program.folder().write("b/phalanx/ruleset.xml", with(rules, "title=\"Phalanx\"", "title=\"Club rules\""));
    BOOST_TEST(program.run({"rules", "phalanx"}, {"MUSTER_DATA=b:a"}).out.starts_with("Club rules"));
    BOOST_TEST(
        program.run({"--data", "a", "rules", "phalanx"}, {"MUSTER_DATA=b"}).out.starts_with("House rules"));
    BOOST_TEST(
        program.run({"--data", "a", "rules", "--data", "b", "phalanx"}).out.starts_with("House rules"));
}

BOOST_AUTO_TEST_CASE(a_broken_rule_set_does_not_hide_others) {
    const Program program;
    program.folder().write("data/broken/ruleset.xml", "<ruleset>");
    const Outcome outcome = program.run({"rules", "--data", "data"});
    BOOST_TEST(outcome.status == 2);
    BOOST_TEST(outcome.err.starts_with("data/broken/ruleset.xml:1:"));
    BOOST_TEST(outcome.out.find("undying-lands ") != std::string::npos);
}

} // namespace muster::tests
