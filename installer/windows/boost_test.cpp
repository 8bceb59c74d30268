// SPDX-License-Identifier: MIT
// The library of Boost.Test, which Debian's headers hold as well. The main function is that of the tests.
#define BOOST_TEST_NO_MAIN
#include <boost/test/included/unit_test.hpp>
