// SPDX-License-Identifier: MIT
#define BOOST_TEST_MODULE sheet
#include <boost/test/unit_test.hpp>
