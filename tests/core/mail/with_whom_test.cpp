// SPDX-License-Identifier: MIT
// Sentences that say with whom the General or another leader is.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

// The name of each troop that is marked as the General's, and the questions.
std::string general_of(std::string_view ruleset_id, const WrittenArmy& made) {
    const Ruleset& ruleset = rules_called(ruleset_id);
    const std::size_t general = ruleset.trait(Level::troop, "general")->slot;
    std::string names;
    for (const Body& body : made.army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                if (troop.values[general] == 1)
                    names += (names.empty() ? "" : ", ") + fmt::format("{} {}", troop.count, troop.name);
    return names + (asked_of(made).empty() ? "" : "?");
}

std::string general_beside_knights(std::string_view sentence) {
    return general_of("phalanx",
                      read_list("phalanx", fmt::format("AP 4\n\nCentre\n4 x HIS-III-RA spearmen\n2 x "
                                                       "HCC-IV-RA knights. {}\n6 x HIB-III-RA "
                                                       "archers\n",
                                                       sentence)));
}

std::string general_beneath(std::string_view sentence) {
    return general_of("phalanx",
                      read_list("phalanx", fmt::format("AP 4\n\nCentre\n3 x HIS-III-RA spearmen\n1 x "
                                                       "HIS-IV-RA Legio X\n2 x HCC-IV-RA knights\n"
                                                       "6 x HIB-III-RA archers\n\n{}\n",
                                                       sentence)));
}

} // namespace

BOOST_AUTO_TEST_SUITE(with_whom)

BOOST_AUTO_TEST_CASE(the_general_is_with_one_of_the_troops_before_the_sentence) {
    for (const std::string_view sentence :
         {"King Harald, my General, is with one of the two.",
          "The General rides with one of these two vignettes.",
          "King Harald stands with one of them; he is my General.", "One of these two has the General.",
          "Der Feldherr steht bei einer der beiden.", "The General leads these himself.",
          "The General is with the knights.", "Harald, my General, rides with his bodyguard."})
        BOOST_TEST_CONTEXT(sentence)
    BOOST_CHECK_EQUAL(general_beside_knights(sentence), "1 knights");
    for (const std::string_view sentence :
         {"The General is with one of the three.", "The General is with one of the two wings.",
          "The General rides with the Sacred Band.", "The General is in the left wing.",
          "The General is with the men of Legio XI."})
        BOOST_TEST_CONTEXT(sentence)
    BOOST_CHECK_EQUAL(general_beside_knights(sentence), "?");
}

BOOST_AUTO_TEST_CASE(others_named_behind_troops_are_not_those_troops) {
    for (const std::string_view sentence :
         {"The General rides with the archers.", "Harald, my General, is among the archers.",
          "The General leads the archers."})
        BOOST_TEST_CONTEXT(sentence)
    BOOST_CHECK_EQUAL(general_beside_knights(sentence), "1 archers");
}

BOOST_AUTO_TEST_CASE(a_sentence_beneath_the_list_places_the_general) {
    for (const std::string_view sentence :
         {"General: Legio X, obviously.", "*General:* with Legio X, of course.",
          "The General rides with the HIS-IV.", "The General is with Legio X, naturally.",
          "Feldherr: natürlich Legio X."})
        BOOST_TEST_CONTEXT(sentence)
    BOOST_CHECK_EQUAL(general_beneath(sentence), "1 Legio");
    for (const std::string_view sentence :
         {"General: Napoleon, obviously.", "The General rides with the HIS.",
          "The General rides with the LSC.", "Harald Hardrada is the General.",
          "The General is with Legio XI, of course."})
        BOOST_TEST_CONTEXT(sentence)
    BOOST_CHECK_EQUAL(general_beneath(sentence), "?");
}

