// SPDX-License-Identifier: MIT
// The main function of every test program.
#define BOOST_TEST_MODULE muster
#include <boost/test/unit_test.hpp>
