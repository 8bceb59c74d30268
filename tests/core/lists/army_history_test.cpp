// SPDX-License-Identifier: MIT
// The history that the lists of one army share: what a list takes from it and adds, where faults are told,
// and that a list which refers to it is changed with it.
#include "lists/army_history.h"

#include "base/limits.h"
#include "lists/list_draft.h"
#include "lists/list_search.h"
#include "lists/lists.h"
#include "ruleset/skirmish.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

const std::string marchers =
    "<history xmlns='urn:muster:history:1' id='marchers' title='Marchers' aliases='Wardens' from='1200' "
    "to='1300' region='The mark' enemies='hill' command='able'><about>They kept the border.</about>"
    "<source>Nobody, 3</source><troops name='Bowmen' entries='bow bows'/></history>";
const std::string marching_entry = "<entry id='x' name='X'><troop class='bow'/></entry>";

std::string list_of_marchers(std::string_view attributes, std::string_view more = {}) {
    return "<armylist xmlns='urn:muster:armylist:1' ruleset='skirmish' revision='1' history='marchers' " +
           std::string(attributes) + ">" + std::string(more) + marching_entry + "</armylist>";
}

struct MarchersFolder {
    MarchersFolder() {
        folder.write("skirmish/ruleset.xml", bytes_of(skirmish_rulesets().file_of("skirmish")));
        folder.write("history/marchers.xml", marchers);
        folder.write("skirmish/a.xml", list_of_marchers("id='a'"));
    }
    [[nodiscard]] const ArmyList& read(const std::string& id, const std::string& text) const {
        folder.write("skirmish/" + id + ".xml", text);
        (void)lists.refresh();
        return *lists.find("skirmish", id);
    }

    TemporaryFolder folder;
    Rulesets rulesets{{folder.path()}};
    const Lists& lists = lists_of(rulesets);
};

auto tells_of(std::string_view part) {
    return [part](const InputError& error) {
        return std::string_view(error.what()).find(part) != std::string_view::npos;
    };
}

std::string marchers_with(std::string_view old_text, std::string_view new_text) {
    std::string text = marchers;
    BOOST_REQUIRE(text.find(old_text) != std::string::npos);
    return text.replace(text.find(old_text), old_text.size(), new_text);
}

} // namespace

BOOST_AUTO_TEST_SUITE(army_history)

BOOST_AUTO_TEST_CASE(a_list_takes_all_that_its_history_tells) {
    const MarchersFolder at;
    const ArmyList& list = *at.lists.find("skirmish", "a");
    BOOST_TEST(list.history == "marchers");
    BOOST_TEST(list.title == "Marchers");
    BOOST_TEST(list.region == "The mark");
    BOOST_TEST(years_words(list.years) == "1200–1300");
    BOOST_TEST(list.about == "They kept the border.");
    BOOST_CHECK(list.sources == std::vector<std::string>{"Nobody, 3"});
    BOOST_CHECK(list.enemies == std::vector<std::string>{"hill"});
    BOOST_CHECK(list.command == CommandQuality::able);
    const std::vector<ListHeading> headings = all_list_headings(at.rulesets);
    BOOST_TEST(found_lists(headings, {"", "", "wardens", {}}).size() == 1U);
}

BOOST_AUTO_TEST_CASE(what_a_list_says_itself_comes_first_or_is_added) {
    const MarchersFolder at;
    const ArmyList& list =
        at.read("b", list_of_marchers("id='b' title='Ours' to='1250' region='Hills' aliases='Ourselves' "
                                      "enemies='a' command='ordinary'",
                                      "<about>Bows here.</about><source>Nobody, 3</source>"
                                      "<source>Somebody</source>"));
    BOOST_TEST(list.title == "Ours");
    BOOST_TEST(list.region == "Hills");
    BOOST_TEST(years_words(list.years) == "1200–1250");
    BOOST_TEST(list.about == "They kept the border. Bows here.");
    BOOST_CHECK(list.sources == (std::vector<std::string>{"Nobody, 3", "Somebody"}));
    BOOST_CHECK(list.aliases == (std::vector<std::string>{"Wardens", "Ourselves"}));
    BOOST_CHECK(list.enemies == (std::vector<std::string>{"hill", "a"}));
    BOOST_CHECK(list.command == CommandQuality::ordinary);
    // It is no enemy of itself, whatever its history says.
    BOOST_TEST(at.read("hill", list_of_marchers("id='hill'")).enemies.empty());
}

BOOST_AUTO_TEST_CASE(faults_are_told_in_the_file_that_has_them) {
    const MarchersFolder at;
    at.folder.write("skirmish/b.xml",
                    list_of_marchers("id='b'").replace(list_of_marchers("").find("marchers"), 8, "nobodies"));
    BOOST_CHECK_EXCEPTION((void)at.lists.find("skirmish", "b"), InputError, tells_of("there is no history"));
    BOOST_CHECK_EXCEPTION((void)at.lists.find("skirmish", "b"), InputError, tells_of("b.xml:1:"));
    at.folder.write("history/marchers.xml", marchers_with("from='1200'", "from='0'"));
    BOOST_CHECK_EXCEPTION((void)at.lists.find("skirmish", "a"), InputError, tells_of("marchers.xml:1:"));
    std::vector<InputError> problems;
    BOOST_TEST(at.lists.headings("skirmish", &problems).empty());
    BOOST_TEST(problems.size() == 2U);
    at.folder.write("history/marchers.xml", marchers_with("id='marchers'", "id='others'"));
    BOOST_CHECK_EXCEPTION((void)at.lists.find("skirmish", "a"), InputError,
                          tells_of("it must be 'marchers'"));
}

