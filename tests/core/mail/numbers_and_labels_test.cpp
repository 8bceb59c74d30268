// SPDX-License-Identifier: MIT
// Numbers that name lines, tell calibres or sum up, and that count nothing.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>
#include <utility>

namespace muster::tests {

namespace {

constexpr std::string_view foot =
    "foot, close order, regular, spear, average physique, average size, morale IV, "
    "drilled, defence B, shield";

std::string wing_with(std::string_view first, std::string_view second, std::string_view third) {
    return fmt::format("General's rating: 4\n\nLeft wing, sub-commander rating 3, orders hold\n{}\n{}\n{}\n",
                       first, second, third);
}

} // namespace

BOOST_AUTO_TEST_SUITE(numbers_and_labels)

BOOST_AUTO_TEST_CASE(a_total_named_by_its_price_has_to_come_out) {
    const auto asked = [](std::string_view told) {
        return asked_of(
            read_list("ancient-1969", fmt::format("Gauls, 1000 points, all barbarians.\n\nC-in-C: 100\n"
                                                  "20 LI, class D, javelin: 60, cdr 25\n\n{}\n",
                                                  told)));
    };
    for (const std::string_view told :
         {"Total points: 185", "Points: 185", "Sum of points = 185", "Points total: 185"})
        BOOST_CHECK_EQUAL(asked(told), "");
    for (const std::string_view told :
         {"Total points: 175", "Points: 175", "Sum of points = 175", "Total points 175", "Points total: 175"})
        BOOST_CHECK_MESSAGE(asked(told).find("computed 185") != std::string::npos,
                            told << ": " << asked(told));
    // Over the list, or by a word for it, it is what was agreed.
    for (const std::string_view told : {"Points: 1250", "Agreed total: 1250", "Points allowance: 1250"})
        BOOST_TEST_CONTEXT(told) {
            const WrittenArmy made =
                read_list("ancient-1969", fmt::format("Gauls, all barbarians.\n{}\n\nC-in-C: 100\n", told));
            BOOST_CHECK_EQUAL(
                made.army.values[rules_called("ancient-1969").trait(Level::army, "points")->slot], 1250);
        }
}

BOOST_AUTO_TEST_CASE(a_year_stands_before_the_base_of_activation) {
    for (const std::string_view told :
         {"normans 1066 base ap 3", "Normans 1066 AP 3", "Normans 1066 base AP: 3"}) {
        const WrittenArmy made = read_list("phalanx", fmt::format("{}\n\n2 x (HIP-V-RA)\n", told));
        BOOST_TEST_CONTEXT(told) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(made.army.values[rules_called("phalanx").trait(Level::army, "ap")->slot], 3);
        }
    }
    BOOST_CHECK_NE(asked_of(read_list("phalanx", "Normans, 1066 base AP\n\n2 x (HIP-V-RA)\n")), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
