// SPDX-License-Identifier: MIT
// What a list tells of the whole army by the way: its line of battle, the men that it stands for.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

std::string links_of_units(const WrittenArmy& made) {
    const std::size_t slot = rules_called("phalanx-ii").trait(Level::unit, "link")->slot;
    std::string links;
    for (const Unit& unit : made.army.bodies.front().units)
        links += fmt::format("{} ", unit.values[slot]);
    return links;
}

} // namespace

BOOST_AUTO_TEST_SUITE(told_of_army)

BOOST_AUTO_TEST_CASE(in_the_line_is_no_link) {
    const auto list = [](std::string_view scouts) {
        return read_list("phalanx-ii", fmt::format("All IR.\n\n3 LSCn scouts, {}\n1 HSC+ General\n", scouts));
    };
    for (const std::string_view where : {"in the line", "in the main line", "in the battle line", "MBL"}) {
        BOOST_CHECK_EQUAL(asked_of(list(where)), "");
        BOOST_CHECK_EQUAL(links_of_units(list(where)), "0 0 ");
        BOOST_CHECK_EQUAL(values_of("phalanx-ii", list(where), "line"), "0 0 ");
    }
    BOOST_CHECK_EQUAL(links_of_units(list("linked in line")), "1 0 ");
    BOOST_CHECK_EQUAL(values_of("phalanx-ii", list("off the line"), "line"), "1 0 ");
    BOOST_CHECK_EQUAL(asked_of(list("in the line\n\n4. All in the line.")), "");
}

BOOST_AUTO_TEST_CASE(idioms_say_that_all_are_meant) {
    for (const std::string_view said :
         {"barbarians one and all", "barbarians to the last man", "barbarian without exception",
          "barbarian through and through", "barbarian across the board", "barbarians every man jack",
          "Barbaren samt und sonders"})
        BOOST_TEST_CONTEXT(said)
    check_list("ancient-1969",
               fmt::format("British army, 750 points, {}.\n\nCaratacus, C-in-C (100), leading 8 chariots B "
                           "@ 16 = 128, no other officer ... 228\nSilures: 40 MI javelin D @ 3 = 120, unit "
                           "commander 25 ... 145\n",
                           said),
               "1 x Barb C-in-C & 8 x Barb Ch B | 40 x Barb MI D, javelin, shield & 1 x Barb Cdr");
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969",
                                      "British army, 750 points. The Silures are barbarians one and all.\n\n"
                                      "C-in-C\nSilures: 40 MI javelin D, unit commander\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(brackets_behind_the_name_of_an_army_say_what_all_are) {
    const auto list = [](std::string_view opening) {
        return read_list("phalanx-ii", fmt::format("{}\n\nRight wing\n* 1 HSC+ Paullus (General)\nCentre\n"
                                                   "* 4 HINn hastati\n",
                                                   opening));
    };
    for (const std::string_view opening :
         {"Keith, my SPQR (all RA):", "My SPQR (all RA)", "Romans for Cannae (everything RA).",
          "Keith, here are the Romans (RA throughout):", "My Romans (regular to a man)",
          "My Romans (horse all RA, foot all RA):"}) {
        BOOST_CHECK_EQUAL(asked_of(list(opening)), "");
        BOOST_CHECK_EQUAL(troops_of("phalanx-ii", list(opening)), "1 x HSC+ | 4 x HINn");
        BOOST_CHECK_EQUAL(values_of("phalanx-ii", list(opening), "army"), "0 ");
    }
    for (const std::string_view opening :
         {"Keith, my SPQR (mostly RA):", "My SPQR (not all RA)", "My SPQR (all RA?)", "My SPQR, all RA?",
          "Boris had an army (all RA).", "My SPQR (Marius says all RA):", "My SPQR (all the horse RA)",
          "My SPQR (all RA but the velites)"})
        BOOST_CHECK_MESSAGE(!asked_of(list(opening)).empty(), opening);
}

BOOST_AUTO_TEST_CASE(what_a_first_heading_says_of_all_may_be_said_of_its_part) {
    for (const std::string_view heading : {"Gauls (all IR)", "Gauls, all IR"})
        BOOST_CHECK_NE(asked_of(read_list("phalanx-ii", fmt::format("{}\n1 HSC+ Brennus (General)\n2 HIWn\n\n"
                                                                    "Romans\n3 HINn\n",
                                                                    heading))),
                       "");
}

