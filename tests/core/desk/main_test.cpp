// SPDX-License-Identifier: MIT
#define BOOST_TEST_MODULE desk
#include <boost/test/unit_test.hpp>
