// SPDX-License-Identifier: MIT
#include "base/numbered_names.h"

#include <boost/test/unit_test.hpp>

#include <set>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(numbered_names)

BOOST_AUTO_TEST_CASE(those_of_one_stem_are_numbered_from_the_second) {
    NumberedNames names;
    std::set<std::string> taken{"host-2"};
    const auto take = [&](const char* stem) {
        return names.take(stem, [&](const std::string& name) { return taken.insert(name).second; });
    };
    BOOST_TEST(take("host") == "host");
    BOOST_TEST(take("host") == "host-3");
    BOOST_TEST(take("horde") == "horde");
    BOOST_TEST(take("host-3") == "host-3-2");
    BOOST_TEST(take("host") == "host-4");
}

BOOST_AUTO_TEST_CASE(none_is_asked_for_twice) {
    NumberedNames names;
    int asked = 0;
    for (int i = 0; i < 1'000; ++i)
        (void)names.take("host", [&](const std::string& /*name*/) {
            ++asked;
            return true;
        });
    BOOST_TEST(asked == 1'000);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