BOOST_AUTO_TEST_CASE(a_heading_says_where_those_off_the_line_stand) {
    for (const std::string_view heading :
         {"Not in the main battle line, deployed out in front of it:",
          "Off the main line, but in front of it:", "Outside the main battle line, ahead of it:"}) {
        BOOST_TEST_CONTEXT(heading) {
            const WrittenArmy made = read_list(
                "phalanx-ii", fmt::format("All IR.\n\nMain battle line:\n3 HISn spears\n1 HSC+ General\n\n"
                                          "{}\n2 VLIn bowmen\n",
                                          heading));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            const std::size_t slot = rules_called("phalanx-ii").trait(Level::troop, "line")->slot;
            BOOST_CHECK_EQUAL(made.army.bodies.back().units.back().troops.back().values[slot], 1);
        }
    }
}

BOOST_AUTO_TEST_CASE(men_may_stand_for_a_multiple_of_them) {
    const std::size_t slot = rules_called("into-glory-ride").trait(Level::army, "strength")->slot;
    const auto list = [](std::string_view said) {
        return read_list(
            "into-glory-ride",
            fmt::format("Our base AP is 4. {}\n\n2 (HCC-IV-RA) cuirassiers, the General with one\n", said));
    };
    const Trait& strength = *rules_called("into-glory-ride").trait(Level::army, "strength");
    for (const std::string_view said :
         {"Men at ten times the normal strength (the Napoleonic option).",
          "We play 10 x the usual men represented.", "Men are ten times the usual.", "Strength: ten times."})
        BOOST_CHECK_MESSAGE(strength.value_id(list(said).army.values[slot]) == "tenfold", said);
    for (const std::string_view said : {"I have ten times the men that you have.",
                                        "My men marched ten times.", "You need ten times the luck, and men."})
        BOOST_CHECK_MESSAGE(strength.value_id(list(said).army.values[slot]) == "full", said);
    for (const std::string_view said :
         {"Men at five times the normal strength.", "Men at twice the usual strength."})
        BOOST_CHECK_MESSAGE(!asked_of(list(said)).empty(), said);
}

BOOST_AUTO_TEST_CASE(a_word_of_parting_over_the_list_greets) {
    check_list("phalanx-ii", "Ciao Keith!\n\nAll IR.\n\n3 LSCn scouts\n1 HSC+ General\n\nciao\nLivia\n",
               "3 x LSCn | 1 x HSC+");
}

BOOST_AUTO_TEST_CASE(stands_are_numbered_without_a_mark) {
    const auto list = [](std::string_view fourth) {
        return read_list("into-glory-ride", fmt::format("AP = 5. By number:\n\n"
                                                        "1-4     (HIM-III-RA)EIV   Hancock\n"
                                                        "5-6     (HIM-IV-RA)EIV    Iron Brigade\n"
                                                        "7       (HIM-IV-RA)EIV    Meade - THE GENERAL\n"
                                                        "{}      (ART-III-RA)EIV   medium, Hunt's guns\n",
                                                        fourth));
    };
    const WrittenArmy made = list("8-9");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(
        troops_of("into-glory-ride", made),
        "4 x (HIM-III-RA)EIV | 2 x (HIM-IV-RA)EIV | 1 x (HIM-IV-RA)EIV | 2 x (ART-III-RA)EIV medium");
    for (const std::string_view fourth : {"9-10", "2", "2 x"})
        BOOST_CHECK_MESSAGE(!asked_of(list(fourth)).empty(), fourth);
}

