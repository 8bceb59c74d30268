// SPDX-License-Identifier: MIT
// Whom an umpire means by what he types.
#include "event/typed_player.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

std::vector<RollPlayer> called_roll() {
    std::vector<RollPlayer> players(4);
    players[0].name = "Sven Lind";
    players[0].number = "23";
    players[1].name = "Ann Archer";
    players[1].number = "2";
    players[2].name = "Zo\u00eb Anne Lindqvist";
    players[3].name = "Bruno Carli";
    return players;
}

std::string meant(std::string_view typed) {
    const std::vector<RollPlayer> players = called_roll();
    std::string names;
    for (const RollPlayer* one : players_typed(players, typed))
        names += (names.empty() ? "" : "; ") + one->name;
    return names;
}

std::string nearest(std::string_view typed) {
    const std::vector<RollPlayer> players = called_roll();
    const RollPlayer* found = player_nearest(players, typed);
    return found == nullptr ? "" : found->name;
}

} // namespace

BOOST_AUTO_TEST_SUITE(typed_player)

BOOST_AUTO_TEST_CASE(a_number_a_name_or_a_part_of_it_means_a_player) {
    BOOST_TEST(meant("23") == "Sven Lind");
    BOOST_TEST(meant("2") == "Ann Archer");
    BOOST_TEST(meant(" sven lind ") == "Sven Lind");
    BOOST_TEST(meant("Lind, Sven (23)") == "Sven Lind");
    BOOST_TEST(meant("lindq") == "Zo\u00eb Anne Lindqvist");
    BOOST_TEST(meant("zoe l") == "Zo\u00eb Anne Lindqvist");
    BOOST_TEST(meant("lind") == "Sven Lind; Zo\u00eb Anne Lindqvist");
    BOOST_TEST(meant("arli") == "Bruno Carli");
    BOOST_TEST(meant("").empty());
    BOOST_TEST(meant("Xerxes").empty());
}

BOOST_AUTO_TEST_CASE(the_nearest_player_is_found_by_a_word_of_the_name) {
    BOOST_TEST(nearest("archar") == "Ann Archer");
    BOOST_TEST(nearest("Bruno Karli") == "Bruno Carli");
    BOOST_TEST(nearest("Xerxes").empty());
}

BOOST_AUTO_TEST_CASE(a_name_is_completed_from_each_of_its_words) {
    const std::vector<std::string> completions = completions_of(called_roll()[2]);
    BOOST_TEST_REQUIRE(completions.size() == 3U);
    BOOST_TEST(completions[0] == "Zo\u00eb Anne Lindqvist");
    BOOST_TEST(completions[1] == "Anne Lindqvist, Zo\u00eb");
    BOOST_TEST(completions[2] == "Lindqvist, Zo\u00eb Anne");
    BOOST_TEST(completions_of(called_roll()[0]).back() == "Lind, Sven (23)");
}

BOOST_AUTO_TEST_CASE(each_player_who_may_be_meant_is_proposed_once) {
    const std::vector<RollPlayer> players = called_roll();
    using Texts = std::vector<std::string>;
    BOOST_TEST((completions_for(players, "") == Texts{}));
    BOOST_TEST((completions_for(players, "lin") == Texts{"Lind, Sven (23)", "Lindqvist, Zo\u00eb Anne"}));
    BOOST_TEST((completions_for(players, "a") == Texts{"Ann Archer (2)", "Anne Lindqvist, Zo\u00eb"}));
    BOOST_TEST((completions_for(players, "S. Lind") == Texts{"S. Lind: Sven Lind (23)"}));
    BOOST_TEST(meant("S. Lind: Sven Lind (23)") == "Sven Lind");
    BOOST_TEST((completions_for(players, "Sven Lind (23)") == Texts{}));
    BOOST_TEST((completions_for(players, "Xerxes") == Texts{}));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
