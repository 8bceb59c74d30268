// SPDX-License-Identifier: MIT
// What mails say of officers, of all troops and of their sums beside the troops themselves.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(said_in_passing)

BOOST_AUTO_TEST_CASE(every_officer_in_a_line_is_taken_or_asked_about) {
    const Ruleset& ruleset = rules_called("undying-lands");
    const std::size_t commander = ruleset.trait(Level::unit, "commander")->slot;
    const std::size_t general = ruleset.trait(Level::unit, "general")->slot;
    const auto with = [](std::string_view sentence) {
        return read_list(
            "undying-lands",
            fmt::format("General's rating 4\nLeft wing, rating 3, orders hold\nUnit 1: 3 x wardens, foot, "
                        "close, regular, spear, morale IV, drilled, defence C, shield. {}\n",
                        sentence));
    };
    for (const std::string_view sentence :
         {"General and sub-commander march here.", "Sub-commander and General picnic with these men.",
          "Unterführer und General kämpfen hier."}) {
        const WrittenArmy made = with(sentence);
        BOOST_TEST_CONTEXT(sentence) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).values[commander], 1);
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).values[general], 1);
        }
    }
    BOOST_CHECK_NE(asked_of(with("Sub-commander picnics hereabouts.")), "");
}

BOOST_AUTO_TEST_CASE(what_holds_where_nothing_else_is_said_is_said_of_all) {
    const std::string_view troops =
        "C-in-C\nSpears: 30 medium infantry, javelin\nYouths: 20 light infantry, sling, "
        "class E\n";
    for (const std::string_view where : {"wherever I have not noted anything else", "if nothing is stated",
                                         "where it isn't marked differently"})
        check_list("ancient-1969",
                   fmt::format("1000 points. They are all barbarians, class C {}.\n{}", where, troops),
                   "1 x Barb C-in-C | 30 x Barb MI C, javelin, shield | 20 x Barb LI E, sling, shield");
    // "Where I say so" is said of some only.
    for (const std::string_view said : {"class C where I say so", "class C more or less"})
        BOOST_CHECK_NE(asked_of(read_list("ancient-1969",
                                          fmt::format("They are all barbarians, {}.\n{}", said, troops))),
                       "");
}

BOOST_AUTO_TEST_CASE(a_sentence_tells_where_officers_stand) {
    const auto units = [](std::string_view sentence) {
        return read_list("ancient-1969", fmt::format("Successors, 500 points. {} All regular.\n\n"
                                                     "C-in-C, alone\n\n"
                                                     "Phalanx 32 HI pike C shield\n"
                                                     "Officer\n"
                                                     "Cretans 16 LI bow C no shield\n"
                                                     "Officer\n"
                                                     "Peltasts 20 LI javelin C shield\n",
                                                     sentence));
    };
    const WrittenArmy before = units("The officer of each unit stands on the line BEFORE his men.");
    BOOST_CHECK_EQUAL(
        troops_of("ancient-1969", before),
        "1 x Reg C-in-C | 32 x Reg HI C, pike, shield | 1 x Reg Cdr & 16 x Reg LI C, bow, no shield | "
        "1 x Reg Cdr & 20 x Reg LI C, javelin, shield");
    const WrittenArmy behind = units("Officers are listed behind their men.");
    BOOST_CHECK_EQUAL(
        troops_of("ancient-1969", behind),
        "1 x Reg C-in-C | 32 x Reg HI C, pike, shield & 1 x Reg Cdr | 16 x Reg LI C, bow, no shield & 1 x "
        "Reg Cdr | 20 x Reg LI C, javelin, shield");
}