BOOST_AUTO_TEST_CASE(units_stand_where_their_numbers_say) {
    const auto list = [](std::string_view said) {
        return read_list("phalanx-ii", fmt::format("All RA.\n\n1. Phalanx, linked in line: HIPn, 3\n"
                                                   "2. The King (General): CAT+, 1\n3. Cataphracts: CATn, 1\n"
                                                   "4. Tarantines: LSCn, 2\n\nSeven. {}\n",
                                                   said));
    };
    for (const std::string_view said : {"1 is the centre; 2 and 3 the right wing; 4 the left wing.",
                                        "Nos. 1 in the centre, 2 and 3 on the right wing, 4 on the left."}) {
        const WrittenArmy made = list(said);
        BOOST_TEST_CONTEXT(said) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 3);
            BOOST_CHECK_EQUAL(made.army.bodies[1].units.size(), 2);
            const std::size_t slot = rules_called("phalanx-ii").trait(Level::body, "part")->slot;
            BOOST_CHECK_EQUAL(made.army.bodies[1].values[slot], 2);
        }
    }
    for (const std::string_view said : {"1 is the centre; 2 the right wing; 4 the left wing.",
                                        "1 and 2 are the centre; 2 and 3 the right wing; 4 the left wing."})
        BOOST_CHECK_MESSAGE(!asked_of(list(said)).empty(), said);
}

BOOST_AUTO_TEST_CASE(an_aside_says_with_whom_the_commander_is) {
    const auto list = [](std::string_view wing) {
        return read_list(
            "undying-lands",
            fmt::format(
                "My General has a rating of 5 and is with the Guard.\n\nFIRST WING - {}\n\n"
                "  The Guard, 3 vignettes\n    foot, close order, regular, spear, morale V, skilled, "
                "defence D, large shield\n  Archers of the Glade, 4 vignettes\n    foot, loose order, "
                "regular, elf-bow, morale IV, skilled, defence A, no shield\n",
                wing));
    };
    for (const std::string_view wing : {"sub-commander rating 4 (he is with the Guard too) - orders: wait",
                                        "sub-commander rating 4 (who rides with the Guard), orders: wait"}) {
        const WrittenArmy made = list(wing);
        BOOST_TEST_CONTEXT(wing) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            const std::size_t slot = rules_called("undying-lands").trait(Level::unit, "commander")->slot;
            BOOST_CHECK_EQUAL(made.army.bodies.front().units.front().values[slot], 1);
        }
    }
    for (const std::string_view wing :
         {"sub-commander rating 4 (he is with the Horse too) - orders: wait",
          "sub-commander rating 4 (he is with nobody, the lout) - orders: wait"})
        BOOST_CHECK_MESSAGE(!asked_of(list(wing)).empty(), wing);
}

BOOST_AUTO_TEST_CASE(an_army_may_be_one_wing_only) {
    const auto list = [](std::string_view wing) {
        return read_list(
            "undying-lands",
            fmt::format(
                "Easterlings, General's rating 5. {} Average size and physique unless said.\n\n"
                "A/ 4 x pikes = foot, close, regular, pike, morale IV, drilled, def C, no shield "
                "[General]\nB/ 2 x axes = foot, close, regular, 2HW, morale V, skilled, def E, no shield "
                "[sub-commander]\n",
                wing));
    };
    for (const std::string_view wing :
         {"One wing only: rating 5, advance.", "Just one wing: sub-commander's rating 5, orders advance."}) {
        const WrittenArmy made = list(wing);
        BOOST_TEST_CONTEXT(wing) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 1);
            BOOST_CHECK_EQUAL(made.army.bodies.front()
                                  .values[rules_called("undying-lands").trait(Level::body, "rating")->slot],
                              5);
            BOOST_CHECK_EQUAL(troops_of("undying-lands", made),
                              "4 x Foot CO Reg, Pike, IV-D, C | 2 x Foot CO Reg, 2HW, V-S, E");
        }
    }
    BOOST_CHECK_NE(asked_of(list("One wing only: advance.")), "");
}

BOOST_AUTO_TEST_CASE(somebody_brings_an_army) {
    const auto list = [](std::string_view said) {
        return read_list("phalanx-ii",
                         fmt::format("{}\n\n4 HISn RA spearmen\n1 HCC+ RA General\n1 LSC- IR horse\n", said));
    };
    for (const std::string_view said :
         {"Mr. Tancred Wells brings a regular army in 15mm, foot on four bases, horse on two:",
          "A regular army in 15mm, foot on four bases and horse on two."}) {
        BOOST_CHECK_MESSAGE(asked_of(list(said)).empty(), said << ": " << asked_of(list(said)));
        BOOST_CHECK_EQUAL(values_of("phalanx-ii", list(said), "bases"), "3 1 1 ");
    }
    BOOST_CHECK_NE(
        asked_of(list("Mr. Wells brings a regular army in 25mm, foot on four bases, horse on two:")), "");
}

