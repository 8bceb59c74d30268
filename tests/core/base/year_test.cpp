// SPDX-License-Identifier: MIT
// Years as files and people write them.
#include "base/year.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(year)

BOOST_AUTO_TEST_CASE(a_year_is_a_number_with_a_sign_for_bc) {
    BOOST_CHECK(parse_year("1632") == 1632);
    BOOST_CHECK(parse_year("-480") == -480);
    for (const char* wrong : {"", "-", "0", "-0", "00", "083", "+83", "--4", "10000", "4 BC", "MCC"})
        BOOST_TEST(!parse_year(wrong).has_value(), wrong);
}

BOOST_AUTO_TEST_CASE(a_year_is_read_as_people_type_it) {
    for (const char* typed : {"480 BC", "480BC", "480 b.c.", " 480 BCE ", "-480"})
        BOOST_TEST(parse_typed_year(typed).value_or(0) == -480, typed);
    for (const char* typed : {"AD 83", "83", "83 AD", "83 CE"})
        BOOST_TEST(parse_typed_year(typed).value_or(0) == 83, typed);
    for (const char* wrong : {"", "BC", "480 B", "4 80 BC", "10000 BC", "0 BC", "- 480", "-480 BC", "many"})
        BOOST_TEST(!parse_typed_year(wrong).has_value(), wrong);
}

BOOST_AUTO_TEST_CASE(words_are_read_back) {
    for (const int one : {-3000, -480, -1, 1, 83, 999, 1000, 1632, 9999}) {
        const std::string words = year_words(one);
        const auto read = year_at_start(words + " · more");
        BOOST_REQUIRE(read.has_value());
        BOOST_TEST(read->first == one);
        BOOST_TEST(read->second == words.size());
    }
    BOOST_CHECK(year_at_start("83") == std::pair(83, std::size_t(2))); // as a number without a mark
    for (const char* none : {"", "BC", "AD", "AD BC", "x 480 BC", "0 BC"})
        BOOST_TEST(!year_at_start(none).has_value(), none);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
