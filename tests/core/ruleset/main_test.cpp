// SPDX-License-Identifier: MIT
#define BOOST_TEST_MODULE ruleset
#include <boost/test/unit_test.hpp>
