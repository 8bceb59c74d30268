// SPDX-License-Identifier: MIT
// Troops that are linked with those of another line; ranges of numbers; what a dash, an article or an
// abbreviation does not mean.
#include "lists_read.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(linked_with)

BOOST_AUTO_TEST_CASE(troops_join_the_link_that_their_line_names) {
    for (const std::string_view with : {"with the phalanx link", "linked with the Phalanx", "linked to a)",
                                        "in the phalanx link", "part of the phalanx link", "same link",
                                        "joins the link of the phalanx", "(linked with the phalanx)"})
        BOOST_TEST_CONTEXT(with) {
            const WrittenArmy made = read_list(
                "phalanx-ii", fmt::format("Seleucids\n\na) Phalanx: 4 HIP, regular, linked in line\n"
                                          "b) Argyraspides: 1 HIP+, regular, {}\n"
                                          "c) Companions 1 HCC+ regular (General)\n",
                                          with));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_REQUIRE_EQUAL(made.army.bodies.at(0).units.size(), 2U);
            const Unit& link = made.army.bodies[0].units[0];
            BOOST_REQUIRE_EQUAL(link.troops.size(), 2U);
            BOOST_CHECK_EQUAL(link.troops[1].name, "Argyraspides");
        }
}

BOOST_AUTO_TEST_CASE(a_link_with_nobody_known_is_asked_about) {
    for (const std::string_view with : {"linked with the elephants", "in the cavalry link"})
        BOOST_CHECK(
            !asked_of(read_list("phalanx-ii",
                                fmt::format("Seleucids\n\na) Phalanx: 4 HIP, regular, linked in line\n"
                                            "b) Argyraspides: 1 HIP+, regular, {}\n",
                                            with)))
                 .empty());
}

BOOST_AUTO_TEST_CASE(numbers_that_go_on_from_line_to_line_count) {
    const std::string_view troops =
        "Base AP 6\n\n1-4. Legionaries, HIN, IV, RA\n5 - 6. Auxilia, LIN, III, RA\n"
        "7. Archers, VLI III RA\n8. General: HCC V RA\n";
    check_list("phalanx", troops, "4 x (HIN-IV-RA) | 2 x (LIN-III-RA) | 1 x (VLI-III-RA) | 1 x (HCC-V-RA)");
    // Not where they do not go on.
    BOOST_CHECK_NE(troops_of("phalanx", read_list("phalanx", "1-4. Legionaries, HIN, IV, RA\n"
                                                             "3-6. Auxilia, LIN, III, RA\n")),
                   "4 x (HIN-IV-RA) | 4 x (LIN-III-RA)");
}

BOOST_AUTO_TEST_CASE(a_dash_before_a_number_is_no_grade) {
    check_list("phalanx-ii",
               "1 HCC+ regular (General)\n4 HIP n regular\nElephants - one, with Indian crew, irregular\n",
               "1 x HCC+ | 4 x HIPn | 1 x ELEn");
}

BOOST_AUTO_TEST_CASE(off_the_line_in_german) {
    for (const std::string_view off : {"nicht in der Hauptlinie", "abseits der Linie",
                                       "außerhalb der Schlachtlinie", "nicht in der Schlachtlinie"}) {
        const WrittenArmy made = read_list(
            "phalanx", fmt::format("8 HIN III RA\n1 HIN V RA General\n2 VLI III IF Schleuderer, {}\n", off));
        const Trait& line = *rules_called("phalanx").trait(Level::troop, "line");
        BOOST_CHECK_EQUAL(asked_of(made), "");
        BOOST_CHECK_EQUAL(line.value_id(made.army.bodies.at(0).units.at(2).troops.at(0).values[line.slot]),
                          "off");
    }
    // Not linked so, or off the battle line?
    BOOST_CHECK(!asked_of(read_list("phalanx", "8 HIN III RA\n1 HIN V RA General\n2 VLI III IF, not in the "
                                               "line\n"))
                     .empty());
}

BOOST_AUTO_TEST_CASE(an_abbreviation_ends_no_sentence) {
    check_list("undying-lands",
               "General rating 4\n\nMain Battle (sub-cdr 3)\nU1 4 vig. Foot CO Reg, spear, IV-D, B+Sh "
               "(General)\nU2 2 vig. Foot LO Reg, LRW, III-D, D (Sub-commander)\n",
               "4 x Foot CO Reg, Spear, IV-D, B+Sh | 2 x Foot LO Reg, SA+LRW, III-D, D");
}

BOOST_AUTO_TEST_CASE(the_army_is_regular_where_its_allowance_says_so) {
    const std::string list = "Persians\n4 HIB+ RA\n1 HSC+ RA General\n2 LSC+ IR\n5 HISn RA\n\n";
    for (const std::string_view said :
         {"Regular, 6 AP", "Regular so 6 APs.", "6 APs", "It is a regular army so it has 6 APs."})
        BOOST_CHECK_EQUAL(asked_of(read_list("phalanx-ii", list + std::string(said) + "\n")), "");
}

BOOST_AUTO_TEST_CASE(light_may_end_a_name) {
    check_list("into-glory-ride", "AP 5\n6 x HIM III RA EIII 3e Légère\n1 x HCC V RA General\n",
               "6 x (HIM-III-RA)EIII | 1 x (HCC-V-RA)");
}

