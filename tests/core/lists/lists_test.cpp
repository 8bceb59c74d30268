// SPDX-License-Identifier: MIT
// Lists: that changed files are noticed when asked for, and that what was given before lives on.
#include "lists/lists.h"

#include "ruleset/skirmish.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

std::string list_text(std::string_view id, std::string_view entry, std::string_view more = {}) {
    return fmt::format("<armylist xmlns='urn:muster:armylist:1' ruleset='skirmish' id='{}' title='T' "
                       "revision='1'><about>A</about><entry id='{}' name='E'><troop class='bow'/></entry>{}"
                       "</armylist>",
                       id, entry, more);
}

struct ListFolder {
    ListFolder() { folder.write("skirmish/ruleset.xml", bytes_of(skirmish_rulesets().file_of("skirmish"))); }
    void write(const std::string& id, std::string_view text) const {
        folder.write("skirmish/" + id + ".xml", text);
    }

    TemporaryFolder folder;
    Rulesets rulesets{{folder.path()}};
    const Lists& lists = lists_of(rulesets);
};

} // namespace

BOOST_AUTO_TEST_SUITE(lists)

BOOST_AUTO_TEST_CASE(a_changed_file_is_read_again_only_after_a_refresh) {
    const ListFolder at;
    at.write("a", list_text("a", "one"));
    const Ruleset* before = at.lists.in_force("skirmish", "a");
    at.write("a", list_text("a", "another"));
    BOOST_TEST(at.lists.in_force("skirmish", "a") == before);
    BOOST_TEST(at.lists.refresh());
    BOOST_TEST(!at.lists.refresh());
    const Ruleset* after = at.lists.in_force("skirmish", "a");
    BOOST_TEST(list_in_force(*after)->list().entries.front().id == "another");
    BOOST_TEST(list_in_force(*before)->list().entries.front().id == "one"); // an open army may use it
}

BOOST_AUTO_TEST_CASE(lists_with_allies_from_a_changed_list_are_rebuilt) {
    const ListFolder at;
    at.write("a", list_text("a", "one"));
    at.write("b", list_text("b", "x", "<ally id='y' name='Y' list='a'/>"));
    at.write("c", list_text("c", "x"));
    const Ruleset* borrower = at.lists.in_force("skirmish", "b");
    const Ruleset* other = at.lists.in_force("skirmish", "c");
    at.write("a", list_text("a", "another"));
    BOOST_TEST(at.lists.refresh());
    BOOST_TEST(at.lists.in_force("skirmish", "c") == other);
    const Ruleset* now = at.lists.in_force("skirmish", "b");
    BOOST_TEST(now != borrower);
    BOOST_TEST(list_in_force(*now)->lists().ally_lists.front()->entries.front().id == "another");
    BOOST_TEST(list_in_force(*borrower)->lists().ally_lists.front()->entries.front().id == "one");
}

BOOST_AUTO_TEST_CASE(lists_that_come_and_go_are_noticed) {
    const ListFolder at;
    BOOST_TEST(at.lists.in_force("skirmish", "a") == nullptr);
    at.write("a", list_text("a", "one"));
    BOOST_TEST(at.lists.refresh());
    BOOST_TEST(at.lists.in_force("skirmish", "a") != nullptr);
    std::filesystem::remove(at.folder.path() / "skirmish/a.xml");
    BOOST_TEST(at.lists.refresh());
    BOOST_TEST(at.lists.in_force("skirmish", "a") == nullptr);
}

BOOST_AUTO_TEST_CASE(the_title_of_a_list_is_known_without_reading_it) {
    const ListFolder at;
    at.write("a", list_text("a", "one", "<nonsense/>"));
    at.write("b", list_text("another-id", "one"));
    BOOST_TEST(at.lists.title_of("skirmish", "a") == "T");
    BOOST_TEST(at.lists.title_of("skirmish", "b") == "b");
    BOOST_TEST(at.lists.title_of("skirmish", "gone") == "gone");
    BOOST_TEST(at.lists.title_of("../skirmish", "a") == "a");
    BOOST_TEST(at.lists.title_of("skirmish", "") == "");
    at.write("b", list_text("b", "one"));
    BOOST_TEST(at.lists.title_of("skirmish", "b") == "b");
    at.lists.refresh();
    BOOST_TEST(at.lists.title_of("skirmish", "b") == "T");
}

BOOST_AUTO_TEST_CASE(an_unreadable_file_is_reported_and_the_rest_is_listed) {
    const ListFolder at;
    at.write("a",
             list_text("a", "one").replace(list_text("a", "one").find("<about>"), 7, "\xFF<nonsense & "));
    at.write("b", list_text("b", "one").replace(list_text("b", "one").find("<about>"), 7, "<about x='1'>"));
    std::vector<InputError> problems;
    const std::vector<ListHeading> headings = at.lists.headings("skirmish", &problems);
    BOOST_TEST_REQUIRE(problems.size() == 1U);
    BOOST_TEST(problems.front().position().line > 0U);
    // An index looks at the first element alone; whoever opens the list is told of the rest.
    BOOST_TEST_REQUIRE(headings.size() == 1U);
    BOOST_TEST(headings.front().id == "b");
    BOOST_CHECK_THROW((void)at.lists.find("skirmish", "b"), InputError);
}

BOOST_AUTO_TEST_CASE(a_list_whose_id_differs_from_its_path_is_reported) {
    const ListFolder at;
    at.write("a", list_text("b", "one"));
    at.folder.write("other/c.xml", list_text("c", "one"));
    std::vector<InputError> problems;
    BOOST_TEST(at.lists.headings("skirmish", &problems).empty());
    BOOST_TEST(at.lists.headings("other", &problems).empty());
    BOOST_TEST_REQUIRE(problems.size() == 2U);
    BOOST_TEST(problems[0].message() ==
               "the id of the list is 'b', but in a file of this name it must be 'a'");
    BOOST_TEST(problems[1].message() ==
               "the list is for 'skirmish', but its file is in the folder of 'other'");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
