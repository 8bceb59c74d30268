// SPDX-License-Identifier: MIT
// "e1 x", "minus 1 x", "~3 x": what may count troops, or take them away, and does not say so for sure.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(untold_counts)

BOOST_AUTO_TEST_CASE(a_sign_of_multiplication_needs_a_number_before_it) {
    for (const std::string_view line :
         {"1e1 x (HIP-V-RA)", "§21 x (HIP-V-RA)", "x (HIP-V-RA)", "Bobs x (HIP-V-RA)", "½ x (HIP-V-RA)",
          "some * (HIP-V-RA)", "q3 x HIP-V-RA"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_NE(asked_of(read_list("phalanx", line)).find("not understood"), std::string::npos);
    BOOST_CHECK_NE(
        asked_of(read_list("undying-lands", "Wing, rating 3, hold\nq3 x foot, loose, irregular, SRW, "
                                            "average, average, II, militia, A")),
        "");
    check_list("phalanx",
               "Base AP 4.\n\n3 x (HIP-V-RA)\n(HIS-IV-RA) x 2\n4x(HIN-III-RA)\n2 x Legio X (HIN-III-RA)",
               "3 x (HIP-V-RA) | 2 x (HIS-IV-RA) | 4 x (HIN-III-RA) | 2 x (HIN-III-RA)");
}

BOOST_AUTO_TEST_CASE(signs_for_numbers_are_no_names) {
    for (const std::string_view line :
         {"±3 (HIP-V-RA)", "② (HIP-V-RA)", "½ (HIP-V-RA)", "12b3 (HIP-V-RA)", "№21 (HIP-V-RA)"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_NE(asked_of(read_list("phalanx", line)).find("not understood"), std::string::npos);
    check_list("phalanx", "Base AP 4.\n\n2 x (HIP-V-RA) Légion 2e\n1 x (HIN-III-RA) 2nd Foot",
               "2 x (HIP-V-RA) | 1 x (HIN-III-RA)");
}

BOOST_AUTO_TEST_CASE(a_word_that_takes_away_or_guesses_stands_before_no_count) {
    for (const std::string_view word : {"minus", "less", "weniger", "take away", "moins", "except", "without",
                                        "about", "roughly", "ca", "abzüglich", "deduct"})
        for (const std::string_view troops : {"1 x (HIP-V-RA)", "2 (HIP-V-RA) pikes"}) {
            const std::string list = fmt::format("3 x (HIP-V-RA)\n{} {}", word, troops);
            BOOST_CHECK_MESSAGE(!asked_of(read_list("phalanx", list)).empty(), list);
        }
    for (const std::string_view list :
         {"~3 x (HIP-V-RA)", "minus one (HIP-V-RA)", "Left: 3 x (HIP-V-RA), minus 1 x (HIN-III-RA)",
          "3 x (HIP-V-RA) + less 2 x (HIN-III-RA)", "(HIP-V-RA) x -1", "(HIP-V-RA) x ½", "(HIP-V-RA) x 1e1"})
        BOOST_CHECK_MESSAGE(!asked_of(read_list("phalanx", list)).empty(), list);
    for (const std::string_view count : {"minus 1", "-1", "~3", "about 3", "½", "1e1"})
        BOOST_CHECK_MESSAGE(
            asked_of(read_list(
                         "phalanx",
                         fmt::format("Count,Class,Integrity,Army class\n{},HIP,V,RA\n3,HIN,III,RA\n", count)))
                    .find("no number") != std::string::npos,
            count);
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", "Romans, 1000 points.\n\nless 20 HI javelin B reg")),
                   "");
    // A grade of that name, which stands behind the class.
    check_list("phalanx-ii", "2 x LIN minus RA\nLIN RA minus x 3", "2 x LIN- | 3 x LIN-");
}

BOOST_AUTO_TEST_CASE(letters_that_nobody_sees_are_asked_about) {
    for (const std::string_view line : {"\xE2\x80\xAE"
                                        "3 x (HIP-IV-RA)",
                                        "1\xE2\x80\xAE"
                                        "2 x (HIP-IV-RA)",
                                        "2 x (HIP-IV-RA) \xE2\x80\xAEsdrauG",
                                        "2 x (HIP-IV-RA) Gu\xE2\x81\xA7"
                                        "ards"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_NE(asked_of(read_list("phalanx", line)), "");
    check_list("phalanx", "Base AP 4.\n\n2 x (HIP-IV-RA) Löwen\n1 x (HIN-III-RA) Αργυράσπιδες",
               "2 x (HIP-IV-RA) | 1 x (HIN-III-RA)");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
