// SPDX-License-Identifier: MIT
// The roll from a spreadsheet, and whose a list is.
#include "event/roll_table.h"

#include "base/input_error.h"
#include "event/roll_matcher.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

std::vector<RollPlayer> roll() {
    std::vector<RollPlayer> players = read_roll("Number,E-Mail,Name,Shirt\n1,ann@a.example,Ann Archer,L\n"
                                                "2,\"bob@b.example, b@b.example\",Zo\u00eb Baker,M\n"
                                                "3,,Mary Ann Archer,S\n",
                                                "roll.csv");
    for (std::size_t i = 0; i < players.size(); ++i)
        players[i].id = static_cast<std::int64_t>(i) + 1;
    return players;
}

std::int64_t matched(const MatchClues& clues) {
    return RollMatcher(roll()).match(clues).player;
}

} // namespace

BOOST_AUTO_TEST_SUITE(roll_table)

BOOST_AUTO_TEST_CASE(columns_come_in_any_order_and_more_is_kept) {
    const std::vector<RollPlayer> players = roll();
    BOOST_TEST_REQUIRE(players.size() == 3U);
    BOOST_TEST(players[0].name == "Ann Archer");
    BOOST_TEST(players[0].mail == "ann@a.example");
    BOOST_TEST(players[0].more.front().first == "Shirt");
    BOOST_TEST(players[0].more.front().second == "L");
}

BOOST_AUTO_TEST_CASE(a_table_without_names_is_refused) {
    BOOST_CHECK_THROW((void)read_roll("mail,club\na@b,York\n", "roll.csv"), InputError);
    BOOST_CHECK_THROW((void)read_roll("", "roll.csv"), InputError);
    BOOST_CHECK_THROW((void)read_roll("name,club\n,York\n", "roll.csv"), InputError);
    BOOST_CHECK_THROW((void)read_roll("name\nAnn,York\n", "roll.csv"), InputError);
}

// Where its words repeat, a search that went on behind them would miss it.
BOOST_AUTO_TEST_CASE(a_name_is_found_behind_its_own_beginning) {
    std::vector<RollPlayer> players(2);
    players[0].id = 1;
    players[0].name = "Ann Ann Bo Ann Ann Cy";
    players[1].id = 2;
    players[1].name = "Ann Bo Bo";
    const RollMatcher matcher(players);
    MatchClues clues;
    clues.text = "Ann Ann Bo Ann Ann Bo Ann Ann Cy";
    BOOST_TEST(matcher.match(clues).player == 1);
    clues.text = "Ann Ann Bo Ann Bo Bo Ann";
    BOOST_TEST(matcher.match(clues).player == 2);
    clues.text = "Ann Ann Bo Ann Bo Ann Cy";
    BOOST_TEST(matcher.match(clues).player == 0);
}

BOOST_AUTO_TEST_CASE(a_mail_with_another_senders_within_is_nobodys_yet) {
    MatchClues clues;
    clues.text = "Zoë Baker";
    BOOST_TEST(matched(clues) == 2);
    clues.forwarded = {"bob@example.org"};
    BOOST_TEST(matched(clues) == 0);
}

BOOST_AUTO_TEST_CASE(a_name_is_found_wherever_it_stands_in_a_text) {
    MatchClues clues;
    for (const char* text : {"Zoë Baker: 3 x HIS", "3 x HIS\nZoë Baker", "Baker, Zoë", "Zoë Zoë Baker Baker",
                             "Baker Smith and Zoë Baker"}) {
        clues.text = text;
        BOOST_TEST(matched(clues) == 2, text);
    }
    for (const char* text : {"Zoë", "Baker", "Zoë Smith Baker", "Baker and Zoë", ""}) {
        clues.text = text;
        BOOST_TEST(matched(clues) == 0, text);
    }
    clues.text = "Mary Ann Archer";
    BOOST_TEST(matched(clues) == 3);
}

BOOST_AUTO_TEST_CASE(a_roll_that_comes_again_changes_only_what_differs) {
    std::vector<RollPlayer> rows = roll();
    for (RollPlayer& row : rows)
        row.id = 0;
    BOOST_TEST(changes_of_roll(roll(), rows).empty());
    rows[1].club = "York";
    RollPlayer added;
    added.name = "New Player";
    rows.push_back(added);
    const std::vector<RollPlayer> changes = changes_of_roll(roll(), rows);
    BOOST_TEST_REQUIRE(changes.size() == 2U);
    BOOST_TEST(changes[0].id == 2);
    BOOST_TEST(changes[1].id == 0);
}

