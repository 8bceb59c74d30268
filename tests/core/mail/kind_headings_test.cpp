// SPDX-License-Identifier: MIT
// "Foot, every vignette on 4 bases:" over the troops on foot.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>
#include <utility>

namespace muster::tests {

namespace {

WrittenArmy read_headed(std::string_view foot, std::string_view horse) {
    return read_list("phalanx-ii", fmt::format("All RA.\n\n{}\n  3 HIPn phalanx\n  1 VLI- slingers\n"
                                               "{}\n  2 HSC+ Companions, one with the General\n",
                                               foot, horse));
}

} // namespace

BOOST_AUTO_TEST_SUITE(kind_headings)

BOOST_AUTO_TEST_CASE(a_heading_says_what_each_of_its_kind_has) {
    const std::size_t slot = rules_called("phalanx-ii").trait(Level::troop, "bases")->slot;
    for (const auto& [foot, horse] : std::initializer_list<std::pair<std::string_view, std::string_view>>{
             {"Foot, every vignette on 4 bases:", "Horse, every vignette on 3 bases:"},
             {"Infantry, all on four bases:", "Cavalry, all on three bases:"},
             {"FOOT (each on 4 bases)", "HORSE (each on 3 bases)"},
             {"Foot: each vignette has 4 bases", "Mounted: each vignette has 3 bases"},
             {"Foot - all of them on 4 bases:", "Horse - all of them on 3 bases:"}})
        BOOST_TEST_CONTEXT(foot) {
            const WrittenArmy made = read_headed(foot, horse);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("phalanx-ii", made), "3 x HIPn | 1 x VLI- | 1 x HSC+ & 1 x HSC+");
            std::string bases;
            for (const Body& body : made.army.bodies)
                for (const Unit& unit : body.units)
                    for (const Troop& troop : unit.troops)
                        bases += fmt::format("{} ", troop.values[slot]);
            BOOST_CHECK_EQUAL(bases, "3 3 2 2 ");
        }
}

BOOST_AUTO_TEST_CASE(what_a_heading_says_of_some_of_a_kind_is_asked) {
    for (const std::string_view horse :
         {"Horse, nearly every vignette on 3 bases:", "Horse, every vignette on 3 bases or 2:",
          "Horse, every vignette but one on 3 bases:", "Horse, every second vignette on 3 bases:"})
        BOOST_TEST_CONTEXT(horse)
    BOOST_CHECK_NE(asked_of(read_headed("Foot, every vignette on 4 bases:", horse)), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