BOOST_AUTO_TEST_CASE(a_title_in_brackets_leads) {
    const auto list = [](std::string_view leader) {
        return read_list("ancient-1969", fmt::format("Late Roman, all regular.\n\n{}\n", leader));
    };
    const WrittenArmy made = list(
        "Scholae: Stilicho (commander-in-chief) himself leads 10 x HC, class A, lance - 100 + 120 = 220");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(troops_of("ancient-1969", made), "1 x Reg C-in-C & 10 x Reg HC A, lance, shield");
    BOOST_CHECK_NE(
        asked_of(list("Stilicho (commander-in-chief) leads 10 x HC, class A, lance - 100 + 110 = 210")), "");
}

BOOST_AUTO_TEST_CASE(braces_stand_like_brackets_before_a_rating) {
    const WrittenArmy made = read_list(
        "undying-lands",
        "general: {rating: 3}\nFirst wing, sub-commander rating 2, orders wait\n"
        "Unit 1 (General, sub-commander): 3 x foot, close, regular, spear, III, drilled, C, shield\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(
        made.army.values[rules_called("undying-lands").trait(Level::army, "general-rating")->slot], 3);
}

BOOST_AUTO_TEST_CASE(a_class_of_all_says_what_words_for_people_mean) {
    const auto list = [](std::string_view all, std::string_view people) {
        return read_list(
            "undying-lands",
            fmt::format("{} General rating 4.\n\nLeft wing: sub-commander rating 4, orders hold\n"
                        "4 vignettes of {}, loose order, SRW, morale IV, skilled, defence A, no "
                        "shield. General, sub-commander.\n"
                        "3 vignettes, close order, spear, morale III, drilled, defence B, no "
                        "shield\n",
                        all, people));
    };
    const std::string_view troops = "4 x Foot LO Reg, SA+SRW, IV-S, A | 3 x Foot CO Reg, Spear, III-D, B";
    for (const std::string_view all :
         {"Everyone is regular foot.", "All foot, regular.", "All of mine are regular foot.",
          "All regular foot.", "All foot and regular.", "All are foot. All are regular."})
        BOOST_TEST_CONTEXT(all) {
            BOOST_CHECK_EQUAL(asked_of(list(all, "archers")), "");
            BOOST_CHECK_EQUAL(troops_of("undying-lands", list(all, "archers")), troops);
        }
    BOOST_CHECK_NE(asked_of(list("All regular.", "archers")), "");               // no class
    BOOST_CHECK_NE(asked_of(list("All foot, regular.", "mounted archers")), ""); // not all of them
    BOOST_CHECK_NE(asked_of(list("All mounted, regular.", "archers")), "");
    BOOST_CHECK_NE(asked_of(list("The rest are regular foot.", "archers")), "");
    BOOST_CHECK_NE(asked_of(list("All foot but for the archers. All regular.", "archers")), "");
    BOOST_CHECK_NE(asked_of(list("All foot, regular, all mounted, irregular.", "archers")), "");
}

BOOST_AUTO_TEST_CASE(officers_may_be_named_among_those_that_are_all_alike) {
    const auto list = [](std::string_view all) {
        return read_list("ancient-1969",
                         fmt::format("{}\n\nC-in-C\n20 medium infantry, D, javelin\nunit commander\n", all));
    };
    const std::string_view troops = "1 x Barb C-in-C | 20 x Barb MI D, javelin, shield & 1 x Barb Cdr";
    for (const std::string_view all :
         {"Barbarian troops and officers throughout.", "All barbarian troops and officers.",
          "Troops and officers all barbarian.", "Officers and men are all barbarian.", "Barbarians only.",
          "Gothic army, 1000 points, only barbarians:", "All barbarians, no regulars.",
          "No regulars, all barbarians.", "Gothic army, all barbarian, no regulars at all."})
        BOOST_TEST_CONTEXT(all) {
            BOOST_CHECK_EQUAL(asked_of(list(all)), "");
            BOOST_CHECK_EQUAL(troops_of("ancient-1969", list(all)), troops);
        }
    for (const std::string_view all :
         {"All officers are barbarian.", "Regulars only in the centre.", "No regulars, all regulars.",
          "Barbarian troops and officers as far as I know."})
        BOOST_CHECK_MESSAGE(!asked_of(list(all)).empty(), all);
}