BOOST_AUTO_TEST_CASE(a_sentence_above_troops_places_the_general) {
    const auto over = [](std::string_view sentence, std::string_view troops) {
        return general_of("phalanx",
                          read_list("phalanx", fmt::format("AP 4\n\nCentre\n8 x HIB-III-RA archers\n{}\n"
                                                           "{}\n",
                                                           sentence, troops)));
    };
    for (const std::string_view sentence :
         {"Duke William, my General, rides with this one:", "The General rides with this one:",
          "The General leads the following:", "Der Feldherr reitet mit diesen:"})
        BOOST_TEST_CONTEXT(sentence)
    BOOST_CHECK_EQUAL(over(sentence, "1 x HCC-IV-RA household"), "1 household");
    BOOST_CHECK_EQUAL(over("The General leads these:", "3 x HCC-IV-RA knights"), "1 knights");
    BOOST_CHECK_EQUAL(over("The General rides with this one:", "3 x HCC-IV-RA knights"), "?");
    BOOST_CHECK_EQUAL(over("The General rides with this one:", "\n\n\n1 x HCC-IV-RA knights"), "?");
    BOOST_CHECK_EQUAL(over("The General rides with this one:", ""), "?");
    BOOST_CHECK(
        over("The General leads these:", "3 x HCC-IV-RA knights\n1 x HIS-IV-RA guard").ends_with("?"));
}

BOOST_AUTO_TEST_CASE(a_man_with_a_name_is_with_the_troops_above) {
    const auto of_unit = [](std::string_view sentence) {
        const WrittenArmy made =
            read_list("undying-lands",
                      fmt::format("General's rating 4\nLeft wing, rating 3, orders hold\nUnit 1: 3 x "
                                  "wardens, foot, close, regular, spear, morale IV, drilled, defence C, "
                                  "shield. {}\nUnit 2: 3 x wardens, foot, loose, regular, spear, morale "
                                  "IV, drilled, defence C, shield. General.\n",
                                  sentence));
        const std::size_t commander = rules_called("undying-lands").trait(Level::unit, "commander")->slot;
        return asked_of(made).empty() && made.army.bodies.at(0).units.at(0).values[commander] == 1;
    };
    for (const std::string_view sentence :
         {"Boromir (sub-cdr.) is with them.", "Boromir, the sub-commander, stands here.",
          "Sub-commander Boromir fights with these.", "Boromir, my sub-commander, leads them."})
        BOOST_CHECK_MESSAGE(of_unit(sentence), sentence);
    for (const std::string_view sentence :
         {"Boromir (sub-cdr.) is not with them.", "Perhaps the sub-commander is with them.",
          "Boromir (sub-cdr.) is with the Rangers here.", "Nobody but the sub-commander is with them."})
        BOOST_CHECK_MESSAGE(!of_unit(sentence), sentence);
}

BOOST_AUTO_TEST_CASE(a_cell_says_that_somebody_is_general_as_well) {
    for (const std::string_view cell : {"Suren's household, Suren is General as well", "Suren is General too",
                                        "household - Suren is the General"})
        BOOST_TEST_CONTEXT(cell) {
            const WrittenArmy made =
                read_list("phalanx",
                          fmt::format("AP 4\n\nNumber;Class;Integrity;Army;Who\n1;HCC;IV;RA;{}\n8;HIB;III;RA;"
                                      "archers\n",
                                      cell));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK(general_of("phalanx", made).starts_with("1 "));
        }
    for (const std::string_view cell : {"Suren was General", "Suren may be General"})
        BOOST_TEST_CONTEXT(cell)
    BOOST_CHECK(
        general_of("phalanx", read_list("phalanx", fmt::format("AP 4\n\nNumber;Class;Integrity;Army;Who\n"
                                                               "1;HCC;IV;RA;{}\n8;HIB;III;RA;archers\n",
                                                               cell)))
            .ends_with("?"));
}