BOOST_AUTO_TEST_CASE(players_of_one_name_are_told_apart_by_their_numbers) {
    std::vector<RollPlayer> known = read_roll("name,number\nAnn Archer,1\nAnn Archer,\nAnn Archer,3\n", "a");
    for (std::size_t i = 0; i < known.size(); ++i)
        known[i].id = static_cast<std::int64_t>(i) + 1;
    const std::vector<RollPlayer> changes = changes_of_roll(
        known, read_roll("name,number,club\n\"Archer, Ann\",3,York\nANN ARCHER,,York\nAnn Archer,4,York\n"
                         "Ann Archer,1,York\nAnn Archer,1,York\n",
                         "b"));
    std::vector<std::int64_t> ids;
    for (const RollPlayer& player : changes)
        ids.push_back(player.id);
    // The one without a number is the first of that name who is left.
    BOOST_TEST(ids == (std::vector<std::int64_t>{3, 1, 2, 0, 0}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_sender_comes_before_the_name_and_the_name_before_the_file) {
    BOOST_TEST(matched({{"B@B.example"}, {}, "Ann Archer", {}, "archer.muster"}) == 2);
    BOOST_TEST(matched({{"x@x.example"}, {}, "ZOE BAKER", {}, "archer.muster"}) == 2);
    BOOST_TEST(matched({{}, {}, {}, "Yours, Zoe Baker", "x.txt"}) == 2);
    BOOST_TEST(matched({{}, {}, {}, {}, "baker_zoe-list2.muster"}) == 2);
    BOOST_TEST(matched({{}, {}, {}, {}, "baker.muster"}) == 2);
    BOOST_TEST(matched({{}, {}, {}, {}, "mary-ann-archer.muster"}) == 3);
}

BOOST_AUTO_TEST_CASE(what_does_not_tell_one_player_is_nobodys) {
    BOOST_TEST(matched({{}, {}, {}, {}, "archer.muster"}) == 0); // there are two
    BOOST_TEST(matched({{"ann@a.example", "bob@b.example"}, {}, {}, {}, "x"}) == 0);
    BOOST_TEST(matched({{"x@x.example"}, "ann@a.example", {}, {}, "x"}) == 0);
    BOOST_TEST(matched({{}, {}, "Nobody Known", {}, "x"}) == 0);
}

BOOST_AUTO_TEST_CASE(of_many_namesakes_twenty_are_named) {
    std::string table = "number,name\n";
    for (int i = 1; i <= 25; ++i)
        table += std::to_string(i) + ",Ada Smith\n";
    const RollMatcher matcher(read_roll(table, "roll.csv"));
    const Match match = matcher.match({{}, {}, "Ada Smith", {}, "x"});
    BOOST_TEST(match.player == 0);
    BOOST_TEST(match.why.find("Ada Smith (20) and 5 more") != std::string::npos, match.why);
}

BOOST_AUTO_TEST_CASE(names_are_alike_without_accents_and_with_initials) {
    BOOST_TEST(same_name("Archer, Ann", "ann ARCHER"));
    BOOST_TEST(!same_name("Ann Archer", "Ann"));
    BOOST_TEST(alike_names("A. Archer", "Ann Archer"));
    BOOST_TEST(alike_names("Ann", "Ann Archer"));
    BOOST_TEST(!alike_names("Bob Archer", "Ann Archer"));
}

BOOST_AUTO_TEST_CASE(what_a_table_does_not_tell_stays) {
    const std::vector<RollPlayer> roll{
        {1, "Ada Able", "York", "Blue", "ada@example.org", "7", {{"Room", "3"}}}};
    const auto changes = [&](std::string_view table) {
        return changes_of_roll(roll, read_roll(table, "players.csv"));
    };
    BOOST_TEST(changes("name\nAda Able\n").empty());
    BOOST_TEST(changes("name,number,club\nAda Able,7,\n").empty());
    const std::vector<RollPlayer> moved = changes("name,club,Room\nAda Able,Leeds,4\n");
    BOOST_REQUIRE(moved.size() == 1U);
    BOOST_TEST(moved[0].club == "Leeds");
    BOOST_TEST(moved[0].team == "Blue");
    BOOST_TEST(moved[0].mail == "ada@example.org");
    BOOST_TEST(moved[0].number == "7");
    BOOST_TEST((moved[0].more == std::vector<std::pair<std::string, std::string>>{{"Room", "4"}}));
    // In a column of which others have a cell, an empty one is told.
    const std::vector<RollPlayer> left = changes("name,team\nAda Able,\nBob Baker,Red\n");
    BOOST_REQUIRE(left.size() == 2U);
    BOOST_TEST(left[0].team == "");
}

BOOST_AUTO_TEST_CASE(two_columns_of_one_kind_are_refused) {
    BOOST_CHECK_EXCEPTION(
        read_roll("name,player\nAda,Ann\n", "players.csv"), InputError, [](const InputError& error) {
            return std::string_view(error.what()).find("1:6: a second column") != std::string_view::npos;
        });
}

BOOST_AUTO_TEST_CASE(tabs_part_the_cells_of_a_table_without_commas) {
    const std::vector<RollPlayer> players =
        read_roll("Name\tClub\tMail\nAnn Archer\tYork\tann@a.example\n", "roll");
    BOOST_REQUIRE_EQUAL(players.size(), 1U);
    BOOST_TEST(players.front().name == "Ann Archer");
    BOOST_TEST(players.front().mail == "ann@a.example");
    BOOST_TEST(read_roll("Name,Club\n\"Ann\tArcher\",York\n", "roll").front().club == "York");
}

BOOST_AUTO_TEST_CASE(a_table_of_players_is_no_list) {
    for (const char* roll :
         {"name,club\nAnn,York\n", "Number;Name;E-Mail\n1;Ann;a@b\n", "Name\tMail\nAnn\ta@b\n"})
        BOOST_TEST(is_roll(roll), roll);
    for (const char* list :
         {"Name,Number,Type\nSpears,20,MI\n", "Ann Archer\nname, club and all\n", "", "\"name"})
        BOOST_TEST(!is_roll(list), list);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