BOOST_AUTO_TEST_CASE(a_bare_link_links_its_own_line_or_is_asked_about) {
    const WrittenArmy made = read_list("phalanx-ii", "1 HCC+ RA General\n3 HINn RA (link)\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    const Trait& link = *rules_called("phalanx-ii").trait(Level::unit, "link");
    BOOST_CHECK_EQUAL(link.value_id(made.army.bodies.at(0).units.at(1).values[link.slot]), "in-line");
    BOOST_CHECK(
        !asked_of(read_list("phalanx-ii", "1 HCC+ RA General\nHIN+ RA x 2, HINn RA x 3 (link)\n")).empty());
    BOOST_CHECK_EQUAL(asked_of(read_list("phalanx-ii", "1 HCC+ RA General\nlink: HINn RA x 3\n")), "");
    BOOST_CHECK(!asked_of(read_list("phalanx", "1 HCC V RA General\nlink: HIS III RA x 3\n")).empty());
    BOOST_CHECK(!asked_of(read_list("phalanx", "1 HCC V RA General\n3 HIS III RA (link)\n")).empty());
}

BOOST_AUTO_TEST_CASE(a_code_again_is_another_troop) {
    check_list("phalanx", "1 HCC V RA General\nWing: HIS III RA, HIS (IV, RA), HIS III RA\n",
               "1 x (HCC-V-RA) | 1 x (HIS-III-RA) | 1 x (HIS-IV-RA) | 1 x (HIS-III-RA)");
    check_list("phalanx-ii", "1 HCC+ RA General\n5x LSC(n), IR; 2x HSC(+), IR; 1x LIN(-), IR\n",
               "1 x HCC+ | 5 x LSCn | 2 x HSC+ | 1 x LIN-");
}

BOOST_AUTO_TEST_CASE(rows_alike_are_units_of_their_own) {
    const WrittenArmy made =
        read_list("phalanx-ii", "| # | Unit | Code | Nr | Link |\n|---|---|---|---|---|\n"
                                "| 1 | Hoplites | HISn RA | 4 | in line |\n"
                                "| 2 | Hoplites | HISn RA | 3 | in line |\n"
                                "| 3 | Band (General) | HIS+ RA | 1 | |\n\n"
                                "Thebans, regular, 6 AP\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.size(), 3U);
}

BOOST_AUTO_TEST_CASE(whoever_has_a_commander_is_a_part) {
    for (const std::string_view heading : {"Anvil - sub-commander rating 3 in unit 2",
                                           "Anvil (sub-commander, rating 3, rides with the wolves)",
                                           "Left wing - sub-commander rating 3 in unit 2"}) {
        const WrittenArmy made = read_list(
            "undying-lands",
            fmt::format("General: rating 4, in unit 1\n\n{}\n1. Guards x2: foot, close, regular, spear, "
                        "morale III, drilled, defence C, shield\n2. Wolves x3: foot, close, regular, spear, "
                        "morale III, drilled, defence C, shield\n",
                        heading));
        const Ruleset& ruleset = rules_called("undying-lands");
        const std::size_t slot = ruleset.trait(Level::unit, "commander")->slot;
        BOOST_CHECK_EQUAL(asked_of(made), "");
        BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 1U);
        BOOST_CHECK_EQUAL(made.army.bodies[0].units.at(1).values[slot], 1);
        BOOST_CHECK_EQUAL(made.army.bodies[0].units.at(1).troops.at(0).count, 3);
    }
}

BOOST_AUTO_TEST_CASE(whole_sentences_tell_troops) {
    check_list(
        "phalanx",
        "I have five vignettes of guards, HIS class III, RA.\nThen two vignettes of the best, HIS class "
        "V, RA, and one of these is the General's.\nThere is one vignette of LSC, class III, IF.\n",
        "5 x (HIS-III-RA) | 1 x (HIS-V-RA) & 1 x (HIS-V-RA) | 1 x (LSC-III-IF)");
    const WrittenArmy hunters = read_list(
        "undying-lands", "My General is rated 5.\nThe first wing has a sub-commander of rating 4.\n"
                         "The Hunters are a unit of 3 vignettes: loose order irregular foot with SSW, "
                         "morale III, drilled, defence A. Both the General and the sub-commander are "
                         "with this unit.\n");
    BOOST_CHECK_EQUAL(asked_of(hunters), "");
    BOOST_CHECK_EQUAL(hunters.army.bodies.at(0).units.at(0).troops.at(0).count, 3);
}

BOOST_AUTO_TEST_CASE(what_rows_say_themselves_may_be_said_again) {
    const std::string rows = "HCC+ RA x 1, 3 bases (General)\nHIBn RA x 3, 4 bases\n";
    BOOST_CHECK_EQUAL(
        asked_of(
            read_list("phalanx-ii", "Keith, I only have my foot on 4 bases and the horse on 3 -\n" + rows)),
        "");
    BOOST_CHECK(!asked_of(read_list("phalanx-ii",
                                    "Keith, I only have my foot on 6 bases and the horse on 3 -\n" + rows))
                     .empty());
}

BOOST_AUTO_TEST_CASE(an_officer_in_every_unit) {
    for (const std::string_view said :
         {"Roman, all regular, officer in every unit.", "All regular, every unit has an officer."})
        check_list(
            "ancient-1969",
            fmt::format("Nation: Roman\n1000 points\n{}\n- Commander-in-Chief, 100\n- Legio I: 24 HI pilum "
                        "B\n",
                        said),
            "1 x Reg C-in-C | 24 x Reg HI B, pilum, shield & 1 x Reg Cdr");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
