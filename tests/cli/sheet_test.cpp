// SPDX-License-Identifier: MIT
// `sheet`, `verify` and `open`: independent programs examine the files.
#include "cli_program.h"
#include "other_programs.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace muster::tests {

namespace fs = std::filesystem;

BOOST_AUTO_TEST_CASE(sheets_of_a_folder_are_complete_pdfs) {
    const Program program;
    const Outcome outcome = program.run({"sheet", MUSTER_SOURCE_DIR "/armylists", "-o", "out"});
    BOOST_TEST(outcome.status == 0);
    BOOST_TEST(outcome.err == "");
    for (const Sample& sample : sample_files()) {
        BOOST_TEST_CONTEXT(sample.name) {
            const fs::path pdf = program.path("out") / sample.path.parent_path().parent_path().filename() /
                                 sample.path.parent_path().filename() / (sample.name + ".pdf");
            const std::string file = quoted_path(pdf);
            const std::string info = output_of("pdfinfo " + file);
            BOOST_TEST(contains(info, "Title: "));
            BOOST_TEST(contains(info, "Author: "));
            // name type encoding emb sub uni: every font is embedded and can be read as text.
            std::istringstream fonts(output_of("pdffonts " + file));
            std::string line;
            std::size_t count = 0;
            for (std::getline(fonts, line), std::getline(fonts, line); std::getline(fonts, line); ++count)
                BOOST_TEST(contains(line, "yes yes yes"), line);
            BOOST_TEST(count > 0U);
            const std::string text = without_spaces(output_of("pdftotext -raw " + file + " -"));
            for (const std::string& name : troop_names(sample.path))
                BOOST_TEST(contains(text, without_spaces(name)), name);
            BOOST_TEST(contains(text, "Fingerprint"));
        }
    }
}

BOOST_AUTO_TEST_CASE(nothing_is_printed_outside_the_margins) {
    const Program program;
    program.folder().write("hard.muster", hard_army());
    for (const std::string_view kind : sheet_kinds) {
        for (const char* paper : {"a4", "letter"}) {
            const Outcome outcome = program.run(
                {"sheet", "hard.muster", "-o", "hard.pdf", "--kind", std::string(kind), "--paper", paper});
            BOOST_TEST(outcome.status == 1); // twelve are needed
            const Picture page(
                output_of("pdftoppm -gray -r 72 -f 1 -l 1 " + quoted_path(program.path("hard.pdf"))));
            const bool is_a4 = std::string(paper) == "a4";
            BOOST_TEST(std::min(page.width, page.height) == (is_a4 ? 596U : 612U));
            BOOST_TEST(std::max(page.width, page.height) == (is_a4 ? 842U : 792U));
            BOOST_TEST(!page.touches_edge(30), kind << ' ' << paper);
        }
    }
    const std::string text =
        without_spaces(output_of("pdftotext -raw " + quoted_path(program.path("hard.pdf")) + " -"));
    BOOST_TEST(contains(text, long_name)); // the title
}

// One sample of each rule set and an army that is hard to set, as PDFs of a kind.
std::vector<std::pair<Sample, fs::path>> sheets_of_kind(const Program& program, const std::string& kind) {
    std::vector<std::pair<Sample, fs::path>> sheets;
    for (const Sample& sample : one_of_each())
        sheets.emplace_back(sample, program.path(kind + "-" + sample.name + ".pdf"));
    program.folder().write("hard.muster", hard_army());
    sheets.emplace_back(Sample{"hard", program.path("hard.muster")}, program.path(kind + "-hard.pdf"));
    for (const auto& [sample, pdf] : sheets)
        BOOST_TEST(program.run({"sheet", sample.path.string(), "-o", pdf.string(), "--kind", kind}).err ==
                   "");
    return sheets;
}

BOOST_AUTO_TEST_CASE(every_kind_with_troops_names_each_of_them) {
    const Program program;
    for (const char* kind : {"compact", "umpire", "opponent", "labels"})
        for (const auto& [sample, pdf] : sheets_of_kind(program, kind)) {
            const std::string text = without_spaces(output_of("pdftotext -raw " + quoted_path(pdf) + " -"));
            for (const std::string& name : troop_names(sample.path))
                BOOST_TEST(contains(text, without_spaces(name)), kind << ' ' << sample.name << ' ' << name);
        }
}

