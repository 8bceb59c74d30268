// SPDX-License-Identifier: MIT
#define BOOST_TEST_MODULE check
#include <boost/test/unit_test.hpp>
