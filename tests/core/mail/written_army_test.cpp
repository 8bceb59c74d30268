// SPDX-License-Identifier: MIT
// The corpus of written lists in tests/data/text-lists: each text with the army and the notes it must give.
#include "mail/written_army.h"

#include "army/army_reader.h"
#include "army/army_writer.h"
#include "base/file.h"
#include "base/input_error.h"
#include "base/text.h"
#include "lists_read.h"
#include "mail/mail_text.h"
#include "mail/written_ruleset.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <map>

namespace muster::tests {

namespace {

struct WrittenCase {
    std::string name;
    std::string ruleset;
    std::string text;
    std::string army;
    std::string notes; // a line each
};

const std::vector<WrittenCase>& written_cases() {
    static const std::vector<WrittenCase> all = [] {
        const std::filesystem::path folder = source_folder() / "tests" / "data" / "text-lists";
        std::map<std::string, WrittenCase> found;
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            if (entry.path().extension() != ".txt")
                continue;
            const std::string name = entry.path().stem().string();
            std::filesystem::path army = entry.path();
            std::filesystem::path notes = entry.path();
            found[name] = {name, name.substr(0, name.rfind('-')), read_file(entry.path()),
                           read_file(army.replace_extension(".muster")),
                           read_file(notes.replace_extension(".notes"))};
        }
        std::vector<WrittenCase> cases;
        for (auto& [name, one] : found)
            cases.push_back(std::move(one));
        return cases;
    }();
    return all;
}

WrittenArmy read_case(const WrittenCase& one, std::string_view text) {
    const Ruleset& ruleset = *shipped_rulesets().find(one.ruleset);
    return read_written_army(text_of_mail(text, one.name), ruleset,
                             read_army(ruleset.start, "start", shipped_rulesets()));
}

// What is open, then what was settled, a line each.
std::string told(const WrittenArmy& made) {
    std::string lines;
    for (const OpenQuestion& question : made.open)
        lines += "? " + question.text + "\n";
    for (const std::string& note : made.notes)
        lines += note + "\n";
    return lines;
}

} // namespace

BOOST_AUTO_TEST_SUITE(written_armies)

BOOST_AUTO_TEST_CASE(every_text_gives_its_army_and_its_notes) {
    std::map<std::string, std::size_t> of_ruleset;
    for (const WrittenCase& one : written_cases()) {
        BOOST_TEST_CONTEXT(one.name) {
            const WrittenArmy made = read_case(one, one.text);
            const Ruleset& ruleset = *shipped_rulesets().find(one.ruleset);
            Army expected = read_army(one.army, one.name, shipped_rulesets());
            expected.data = ruleset.revision; // whatever it is now
            BOOST_TEST(write_army(made.army, ruleset) == write_army(expected, ruleset));
            BOOST_TEST(told(made) == one.notes);
            ++of_ruleset[one.ruleset];
        }
    }
    BOOST_TEST(written_cases().size() >= 60U);
    BOOST_TEST(of_ruleset.size() == shipped_ruleset_ids().size());
}

// Where nothing is said, the usual rule set stays: "3xKn, 2xCv" is read by all.
BOOST_AUTO_TEST_CASE(the_rule_set_of_a_text_is_that_which_understands_it, *boost::unit_test::label("long")) {
    std::size_t found = 0;
    for (const WrittenCase& one : written_cases()) {
        const std::string other = one.ruleset == "undying-lands" ? "phalanx" : "undying-lands";
        found += ruleset_of_written_army(one.text, shipped_rulesets(), other) == one.ruleset ? 1 : 0;
        BOOST_TEST(ruleset_of_written_army(one.text, shipped_rulesets(), one.ruleset) == one.ruleset,
                   one.name);
    }
    BOOST_TEST(found * 4 >= written_cases().size() * 3);
    for (const std::string& id : shipped_ruleset_ids())
        BOOST_TEST(ruleset_of_written_army("", shipped_rulesets(), id) == id);
    BOOST_TEST(ruleset_of_written_army("Gauls (Phalanx II, 12)\n12 x HIS", shipped_rulesets(), "phalanx") ==
               "phalanx-ii");
    BOOST_TEST(ruleset_of_written_army("4 x (LIM-II-IA)B", shipped_rulesets(), "no.such") != "no.such");
}

BOOST_AUTO_TEST_CASE(line_ends_and_bullets_do_not_matter) {
    for (const WrittenCase& one : written_cases()) {
        std::string text;
        for (const std::string_view line : parts_of(one.text, '\n'))
            text += line.empty() ? "\r\n" : fmt::format("  • {}\r\n", line);
        BOOST_TEST((read_case(one, text).army == read_case(one, one.text).army), one.name);
    }
}

BOOST_AUTO_TEST_CASE(no_text_breaks_the_reader) {
    const WrittenCase one{"hostile", "phalanx", "", "", ""};
    std::string many;
    for (int i = 0; i < 2500; ++i)
        many += "1 HIS\n";
    for (const std::string& text :
         {std::string(), std::string("\0\xff\xfe(", 4), std::string(300, '('), std::string("999999 x HIS"),
          std::string("x x x x ="), std::string("@=,;()[]+-/"), many, std::string("2x, 3x, 4x"),
          std::string(":")})
        BOOST_TEST(read_case(one, text).troops <= 2500U);
    BOOST_CHECK_THROW((void)read_case(one, std::string(100'000, 'x')), InputError);
    BOOST_CHECK_THROW((void)read_case(one, many + "1 HIS\n"), InputError);
}

BOOST_AUTO_TEST_CASE(a_letter_before_a_bracket_is_the_number_of_a_line) {
    check_list("phalanx",
               "AP 4, 12 vignettes\n\nA) 1 x HIS-V-RA (General)\nB) in-line link: 3 x HIS-IV-RA Spartans\n"
               "C) Perioeci: 8 x HIS-III-RA, not linked\n",
               "1 x (HIS-V-RA) | 3 x (HIS-IV-RA) | 8 x (HIS-III-RA)");
    const WrittenArmy made =
        read_list("phalanx", "AP 4\n\nA) 1 x HIS-V-RA\nB) in-line link: 3 x HIS-IV-RA Spartans\n");
    const std::size_t slot = rules_called("phalanx").trait(Level::unit, "link")->slot;
    BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 1);
    BOOST_REQUIRE_EQUAL(made.army.bodies.front().units.size(), 2);
    BOOST_CHECK_EQUAL(made.army.bodies.front().units[0].values[slot], 0);
    BOOST_CHECK_EQUAL(made.army.bodies.front().units[1].values[slot], 1);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