BOOST_AUTO_TEST_CASE(no_text_is_smaller_than_seven_points) {
    constexpr double lowest_line = 7 * 1.16; // of the fonts that are used
    const Program program;
    for (const std::string_view kind : sheet_kinds)
        for (const auto& [sample, pdf] : sheets_of_kind(program, std::string(kind))) {
            std::istringstream words(output_of("pdftotext -bbox " + quoted_path(pdf) + " -"));
            std::size_t count = 0;
            for (std::string line; std::getline(words, line);) {
                const auto value = [&](const std::string& name) {
                    return std::stod(line.substr(line.find(name + "=\"") + name.size() + 2));
                };
                if (!contains(line, "<word "))
                    continue;
                ++count;
                BOOST_TEST(value("yMax") - value("yMin") >= lowest_line - 0.05,
                           kind << ' ' << sample.name << ' ' << line);
            }
            BOOST_TEST(count > 20U, kind << ' ' << sample.name);
        }
}

BOOST_AUTO_TEST_CASE(long_names_are_printed_completely) {
    const Program program;
    program.folder().write("hard.muster", hard_army());
    BOOST_TEST(program.run({"sheet", "hard.muster", "-o", "hard.pdf"}).status == 1);
    const std::string text =
        without_spaces(output_of("pdftotext " + quoted_path(program.path("hard.pdf")) + " -"));
    // The army's, the body's and the troop's own.
    BOOST_TEST(std::count(text.begin(), text.end(), 'W') >= 3 * 200);
    for (const char* name : {"a<b>&c"})
        BOOST_TEST(contains(text, name), name);
}

BOOST_AUTO_TEST_CASE(the_qr_code_holds_the_fingerprint) {
    const Program program;
    program.folder().write("a.muster", white_hand);
    BOOST_TEST(program.run({"sheet", "a.muster", "-o", "a.pdf"}).status == 0);
    const std::string file = quoted_path(program.path("a"));
    output_of("pdftoppm -r 150 -png -singlefile " + quoted_path(program.path("a.pdf")) + " " + file);
    std::string code = output_of("zbarimg -q --raw --nodbus " + quoted_path(program.path("a.png")));
    while (!code.empty() && code.back() == '\n')
        code.pop_back();
    const Outcome verified = program.run({"verify", "a.muster"});
    BOOST_TEST(verified.out == code + "  a.muster\n");
}

BOOST_AUTO_TEST_CASE(verify_finds_the_file) {
    const Program program;
    program.folder().write("a.muster", white_hand);
    program.folder().write("b.muster", with(white_hand, "White Hand", "Black Hand"));
    const std::string fingerprint = program.run({"verify", "b.muster"}).out.substr(0, 19);
    std::string typed = fingerprint;
    std::transform(typed.begin(), typed.end(), typed.begin(),
                   [](unsigned char c) { return std::tolower(c); });
    typed.erase(std::remove(typed.begin(), typed.end(), '-'), typed.end());
    const Outcome found = program.run({"verify", ".", typed});
    BOOST_TEST(found.status == 0);
    BOOST_TEST(found.out == fingerprint + "  ./b.muster\n");
    const Outcome lost = program.run({"verify", ".", "0000-0000-0000-0000"});
    BOOST_TEST(lost.status == 1);
    BOOST_TEST(lost.out == "");
    BOOST_TEST(contains(lost.err, "0000-0000-0000-0000: no army here has this fingerprint"));
    BOOST_TEST(program.run({"verify", fingerprint}).status == 2);
}

BOOST_AUTO_TEST_CASE(an_army_is_read_back_from_its_pdf) {
    const Program program;
    program.folder().write("a.muster", white_hand);
    BOOST_TEST(program.run({"sheet", "a.muster", "-o", "a.pdf"}).status == 0);
    const Outcome opened = program.run({"open", "a.pdf", "-o", "back.muster"});
    BOOST_TEST(opened.status == 0);
    BOOST_TEST(program.run({"verify", "back.muster"}).out.substr(0, 19) ==
               program.run({"verify", "a.muster"}).out.substr(0, 19));
    BOOST_TEST(program.run({"show", "a.pdf"}).status == 0);
    BOOST_TEST(program.run({"open", "a.pdf", "-o", "back.muster"}).status == 2); // is there already
    // An opponent's copy keeps the army to itself.
    BOOST_TEST(program.run({"sheet", "a.muster", "-o", "copy.pdf", "--kind", "opponent"}).status == 0);
    const Outcome refused = program.run({"open", "copy.pdf", "-o", "other.muster"});
    BOOST_TEST(refused.status == 2);
    BOOST_TEST(contains(refused.err, "no army is attached"));
    BOOST_TEST(!fs::exists(program.path("other.muster")));
}