BOOST_AUTO_TEST_CASE(answers_stand_beneath_the_umpires_questions) {
    const auto answered = [](std::string_view where, std::string_view answer, std::string_view guard) {
        return read_list("phalanx-ii", fmt::format("Keith, answers under your questions.\n\n"
                                                   "> 1. What is on your left wing?\n\n3 x HISn RA spears\n"
                                                   "4 x HIBn RA archers\n\n> 2. And in your centre?\n\n"
                                                   "1 x HCC+ RA household\n{}\n\n> 3. {}\n\n{}\n\n"
                                                   "> 4. How many vignettes is that?\n\n12.\n",
                                                   guard, where, answer));
    };
    const std::pair<std::string_view, std::string_view> asked[] = {
        {"Where is your General?", "With the HCC+ in the centre."},
        {"Where is your General?", "He rides with the HCC."},
        {"With whom is the General?", "The household, of course."},
        {"Who is with your General?", "The HCC+."},
        {"Wo ist dein Feldherr?", "Bei den HCC+."}};
    for (const auto& [where, answer] : asked)
        BOOST_TEST_CONTEXT(answer) {
            const WrittenArmy made = answered(where, answer, "4 x HINn RA pikemen");
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(general_of("phalanx-ii", made), "1 household");
            BOOST_CHECK_EQUAL(made.army.bodies.size(), 2);
        }
    for (const auto& [where, answer] : asked)
        BOOST_TEST_CONTEXT(answer)
    BOOST_CHECK_NE(asked_of(answered(where, answer, "4 x HCC+ RA household")), "");
    BOOST_CHECK_NE(asked_of(answered("Who is the General, and where?", "Napoleon.", "4 x HINn RA pikes")),
                   "");
    BOOST_CHECK_NE(asked_of(answered("Where is your General?", "With the elephants.", "4 x HINn RA pikes")),
                   "");
}

BOOST_AUTO_TEST_CASE(leaders_are_announced_over_their_unit) {
    const auto made = [](std::string_view sentence) {
        return read_list(
            "undying-lands",
            fmt::format("All of average physique and average size, regular. General rating 4.\n\n"
                        "King's wing (sub-commander rating 4; orders: attack)\n{}\n"
                        "Royal eored: 3 vignettes, mounted, close order, lance, morale V, skilled, "
                        "defence D, shield, partial barding\n"
                        "Dale: 2 vignettes, foot, close order, spear, morale III, drilled, defence "
                        "B, large shield\n",
                        sentence));
    };
    const std::size_t slot = rules_called("undying-lands").trait(Level::unit, "general")->slot;
    for (const std::string_view one :
         {"The General is with the next unit:", "The General is with the next unit.",
          "The next unit has the General:", "The General and the sub-commander are with the next unit:",
          "The sub-commander rides with the next unit, the General too:"})
        BOOST_TEST_CONTEXT(one) {
            const WrittenArmy read = made(one);
            BOOST_CHECK_EQUAL(asked_of(read), "");
            const std::vector<Unit>& units = read.army.bodies.front().units;
            BOOST_REQUIRE_EQUAL(units.size(), 2);
            BOOST_CHECK_EQUAL(units[0].values[slot], 1);
            BOOST_CHECK_EQUAL(units[1].values[slot], 0);
        }
    // Of two units it may be said of either.
    for (const std::string_view either :
         {"The General, Eomer, is with:", "With the General:", "General here:"})
        BOOST_TEST_CONTEXT(either)
    BOOST_CHECK_NE(asked_of(made(either)), "");
}

