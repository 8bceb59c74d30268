// SPDX-License-Identifier: MIT
#define BOOST_TEST_MODULE library
#include <boost/test/unit_test.hpp>
