// SPDX-License-Identifier: MIT
// The search for army lists by words, rule set, region and year.
#include "lists/list_search.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "base/text.h"
#include "lists/entry_assignment.h"
#include "lists/lists.h"
#include "ruleset/skirmish.h"
#include "shipped_data.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <tuple>

namespace muster::tests {

namespace {

std::vector<ListHeading> some_headings() {
    return {{"phalanx", "spartan", "Spartans", "Greece", {-550, -371}, true},
            {"phalanx", "norman", "Normans", "Western Europe", {1035, 1154}, true},
            {"undying-lands", "wood-elves", "Elves of the Wood", "Forests", {}, false}};
}

using Found = std::vector<std::size_t>;

// The place in "Mardonius at Plataea, 479 BC": the words with capitals behind the last preposition.
std::string battle_in(const std::string& name) {
    constexpr std::array<std::string_view, 6> prepositions{"at", "on", "in", "before", "against", "into"};
    std::string place;
    bool reached = false;
    for (const std::string_view word : words_of(std::string_view(name).substr(0, name.find(',')))) {
        if (std::find(prepositions.begin(), prepositions.end(), word) != prepositions.end()) {
            reached = true;
            place.clear();
        } else if (reached && (word.front() < 'a' || word.front() > 'z'))
            place += std::string(word) + ' ';
    }
    return place;
}

} // namespace

BOOST_AUTO_TEST_SUITE(list_search)

BOOST_AUTO_TEST_CASE(names_of_troops_are_searched_where_no_heading_matches) {
    std::vector<ListHeading> all = some_headings();
    all[0].troops = {"Hoplites", "Light horse", "Cretan archers"};
    all[1].troops = {"Norman knights", "Horse archers"};
    all[2].troops = {"Spartan exiles"};
    BOOST_CHECK(found_lists(all, {"", "", "hoplit", {}}) == Found{0});
    BOOST_CHECK(found_lists(all, {"", "", "horse archers", {}}) == Found{1}); // in one name
    BOOST_CHECK(found_lists(all, {"", "", "greece archer", {}}) == Found{0}); // and heading
    BOOST_CHECK(found_lists(all, {"", "", "archer", {}}) == (Found{0, 1}));
    BOOST_CHECK(found_lists(all, {"undying-lands", "", "archer", {}}) == Found{});
    BOOST_CHECK(found_lists(all, {"", "", "spartan", {}}) == Found{0}); // the title comes first
}

BOOST_AUTO_TEST_CASE(troops_of_the_shipped_lists_are_found) {
    const std::vector<ListHeading> all = all_list_headings(shipped_rulesets());
    for (const char* words : {"elephants", "chariots", "camels", "horse archers", "war wagons"}) {
        const Found found = found_lists(all, {"", "", words, {}});
        BOOST_TEST(found.size() > 1U, words << " finds " << found.size());
    }
}

BOOST_AUTO_TEST_CASE(every_word_must_occur_in_any_case) {
    const std::vector<ListHeading> all = some_headings();
    BOOST_CHECK(found_lists(all, {}) == (Found{0, 1, 2}));
    BOOST_CHECK(found_lists(all, {"", "", "SPART", {}}) == Found{0});
    BOOST_CHECK(found_lists(all, {"", "", "europe norm", {}}) == Found{1});
    BOOST_CHECK(found_lists(all, {"", "", "norm spart", {}}) == Found{});
    BOOST_CHECK(found_lists(all, {"phalanx", "", "", {}}) == (Found{0, 1}));
    BOOST_CHECK(found_lists(all, {"", "Forests", "", {}}) == Found{2});
    BOOST_CHECK(list_regions(all) == (std::vector<std::string>{"Forests", "Greece", "Western Europe"}));
}

BOOST_AUTO_TEST_CASE(a_list_is_found_by_its_aliases) {
    std::vector<ListHeading> all = some_headings();
    all[1].aliases = {"Hauteville", "Anglo-Norman"};
    BOOST_CHECK(found_lists(all, {"", "", "anglo-norm", {}}) == Found{1});
    BOOST_CHECK(found_lists(all, {"", "", "hauteville norman", {}}) == Found{1});
}

BOOST_AUTO_TEST_CASE(what_begins_a_word_is_found_before_what_stands_within_one) {
    std::vector<ListHeading> all = some_headings();
    all[0].aliases = {"Chandragupta", "Arbela"};
    all[2].aliases = {"Han", "Béla"};
    BOOST_CHECK(found_lists(all, {"", "", "han", {}}) == Found{2});
    BOOST_CHECK(found_lists(all, {"", "", "bela", {}}) == Found{2});
    BOOST_CHECK(found_lists(all, {"", "", "andra", {}}) == Found{0});
}

BOOST_AUTO_TEST_CASE(enemies_hold_for_both_and_a_missing_one_is_passed_over) {
    const TemporaryFolder folder;
    folder.write("skirmish/ruleset.xml", bytes_of(skirmish_rulesets().file_of("skirmish")));
    const auto write = [&](const std::string& id, const std::string& more) {
        folder.write("skirmish/" + id + ".xml",
                     "<armylist xmlns='urn:muster:armylist:1' ruleset='skirmish' id='" + id + "' title='" +
                         id + "' revision='1'" + more +
                         "><about>A</about><entry id='e' name='E'>"
                         "<troop class='bow'/></entry></armylist>");
    };
    write("a", " enemies='b missing' from='1000' to='1100'");
    write("b", "");
    write("c", " enemies='a' from='900' to='1100'");
    write("d", "");
    const Rulesets rulesets{{folder.path()}};
    const auto ids = [&](const char* id) {
        std::string words;
        for (const ListHeading& enemy : enemies_of(lists_of(rulesets), "skirmish", id))
            words += enemy.id;
        return words;
    };
    BOOST_TEST(ids("a") == "bc");
    BOOST_TEST(ids("b") == "a");
    BOOST_TEST(ids("c") == "a");
    BOOST_TEST(ids("d").empty());
}

BOOST_AUTO_TEST_CASE(a_year_selects_the_lists_whose_years_include_it) {
    const std::vector<ListHeading> all = some_headings();
    BOOST_CHECK(found_lists(all, {"", "", "", -371}) == (Found{0, 2}));
    BOOST_CHECK(found_lists(all, {"", "", "", -370}) == Found{2}); // a fantasy list belongs to every year
    BOOST_CHECK(found_lists(all, {"", "", "", 1035}) == (Found{1, 2}));
    BOOST_CHECK(found_lists(all, {"", "", "", 1034}) == Found{2});
}

BOOST_AUTO_TEST_CASE(all_lists_are_sorted_by_rule_set_year_and_title) {
    std::vector<InputError> problems;
    const std::vector<ListHeading> all = all_list_headings(shipped_rulesets(), &problems);
    BOOST_CHECK(problems.empty());
    BOOST_CHECK_GE(all.size(), 230U);
    BOOST_CHECK(std::is_sorted(all.begin(), all.end(), [](const ListHeading& a, const ListHeading& b) {
        return std::tie(a.ruleset, a.years.from, a.title) < std::tie(b.ruleset, b.years.from, b.title);
    }));
}

BOOST_AUTO_TEST_CASE(shipped_lists_are_found_by_the_words_that_players_use) {
    const std::vector<ListHeading> all = all_list_headings(shipped_rulesets());
    // The lists of a rule set that the words find, each followed by a blank.
    const auto found = [&](const char* ruleset, const char* words) {
        std::string ids;
        for (const std::size_t index : found_lists(all, {ruleset, "", words, {}}))
            ids += all[index].id + " ";
        return ids;
    };
    for (const char* ruleset : {"phalanx", "phalanx-ii"}) {
        BOOST_TEST(found(ruleset, "Anglo-Saxon") == "anglo-saxon ");
        BOOST_TEST(found(ruleset, "Samurai") == "samurai ");
        BOOST_TEST(found(ruleset, "Mamluk") == "mamluk ");
        BOOST_TEST(found(ruleset, "Hussite") == "hussite ");
        BOOST_TEST(found(ruleset, "Diadochi") == "diadochi seleucid ptolemaic antigonid ");
        BOOST_TEST(found(ruleset, "Athenian") == "athenian ");
        BOOST_TEST(found(ruleset, "Burgundian") == "burgundian-ordonnance ");
        BOOST_TEST(found(ruleset, "Seljuk") == "seljuk ");
        BOOST_TEST(found(ruleset, "Manzikert") == "seljuk komnenian-byzantine ");
    }
    for (const char* words : {"Sassanids", "Issus", "Zama", "Medieval French", "Numidian"})
        BOOST_TEST(!found("phalanx", words).empty(), words);
    for (const char* words :
         {"Janissary", "Grande Armee", "Lutzen", "Koniggratz", "Blucher", "Gettysburg", "Cuauhtemoc", "Inca"})
        BOOST_TEST(!found("into-glory-ride", words).empty(), words);
    for (const char* words : {"Dwarf", "Elf", "Lizardmen", "Ratmen"})
        BOOST_TEST(!found("undying-lands", words).empty(), words);
    BOOST_TEST(found("ancient-1969", "Athenian") == "athenian later-greek ");
    BOOST_TEST(found("ancient-1969", "Diadochi") == "seleucid ptolemaic antigonid ");
    BOOST_TEST(found("into-glory-ride", "Samurai") == "sengoku-japanese ");
    BOOST_TEST(found("into-glory-ride", "Huguenot") == "french-religion-wars dutch-revolt ");
}

BOOST_AUTO_TEST_CASE(every_list_is_found_by_the_battle_of_its_example) {
    const std::vector<ListHeading> all = all_list_headings(shipped_rulesets());
    const Lists& lists = lists_of(shipped_rulesets());
    std::size_t looked_at = 0;
    for (const ListHeading& list : all) {
        const std::filesystem::path file = lists.army_file_of(list.ruleset, list.id);
        const Army army = read_army(read_file(file), file.string(), shipped_rulesets());
        const std::string battle = battle_in(army.name);
        if (battle.empty() || !year_of(army, *lists.in_force(list.ruleset, list.id)))
            continue;
        const std::vector<std::size_t> found = found_lists(all, {list.ruleset, "", battle, {}});
        BOOST_TEST(std::any_of(found.begin(), found.end(),
                               [&](std::size_t index) { return all[index].id == list.id; }),
                   list.ruleset << "/" << list.id << " is not found by " << battle);
        ++looked_at;
    }
    BOOST_TEST(looked_at >= 200U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