BOOST_AUTO_TEST_CASE(each_sub_commander_has_joined_a_unit) {
    const auto values = [](std::string_view placed, std::string_view trait) {
        const WrittenArmy made = read_list(
            "undying-lands",
            fmt::format(
                "The rating of the General is 5.\n\n1. First wing, sub-commander rating 4, orders hold\n"
                "1.1 Black riders: 2 x mounted, loose, regular, lance, III, drilled, C, shield\n"
                "1.2 Grey pikes: 3 x foot, close, regular, pike, III, drilled, B, no shield\n"
                "2. Second wing, sub-commander rating 3, orders wait\n"
                "2.1 Marsh archers: 3 x foot, loose, regular, SRW, III, drilled, A, no shield\n\n{}\n",
                placed));
        std::string all = asked_of(made).empty() ? "" : "? ";
        const std::size_t slot = rules_called("undying-lands").trait(Level::unit, trait)->slot;
        for (const Body& body : made.army.bodies)
            for (const Unit& unit : body.units)
                all += std::to_string(unit.values[slot]);
        return all;
    };
    for (const std::string_view placed :
         {"The General rides in 1.2. The sub-commanders have joined 1.1 and 2.1.",
          "The General is with 1.2. The sub-commanders are with units 1.1 and 2.1.",
          "The General is with unit 1.2. The sub-commanders ride with 1.1, 2.1."})
        BOOST_TEST_CONTEXT(placed) {
            BOOST_CHECK_EQUAL(values(placed, "commander"), "101");
            BOOST_CHECK_EQUAL(values(placed, "general"), "010");
        }
    for (const std::string_view placed :
         {"The General rides in 1.2. The sub-commanders have joined 1.1 and 3.1.",
          "The General rides in 1.2. The sub-commanders have left 1.1 and 2.1.",
          "The General rides in 4.1. The sub-commanders have joined 1.1 and 2.1."})
        BOOST_TEST_CONTEXT(placed)
    BOOST_CHECK(values(placed, "commander").starts_with("?"));
}

BOOST_AUTO_TEST_CASE(he_is_the_general_whose_rating_was_told) {
    const auto general = [](std::string_view told) {
        const WrittenArmy made = read_list(
            "undying-lands",
            fmt::format(
                "{}\n\nFirst wing, sub-commander rating 4, orders hold\n"
                "Unit 1: 2 x Riders, mounted, loose, regular, lance, III, drilled, C, shield\n"
                "Unit 2 (sub-commander): 3 x Wardens, foot, close, regular, pike, III, drilled, B, no "
                "shield\n",
                told));
        const std::size_t slot = rules_called("undying-lands").trait(Level::unit, "general")->slot;
        return std::string(asked_of(made).empty() ? "" : "? ") +
               std::to_string(made.army.bodies.at(0).units.at(0).values[slot]);
    };
    for (const std::string_view told :
         {"Mine are Rohirrim and friends, General's rating 5. He is with the Riders.",
          "The General is rated 5. He rides with the Riders."})
        BOOST_TEST_CONTEXT(told)
    BOOST_CHECK_EQUAL(general(told), "1");
    for (const std::string_view told :
         {"The General's rating is 5. My brother helped. He is with the Riders.",
          "The General's brother has measles. He is with the Riders."})
        BOOST_TEST_CONTEXT(told)
    BOOST_CHECK(general(told) != "1");
}