BOOST_AUTO_TEST_CASE(both_is_said_of_two) {
    check_list("ancient-1969", "Roman, all regular.\nC-in-C\ntwo light engines, both stone throwers\n",
               "1 x Reg C-in-C | 2 x Reg LEng, stones");
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", "All regular.\nC-in-C\n3 light engines, both stone\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(a_statement_of_several_kinds_is_of_each) {
    const WrittenArmy made = read_list(
        "phalanx-ii",
        "Indians\n\nAll troops are irregular. All foot have four bases, all elephants, cavalry\nand "
        "chariots have 2 bases.\n\n1 ELE n\n2 HSC n\n2 HIS n\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "bases"), "1 1 3 "); // "2", "2" and "4" among the values
}

BOOST_AUTO_TEST_CASE(chariots_are_of_the_statement_without_a_verb) {
    const WrittenArmy made = read_list(
        "phalanx-ii", "All irregular. All foot on four bases, all elephants and chariots on two bases.\n\n"
                      "1 x ELEn General\n2 x HSCn two-horse chariots\n2 x HSCn\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "bases"), "1 1 0 ");
}

// Two dashes further in stand above a sum; at the margin they begin the signature.
BOOST_AUTO_TEST_CASE(what_stands_beneath_a_sum_is_no_signature) {
    const WrittenArmy made = read_list("phalanx", "All regular.\n\nHCC-IV knights 3\nHCC-V the mesnie 1\n"
                                                  "                 --\n                  4\n\n"
                                                  "The General is with the mesnie.\n\nBill\n");
    const std::size_t general = rules_called("phalanx").trait(Level::troop, "general")->slot;
    BOOST_CHECK(!asked_of(made).empty() ||
                made.army.bodies.at(0).units.at(1).troops.at(0).values[general] == 1);
}

BOOST_AUTO_TEST_CASE(a_value_in_a_cell_goes_before_a_word_of_the_name) {
    const auto bows = [](std::string_view code) {
        return troops_of(
            "undying-lands",
            read_list("undying-lands",
                      fmt::format("Unit\tVignettes\tTroops\tDescription\n1\t2\tGhoul archers\tfoot, loose, "
                                  "regular, {}, morale III, drilled, defence A\n",
                                  code)));
    };
    BOOST_CHECK_NE(bows("LRW").find("LRW"), std::string::npos);
    BOOST_CHECK_NE(bows("SRW").find("SRW"), std::string::npos);
    // Of two words in one line nobody can tell which is the name.
    const std::string asked = asked_of(read_list(
        "undying-lands", "3 x Spear Wardens, foot, close, regular, pike, morale IV, drilled, defence C\n"));
    BOOST_CHECK_NE(asked.find("pike"), std::string::npos);
}

BOOST_AUTO_TEST_CASE(words_of_values_in_german_are_no_names) {
    const auto made = [](std::string_view values) {
        return read_list(
            "undying-lands",
            fmt::format("2 x Hügeltrolle, zu Fuß, lockere Ordnung, irregulär, {}, Moral III, gedrillt, "
                        "Verteidigung B, ohne Schild\n",
                        values));
    };
    const WrittenArmy tall = made("Körperbau extrem, Größe riesig");
    const TraitValues& troop = tall.army.bodies.at(0).units.at(0).troops.at(0).values;
    const Ruleset& ruleset = rules_called("undying-lands");
    BOOST_CHECK_EQUAL(ruleset.trait(Level::troop, "physique")
                          ->value_id(troop[ruleset.trait(Level::troop, "physique")->slot]),
                      "extreme");
    BOOST_CHECK_EQUAL(
        ruleset.trait(Level::troop, "size")->value_id(troop[ruleset.trait(Level::troop, "size")->slot]),
        "huge");
    BOOST_CHECK_NE(asked_of(made("Rückgrat eisern")).find("Rückgrat eisern"), std::string::npos);
    check_list(
        "ancient-1969",
        "Volk: Gallier. Alle Barbaren.\nOberbefehlshaber\n10 schwere Kavallerie, Speere und Wurfspeere, B\n"
        "12 mittlere Infanterie, Kurzspeer, C\n6 Streitwagen, C\n",
        "1 x Barb C-in-C | 10 x Barb HC B, spear and javelin, shield | 12 x Barb MI C, short spear, shield | "
        "6 x Barb Ch C");
}

BOOST_AUTO_TEST_CASE(beside_a_column_of_codes_other_words_are_names) {
    check_list("phalanx",
               "Tribe;Qty;Code;Remarks\nArchers;3;HIS-III-RA;old men\nLight "
               "Company;2;VLI-II-IF;\nStaff;1;HCC-IV-RA;General\n",
               "3 x (HIS-III-RA) | 2 x (VLI-II-IF) | 1 x (HCC-IV-RA)");
}

BOOST_AUTO_TEST_CASE(of_two_totals_in_a_line_one_has_to_come_out) {
    const std::string troops = "2 x (HIS-III-RA)\n1 x (HIS-V-RA) General\n1 x (VLI-II-IF)\n";
    for (const std::string_view sum :
         {"4 vignettes, three in the line.", "Makes 4 with the skirmishers, 3 without."})
        check_list("phalanx", troops + std::string(sum) + "\n",
                   "2 x (HIS-III-RA) | 1 x (HIS-V-RA) | 1 x (VLI-II-IF)");
    BOOST_CHECK_NE(asked_of(read_list("phalanx", troops + "7 vignettes, five in the line.\n")), "");
}

BOOST_AUTO_TEST_CASE(a_gloss_in_brackets_asks_nothing_where_all_is_said) {
    const std::string_view all = "Everybody is regular army and class III unless I say otherwise.\n";
    check_list(
        "phalanx",
        fmt::format("{}Two vignettes of heavy infantry spears (burghers)\nOne vignette of heavy charging "
                    "cavalry, class V (bannerets), the General fights with them\n",
                    all),
        "2 x (HIS-III-RA) | 1 x (HCC-V-RA)");
    BOOST_CHECK_NE(asked_of(read_list("phalanx", "Two vignettes of heavy infantry spears (burghers)\n")), "");
}

BOOST_AUTO_TEST_CASE(a_unit_may_be_headed_by_its_letter_or_its_officers) {
    const std::string_view troops = "foot, close, regular, spear, morale III, drilled, defence C, shield";
    const WrittenArmy made =
        read_list("undying-lands", fmt::format("Wertung des Generals: 3\nLeft wing, rating 3, orders hold\n  "
                                               "Unit A - sub-cdr., General.\n    2 x "
                                               "wardens: {}\n  Unit B\n    3 x millers: {}\n",
                                               troops, troops));
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_REQUIRE_EQUAL(made.army.bodies.at(0).units.size(), 2U);
    const std::size_t slot = rules_called("undying-lands").trait(Level::unit, "commander")->slot;
    BOOST_CHECK_EQUAL(made.army.bodies[0].units[0].values[slot], 1);
}

BOOST_AUTO_TEST_CASE(those_that_only_are_not_are_excepted) {
    check_list("ancient-1969",
               "Nation: Indian\n1000 points, all regular, only the slingers and the elephants are "
               "not.\nC-in-C\n20 HI, C, "
               "pike\n20 LI, C, "
               "sling, irregular slingers\n2 elephants (barbarian)\n",
               "1 x Reg C-in-C | 20 x Reg HI C, pike, shield | 20 x Barb LI C, sling, shield | 2 x Barb El");
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969",
                                      "All regular, only the slingers are not.\nC-in-C\n20 LI, C, sling\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(an_officer_may_stand_in_a_row_of_his_own) {
    check_list("ancient-1969",
               "Nation: Greek. All regular.\nUnit;Figures;Type;Weapon;Quality\nStrategos, "
               "C-in-C;1;;;\nHoplites;20;HI;long "
               "spear;C\n",
               "1 x Reg C-in-C | 20 x Reg HI C, long spear, shield");
    check_list("ancient-1969",
               "Nation: Greek. All regular.\n\nC-in-C\t1\nHoplites\t20\tHI\tlong spear\tC\ntheir "
               "officer\t\t\t\t\nArchers\t20\tLI\tbow\tC\n"
               "their officer\t\t\t\t\n",
               "1 x Reg C-in-C | 20 x Reg HI C, long spear, shield & 1 x Reg Cdr | 20 x Reg LI C, bow, "
               "shield & 1 x Reg Cdr");
}

BOOST_AUTO_TEST_CASE(a_sentence_may_say_who_leads) {
    check_list("ancient-1969",
               "Nation: Greek. All regular.\nThe Old Fox is commander in chief and watches from the "
               "rear.\n20 HI, C, pike\n",
               "1 x Reg C-in-C | 20 x Reg HI C, pike, shield");
}

BOOST_AUTO_TEST_CASE(orders_that_the_rules_do_not_know_are_asked_about) {
    const auto with = [](std::string_view orders) {
        return asked_of(
            read_list("undying-lands",
                      fmt::format("General rating 3\nLeft wing (sub-cdr rating 2, orders: {})\n3 x wardens, "
                                  "foot, close, regular, spear, morale III, drilled, defence C, shield "
                                  "(General, sub-cdr)\n",
                                  orders)));
    };
    BOOST_CHECK_EQUAL(with("wait"), "");
    BOOST_CHECK_NE(with("weit"), "");
    BOOST_CHECK_NE(with("dawdle"), "");
}

BOOST_AUTO_TEST_CASE(what_a_sentence_says_of_a_wing_is_not_lost) {
    const auto read = [](std::string_view sentence) {
        return read_list(
            "undying-lands",
            fmt::format("General rating 4. All of average physique and average size.\n\n{}\n"
                        "Unit A: 4 vignettes of lancers, mounted, regular, close order, lance, morale "
                        "V, skilled, defence D, shield, partial barding. Both the General and the "
                        "sub-commander are with this unit.\n",
                        sentence));
    };
    const std::size_t slot = rules_called("undying-lands").trait(Level::body, "rating")->slot;
    for (const std::string_view one :
         {"The vanguard is a wing of its own, its sub-commander has a rating of 2 and its orders are to "
          "advance.",
          "The first wing is under a sub-commander rated two, and its orders are to advance. It has this one "
          "tactical unit:",
          "The first wing, whose sub-commander is rated 2, has orders to advance:"})
        BOOST_TEST_CONTEXT(one) {
            const WrittenArmy made = read(one);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(made.army.bodies.front().values[slot], 2);
        }
    for (const std::string_view other :
         {"The sub-commander of the first wing has a rating of 3 and orders to advance.",
          "The orders of the first wing are to advance."})
        BOOST_TEST_CONTEXT(other)
    BOOST_CHECK_NE(asked_of(read(other)), "");
}

BOOST_AUTO_TEST_CASE(a_limit_may_stand_far_before_its_number) {
    for (const auto& [said, limited] : {std::pair("The limit agreed for this game is 100 IP.", true),
                                        std::pair("Within the limit, 24 IP left.", false)})
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy made = read_list(
                "undying-lands",
                fmt::format("{} General rating 3\nLeft wing, sub-cdr rating 2, orders: wait\n3 x wardens, "
                            "foot, close, regular, spear, morale III, drilled, defence C, shield, average "
                            "physique and size (General, sub-cdr)\n",
                            said));
            const std::size_t slot = rules_called("undying-lands").trait(Level::army, "ip-limit")->slot;
            BOOST_CHECK_EQUAL(made.army.values[slot] == 100, limited);
        }
}

BOOST_AUTO_TEST_CASE(wings_are_told_without_a_second_verb) {
    const WrittenArmy made =
        read_list("undying-lands",
                  "General's rating 5. All of average physique and size, regular. Wing A has a sub-commander "
                  "of rating 4 and orders "
                  "attack, wing B a sub-commander of rating 3 and orders hold.\n\n"
                  "Wing;Unit;Number;Name;Class;Order;Weapon;Morale;Proficiency;Defence;Shield;Commanders\n"
                  "A;1;3;Spears;foot;close;spear;IV;skilled;D;large;General, sub-commander\n"
                  "B;2;2;Knights;mounted;loose;lance;V;skilled;E;shield;sub-commander\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 2);
    const std::size_t slot = rules_called("undying-lands").trait(Level::body, "rating")->slot;
    BOOST_CHECK_EQUAL(made.army.bodies[0].values[slot], 4);
    BOOST_CHECK_EQUAL(made.army.bodies[1].values[slot], 3);
}

// Not a sum beneath it.
BOOST_AUTO_TEST_CASE(a_telephone_number_closes_a_mail) {
    for (const std::string_view number :
         {"07700 900123", "+44 7700 900123", "Tel. 030 9012345", "(0161) 496-0000", "Mobile: 07700 900 456"})
        BOOST_TEST_CONTEXT(number)
    BOOST_CHECK_EQUAL(
        asked_of(read_list("phalanx", fmt::format("All regular. AP 5.\n\n12 x HIN-IV, one is the General\n\n"
                                                  "Twelve.\n\nNick (Nikephoros)\n{}\n",
                                                  number))),
        "");
    for (const std::string_view number : {"13", "011"})
        BOOST_TEST_CONTEXT(number)
    BOOST_CHECK_NE(
        asked_of(read_list(
            "phalanx", fmt::format("All regular. AP 5.\n\n12 x HIN-IV, one is the General\n\n{}\n", number))),
        "");
}

BOOST_AUTO_TEST_CASE(who_greets_may_say_what_all_are) {
    for (const std::string_view said :
         {"Keith, all irregular this time, of course!", "Dear umpire, all of them irregulars, as you know.",
          "Hello Keith - all irregulars again, I'm afraid.", "Keith, all irregular of course."})
        BOOST_TEST_CONTEXT(said)
    check_list("into-glory-ride", fmt::format("{}\n\nAP 5.\n4 x HIP-IV\n1 x HIP-V General\n", said),
               "4 x (HIP-IV-IA) | 1 x (HIP-V-IA)");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
