// SPDX-License-Identifier: MIT
// Counts that are told by a word for several together, or for one alone.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(collective_counts)

BOOST_AUTO_TEST_CASE(a_word_for_several_together_counts_them) {
    const auto list = [](std::string_view count) {
        return fmt::format("All RA.\n\n- one vignette of knights (CAT), integrity IV, the General\n"
                           "- {} crossbowmen (HIB), integrity II\n",
                           count);
    };
    for (const std::string_view two : {"a pair of vignettes of", "the pair of vignettes of", "a pair of",
                                       "Pair of", "a duo of vignettes of", "just a pair of",
                                       "finally a pair of", "a brace of vignettes of", "a couple of"})
        BOOST_TEST_CONTEXT(two)
    check_list("phalanx", list(two), "1 x (CAT-IV-RA) | 2 x (HIB-II-RA)");
    for (const std::string_view three : {"a trio of vignettes of", "a trio of", "a threesome of"})
        BOOST_TEST_CONTEXT(three)
    check_list("phalanx", list(three), "1 x (CAT-IV-RA) | 3 x (HIB-II-RA)");
    for (const std::string_view one :
         {"a lone vignette of", "a single vignette of", "a sole vignette of", "a solitary vignette of"})
        BOOST_TEST_CONTEXT(one)
    check_list("phalanx", list(one), "1 x (CAT-IV-RA) | 1 x (HIB-II-RA)");
    check_list("phalanx", list("a quartet of vignettes of"), "1 x (CAT-IV-RA) | 4 x (HIB-II-RA)");
    check_list("phalanx",
               "All RA.\n\n- one CAT, integrity IV, the General\n- a pair of crossbowmen (HIB), 2 vignettes, "
               "integrity II\n",
               "1 x (CAT-IV-RA) | 2 x (HIB-II-RA)");
}

BOOST_AUTO_TEST_CASE(words_that_count_nothing_plainly_are_asked_about) {
    for (const std::string_view count :
         {"several vignettes of", "a few vignettes of", "a handful of vignettes of",
          "a number of vignettes of", "two pairs of", "2 pairs of vignettes of", "three trios of"})
        BOOST_CHECK_MESSAGE(
            !asked_of(read_list("phalanx", fmt::format("All RA.\n\n- one CAT, integrity IV, the General\n"
                                                       "- {} crossbowmen (HIB), integrity II\n",
                                                       count)))
                 .empty(),
            count);
}

BOOST_AUTO_TEST_CASE(a_lone_man_may_be_what_troops_are_called) {
    check_list(
        "phalanx",
        "All RA.\n\n1 x CAT lone riders, integrity IV, the General\n2 x HIB pair of wolves, integrity II\n",
        "1 x (CAT-IV-RA) | 2 x (HIB-II-RA)");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
