// SPDX-License-Identifier: MIT
// A general told of by "he" behind his own line: "Cassivellaunus, Commander-in-Chief, 100 pts. He leads the
// first chariots himself."
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>
#include <utility>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(he_leads)

constexpr std::string_view britons = "British, 1000 points, every man a barbarian.\n"
                                     "\n"
                                     "Cassivellaunus, Commander-in-Chief, 100 pts.{}\n"
                                     "{}: 8 chariots, B @ 16 = 128\n"
                                     "Iceni: 30 MI, javelins, D @ 3 = 90, unit commander 25\n";

BOOST_AUTO_TEST_CASE(he_is_with_his_men) {
    for (const auto& [said, name] :
         {std::pair{" He leads the Guard himself.", "Guard"},
          std::pair{"\nHe leads the Guard himself.", "Guard"},
          std::pair{" He leads the first chariots himself so no officer there.", "1st chariots"},
          std::pair{" He leads the 1st chariots himself.", "First chariots"},
          std::pair{" He rides with the Guard, so they have no unit commander.", "Guard"},
          std::pair{" She leads the Guard in person.", "Guard"}})
        BOOST_TEST_CONTEXT(said)
    check_list("ancient-1969", fmt::format(britons, said, name),
               "8 x Barb Ch B & 1 x Barb C-in-C | 30 x Barb MI D, javelin, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(those_whom_nobody_is_called_so_are_asked_about) {
    for (const std::string_view said :
         {" He leads the Silures himself.", " He leads the third chariots himself.",
          " He leads the Guard or the Iceni.", " He leads the elephants himself.", " He leads the cavalry."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", fmt::format(britons, said, "Guard"))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