BOOST_AUTO_TEST_CASE(a_changed_history_changes_its_lists_after_a_refresh) {
    const MarchersFolder at;
    at.folder.write("skirmish/own.xml",
                    "<armylist xmlns='urn:muster:armylist:1' ruleset='skirmish' revision='1' "
                    "id='own' title='O'><about>A</about>" +
                        marching_entry + "</armylist>");
    const Ruleset* before = at.lists.in_force("skirmish", "a");
    const Ruleset* other = at.lists.in_force("skirmish", "own");
    at.folder.write("history/marchers.xml", marchers_with("title='Marchers'", "title='Marchers of old'"));
    BOOST_TEST(at.lists.in_force("skirmish", "a") == before);
    BOOST_TEST(at.lists.refresh());
    BOOST_TEST(!at.lists.refresh());
    BOOST_TEST(list_in_force(*at.lists.in_force("skirmish", "a"))->list().title == "Marchers of old");
    BOOST_TEST(list_in_force(*before)->list().title == "Marchers"); // an open army may use it
    BOOST_TEST(at.lists.in_force("skirmish", "own") == other);
}

BOOST_AUTO_TEST_CASE(a_history_is_read_whole_or_refused) {
    const ArmyHistory history = read_army_history(marchers, "it");
    BOOST_TEST_REQUIRE(history.troops.size() == 1U);
    BOOST_TEST(history.troops.front().name == "Bowmen");
    BOOST_CHECK(history.troops.front().entries == (std::vector<std::string>{"bow", "bows"}));
    const std::pair<std::string, std::string_view> refused[] = {
        {marchers_with("<history", "<story")
             .replace(marchers_with("<history", "<story").rfind("history"), 7, "story"),
         "the file holds <'story'>"},
        {marchers_with("history:1", "history:2"), "the namespace is"},
        {marchers_with(" title='Marchers'", ""), "title"},
        {marchers_with("<about>They kept the border.</about>", ""), "needs <about>"},
        {marchers_with("<source>", "<about>More.</about><source>"), "out of order or appears twice"},
        {marchers_with("entries='bow bows'", "entries='bow'"), "two ids or more"},
        {marchers_with("entries='bow bows'", "entries='bow Bows'"), "is not the id of an entry"},
        {marchers_with("region=", "nation="), "nation"},
        {marchers_with("They kept", std::string(largest_history_bytes, 'x')), "64 KB"}};
    for (const auto& [text, part] : refused)
        BOOST_CHECK_EXCEPTION((void)read_army_history(text, "it"), InputError, tells_of(part));
}

BOOST_AUTO_TEST_CASE(no_id_leads_out_of_the_folder) {
    const MarchersFolder at;
    at.folder.write("secret.xml", marchers);
    BOOST_TEST(at.lists.histories().find("../secret") == nullptr);
    BOOST_TEST(at.lists.histories().find("nobody") == nullptr);
    BOOST_CHECK(at.lists.histories().ids() == std::vector<std::string>{"marchers"});
}

BOOST_AUTO_TEST_CASE(more_histories_than_are_read_are_refused) {
    const TemporaryFolder folder;
    const auto id = [](std::size_t n) { return "h" + std::to_string(n); };
    for (std::size_t i = 0; i <= most_histories; ++i)
        folder.write("history/" + id(i) + ".xml", marchers_with("id='marchers'", "id='" + id(i) + "'"));
    const ArmyHistories histories({folder.path()});
    for (std::size_t i = 0; i < most_histories; ++i)
        BOOST_REQUIRE(histories.find(id(i)) != nullptr);
    BOOST_CHECK_EXCEPTION((void)histories.find(id(most_histories)), InputError, tells_of("at most 500"));
}

BOOST_AUTO_TEST_CASE(a_list_with_its_history_written_into_it_says_the_same) {
    const MarchersFolder at;
    const std::string text = list_of_marchers("id='b' aliases='Ourselves' to='1250'",
                                              "<about>Bows here.</about><source>Somebody</source>");
    const ArmyList& before = at.read("b", text);
    const ListDraft draft = without_history(read_list_draft(text, "it"), at.lists.histories());
    BOOST_TEST(draft.get("history").empty());
    const ArmyList after = read_army_list(write_list_draft(draft), "it", *at.rulesets.find("skirmish"));
    BOOST_TEST(after.title == before.title);
    BOOST_TEST(after.region == before.region);
    BOOST_CHECK(after.years == before.years);
    BOOST_TEST(after.about == before.about);
    BOOST_CHECK(after.sources == before.sources);
    BOOST_CHECK(after.aliases == before.aliases);
    BOOST_CHECK(after.enemies == before.enemies);
    BOOST_CHECK(after.command == before.command);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
