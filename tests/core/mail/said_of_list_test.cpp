// SPDX-License-Identifier: MIT
// What players say of their list as a whole: what it does not have, what its lines, columns and codes are.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(said_of_list)

BOOST_AUTO_TEST_CASE(several_things_may_be_denied_in_one_sentence) {
    const auto list = [](std::string_view told) {
        return asked_of(
            read_list("phalanx", fmt::format("AP 6\n\n2 HIP-III-RA foot\n1 HSC-IV-RA General\n{}\n", told)));
    };
    for (const std::string_view told :
         {"No field defences, no artillery, no excuses.", "No artillery, no field defences, and no excuses!",
          "No links, no field defences.", "No field defences and no artillery."})
        BOOST_CHECK_EQUAL(list(told), "");
    BOOST_CHECK_NE(list("No field defences, two elephants."), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
