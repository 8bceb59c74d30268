// SPDX-License-Identifier: MIT
// Links in other words than those of the rules: "in one link", "supported by", "all single".
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

namespace {

// "in-line none": of every unit of the first body.
std::string links_of(std::string_view ruleset_id, const WrittenArmy& made) {
    const Trait& link = *rules_called(ruleset_id).trait(Level::unit, "link");
    std::string links;
    for (const Unit& unit : made.army.bodies.at(0).units)
        links += (links.empty() ? "" : " ") + link.value_id(unit.values[link.slot]);
    return links;
}

} // namespace

BOOST_AUTO_TEST_SUITE(links_in_other_words)

BOOST_AUTO_TEST_CASE(one_link_links_the_troops_of_its_line) {
    for (const std::string_view told :
         {"3 vignettes in one in-line link", "3 vignettes as one link in line", "3 vignettes, one link",
          "3 vignettes, all in a single link", "3 vignettes forming another link", "3 vignettes (one link)",
          "3 vignettes joined in one link", "3 vignettes, one link of three", "3 vignettes, a second link",
          "3 vignettes in their own link"})
        BOOST_TEST_CONTEXT(told) {
            const WrittenArmy made = read_list(
                "phalanx-ii", fmt::format("1 HCC+ RA General\nPikes: HIPn RA, {}\n2 LSCn RA\n", told));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(links_of("phalanx-ii", made), "none in-line none");
        }
    // Another size than the line counts, or a link that is told elsewhere.
    for (const std::string_view told : {"3 vignettes, one link of four", "3 vignettes in the third link"})
        BOOST_CHECK_NE(
            asked_of(read_list("phalanx-ii", fmt::format("1 HCC+ RA General\nPikes: HIPn RA, {}\n", told))),
            "");
}

BOOST_AUTO_TEST_CASE(a_link_before_a_semicolon_is_of_those_before_it) {
    const WrittenArmy made =
        read_list("phalanx-ii", "1 HCC+ RA General\nHIPn RA x 3, one link; HIB- IR x 1 archers\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(links_of("phalanx-ii", made), "none in-line none");
}

BOOST_AUTO_TEST_CASE(troops_with_others_in_support_are_a_link) {
    for (const std::string_view told :
         {"1 HIS-III-RA guards, supported by 1 VLI-III-RA slingers",
          "1 HIS-III-RA guards backed by 1 VLI-III-RA slingers",
          "1 HIS-III-RA guards, backed up by 1 VLI-III-RA slingers",
          "1 HIS-III-RA guards with 1 VLI-III-RA slingers in support",
          "1 HIS-III-RA guards and 1 VLI-III-RA slingers, in support behind them",
          "1 VLI-III-RA slingers supporting 1 HIS-III-RA guards"})
        BOOST_TEST_CONTEXT(told) {
            const WrittenArmy made = read_list(
                "phalanx", fmt::format("AP 5\nCentre\n{}\n2 HIN-III-RA\n1 HCC-IV-RA General\n", told));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("phalanx", made), "1 x (HIS-III-RA) & 1 x (VLI-III-RA) | 2 x "
                                                          "(HIN-III-RA) | 1 x (HCC-IV-RA)");
            BOOST_CHECK_EQUAL(links_of("phalanx", made), "support none none");
        }
    // With whom the second is linked, nothing shows.
    BOOST_CHECK_NE(
        asked_of(read_list("phalanx", "AP 5\n1 HIS-III-RA guards\n1 VLI-III-RA slingers in support "
                                      "of the linked ones\n1 HCC-IV-RA General\n")),
        "");
}

BOOST_AUTO_TEST_CASE(a_heading_says_that_nothing_beneath_is_linked) {
    for (const std::string_view heading :
         {"LEFT WING, all single:", "Left wing (all singly):", "Left wing - each on its own:",
          "Left wing, none linked:", "Left wing: all on their own"}) {
        const WrittenArmy made =
            read_list("phalanx", fmt::format("AP 5\n{}\n2 HIN-III-RA\n1 HCC-IV-RA General\n", heading));
        BOOST_TEST_CONTEXT(heading) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.size(), 2U);
        }
    }
    // What its own troops say goes before it.
    const WrittenArmy made = read_list("phalanx", "AP 5\nLeft wing, all single:\n2 HIN-III-RA, linked in "
                                                  "line\n1 HCC-IV-RA General\n");
    BOOST_CHECK_EQUAL(links_of("phalanx", made), "in-line none");
}

BOOST_AUTO_TEST_CASE(a_heading_counts_the_support_links_beneath) {
    const std::string_view list = "AP 5\nCentre: {} support links, spears in front and shooters behind\n"
                                  "1 HIS-III-RA guards, supported by 1 VLI-III-RA slingers\n"
                                  "1 HIS-II-RA men, supported by 1 VLI-II-RA boys\nand single:\n"
                                  "2 HCC-IV-RA riders (one is the General)\n";
    const WrittenArmy made = read_list("phalanx", fmt::format(fmt::runtime(list), "two"));
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(links_of("phalanx", made), "support support none");
    BOOST_CHECK_NE(asked_of(read_list("phalanx", fmt::format(fmt::runtime(list), "three"))), "");
}

BOOST_AUTO_TEST_CASE(a_link_may_stand_in_brackets_before_its_troops) {
    for (const std::string_view label :
         {"[Support link]", "(Support link)", "<support link>", "[support link]"})
        BOOST_TEST_CONTEXT(label) {
            const WrittenArmy made = read_list(
                "phalanx", fmt::format("AP 5\n{} front 1 x (HIS-IV-RA) guards, rear 1 x (VLI-III-RA) "
                                       "slingers\n[In-line link] 2 x (HSC-IV-RA) riders\n[Single] 1 x "
                                       "(CAT-V-RA) General\n[Singles] 2 x (LSC-III-IF)\n",
                                       label));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(links_of("phalanx", made), "support in-line none none");
        }
    BOOST_CHECK_NE(
        asked_of(read_list("phalanx", "AP 5\n[Link] 2 x (HSC-IV-RA) riders\n1 HCC-IV-RA General\n")), "");
}

BOOST_AUTO_TEST_CASE(a_link_may_say_how_many_it_is_of) {
    for (const std::string_view told :
         {"in-line link of three (HIM-IV-RA)EIII", "an in-line link of 3 (HIM-IV-RA)EIII"}) {
        const WrittenArmy made =
            read_list("into-glory-ride",
                      fmt::format("AP 6\na) {} - Guards\nb) one (LSC-III-IA)EIII - General\n", told));
        BOOST_TEST_CONTEXT(told) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(links_of("into-glory-ride", made), "in-line none");
        }
    }
    for (const std::string_view told :
         {"3 (HIM-IV-RA)EIII, in-line link of two", "link of three (HIM-IV-RA)EIII"})
        BOOST_CHECK_NE(
            asked_of(read_list("into-glory-ride",
                               fmt::format("AP 6\na) {}\nb) one (LSC-III-IA)EIII General\n", told))),
            "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
