// SPDX-License-Identifier: MIT
#define BOOST_TEST_MODULE army
#include <boost/test/unit_test.hpp>
