// SPDX-License-Identifier: MIT
// An army's list is shown by its title wherever people read; JSON names it by its id as well.
#include "cli_program.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

const std::string spartan_file = MUSTER_SOURCE_DIR "/armylists/phalanx/armies/spartan.muster";
const std::string theban_file = MUSTER_SOURCE_DIR "/armylists/phalanx/armies/theban.muster";
constexpr std::string_view spartan_title = "Spartans and the Peloponnesian League";
constexpr std::string_view theban_title = "Thebans and the Boeotian League";

} // namespace

BOOST_AUTO_TEST_SUITE(list_titles)

BOOST_AUTO_TEST_CASE(show_names_the_list_once) {
    const std::string out = Program().run({"show", spartan_file}).out;
    const std::string line = "Army list: " + std::string(spartan_title);
    BOOST_TEST(contains(out, line), out);
    BOOST_TEST(out.find("Army list: ") == out.rfind("Army list: "), out);
}

BOOST_AUTO_TEST_CASE(diff_names_lists_and_entries) {
    const Program program;
    const std::string other = with(bytes_of(spartan_file), "entry=\"sciritae\"", "entry=\"perioikoi\"");
    program.folder().write("other.muster", with(other, "list=\"spartan\"", "list=\"theban\""));
    const std::string out = program.run({"diff", spartan_file, "other.muster"}).out;
    BOOST_TEST(contains(out, "army list: " + std::string(spartan_title) + " → " + std::string(theban_title)),
               out);
    program.folder().write("entry.muster", other);
    BOOST_TEST(contains(program.run({"diff", spartan_file, "entry.muster"}).out,
                        "entry of the list: Sciritae → Perioikoi"));
}

BOOST_AUTO_TEST_CASE(the_library_lists_and_sorts_by_titles) {
    const Program program;
    const auto library = [&](Program::Arguments words) {
        words.insert(words.begin(), "library");
        words.insert(words.end(), {"--library", "l.db"});
        return program.run(words).out;
    };
    library({"add", spartan_file, theban_file});
    std::string listed = library({"list", "--sort", "list"});
    BOOST_TEST(contains(listed, spartan_title), listed);
    BOOST_TEST(listed.find(spartan_title) < listed.find(theban_title), listed);
    listed = library({"search", "spartan"});
    BOOST_TEST(contains(listed, spartan_title), listed);
    BOOST_TEST(!contains(listed, "  spartan"), listed);
}

BOOST_AUTO_TEST_CASE(json_names_the_list_by_its_id) {
    const nlohmann::json checked = Program().run({"check", "--json", spartan_file}).json();
    BOOST_TEST(checked["armies"][0]["list"]["id"] == "spartan");
    BOOST_TEST(checked["armies"][0]["list"]["title"] == spartan_title);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
