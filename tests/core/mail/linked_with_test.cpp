// SPDX-License-Identifier: MIT
// Troops that are linked with those of another line; ranges of numbers; what a dash, an article or an
// abbreviation does not mean.
#include "lists_read.h"
#include "mail/detail/army_draft.h"
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

BOOST_AUTO_TEST_CASE(a_link_that_opens_a_line_holds_the_troops_of_that_line) {
    const auto list = [](std::string_view line) {
        return read_list("phalanx", fmt::format("AP 6.\n\nVignettes 1 to 3: HIS-IV-RA, guards.\n{}\n"
                                                "Vignette 6: HCC-V-RA, General.\n",
                                                line));
    };
    for (const std::string_view line :
         {"Vignettes 4 and 5: a support link. In front HIN-III-RA (spears), behind it VLI-II-RA (bows).",
          "Vignettes 4 and 5: support link. HIN-III-RA (spears), VLI-II-RA (bows).",
          "Vignettes 4 + 5: A support link - HIN-III-RA (spears), VLI-II-RA (bows)."})
        BOOST_TEST_CONTEXT(line) {
            const WrittenArmy made = list(line);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("phalanx", made),
                              "3 x (HIS-IV-RA) | 1 x (HIN-III-RA) & 1 x (VLI-II-RA) | 1 x (HCC-V-RA)");
            const auto link = trait_of_links(rules_called("phalanx"));
            BOOST_REQUIRE(link);
            const Trait& trait = rules_called("phalanx").traits[*link];
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).values[trait.slot], trait.default_value);
            BOOST_CHECK_NE(made.army.bodies[0].units.at(1).values[trait.slot], trait.default_value);
        }
    BOOST_CHECK_NE(asked_of(list("Vignettes 4 and 5: a support link.")), "");
}

BOOST_AUTO_TEST_CASE(one_link_is_counted_before_its_troops) {
    const auto list = [](std::string_view link) {
        return read_list("phalanx-ii", fmt::format("All RA.\n\n{}: 4 HIPn, the phalanx\n1 HCC+, General\n"
                                                   "2 CATn (not linked)\n",
                                                   link));
    };
    const Trait& trait = rules_called("phalanx-ii").traits[*trait_of_links(rules_called("phalanx-ii"))];
    for (const std::string_view link : {"one link in line", "* One link, in line", "1 link (in line)",
                                        "One in-line link", "a link in line"})
        BOOST_TEST_CONTEXT(link) {
            const WrittenArmy made = list(link);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("phalanx-ii", made), "4 x HIPn | 1 x HCC+ | 2 x CATn");
            BOOST_CHECK_NE(made.army.bodies.at(0).units.at(0).values[trait.slot], trait.default_value);
            BOOST_CHECK_EQUAL(made.army.bodies[0].units.at(2).values[trait.slot], trait.default_value);
        }
    BOOST_CHECK_NE(asked_of(list("two links in line")), "");
}

BOOST_AUTO_TEST_CASE(lines_with_one_label_are_not_wrapped) {
    for (const std::string_view behind : {"(1st regiment of the line)", "1st of the spears", ""})
        check_list("phalanx",
                   fmt::format("AP 6.\n\nsupport link: front 1 HIS-III-RA, rear 1 VLI-III-RA {}\n"
                               "support link: front 1 HIS-III-RA, rear 1 VLI-III-RA (2nd regiment)\n"
                               "support link: front 1 HIS-IV-RA, rear 1 VLI-III-RA (3rd regiment)\n"
                               "1 HCC-V-RA (General)\n",
                               behind),
                   "1 x (HIS-III-RA) & 1 x (VLI-III-RA) | 1 x (HIS-III-RA) & 1 x (VLI-III-RA) | "
                   "1 x (HIS-IV-RA) & 1 x (VLI-III-RA) | 1 x (HCC-V-RA)");
}

BOOST_AUTO_TEST_CASE(a_heading_may_be_explained) {
    const auto list = [](std::string_view told) {
        return read_list("phalanx",
                         fmt::format("AP 6. {}\n\nsupport link: front 1 HIS-III, rear 1 VLI-III-RA\n"
                                     "1 HCC-V-RA (General)\n\n3 vignettes\n",
                                     told));
    };
    for (
        const std::string_view told :
        {R"(Each line that begins with "support link" is one support link of two vignettes, spears in front.)",
         R"(My foot stands two deep, so each line that starts with "support link" is a support link.)"})
        BOOST_CHECK_EQUAL(asked_of(list(fmt::format("All RA. {}", told))), "");
    // What it says besides is not lost.
    BOOST_CHECK_EQUAL(
        troops_of("phalanx",
                  list(R"(Each line that begins with "support link" is one support link, all RA.)")),
        troops_of("phalanx", list("All RA.")));
}

BOOST_AUTO_TEST_CASE(what_a_link_holds_ends_with_its_line) {
    const auto list = [](std::string_view link, std::string_view next) {
        return read_list("phalanx",
                         fmt::format("AP 5\nUnit 1: 3 x HIP-IV-RA pikemen\nUnit 2: {}\n{}2 x HCC-IV-RA "
                                     "nobles\n1 x HSC-III-IF, General\n",
                                     link, next));
    };
    for (const std::string_view link : {"a support link. 1 HIS-IV-RA in front, 1 LIN-III-RA behind",
                                        "support link. 1 HIS-IV-RA in front, 1 LIN-III-RA behind",
                                        "support link: 1 HIS-IV-RA in front, 1 LIN-III-RA behind",
                                        "a support link. 1 HIS-IV-RA in front. 1 LIN-III-RA behind"})
        BOOST_TEST_CONTEXT(link) {
            const WrittenArmy made = list(link, "");
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("phalanx", made),
                              "3 x (HIP-IV-RA) | 1 x (HIS-IV-RA) & 1 x (LIN-III-RA) | 2 x (HCC-IV-RA) | "
                              "1 x (HSC-III-IF)");
        }
    // What stands further in goes on with it.
    BOOST_CHECK_EQUAL(
        troops_of("phalanx", list("a support link. 1 HIS-IV-RA in front", "   1 LIN-III-RA behind\n")),
        "3 x (HIP-IV-RA) | 1 x (HIS-IV-RA) & 1 x (LIN-III-RA) | 2 x (HCC-IV-RA) | 1 x "
        "(HSC-III-IF)");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
