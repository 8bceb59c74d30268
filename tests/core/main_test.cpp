// SPDX-License-Identifier: MIT
// The main function of every test program.
#define BOOST_TEST_MODULE muster
#include <boost/test/unit_test.hpp>

// Boost.Test has it for a shared library only: in a static one, no linker would look for the tests after it.
#ifndef BOOST_TEST_DYN_LINK
int main(int argc, char* argv[]) {
    return boost::unit_test::unit_test_main(&init_unit_test_suite, argc, argv);
}
#endif
