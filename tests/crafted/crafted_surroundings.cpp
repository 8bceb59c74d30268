// SPDX-License-Identifier: MIT
// What stands around the files: tables, packs of events, names of files, the terminal, locks, little memory.
#include "crafted_case.h"

#include <boost/test/unit_test.hpp>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstddef>

namespace muster::tests {

namespace {

std::size_t files_in(const Workshop& workshop) {
    return static_cast<std::size_t>(
        std::distance(std::filesystem::directory_iterator(workshop.folder().path()), {}));
}

std::string named(std::string_view name) {
    return R"(<army xmlns="urn:muster:army:1" ruleset="phalanx" ap="6" name=")" + std::string(name) +
           R"("><body name=")" + std::string(name) + R"("><unit name=")" + std::string(name) +
           R"("><troop name=")" + std::string(name) +
           R"(" class="HIS" army="RA" integrity="III"/></unit></body></army>)";
}

// --- tables ---

CraftedCase table_case(std::string name, std::string text, Answer answer, std::string says = {}) {
    return {std::move(name),
            [text = std::move(text)](const Workshop& workshop) {
                return Call{
                    {"library", "--library", "l.db", "collection", "import", workshop.file("a.csv", text)}};
            },
            answer, std::move(says)};
}

std::vector<CraftedCase> tables() {
    const std::string heading = "ruleset,kind,painted as,count\r\n";
    return {
        table_case("quotation_mark_without_end", heading + "\"" + std::string(1'000'000, 'x'),
                   Answer::refused),
        table_case("cells_of_a_million", heading + std::string(1'000'000, ','), Answer::refused),
        table_case("rows_of_half_a_million", heading + repeated("phalanx,class=HIS army=RA,,1\n", 500'000),
                   Answer::refused, "at most"),
        table_case("empty_rows_of_a_million", heading + repeated("\n", 1'000'000), Answer::either),
        table_case("count_beyond_numbers", heading + "phalanx,class=HIS army=RA,,99999999999999\n",
                   Answer::refused, "from 0 to"),
        table_case("count_below_nothing", heading + "phalanx,class=HIS,,-1\n", Answer::refused),
        table_case("text_that_is_no_utf8", heading + "phalanx,\xFF,,1\n", Answer::refused, "UTF-8"),
        table_case("text_with_zeros", heading + std::string("phalanx\0,HIS,,1\n", 16), Answer::refused),
        table_case("painted_as_of_a_megabyte",
                   heading + "phalanx,class=HIS," + std::string(1'000'000, 'x') + ",1\n", Answer::refused),
        table_case("table_of_20_mb", heading + std::string(20U << 20U, ' '), Answer::refused, "MB"),
        {"cells_with_semicolons_and_formulas_come_back",
         [](const Workshop& workshop) {
             for (const char* name : {"a;b", "=1+1", "+a", "-a", "@a", "x,y", "\"q\""})
                 (void)run_muster(workshop, {{"library", "--library", "l.db", "collection", "set", "phalanx",
                                              "HIS", "5", name}});
             const Run made = run_muster(
                 workshop, {{"library", "--library", "l.db", "collection", "export", "-o", "out.csv"}});
             BOOST_CHECK_EQUAL(made.status, 0);
             const std::string csv = bytes_of(workshop.path("out.csv"));
             BOOST_CHECK_MESSAGE(csv.find(",=") == std::string::npos && csv.find(",+") == std::string::npos &&
                                     csv.find(",@") == std::string::npos,
                                 csv);
             return Call{{"library", "--library", "m.db", "collection", "import", "out.csv"}};
         },
         Answer::accepted, "",
         [](const Workshop& workshop, const Run&) {
             (void)run_muster(workshop,
                              {{"library", "--library", "m.db", "collection", "export", "-o", "again.csv"}});
             BOOST_CHECK_EQUAL(bytes_of(workshop.path("out.csv")), bytes_of(workshop.path("again.csv")));
         }},
        {"names_that_are_formulas_in_a_sheet",
         [](const Workshop& workshop) {
             return Call{
                 {"sheet", "--format", "csv", workshop.file("a.muster", named("=cmd|' /C calc'!A0"))}};
         },
         Answer::accepted, "",
         [](const Workshop&, const Run& run) {
             BOOST_CHECK(run.out.find(",=") == std::string::npos && run.out.find("\n=") == std::string::npos);
         }},
    };
}

// --- events ---

CraftedCase event_case(std::string name, const std::string& inside, Answer answer, std::string says = {}) {
    return {std::move(name),
            [inside](const Workshop& workshop) {
                workshop.file("pack.xml",
                              "<event xmlns='urn:muster:event:1' title='Cup' ruleset='phalanx'" + inside);
                return Call{{"event", "check", "pack.xml", workshop.file("a.muster", host)}};
            },
            answer, std::move(says)};
}

std::vector<CraftedCase> events() {
    return {
        event_case("lists_of_a_million",
                   "><lists>" + repeated("<list id='seleucid'/>", 700'000) + "</lists></event>",
                   Answer::refused),
        event_case("title_of_a_megabyte", " place='" + std::string(1'000'000, 'x') + "'/>", Answer::refused,
                   "at most"),
        event_case("sizes_beyond_numbers", "><size number='count' least='99999999999999'/></event>",
                   Answer::refused),
        event_case("nested", ">" + repeated("<lists>", 100'000), Answer::refused),
        event_case("doctype", "<!DOCTYPE a>/>", Answer::refused),
        event_case("years_beyond_numbers", "><period from='-99999999999' to='99999999999'/></event>",
                   Answer::refused),
        event_case("deadline_beyond_the_calendar", "><deadline at='999999-99-99T99:99:99+99:99'/></event>",
                   Answer::refused),
        {"armies_of_3000_files",
         [](const Workshop& workshop) {
             workshop.file("pack.xml",
                           "<event xmlns='urn:muster:event:1' title='Cup' ruleset='phalanx' lists='free'/>");
             for (int i = 0; i < 3'000; ++i)
                 workshop.file("armies/" + std::to_string(i) + ".muster", host);
             return Call{{"event", "check", "pack.xml", "armies"}};
         },
         Answer::accepted},
        {"folder_that_holds_itself",
         [](const Workshop& workshop) {
             workshop.file("pack.xml",
                           "<event xmlns='urn:muster:event:1' title='Cup' ruleset='phalanx' lists='free'/>");
             workshop.file("armies/a.muster", host);
             std::filesystem::create_directory_symlink(".", workshop.path("armies/again"));
             return Call{{"event", "check", "pack.xml", "armies"}};
         },
         Answer::accepted},
        {"pipe_among_the_armies",
         [](const Workshop& workshop) {
             workshop.file("armies/a.muster", host);
             BOOST_CHECK(::mkfifo(workshop.path("armies/b.muster").c_str(), 0600) == 0);
             return Call{{"check", "armies", "armies/b.muster"}};
         },
         Answer::refused},
    };
}

// --- the terminal ---

const std::vector<std::string>& harmful() {
    static const std::vector<std::string> letters{"\u009B", "\u0085", "\x7F",   "\u202E", "\u202A",
                                                  "\u2066", "\u2069", "\u200E", "\u200F", "\u2028",
                                                  "\u2029", "\u061C", "\x1b]",  "\x07"};
    return letters;
}

void check_terminal(const Workshop& /*workshop*/, const Run& run) {
    for (const std::string& letter : harmful())
        BOOST_CHECK_MESSAGE(run.out.find(letter) == std::string::npos,
                            "the terminal got a harmful letter of "
                                << letter.size() << " bytes, first "
                                << static_cast<int>(static_cast<unsigned char>(letter[0])));
}

std::string harmful_name() {
    std::string name = "x";
    for (const std::string& letter : harmful())
        if (letter[0] != '\x1b' && letter[0] != '\x07') // which XML refuses
            name += letter + "y";
    return name;
}

CraftedCase terminal_case(std::string name, std::vector<std::string> words,
                          Answer answer = Answer::accepted) {
    return {std::move(name),
            [words = std::move(words)](const Workshop& workshop) {
                workshop.file("a.muster", named(harmful_name()));
                std::string file_name = "b";
                for (const std::string& letter : harmful())
                    file_name += letter + "z";
                workshop.file(file_name + ".muster", named(harmful_name()));
                workshop.file(file_name + "-bad.muster",
                              "<army " + harmful_name() + "='" + harmful_name() + "'");
                Call call{words, {"TERM=xterm"}, true};
                for (std::string& word : call.arguments)
                    if (word == "FILE")
                        word = file_name + ".muster";
                    else if (word == "BAD")
                        word = file_name + "-bad.muster";
                return call;
            },
            answer, "", check_terminal};
}

std::vector<CraftedCase> terminals() {
    return {
        terminal_case("checked", {"check", "a.muster", "FILE"}),
        terminal_case("as_json", {"check", "--json", "a.muster", "FILE"}),
        terminal_case("bad_file", {"check", "BAD"}, Answer::refused),
        terminal_case("missing_file", {"check", "no\u202E\x1b]0;x\x07.muster"}, Answer::refused),
        terminal_case("shown", {"show", "FILE"}),
        terminal_case("as_text", {"sheet", "a.muster"}),
        terminal_case("as_markdown", {"sheet", "--format", "markdown", "a.muster"}),
        terminal_case("as_bbcode", {"sheet", "--format", "bbcode", "a.muster"}),
        terminal_case("as_html", {"sheet", "--format", "html", "a.muster"}),
        terminal_case("as_csv", {"sheet", "--format", "csv", "a.muster"}),
        terminal_case("umpires_text", {"sheet", "--kind", "umpire", "FILE"}),
        terminal_case("converted", {"convert", "a.muster", "--to", "phalanx-ii"}, Answer::either),
        terminal_case("fixed", {"fix", "FILE"}),
        terminal_case("verified", {"verify", "FILE"}),
        terminal_case("differences", {"diff", "a.muster", "FILE"}),
        terminal_case("fitted", {"lists", "--fit", "FILE"}),
        terminal_case("added", {"library", "--library", "l.db", "add", "FILE"}),
        terminal_case("written", {"new", "phalanx", "-o", "c\u202Ed.muster"}, Answer::either),
        terminal_case("unknown_command", {"ch\u202E\x1b]eck"}, Answer::refused),
        terminal_case("unknown_option", {"check", "--\u202E\x1b]x"}, Answer::refused),
        {"history",
         [](const Workshop& workshop) {
             workshop.file("a" + std::string("\u202E\x1b]") + ".muster", named(harmful_name()));
             (void)run_muster(workshop, {{"library", "--library", "l.db", "add", "."}});
             return Call{{"library", "--library", "l.db", "history", "1"}, {"TERM=xterm"}, true};
         },
         Answer::accepted, "", check_terminal},
    };
}

// --- places ---

std::vector<CraftedCase> places() {
    return {
        {"no_home",
         [](const Workshop& workshop) {
             return Call{{"library", "--library", "l.db", "add", workshop.file("a.muster", host)},
                         {"HOME", "XDG_DATA_HOME"}};
         },
         Answer::accepted, "",
         [](const Workshop& workshop, const Run&) {
             BOOST_CHECK(!std::filesystem::exists(workshop.path(".local")));
         }},
        {"home_that_is_relative",
         [](const Workshop& workshop) {
             return Call{{"library", "--library", "l.db", "add", workshop.file("a.muster", host)},
                         {"HOME=here", "XDG_DATA_HOME=there"}};
         },
         Answer::accepted, "",
         [](const Workshop& workshop, const Run&) {
             BOOST_CHECK(!std::filesystem::exists(workshop.path("here")));
             BOOST_CHECK(!std::filesystem::exists(workshop.path("there")));
         }},
        {"names_that_become_file_names",
         [](const Workshop& workshop) {
             for (const char* name :
                  {"CON.x", "a\u202Eb", "a\u2028b", "../up", "nul", ".hidden", "a/b", "com1"}) {
                 workshop.file("a.muster", named(name));
                 (void)run_muster(workshop, {{"library", "--library", "l.db", "add", "a.muster"}});
             }
             return Call{{"library", "--library", "l.db", "mirror", "mirror"}};
         },
         Answer::accepted, "",
         [](const Workshop& workshop, const Run&) {
             std::size_t files = 0;
             for (const auto& entry :
                  std::filesystem::recursive_directory_iterator(workshop.path("mirror"))) {
                 const std::string name = entry.path().filename().string();
                 files += name.ends_with(".muster") ? 1 : 0;
                 for (const std::string& letter : harmful())
                     BOOST_CHECK_MESSAGE(name.find(letter) == std::string::npos, name);
                 for (const char* device : {"CON.", "nul.", "com1."})
                     BOOST_CHECK_MESSAGE(!name.starts_with(device), name);
             }
             BOOST_CHECK_EQUAL(files, 8U);
         }},
        {"lock_that_is_held",
         [](const Workshop& workshop) {
             workshop.file("a.muster", host);
             (void)run_muster(workshop, {{"library", "--library", "l.db", "add", "a.muster"}});
             // Held by this process until it ends.
             const int lock = ::open(workshop.path("l.db.lock").c_str(), O_RDWR | O_CREAT, 0600);
             BOOST_CHECK(::flock(lock, LOCK_EX) == 0);
             return Call{{"library", "--library", "l.db", "list"}};
         },
         Answer::refused, "process"},
        {"library_through_a_link",
         [](const Workshop& workshop) {
             std::filesystem::create_directory(workshop.path("real"));
             workshop.file("a.muster", host);
             (void)run_muster(workshop, {{"library", "--library", "real/l.db", "add", "a.muster"}});
             std::filesystem::create_symlink("real/l.db", workshop.path("l.db"));
             return Call{{"library", "--library", "l.db", "list"}};
         },
         Answer::accepted, "",
         [](const Workshop& workshop, const Run&) {
             BOOST_CHECK(!std::filesystem::exists(workshop.path("l.db.lock")));
             BOOST_CHECK(std::filesystem::exists(workshop.path("real/l.db.lock")));
         }},
        {"library_through_a_link_to_itself",
         [](const Workshop& workshop) {
             std::filesystem::create_symlink("l.db", workshop.path("l.db"));
             return Call{{"library", "--library", "l.db", "list"}};
         },
         Answer::refused, "l.db: Too many levels"},
        {"library_on_a_device",
         [](const Workshop&) {
             return Call{{"library", "--library", "/dev/null", "list"}};
         },
         Answer::refused, "regular file",
         [](const Workshop&, const Run&) { BOOST_CHECK(!std::filesystem::exists("/dev/null-journal")); }},
        {"library_on_a_pipe",
         [](const Workshop& workshop) {
             BOOST_REQUIRE_EQUAL(::mkfifo(workshop.path("f").c_str(), 0600), 0);
             return Call{{"library", "--library", "f", "list"}};
         },
         Answer::refused, "regular file"},
        {"argument_with_a_colour_on_a_terminal",
         [](const Workshop&) {
             Call call{{"--data", "\x1B[31mred", "rules"}};
             call.terminal = true;
             return call;
         },
         Answer::refused, "",
         [](const Workshop&, const Run& run) {
             BOOST_CHECK(run.out.find("red") != std::string::npos);
             BOOST_CHECK_EQUAL(run.out.find('\x1B'), std::string::npos);
         }},
        {"mirror_of_the_whole_disk",
         [](const Workshop&) {
             return Call{{"library", "--library", "l.db", "mirror", "/"}};
         },
         Answer::refused, "whole disk",
         [](const Workshop&, const Run&) { BOOST_CHECK(!std::filesystem::exists("/.muster-mirror")); }},
        {"sheet_over_a_folder",
         [](const Workshop& workshop) {
             std::filesystem::create_directory(workshop.path("b.pdf"));
             return Call{{"sheet", workshop.file("a.muster", host), "-o", "b.pdf"}};
         },
         Answer::either},
        {"army_from_a_folder",
         [](const Workshop&) {
             return Call{{"show", "."}};
         },
         Answer::refused},
        {"army_from_a_device",
         [](const Workshop&) {
             return Call{{"show", "/dev/zero"}};
         },
         Answer::refused},
        {"army_from_a_process",
         [](const Workshop&) {
             return Call{{"show", "/proc/self/environ"}};
         },
         Answer::refused},
        {"name_of_a_file_of_5000_letters",
         [](const Workshop&) {
             return Call{{"show", std::string(5'000, 'x')}};
         },
         Answer::refused},
        {"folders_nested_deeply",
         [](const Workshop& workshop) {
             workshop.file(repeated("d/", 300) + "a.muster", host);
             return Call{{"check", "."}};
         },
         Answer::either},
    };
}

// --- little memory, little room ---

CraftedCase scarce_case(std::string name, std::vector<std::string> words, std::size_t megabytes,
                        std::size_t largest_file, std::string says) {
    return {std::move(name),
            [=](const Workshop& workshop) {
                workshop.file("a.muster", host);
                Call call{words};
                call.megabytes = megabytes;
                call.largest_file = largest_file;
                return call;
            },
            Answer::refused, std::move(says),
            [](const Workshop& workshop, const Run&) { BOOST_CHECK_EQUAL(files_in(workshop), 1U); }};
}

std::vector<CraftedCase> scarcities() {
    return {
#ifndef MUSTER_SANITIZE // whose programs need all the address space that there is
        scarce_case("check_in_150_mb", {"check", "a.muster"}, 150, 0, "memory"),
        scarce_case("pdf_in_200_mb", {"sheet", "a.muster", "-o", "b.pdf"}, 200, 0, "memory"),
        scarce_case("png_in_250_mb", {"sheet", "a.muster", "-o", "b.png"}, 250, 0, "memory"),
#endif
        scarce_case("pdf_into_4_kb", {"sheet", "a.muster", "-o", "b.pdf"}, 3'000, 4'096, "b.pdf"),
        scarce_case("html_into_4_kb", {"sheet", "a.muster", "-o", "b.html"}, 3'000, 1'024, "b.html"),
        scarce_case("army_into_100_bytes", {"new", "phalanx", "-o", "n.muster"}, 3'000, 100, "n.muster"),
    };
}

const bool scarcities_added = add_crafted_cases("scarcities", scarcities);
const bool tables_added = add_crafted_cases("tables", tables);
const bool events_added = add_crafted_cases("events", events);
const bool terminals_added = add_crafted_cases("terminals", terminals);
const bool places_added = add_crafted_cases("places", places);

} // namespace

} // namespace muster::tests