BOOST_AUTO_TEST_CASE(the_ending_selects_the_format) {
    const Program program;
    program.folder().write("a.muster", white_hand);
    for (const auto& [ending, begin] :
         std::initializer_list<std::pair<const char*, const char*>>{{"pdf", "%PDF-"},
                                                                    {"svg", "<?xml"},
                                                                    {"png", "\x89PNG"},
                                                                    {"html", "<!DOCTYPE html>"},
                                                                    {"txt", "Host of the White Hand\n====="},
                                                                    {"md", "# Host"},
                                                                    {"bbcode", "[b]"},
                                                                    {"csv", "army,body,unit,name,count,"}}) {
        const std::string file = std::string("a.") + ending;
        const Outcome outcome = program.run({"sheet", "a.muster", "-o", file});
        BOOST_TEST(outcome.status == 0);
        BOOST_TEST(outcome.out == "Written to " + file + "\n");
        BOOST_TEST(program.bytes(file).starts_with(begin), ending);
    }
    // A page of the web is also well-formed XML.
    output_of("xmllint --noout " + quoted_path(program.path("a.html")));
    BOOST_TEST(program.run({"sheet", "a.muster"}).out == program.bytes("a.txt"));
    BOOST_TEST(program.run({"sheet", "a.muster", "--format", "csv"}).out == program.bytes("a.csv"));
}

BOOST_AUTO_TEST_CASE(failures_are_reported_and_leave_no_files) {
    const Program program;
    program.folder().write("a.muster", white_hand);
    program.folder().write("bad.muster", "<army/>");
    const auto refused = [&](const Program::Arguments& arguments, const std::string& words) {
        const Outcome outcome = program.run(arguments);
        BOOST_TEST(outcome.status == 2);
        BOOST_TEST(outcome.out == "");
        BOOST_TEST(contains(outcome.err, words), outcome.err);
    };
    refused({"sheet", "a.muster", "-o", "missing/a.pdf"}, "missing");
    refused({"sheet", "a.muster", "-o", "/dev/null"}, "the ending selects no format");
    refused({"sheet", "a.muster", "-o", "/dev/null", "--format", "pdf"}, "not a regular file");
    refused({"sheet", "a.muster", "-o", "a.doc"}, "the ending selects no format");
    refused({"sheet", "a.muster", "-o", "a.pdf", "--kind", "ful"}, "did you mean 'full'");
    refused({"sheet", "a.muster", "-o", "a.pdf", "--paper", "a5"}, "a4");
    refused({"sheet", "a.muster", "-o", "a.pdf", "--orientation", "sideways"}, "--orientation");
    refused({"sheet", "bad.muster", "-o", "a.pdf"}, "bad.muster:1:");
    refused({"sheet", "."}, "several sheets need a folder");
    std::vector<std::string> left;
    for (const auto& entry : fs::directory_iterator(program.folder().path()))
        left.push_back(entry.path().filename().string());
    std::sort(left.begin(), left.end());
    BOOST_TEST(left == (std::vector<std::string>{"a.muster", "bad.muster"}));
}

BOOST_AUTO_TEST_CASE(one_bad_army_does_not_stop_the_others) {
    const Program program;
    program.folder().write("in/a.muster", white_hand);
    program.folder().write("in/bad.muster", "<army/>");
    program.folder().write("in/c.muster", white_hand);
    const Outcome outcome = program.run({"sheet", "in", "-o", "out"});
    BOOST_TEST(outcome.status == 2);
    BOOST_TEST(outcome.out == "Written to out/a.pdf\nWritten to out/c.pdf\n");
    BOOST_TEST(contains(outcome.err, "in/bad.muster:1:"));
}

