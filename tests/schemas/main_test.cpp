// SPDX-License-Identifier: MIT
#define BOOST_TEST_MODULE schemas
#include <boost/test/unit_test.hpp>
