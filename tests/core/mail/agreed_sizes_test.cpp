// SPDX-License-Identifier: MIT
// How large a game was agreed, in the sentence that presents the army.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

namespace {

WrittenArmy russians(std::string_view said, int line) {
    return read_list("into-glory-ride", fmt::format("Salut Keith,\n\n{}\n\nLEFT\n{} x HIM III RA EII line\n"
                                                    "RIGHT\n1 x HIM IV RA EII grenadiers (General)\n"
                                                    "5 x HCC IV RA cuirassiers\n\nBase AP 12.\n",
                                                    said, line));
}

std::int32_t size_of(const WrittenArmy& made) {
    return made.army.values[rules_called("into-glory-ride").trait(Level::army, "size")->slot];
}

} // namespace

BOOST_AUTO_TEST_SUITE(agreed_sizes)

BOOST_AUTO_TEST_CASE(a_double_size_game_was_agreed) {
    for (const std::string_view said :
         {"for the double-size game (24 vignettes a side, as agreed) the Russians, all with Epoch II weapons "
          "where they shoot:",
          "For our big game (24 vignettes each, as we agreed) the Russians:",
          "The Russians for the game with 24 vignettes a side.", "24 vignettes each side, Keith.",
          "24 vignettes a side, as agreed."})
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy made = russians(said, 18);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(size_of(made), 24);
            BOOST_CHECK_NE(asked_of(russians(said, 17)), "");
        }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