BOOST_AUTO_TEST_CASE(a_broader_name_says_no_other_nation) {
    const auto list = [](std::string_view subject, std::string_view army) {
        return asked_of(
            read_list("ancient-1969", fmt::format("Subject: {}\n\nKeith,\n\n{}\n\nC-in-C, regular "
                                                  "100\n20 regular MI, D, javelin @ 4 = 80\n",
                                                  subject, army)));
    };
    for (const std::string_view army : {"Late Roman army for the 1000 points game.",
                                        "My Late Roman list, 1000 points.", "Here is a Late Roman army."})
        BOOST_CHECK_EQUAL(list("4th century Romans", army), "");
    for (const std::string_view army :
         {"Persian army for the 1000 points game.", "Keith fights my Romans with a Late Roman army.",
          "Late Roman army? No, the old one.", "The Late Romans would be too dear."})
        BOOST_CHECK_MESSAGE(!list("4th century Romans", army).empty(), army);
}

BOOST_AUTO_TEST_CASE(what_somebody_had_is_said_of_no_army_here) {
    const auto asked = [](std::string_view said) {
        return asked_of(
            read_list("phalanx-ii", fmt::format("{}\n\n1 HSC+ RA Paullus (General)\n4 HINn RA\n", said)));
    };
    for (const std::string_view said : {"Boris had his army, all IR.", "Boris fielded his army - all IR.",
                                        "Last year I used the Danes, all of them IR."})
        BOOST_CHECK_MESSAGE(!asked(said).empty(), said);
    for (const std::string_view said : {"Gallic War, all RA.", "I was late. All are RA."})
        BOOST_CHECK_EQUAL(asked(said), "");
}

BOOST_AUTO_TEST_CASE(bases_may_be_told_by_multiples_and_by_shares) {
    const auto list = [](std::string_view said) {
        return read_list("phalanx-ii",
                         fmt::format("Danes, all RA. {}\n\n1 HSC+ Cnut (General)\n2 HINn\n", said));
    };
    const auto bases = [&](std::string_view said) { return values_of("phalanx-ii", list(said), "bases"); };
    for (const std::string_view said :
         {"All double-based.", "All on double bases.", "All bases are double.", "Everything is double based.",
          "All bases double.", "Double bases throughout."}) {
        BOOST_CHECK_EQUAL(asked_of(list(said)), "");
        BOOST_CHECK_MESSAGE(bases(said) == bases("All on two bases."), said);
    }
    for (const std::string_view said : {"All bases single.", "All single-based."}) {
        BOOST_CHECK_EQUAL(asked_of(list(said)), "");
        BOOST_CHECK_MESSAGE(bases(said) == bases("All on one base."), said);
    }
    for (const std::string_view said :
         {"Four bases to a foot vignette, two to a mounted one.", "Four bases per foot vignette, two per "
                                                                  "mounted vignette."}) {
        BOOST_CHECK_EQUAL(asked_of(list(said)), "");
        BOOST_CHECK_MESSAGE(bases(said) == bases("Foot on four bases, mounted on two."), said);
    }
    for (const std::string_view said :
         {"Four bases to some foot vignettes, two to a mounted one.", "Nearly all double-based."})
        BOOST_CHECK_MESSAGE(!asked_of(list(said)).empty(), said);
}

BOOST_AUTO_TEST_CASE(and_those_tells_what_the_excepted_are) {
    const auto list = [](std::string_view said) {
        return read_list(
            "phalanx-ii",
            fmt::format("{}\n\n2 HSC+ the Sultan's ghulams, with the General\n3 HISn levy\n", said));
    };
    const WrittenArmy plain = list("All troops are irregular except the ghulams, who are RA.");
    for (const std::string_view said : {"All troops are irregular (IR) except the ghulams, and those are RA.",
                                        "All IR except the ghulams, and they are RA."}) {
        BOOST_CHECK_EQUAL(asked_of(list(said)), "");
        BOOST_CHECK_EQUAL(values_of("phalanx-ii", list(said), "army"),
                          values_of("phalanx-ii", plain, "army"));
    }
    BOOST_CHECK_NE(asked_of(list("All IR except the ghulams, and those may be RA.")), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
