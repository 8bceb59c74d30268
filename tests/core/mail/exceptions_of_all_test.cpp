// SPDX-License-Identifier: MIT
// Statements about all troops and those that they except: whoever is excepted is read rightly or asked about.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

WrittenArmy read_beside(std::string_view sentence, std::string_view ruleset = "phalanx") {
    return read_list(ruleset, fmt::format("{}\n\nBase AP 5.\n\n2 x HIS-IV  spears\n"
                                          "1 x HCC-V  King Harald (General)\n2 x HIW-III  Bretons\n"
                                          "1 x VLI-II  Italians\n",
                                          sentence));
}

constexpr std::string_view bretons_informal =
    "2 x (HIS-IV-RA) | 1 x (HCC-V-RA) | 2 x (HIW-III-IF) | 1 x (VLI-II-RA)";
constexpr std::string_view italians_informal =
    "2 x (HIS-IV-RA) | 1 x (HCC-V-RA) | 2 x (HIW-III-RA) | 1 x (VLI-II-IF)";

// Nothing is asked.
void check_beside(std::string_view sentence, std::string_view troops) {
    BOOST_TEST_CONTEXT(sentence) {
        const WrittenArmy made = read_beside(sentence);
        BOOST_CHECK_EQUAL(asked_of(made), "");
        BOOST_CHECK_EQUAL(troops_of("phalanx", made), troops);
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(exceptions_of_all)

BOOST_AUTO_TEST_CASE(those_that_are_excepted_are_told_apart) {
    for (const std::string_view sentence :
         {"RA, all except the Bretons (IF).", "Everything RA, bar the Bretons who are IF.",
          "All RA except the king's Bretons, who are IF.",
          "All of it is regular, with the exception of the Bretons, all of whom are IF.",
          "My host is regular army, save for the Bretons: IF.",
          "Everything is regular, all but the Bretons, which are informal, tails and all."})
        BOOST_TEST_CONTEXT(sentence) {
            const WrittenArmy made = read_beside(sentence);
            BOOST_CHECK(!asked_of(made).empty() || troops_of("phalanx", made) == bretons_informal);
        }
    for (const std::string_view sentence :
         {"It's all RA bar the Italians, who are IF.",
          "Everybody is RA except the Italians at the very end (they are IF).",
          "All my troops are regular (RA), save the Italians, which are informal army (IF).",
          "Keith, pasted from our club forum, it's all RA bar the Italians (IF)."})
        check_beside(sentence, italians_informal);
}

BOOST_AUTO_TEST_CASE(exceptions_are_read_in_german_too) {
    for (const std::string_view sentence :
         {"Alles RA, außer den Bretons, die IF sind.", "Alle RA bis auf die Bretons, die irregulär sind.",
          "Alle sind regulär, mit Ausnahme der Bretons (IF)."})
        check_beside(sentence, bretons_informal);
}

BOOST_AUTO_TEST_CASE(guns_may_be_among_those_that_are_excepted) {
    check_list(
        "into-glory-ride",
        "Everything irregular (IA), except the janissaries and the guns, which are regular (RA).\nBase AP "
        "4.\n\n3 vignettes of janissaries, HIM, EI, class IV\n1 vignette of janissaries, HIM, EI, class "
        "V, the General's vignette\n2 vignettes of chained guns, ART, EI, heavy, class III\n2 vignettes "
        "of sipahis, HSC, class III\n",
        "3 x (HIM-IV-RA)EI | 1 x (HIM-V-RA)EI | 2 x (ART-III-RA)EI heavy | 2 x (HSC-III-IA)");
}

BOOST_AUTO_TEST_CASE(an_exception_that_stays_open_is_asked_about) {
    for (const std::string_view sentence :
         {"All RA except the Bretons.", "All RA except the Normans, who are IF.",
          "Everything RA, bar the Bretons who are IR.",
          "Everything RA, with the exception of the Bretons (XY).",
          "Alles RA, außer den Bretons, die tapfer sind.", "All RA, bar the bad ones.",
          "All RA except those at the very end, who are IF.", "All regular, the Bretons excepted.",
          "Alle regulär, die Bretons ausgenommen."})
        BOOST_CHECK_MESSAGE(!asked_of(read_beside(sentence)).empty(), sentence);
    // The Bretons are not at the end.
    BOOST_CHECK_NE(asked_of(read_beside("All RA bar the Bretons at the very end, who are IF.")), "");
}

BOOST_AUTO_TEST_CASE(who_is_excepted_of_two_is_what_his_unit_says) {
    const auto list = [](std::string_view said, std::string_view elephants) {
        return read_list("ancient-1969", fmt::format("Successor army, 1000 points, {}.\n\nC-in-C = 100\n"
                                                     "20 HI pike C @ 6 = 120, unit commander 10\n\n"
                                                     "Elephants:\n4 elephants{}\n",
                                                     said, elephants));
    };
    const std::string troops =
        "1 x Reg C-in-C | 20 x Reg HI C, pike, shield & 1 x Reg Cdr | 4 x Barb El & 1 x Barb Cdr";
    for (const std::string_view said :
         {"all regular apart from the elephants and their mahout-in-chief",
          "all of it regular, except for the elephants", "everything regular, only the elephants are not"}) {
        const WrittenArmy made = list(said, "\nunit commander, barbarian");
        BOOST_CHECK_EQUAL(asked_of(made), "");
        BOOST_CHECK_EQUAL(troops_of("ancient-1969", made), troops);
    }
    // Nobody says it, or all of them say what is said of the others.
    BOOST_CHECK_NE(asked_of(list("all regular apart from the elephants", "\nunit commander")), "");
    BOOST_CHECK_NE(asked_of(read_list("phalanx", "All RA except the Bretons. AP 5.\n\n2 x HIS-IV  spears\n"
                                                 "1 x HCC-V  Harald (General)\n2 x HIW-III-RA  Bretons\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(all_that_are_called_so_have_to_say_it) {
    const auto asked = [](std::string_view second) {
        return asked_of(read_list("phalanx", fmt::format("All RA except the Bretons.\n\n2 x HIS-IV  spears\n"
                                                         "1 x HCC-V  Harald (General)\n"
                                                         "2 x HIW-III-IF  Bretons\n{}\n",
                                                         second)));
    };
    BOOST_CHECK_EQUAL(asked("1 x VLI-II-IF  Bretons with slings"), "");
    BOOST_CHECK_NE(asked("1 x VLI-II  Bretons with slings"), "");
}

BOOST_AUTO_TEST_CASE(an_owner_that_nobody_is_called_by_is_passed_over) {
    const auto made = [](std::string_view name) {
        return read_list("phalanx",
                         fmt::format("All RA, except the Sultan's household, who are IF.\n\n"
                                     "2 x HIS-IV  azabs\n1 x HCC-V  {}\n1 x VLI-II  scouts (General)\n",
                                     name));
    };
    BOOST_CHECK_EQUAL(troops_of("phalanx", made("household horse")),
                      "2 x (HIS-IV-RA) | 1 x (HCC-V-IF) | 1 x (VLI-II-RA)");
    BOOST_CHECK_EQUAL(asked_of(made("household horse")), "");
    BOOST_CHECK_EQUAL(troops_of("phalanx", made("Sultan's household")),
                      "2 x (HIS-IV-RA) | 1 x (HCC-V-IF) | 1 x (VLI-II-RA)");
    BOOST_CHECK_NE(asked_of(made("vizier's household")), "");
}

BOOST_AUTO_TEST_CASE(a_heading_may_name_those_that_are_excepted) {
    check_list("phalanx-ii",
               "RA, all except the Bretons.\n\nThe knights:\n   1 x HCC+  (General)\n   3 x HCCn\n"
               "The Bretons, who are IR:\n   1 x LSCn\nThe foot:\n   2 x HISn\n",
               "1 x HCC+ | 3 x HCCn | 1 x LSCn | 2 x HISn");
    BOOST_CHECK_NE(asked_of(read_list("phalanx-ii",
                                      "RA, all except the Bretons.\n\nThe knights:\n   1 x HCC+  (General)\n"
                                      "The Bretons:\n   1 x LSCn\nThe foot:\n   2 x HISn\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(a_statement_opens_behind_a_price) {
    check_list(
        "ancient-1969",
        "Nation: successor. Agreed total 1,500 pts. Everything is regular but the elephants, which are "
        "barbarian, mahouts and all.\n\nC-in-C\n20 HI, C, pike\n4 elephants\n",
        "1 x Reg C-in-C | 20 x Reg HI C, pike, shield | 4 x Barb El");
}

BOOST_AUTO_TEST_CASE(a_price_behind_a_statement_does_not_hide_it) {
    for (const std::string_view sentence :
         {"All barbarians, so each unit commander costs 25.", "All barbarians, and every commander costs 25.",
          "Everything barbarian, unit commanders cost 25 each."})
        check_list(
            "ancient-1969",
            fmt::format("Nation: Gallic. {}\n\nC-in-C = 100\n40 MI D javelin @ 3 = 120, commander 25 = "
                        "145\n",
                        sentence),
            "1 x Barb C-in-C | 40 x Barb MI D, javelin, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(units_of_one_name_are_numbered_in_brackets) {
    const auto list = [](std::string_view first, std::string_view second) {
        return fmt::format("Nation: Gallic. All barbarians.\n\nC-in-C = 100\n{} MI D javelin @ 3 = 120, "
                           "commander 25 = 145\n{} MI D javelin @ 3 = 120, commander 25 = 145\n",
                           first, second);
    };
    check_list("ancient-1969", list("Warriors (1) 40", "Warriors (2) 40"),
               "1 x Barb C-in-C | 40 x Barb MI D, javelin, shield & 1 x Barb Cdr | 40 x Barb MI D, javelin, "
               "shield & 1 x Barb Cdr");
    check_list("ancient-1969", list("Warriors (40)", "More warriors (40)"),
               "1 x Barb C-in-C | 40 x Barb MI D, javelin, shield & 1 x Barb Cdr | 40 x Barb MI D, javelin, "
               "shield & 1 x Barb Cdr");
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", list("Warriors (30)", "Warriors (40)"))), "");
}

BOOST_AUTO_TEST_CASE(what_has_the_same_value_is_told_beside_it) {
    const auto made = [](std::string_view sentence) {
        return read_list(
            "undying-lands",
            fmt::format("{}\nGeneral rating 4\nLeft wing, rating 3, orders hold\n"
                        "2 x wardens, foot, close, regular, spear, morale IV, drilled, defence C, "
                        "shield (General, sub-commander)\n"
                        "2 x giants, foot, loose, irregular, morale III, drilled, defence B, "
                        "extreme physique, huge\n",
                        sentence));
    };
    for (const std::string_view sentence :
         {"Physique is average and so is size, unless I say something else.",
          "Physique is average, size too, unless stated otherwise.",
          "Size is average, and so is physique, where I don't say otherwise."})
        BOOST_CHECK_EQUAL(asked_of(made(sentence)), "");
    BOOST_CHECK_NE(asked_of(made("Physique is high and so is temper, unless I say something else.")), "");
}

BOOST_AUTO_TEST_CASE(always_says_nothing_more) {
    const WrittenArmy made = read_list(
        "phalanx-ii", "All irregular. My foot is always 4 bases to a vignette and my horse always on "
                      "2.\n\n1 HSC+ General\n2 HSC n\n2 HIS n\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "bases"), "1 1 3 "); // "2", "2" and "4" among the values
}

BOOST_AUTO_TEST_CASE(only_some_are_otherwise) {
    for (const std::string_view sentence :
         {"Only the Immortals and their officer are regular; all others are barbarians.",
          "Only the Immortals are regular. All others are barbarians.",
          "Regular are only the Immortals and their officer; all others are barbarians.",
          "The Immortals and their officer are regular, all others are barbarians.",
          "Everything is barbarian except the Immortals and their officer, who are regular as the rules "
          "want."})
        BOOST_TEST_CONTEXT(sentence)
    check_list(
        "ancient-1969",
        fmt::format("Persian, 1200 points. {}\n\n1. Headquarters\n- Darius, commander-in-chief, 100\n"
                    "2. Immortals\n- 20 HI, short spear, shield, class B\n- unit commander\n"
                    "3. Horse\n- 12 LC, javelins, class D\n- unit commander\n",
                    sentence),
        "1 x Barb C-in-C | 20 x Reg HI B, short spear, shield & 1 x Reg Cdr | 12 x Barb LC D, javelin, "
        "shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(something_is_said_of_those_of_a_name) {
    const auto made = [](std::string_view sentence) {
        return read_list(
            "undying-lands",
            fmt::format(
                "My General has rating 2.\n\n{}\n\nLeft wing (sub-commander rating 2, orders: "
                "attack)\nUnit 1, with the General and the sub-commander:\n  4 goblin spears - "
                "foot, close order, spear, defence B, shield\nUnit 2:\n  2 cave trolls (no goblins, "
                "these) - leviathan, loose order, irregular, 2HW, extreme physique, huge size, morale "
                "IV, militia, defence C, no shield\n",
                sentence));
    };
    for (const std::string_view said :
         {"All goblins are irregular, of low physique and small size, militia, morale II.",
          "The goblins are all irregular, low physique, small, militia, morale II.",
          "All goblins: irregular, low physique, small, militia, morale II."})
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy read = made(said);
            BOOST_CHECK_EQUAL(asked_of(read), "");
            BOOST_CHECK_EQUAL(values_of("undying-lands", read, "physique"),
                              values_of("undying-lands",
                                        made("Goblins have low physique, are irregular, small, militia "
                                             "and morale II."),
                                        "physique"));
            BOOST_CHECK_EQUAL(values_of("undying-lands", read, "morale"), "1 3 ");
        }
    BOOST_CHECK_NE(
        asked_of(made("All gnomes are irregular, of low physique and small size, militia, morale II.")), "");
}

BOOST_AUTO_TEST_CASE(a_clause_without_a_verb_is_of_the_kinds_it_names) {
    const auto read = [](std::string_view said) {
        return read_list("phalanx-ii",
                         fmt::format("Normans. {}\n\n1 HCC+ RA, General\n3 HISn RA\n2 HSC- IR\n", said));
    };
    for (const std::string_view said :
         {"The foot have 4 bases to a vignette, the horse 2.", "The foot have 4 bases, the horse 2 bases.",
          "The horse have 2 bases and the foot 4.", "All two wide: foot has 4 bases, horse 2."})
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy made = read(said);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "bases"), "1 3 1 ");
        }
    for (const std::string_view said : {"The foot have 4 bases, the horse 9."})
        BOOST_CHECK_MESSAGE(!asked_of(read(said)).empty(), said);
}

BOOST_AUTO_TEST_CASE(what_is_said_of_officers_is_not_said_of_their_men) {
    for (const std::string_view said : {"All regular, except the officers, who are barbarian.",
                                        "All regular, only the officers are barbarian."}) {
        const WrittenArmy made = read_list(
            "ancient-1969",
            fmt::format("Gothic army. {}\n\nC-in-C\n20 medium infantry, D, javelin\nunit commander\n", said));
        const std::string troops = troops_of("ancient-1969", made);
        BOOST_TEST_CONTEXT(said << ": " << troops << asked_of(made))
        BOOST_CHECK(troops.ends_with("20 x Reg MI D, javelin, shield & 1 x Barb Cdr"));
    }
}

BOOST_AUTO_TEST_CASE(why_some_are_excepted_may_be_told) {
    const auto list = [](std::string_view told) {
        return read_list("phalanx-ii",
                         fmt::format("{}\n\n2 HIWn falxmen\n1 LIW+ General\n3 LIWn clansmen\n", told));
    };
    for (const std::string_view told :
         {"All irregular (IR), apart from the falxmen: Roman deserters have drilled those, so I make them "
          "RA.",
          "All IR apart from the falxmen: Roman deserters have drilled those for years, so\nI make them RA.",
          "All IR except the falxmen, because Romans trained them, so we class them as RA.",
          "All IR except the falxmen, I count them as RA."})
        BOOST_TEST_CONTEXT(told) {
            BOOST_CHECK_EQUAL(asked_of(list(told)), "");
            BOOST_CHECK_EQUAL(troops_of("phalanx-ii", list(told)),
                              troops_of("phalanx-ii", list("All IR except the falxmen, who are RA.")));
        }
    for (const std::string_view told : {"All IR except the falxmen, the clansmen, they are RA.",
                                        "All IR except the falxmen, I make them better."})
        BOOST_CHECK_NE(asked_of(list(told)), "");
}

BOOST_AUTO_TEST_CASE(the_lot_of_them_are_all) {
    for (const std::string_view said :
         {"the lot of them barbarians", "the whole lot of them barbarians", "barbarians, the lot of them",
          "barbarians, the lot", "barbarians, all of them", "each and every one of them barbarians",
          "barbarians the whole lot"}) {
        const WrittenArmy made =
            read_list("ancient-1969",
                      fmt::format("British army, 750 points, {}.\n\nCaratacus, C-in-C, stands by himself "
                                  "(100)\nCartimandua, sub-general, stands by herself (50)\nSilures: 40 MI "
                                  "javelin D @ 3 = 120, unit commander 25 ... 145\n",
                                  said));
        BOOST_TEST_CONTEXT(said) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(
                troops_of("ancient-1969", made),
                "1 x Barb C-in-C | 1 x Barb Sub-General | 40 x Barb MI D, javelin, shield & 1 x Barb Cdr");
        }
    }
    for (const std::string_view said : {"The lot of them are HIS.", "3 HIS spears, RA, the lot of them.",
                                        "Most of the lot RA.", "RA, the lot of the archers."})
        BOOST_CHECK_MESSAGE(
            !asked_of(read_list("phalanx-ii",
                                fmt::format("Norman list. {}\n\n2 HSCn knights, General\n1 HIB-\n", said)))
                 .empty(),
            said);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