BOOST_AUTO_TEST_CASE(the_general_rides_with_one_of_some_that_are_called_by_their_code) {
    const auto general = [](std::string_view told) {
        return general_of(
            "phalanx-ii",
            read_list("phalanx-ii", fmt::format("All RA. AP 6.\n2 x HCC+ knights\n4 x HIB+ archers"
                                                "\n{}\n",
                                                told)));
    };
    for (const std::string_view told :
         {"The Duke is my General, he rides with one of the two HCC+.",
          "The General rides with one of the HCC+.", "The General is with one of the two HCC+.",
          "The General rides with one of the knights."})
        BOOST_TEST_CONTEXT(told)
    BOOST_CHECK_EQUAL(general(told), "1 knights");
    for (const std::string_view told :
         {"The General rides with one of the HSC+.", "The General rides with one of the three HCC+.",
          "The General rides with one of the two HCC+, or the HIB+.",
          "The General rides with none of the HCC+."})
        BOOST_TEST_CONTEXT(told)
    BOOST_CHECK(general(told).find("?") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(he_whose_rating_a_wing_tells_is_with_somebody) {
    const auto wing = [](std::string_view heading) {
        const WrittenArmy made = read_list(
            "undying-lands",
            fmt::format("General rating 3, with the Grey Guard.\n{}\n"
                        "Unit 1: 3 x Grey Guard, foot, close, regular, spear, III, drilled, C, shield\n"
                        "Unit 2: 3 x Fen Archers, foot, loose, regular, LRW, III, drilled, A, no shield\n",
                        heading));
        const std::size_t slot = rules_called("undying-lands").trait(Level::unit, "commander")->slot;
        std::string all = asked_of(made).empty() ? "" : "? ";
        for (const Body& body : made.army.bodies)
            for (const Unit& unit : body.units)
                all += std::to_string(unit.values[slot]);
        return all;
    };
    for (const std::string_view heading :
         {"East wing (rating 2, orders hold, with the Fen Archers)",
          "East wing, rating 2, with unit 2, orders hold",
          "The Warden's wing. Warden's rating 2, orders hold. He stands among the archers.",
          "The Warden's wing. His rating is 2, orders hold. He goes with the Fen Archers."})
        BOOST_TEST_CONTEXT(heading)
    BOOST_CHECK_EQUAL(wing(heading), "01");
    for (const std::string_view heading :
         {"East wing (rating 2, orders hold, with the Rangers)",
          "The Warden's wing. Warden's rating 2, orders hold. He stands among the riders.",
          "The Warden's wing. Warden's rating 2, orders hold. He stands in front of the archers."})
        BOOST_TEST_CONTEXT(heading)
    BOOST_CHECK(wing(heading).starts_with("?"));
}

BOOST_AUTO_TEST_CASE(officers_are_named_by_the_numeral_of_their_wing) {
    const auto wings = [](std::string_view officers) {
        return read_list(
            "undying-lands",
            fmt::format(
                "General rating 4\n\nWing I (rating 3, orders hold)\nUnit 1: 3 x spears, foot, close order, "
                "regular, spear, morale IV, drilled, defence B, shield\nUnit 2: 2 x bows, foot, loose "
                "order, regular, elf-bow, morale IV, drilled, defence B\nWing II (rating 2, orders "
                "attack)\nUnit 3: 3 x riders, mounted, loose order, regular, lance, morale IV, skilled, "
                "defence C, shield\n\n{}\n",
                officers));
    };
    const auto unit = [](const WrittenArmy& made, std::size_t body, std::size_t index,
                         std::string_view mark) {
        return made.army.bodies.at(body)
            .units.at(index)
            .values[rules_called("undying-lands").trait(Level::unit, mark)->slot];
    };
    for (const std::string_view officers :
         {"Sub-commander I is with unit 1, sub-commander II with unit 3, General with unit 3 too.",
          "Sub-commander I rides with unit 1; sub-commander II is with unit 3, and the General with unit 3.",
          "The General is with unit 3, sub-commander I with unit 1, sub-commander II with unit 3."})
        BOOST_TEST_CONTEXT(officers) {
            const WrittenArmy made = wings(officers);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(unit(made, 0, 0, "commander"), 1);
            BOOST_CHECK_EQUAL(unit(made, 0, 1, "commander"), 0);
            BOOST_CHECK_EQUAL(unit(made, 1, 0, "commander"), 1);
            BOOST_CHECK_EQUAL(unit(made, 1, 0, "general"), 1);
        }
    for (const std::string_view officers :
         {"Sub-commander I is with unit 3, sub-commander II with unit 1, General with unit 3.", // across
          "Sub-commander III is with unit 1, sub-commander II with unit 3, General with unit 3.",
          "Sub-commander I is with unit 1, sub-commander II with unit 7, General with unit 3."})
        BOOST_CHECK_MESSAGE(!asked_of(wings(officers)).empty(), officers);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
