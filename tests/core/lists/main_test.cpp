// SPDX-License-Identifier: MIT
#define BOOST_TEST_MODULE lists
#include <boost/test/unit_test.hpp>
