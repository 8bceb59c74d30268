// SPDX-License-Identifier: MIT
#define BOOST_TEST_MODULE gui
#include <boost/test/unit_test.hpp>
