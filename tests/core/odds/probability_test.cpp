// SPDX-License-Identifier: MIT
#include "odds/probability.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(probabilities)

// What one loses oneself is worth less than nothing.
BOOST_AUTO_TEST_CASE(fractions_below_nought_are_reduced_too) {
    BOOST_TEST((Probability() - Probability(6, 4)).text() == "-3/2");
    BOOST_TEST(Probability(-6, 3).text() == "-2/1");
    BOOST_TEST((Probability(-3, 2) < Probability(-4, 3)));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
