// SPDX-License-Identifier: MIT
// Troops told like a story: "Then there are two HSC-, nobles on ponies, and finally two VLIn".
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(opened_troops)

constexpr std::string_view picts =
    "Everybody in this army is IR.\n"
    "\n"
    "I bring six HISn, the spearmen of the tribes, and one HIS+, which is King "
    "Bridei and has the General.\n"
    "{}\n";

BOOST_AUTO_TEST_CASE(the_story_goes_on_with_others) {
    for (const std::string_view said :
         {"Then there are two HSC-, nobles on ponies, and finally two VLIn with crossbows.",
          "Then there are two HSC-, nobles on ponies,\nand finally two VLIn with crossbows.",
          "Then come two HSC-, nobles on ponies. Last there are two VLIn with crossbows.",
          "I also have two HSC-, nobles on ponies, then two VLIn.",
          "Finally I take two HSC- and then two VLIn.", "Dann kommen zwei HSC-, zuletzt zwei VLIn."})
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy made = read_list("phalanx-ii", fmt::format(picts, said));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK(troops_of("phalanx-ii", made).find("2 x HSC- | 2 x VLIn") != std::string::npos ||
                        troops_of("phalanx-ii", made).find("2 x HSC- & 2 x VLIn") != std::string::npos);
        }
}

BOOST_AUTO_TEST_CASE(those_that_may_be_the_same_are_asked_about) {
    for (const std::string_view said :
         {"There are two HISn on the left.", "I have two HISn in front.",
          "Then there are the two HISn on the left.", "Then there are two HISn on the left.",
          "Then there may be two HSC-."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("phalanx-ii", fmt::format(picts, said))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