BOOST_AUTO_TEST_CASE(armies_of_a_folder_share_one_table) {
    const Program program;
    program.folder().write("in/a.muster", white_hand);
    program.folder().write("in/b/c.muster", with(white_hand, "White Hand", "Black Hand"));
    const Outcome to_file = program.run({"sheet", "in", "--format", "csv", "-o", "one.csv"});
    BOOST_TEST(to_file.status == 0);
    BOOST_TEST(to_file.out == "Written to one.csv\n");
    const std::string table = program.bytes("one.csv");
    BOOST_TEST(std::count(table.begin(), table.end(), '\n') == 3);
    BOOST_TEST(contains(table, "\r\nHost of the White Hand,Left wing,Uruk spears,Uruk-hai,3,"));
    BOOST_TEST(contains(table, "\r\nHost of the Black Hand,Left wing,"));
    BOOST_TEST(program.run({"sheet", "in", "-o", "two.csv"}).status == 0);
    BOOST_TEST(program.bytes("two.csv") == table);
    BOOST_TEST(program.run({"sheet", "in/a.muster", "in/b", "--format", "csv"}).out == table);
    // The same columns as of one army.
    const std::string one = program.run({"sheet", "in/a.muster", "--format", "csv"}).out;
    BOOST_TEST(table.starts_with(one));
    // Into a folder, each army has a table of its own.
    BOOST_TEST(program.run({"sheet", "in", "--format", "csv", "-o", "out"}).out ==
               "Written to out/a.csv\nWritten to out/b/c.csv\n");
    BOOST_TEST(program.bytes("out/a.csv") == one);
}

BOOST_AUTO_TEST_CASE(armies_of_a_folder_share_one_pdf) {
    const Program program;
    program.folder().write("in/a.muster", white_hand);
    program.folder().write("in/bad.muster", "<army/>");
    program.folder().write("in/c.muster", with(white_hand, "White Hand", "Black Hand"));
    const Outcome outcome = program.run({"sheet", "in", "-o", "all.pdf"});
    BOOST_TEST(outcome.status == 2);
    BOOST_TEST(outcome.out == "Written to all.pdf\n");
    BOOST_TEST(contains(outcome.err, "in/bad.muster:1:"));
    const std::string text = output_of("pdftotext -raw " + quoted_path(program.path("all.pdf")) + " -");
    BOOST_TEST(contains(text, "Host of the White Hand"));
    BOOST_TEST(contains(text, "Host of the Black Hand"));
    // Nothing is written if no army can be read.
    BOOST_TEST(program.run({"sheet", "in/bad.muster", "in/none", "-o", "none.pdf"}).status == 2);
    BOOST_TEST(!fs::exists(program.path("none.pdf")));
}

BOOST_AUTO_TEST_CASE(a_table_has_all_readable_armies) {
    const Program program;
    program.folder().write("in/a.muster", white_hand);
    program.folder().write("in/bad.muster", "<army/>");
    program.folder().write("in/c.muster", mounted_spears());
    const Outcome outcome = program.run({"sheet", "in", "-o", "one.csv"});
    BOOST_TEST(outcome.status == 2);
    BOOST_TEST(contains(outcome.err, "in/bad.muster:1:"));
    const std::string table = program.bytes("one.csv");
    BOOST_TEST(std::count(table.begin(), table.end(), '\n') == 3);
    BOOST_TEST(program.run({"sheet", "in/a.muster", "in/c.muster", "-o", "two.csv"}).status == 1);
}

BOOST_AUTO_TEST_CASE(very_large_and_empty_armies_have_sheets) {
    const Program program;
    std::string units;
    for (int i = 0; i < 100; ++i) {
        units += fmt::format("<unit name='U{}'>", i);
        for (int j = 0; j < 10; ++j)
            units += fmt::format("<troop name='T{}' count='9' class='HIS' army='RA' integrity='III'/>",
                                 i * 10 + j);
        units += "</unit>";
    }
    program.folder().write("vast.muster", "<army xmlns='urn:muster:army:1' ruleset='phalanx'><body>" + units +
                                              "</body></army>");
    program.folder().write("none.muster", "<army xmlns='urn:muster:army:1' ruleset='phalanx'/>");
    BOOST_TEST(program.run({"sheet", "vast.muster", "-o", "vast.pdf"}).status == 1);
    const std::string text = output_of("pdftotext -raw " + quoted_path(program.path("vast.pdf")) + " -");
    for (int i = 0; i < 1000; ++i)
        BOOST_TEST(contains(text, fmt::format("9 × T{} ", i)), i);
    BOOST_TEST(program.run({"sheet", "none.muster", "-o", "none.pdf"}).status == 1);
    BOOST_TEST(contains(output_of("pdftotext " + quoted_path(program.path("none.pdf")) + " -"), "Not legal"));
}

} // namespace muster::tests
