// SPDX-License-Identifier: MIT
// What is said of every troop of one kind or another: "every horse or chariot vignette on two bases".
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(kinds_joined)

constexpr std::string_view based = "Keith,\n\n{}\n\n"
                                   "Chief in his four-horse chariot: HSC+, RA, 1 vignette. General.\n"
                                   "Riders: HSCn, RA, 2 vignettes\n"
                                   "Spearmen: HISn, RA, 5 vignettes\n"
                                   "Slingers: VLI-, IR, 2 vignettes\n";

BOOST_AUTO_TEST_CASE(every_kind_that_or_joins_has_it) {
    for (const std::string_view said :
         {"Every foot vignette is on 4 bases, every horse or chariot vignette on 2 bases.",
          "I rebased them: every foot vignette is on four bases, every horse or chariot vignette on two "
          "bases.",
          "Each foot vignette has 4 bases, each horse or chariot vignette has 2 bases.",
          "Every foot vignette is on 4 bases and every horse or chariot vignette is on 2 bases."})
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy made = read_list("phalanx-ii", fmt::format(based, said));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(
                values_of("phalanx-ii", made, "bases"),
                values_of(
                    "phalanx-ii",
                    read_list("phalanx-ii", fmt::format(based, "Foot is on 4 bases, horse is on 2 bases.")),
                    "bases"));
        }
}

BOOST_AUTO_TEST_CASE(an_or_between_other_things_is_asked_about) {
    for (const std::string_view said :
         {"Every foot vignette is on 4 bases, every horse or camel vignette on 2 bases.",
          "Every foot vignette is on 4 or 3 bases, every horse vignette on 2 bases.",
          "Every foot vignette is on 4 bases, some horse or chariot vignettes on 2 bases.",
          "Every foot vignette is on 4 bases, every horse vignette on 2 bases or 1 base."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("phalanx-ii", fmt::format(based, said))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
